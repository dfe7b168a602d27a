"""The board by hand: what is pressed lists what can be done there, refusals say why, and who plays sits there."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.after_siege import lose, win
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.pieces import DIRECTIONS, ZONES
from stronghold_gui.games.convicted.position import Ending
from stronghold_gui.players.random_player import RandomPlayer, play_out
from tests.desktop.convicted.conftest import Sit
from tests.desktop.convicted.hands import Hands
from tests.desktop.convicted.test_proposals import go_to, press
from tests.desktop.convicted.test_whole_games import wanted


def corner_of(hands: Hands, area: str) -> QPoint:
    """Return a pixel of an area outside its pieces."""
    corner = hands.scene.geometry.areas[area].rect.bottomRight()
    return hands.desk.board.mapFromScene(corner.x() - 6, corner.y() - 6)


def test_a_wall_that_is_pressed_lists_what_can_be_done_there(sit: Sit) -> None:
    hands = sit("scenario-1-coop", 1)
    go_to(hands, "action")
    before = hands.labels
    hands.click_at(corner_of(hands, "S"))
    assert hands.labels != before
    listed = [choice.move for choice in hands.choices if choice.move is not None]
    assert listed
    assert all("S" in (getattr(move, name, "") for name in ("section", "post", "target")) for move in listed)
    hands.choose(hands.labels.index("Back"))
    assert hands.labels == before


def test_a_shot_out_of_reach_is_refused_with_its_rule(sit: Sit) -> None:
    hands = sit("scenario-1-coop", 1)
    go_to(hands, "aim")
    aims = [move for move in hands.controller.moves() if isinstance(move, m.Aim)]
    piece, post = next((aim.piece, aim.post) for aim in aims if aim.post != "keep")
    reached = {aim.zone for aim in aims if (aim.piece, aim.post) == (piece, post)}
    beyond = next(zone for zone in ZONES if zone.startswith("assault") and zone not in reached)
    before = len(hands.controller.match.played)
    hands.put((f"{post}.units", piece), beyond, "drag")
    assert len(hands.controller.match.played) == before
    assert hands.window.prompt.refusal is not None
    assert hands.window.prompt.refusal.rule


def test_several_pieces_are_placed_in_one_go_and_taken_back_together(sit: Sit) -> None:
    hands = sit("campaign", 1)
    go_to(hands, "garrison")
    hands.click_at(hands.point("town", "spearman"))
    assert hands.scene.hand.most == 8
    hands.scene.hand.hold(3)
    hands.click_at(corner_of(hands, "N"))
    assert hands.position.units[0] == 3
    hands.press("undo")
    assert hands.position.units[0] == 0


def test_who_plays_next_sits_at_the_screen_though_the_one_before_could_still_trade(sit: Sit) -> None:
    hands = sit("campaign", 3)
    rng = random.Random(1)  # noqa: S311 - a game, no secret
    for _ in range(400):
        moves = hands.controller.moves()
        hands.controller.play(wanted(moves, hands.decision.kind, rng))
        QApplication.processEvents()
        if hands.controller.over:
            break
        leads = next(one for one in hands.controller.decisions if one.kind != "trade")
        if leads.kind == "action":
            assert hands.controller.seat == leads.seat


def test_a_move_after_which_somebody_else_leads_is_shown_once(sit: Sit) -> None:
    hands = sit("campaign", 3)
    rng = random.Random(1)  # noqa: S311 - a game, no secret
    shown: list[str] = []
    hands.controller.changed.connect(lambda _events, reason, shown=shown: shown.append(reason))
    leaders = set()
    for _ in range(60):
        if hands.controller.over:
            break
        shown.clear()
        hands.controller.play(wanted(hands.controller.moves(), hands.decision.kind, rng))
        QApplication.processEvents()
        assert shown == ["move"]
        leaders.add(hands.controller.seat)
    assert len(leaders) > 1


@pytest.mark.parametrize(("language", "told"), [("en", "Defeat. "), ("fr", "Défaite. ")])
def test_the_end_is_told_in_sentences_with_one_full_stop_each(sit: Sit, language: str, told: str) -> None:
    position = CONVICTED.setup({"mode": "campaign"}, 2, 4)
    play_out(CONVICTED, position, RandomPlayer(4))
    said = sit("campaign", 2, language=language, position=position).desk.prompt.line().sentence
    assert said.startswith(told)
    assert said.endswith(f" {position.turn}.")
    assert ".." not in said
    assert said.count(".") == 2


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("how", ["held", "stormed", "ruined", "fallen"])
def test_every_end_has_a_sentence_with_its_turn_and_a_picture(sit: Sit, language: str, how: Ending) -> None:
    hands = sit("campaign", 1, language=language)
    if how == "held":
        win(hands.position, [])
    else:
        lose(hands.position, how, [])
    ending = hands.desk.sentences.ending()
    assert ending is not None
    assert "1" in ending.sentence
    assert ending.picture is not None
    assert ending.picture.is_file()
    assert ("held" in ending.picture.stem) == (how == "held")
    assert bool(ending.winners) == (how == "held")


def test_a_sign_is_there_only_where_it_says_something(sit: Sit) -> None:
    hands = sit("campaign", 1)
    signs = hands.scene.geometry.labels
    assert all(signs[area].plate for area in (*ZONES, *DIRECTIONS))
    assert not any(area in hands.scene.inscriptions.names for area in ZONES)


def test_docks_that_a_moment_calls_are_there_before_it(sit: Sit, qtbot: QtBot) -> None:
    hands = sit("scenario-1-coop", 1)
    docking = hands.window.docking
    qtbot.waitUntil(lambda: {"town", "powers", "enemy", "squads"} <= docking._pages.keys())
    assert "knowledge" not in docking._pages


def garrisoned(sit: Sit, language: str = "en") -> Hands:
    """Return a campaign at its first actions, with all spearmen on the north wall and its towers."""
    hands = sit("campaign", 1, language=language)
    press(hands, hands.labels[0])
    go_to(hands, "garrison")
    for goal in ("N", "N", "NE", "NE", "NW", "NW", "N", "N"):
        move = m.Place("spearman", "town", goal)
        hands.controller.play(move if move in hands.controller.moves() else hands.controller.moves()[0])
    QApplication.processEvents()
    go_to(hands, "action")
    return hands


@pytest.mark.parametrize(("language", "full"), [("en", "full: "), ("fr", "complet\u00a0: ")])
@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_soldier_that_is_pressed_opens_the_menu_of_its_wall_and_esc_closes_it(
    sit: Sit, language: str, full: str, way: str
) -> None:
    hands = garrisoned(sit, language)
    before = hands.labels
    if way == "mouse":
        hands.click_at(hands.point("N.units", "spearman"))
    else:
        hands.desk.board.setFocus()
        hands.scene.keys.go_to(("N.units", "spearman"))
        hands.key("Return")
    assert hands.window.prompt.refusal is None
    assert hands.labels != before
    count, room = hands.position.count(0), hands.position.capacity(0)
    assert (full + f"{count}" in hands.window.prompt.sentence.text()) is (count == room)
    assert hands.desk.arrows_shown == []
    assert hands.desk._arrows.count == 1, "the wall is not marked"
    hands.key("Esc")
    assert hands.labels == before
    assert hands.desk._arrows.count == 0


def test_a_wall_that_holds_all_it_can_says_so(sit: Sit) -> None:
    hands = garrisoned(sit)
    for _ in range(9):
        trains = [one for one in hands.controller.moves() if isinstance(one, m.Train) and one.post == "N"]
        if not trains or hands.position.count(0) == hands.position.capacity(0):
            break
        hands.controller.play(trains[0])
    QApplication.processEvents()
    room = hands.position.capacity(0)
    assert hands.position.count(0) == room
    hands.click_at(hands.point("N.units", "spearman"))
    assert f"full: {room} of {room}." in hands.window.prompt.sentence.text()
