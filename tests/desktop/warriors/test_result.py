"""The result of a throw or shot is on the table in words, as in the log, until the next event."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from stronghold_gui.core.save import save_match
from stronghold_gui.desktop.table.animation_queue import Speed
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.games.warriors.notation import parse
from tests.desktop.desks import page_of
from tests.desktop.warriors.conftest import Sit
from tests.desktop.warriors.hands import Hands
from tests.games.warriors.scene import Loaded, scene
from tests.helpers.resting import rest

ATTACK = parse("attack a.goblins b.goblins")


def said(hands: Hands) -> str:
    """Return the line on the table, which must also be written there."""
    return hands.scene.words.label("result")


def roll(hands: Hands, red: str, black: str, die: int = 0) -> None:
    hands.controller.match.position.chance = Loaded(red, black, die)


@pytest.mark.parametrize(
    ("language", "speed", "words"),
    [
        ("en", "off", "6:5 – Anna wins a goblin infantry card   ·   4:4 – Bert wins a goblin infantry card"),
        ("fr", "normal", "6 : 5 – Anna gagne un fantassin gobelin   ·   4 : 4 – Bert gagne un fantassin gobelin"),
    ],
)
def test_the_end_of_a_throw_stands_on_the_table_as_in_the_log(
    sit: Sit, language: str, speed: Speed, words: str
) -> None:
    hands = sit(2, language=language, position=scene(a="goblins 5-0-0; S1", b="goblins 5-0-0").position)
    hands.window.animation.choose(speed)
    roll(hands, "641", "54")
    hands.play(0, ATTACK)
    if speed == "normal":
        assert hands.desk.animation.performing
        assert said(hands) == "", "the dice are seen first"
        hands.window.animation.finish()
    assert said(hands).replace("\N{NO-BREAK SPACE}", " ") == words
    rest(hands.window)
    told = [sentence for done in hands.controller.match.played for sentence in hands.desk.sentences.events(done.events)]
    logged = [line.text for line in page_of(hands.window, "log").log.lines]
    assert [one for one in told if one in logged] == told, "the log says the same"
    roll(hands, "611", "11")
    hands.play(0, parse("again"))
    hands.window.animation.finish()
    assert "1 – Anna" in said(hands).replace("\N{NO-BREAK SPACE}", " "), "the next throw takes its place"


def test_who_must_still_choose_a_loss_is_not_said_to_have_lost_it(sit: Sit) -> None:
    hands = sit(2, position=scene(a="goblins 5-0-0; S1", b="goblins 1-1-0").position)
    roll(hands, "651", "1")
    hands.play(0, ATTACK)
    assert said(hands) == "6:2 – Anna wins"
    hands.play(1, parse("lose b.goblins.archer"))
    assert said(hands) == "6:2 – Anna wins a goblin archer"


def test_a_shot_is_said_and_an_attack_takes_its_place(sit: Sit) -> None:
    hands = sit(2, position=scene(a="goblins 5-0-0; S1", b="goblins 5-0-0; catapult 2").position)
    roll(hands, "", "", 5)
    hands.play(1, parse("fire a.goblins.infantry"))
    assert said(hands) == "Catapult 5: a hit – Bert wins a goblin infantry card"
    hands.press("done")
    assert said(hands).startswith("Catapult 5"), "nothing has happened since"
    hands.play(0, ATTACK)
    assert said(hands) == "Simple battle 1: goblins (Anna) against goblins (Bert)"


def test_the_words_are_there_again_after_reopening_in_another_language(sit: Sit, tmp_path: Path) -> None:
    hands = sit(2, position=scene(a="goblins 5-0-0; S1", b="goblins 5-0-0").position)
    hands.play(0, ATTACK)
    before, path = said(hands), tmp_path / "after.stronghold"
    save_match(hands.controller.match, LIBRARY.kit("warriors"), path)
    hands.window.language.choose("fr")
    assert "fantassin gobelin" in said(hands)
    hands.window.files.forget()
    assert hands.window.files.open_path(path)
    assert "fantassin gobelin" in said(hands)
    hands.window.language.choose("en")
    assert said(hands) == before


def test_screen_readers_are_told_the_line_first_of_the_middle(sit: Sit) -> None:
    hands = sit(2, position=scene(a="goblins 5-0-0; S1", b="goblins 5-0-0").position)
    hands.play(0, ATTACK)
    places = page_of(hands.window, "places")
    rest(hands.window)
    assert said(hands) in [entry.text for entry, _ in places.lines.entries()]


@pytest.mark.parametrize(("seats", "box"), [(2, "base"), (4, "hordes"), (6, "hordes")])
def test_a_hand_lies_side_by_side_whatever_is_chosen_of_it(sit: Sit, seats: int, box: str) -> None:
    hands = sit(seats, box)
    while hands.controller.decisions[0].kind != "keep":
        decision = hands.controller.decisions[0]
        hands.controller.play_as(
            decision.seat, hands.controller.game.legal_moves(hands.controller.match.position, decision.seat)[0]
        )
    hands.come()
    wanted = hands.controller.decisions[0].count
    for number in range(wanted + 1):
        cells = [
            cell for area in ("hand", "kept") for pile in hands.scene.contents.get(area, ())
            for cell in hands.scene.cells_of(area, pile.key)
        ]  # fmt: skip
        cells.sort(key=lambda cell: cell.left())
        apart = [right.left() >= left.right() for left, right in pairwise(cells)]
        assert all(apart), (number, apart)
        if number < wanted:
            assert hands.scene.words.label("kept") == f"To keep: {number} of {wanted}"
            hands.client.put_draft(("hand", hands.scene.contents["hand"][0].key))
