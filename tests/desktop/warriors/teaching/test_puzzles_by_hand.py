"""Puzzles of Warriors in the window: solved by mouse, missed, taken back, at a table for the puzzle's players."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QLabel

from stronghold_gui.desktop.docks.odds_row import OddsRow
from stronghold_gui.desktop.teaching.puzzles import puzzle_session
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import find_kit
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.notation import parse
from stronghold_gui.teaching.puzzles.library import added_folder, library
from stronghold_gui.teaching.puzzles.puzzle import AnyPuzzle
from tests.desktop.desks import page_of
from tests.desktop.warriors.hands import Hands
from tests.desktop.warriors.teaching.learners import solver
from tests.games.warriors.teaching.kit import KIT
from tests.games.warriors.teaching.puzzles.sample import document
from tests.helpers.resting import rest

Make = Callable[..., MainWindow]
PUZZLES = library(KIT, find_kit).puzzles


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the others answer without waiting."""
    monkeypatch.setattr(puzzle_session, "ANSWER", 0)
    monkeypatch.setattr(puzzle_session, "STEP", 0)


def known(name: str) -> AnyPuzzle:
    """Return a puzzle of the program's."""
    return next(one for one in PUZZLES if one.id == f"warriors/{name}")


def test_odds_say_that_a_puzzle_does_not_throw_ordinary_dice(make_window: Make) -> None:
    somebody = solver(make_window())
    for name, said in (
        ("one-bow-is-enough", "The dice are fixed here (red 4, black 4); these are the normal odds."),
        ("no-shield-no-battle", "The dice are fixed here (red 6, black 1, catapult 6); these are the normal odds."),
        ("small-change", "The dice are as bad as possible for you here; these are the normal odds."),
    ):
        somebody.begin(name)
        page = page_of(somebody.window, "odds")
        rest(somebody.window)
        assert page.findChild(QLabel, "odds_settled").text() == said
        assert page.findChild(QLabel, "odds_settled").isVisibleTo(page)
        assert page.findChild(QLabel, "odds_settled").y() < page.findChild(OddsRow, "odds_0").y()
        assert sum(share.ways for share in page.findChild(OddsRow, "odds_0").odds.shares) == pytest.approx(1)
    somebody.window.language.choose("fr")
    page = page_of(somebody.window, "odds")
    assert page.findChild(QLabel, "odds_settled").text().startswith("Les dés vous sont toujours défavorables ici")


def test_of_dice_that_a_puzzle_tells_one_by_one_the_odds_name_those_to_come(make_window: Make) -> None:
    added_folder().mkdir(parents=True)
    content = json.dumps(document(draws={"red": [1, 4, 3], "black": [3]}))
    (added_folder() / "faces.json").write_text(content, encoding="utf-8")
    somebody = solver(make_window())
    somebody.begin("faces")
    assert somebody.session.controller.chance.draws == {"red": (1, 4, 3), "black": (3,)}
    page = page_of(somebody.window, "odds")
    rest(somebody.window)
    assert "(red 2, 5, 4…, black 4)" in page.findChild(QLabel, "odds_settled").text()
    somebody.play(parse("attack a.goblins b.dwarves"))
    assert somebody.session.controller.chance.draws["red"] == (3,)


def test_a_puzzle_missed_is_told_kindly_and_can_be_made_good(make_window: Make) -> None:
    somebody = solver(make_window())
    somebody.begin("no-shield-no-battle")
    somebody.play(parse("fire b.trolls.infantry"), "drag")
    somebody.play(parse("lose a.dwarves.infantry"))
    somebody.wait_for("failed")
    assert "You lost 1 card." in somebody.puzzling.bar.answer.text()
    while somebody.session.controller.can_undo:
        somebody.press("puzzle_undo")
    for move in known("no-shield-no-battle").solution:
        somebody.play(move)
    somebody.wait_for("met")


def test_nobody_answers_for_another_seat(make_window: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_session, "ANSWER", 100_000)
    somebody = solver(make_window())
    somebody.begin("no-shield-no-battle")
    controller = somebody.session.controller
    assert controller.moves_of(0)
    assert controller.moves_of(1) == []
    assert controller.play_as(0, m.PASS_WINDOW)
    attack = parse("attack b.trolls a.elves")
    assert controller.game.refusal(controller.match.position, 1, attack) is None, "it is B's to decide, in a moment"
    assert not controller.play_as(1, attack)
    assert len(controller.match.played) == 1


def test_a_puzzle_for_three_is_shown_at_a_table_for_three(make_window: Make) -> None:
    third = {
        "players": {**document()["position"]["position"]["players"], "c": {"factions": {"elves": {"infantry": 2}}}}
    }
    added_folder().mkdir(parents=True)
    content = json.dumps(document({**third, "seats": 3}))
    (added_folder() / "three.json").write_text(content, encoding="utf-8")
    somebody = solver(make_window())
    somebody.begin("one-bow-is-enough")
    two = Hands(somebody.window).scene.geometry.size.height()
    somebody.begin("three")
    assert Hands(somebody.window).scene.geometry.size.height() > two
    somebody.play(parse("attack a.goblins b.dwarves"), "drag")
    somebody.wait_for("met")
