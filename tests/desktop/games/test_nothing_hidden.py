"""Secrecy of face-down orders: after the hand-over the Defender can read their kind nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QToolTip

from stronghold_gui.files import HOME_VARIABLE
from stronghold_gui.games.stronghold.notation import parse, text_of
from stronghold_gui.games.stronghold.wording import piece_name
from stronghold_gui.text import LANGUAGES
from tests.desktop.games.conftest import OpenProgram, sit_at
from tests.desktop.games.hands import Hands, settle
from tests.desktop.games.reading import everything
from tests.desktop.games.scenes import SCENES
from tests.desktop.games.test_languages_in_a_game import open_all
from tests.games.stronghold.partners.seats import EAST, EAST_GUARD, WEST_GUARD, four

_LAID = "trolls_call"
_ROWS = ("Tile open_order", "Tile classified", "Tile borrow_open_order")
"""Where all order tiles are named."""


def readable(hands: Hands) -> list[tuple[str, str]]:
    """Return every text of the window, put aside or not, and what a tooltip shows now."""
    return [*everything(hands.window, hidden=True), ("tooltip", QToolTip.text() if QToolTip.isVisible() else "")]


def naming(hands: Hands, piece: str) -> list[tuple[str, str]]:
    """Return the texts that name a piece, by its id or in words, other than the row of all order tiles."""
    name = piece_name(piece, hands.window.language.texts).casefold()
    return [
        (where, text)
        for where, text in readable(hands)
        if (piece in text or name in text.casefold()) and not where.startswith(_ROWS)
    ]


def laid_face_down(hands: Hands, piece: str = _LAID) -> None:
    """Let the Invader lay an order face down, point at it, and end the phase; the Defender is called."""
    sit_at(hands, SCENES["command"][0]().put("RW3", orc=2, troll=2))
    open_all(hands)
    hands.play(parse(f"order {piece} W3 face_down"), "drag tile")


def hand_over(hands: Hands) -> None:
    """Play on to the moment in which a Defender decides."""
    while hands.invades(hands.controller.seat):
        move = next(move for move in hands.controller.moves() if text_of(move) == "done")
        hands.play(move, "done")
    open_all_unless_covered(hands)


def open_all_unless_covered(hands: Hands) -> None:
    if not hands.window.curtain.isVisible():
        open_all(hands)
        settle()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kind_of_a_face_down_order_is_nowhere_after_the_hand_over(open_program: OpenProgram, language: str) -> None:
    hands = open_program(language)
    laid_face_down(hands)
    assert naming(hands, _LAID), "the Invader sees what they have laid"
    hand_over(hands)
    assert hands.controller.seat == 1
    assert naming(hands, _LAID) == []
    if hands.window.curtain.isVisible():
        hands.mouse.click(hands.window.curtain.button)
        open_all_unless_covered(hands)
        assert naming(hands, _LAID) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_partners_see_what_one_of_them_has_laid_and_nobody_of_the_other_camp_does(
    open_program: OpenProgram, language: str
) -> None:
    hands = open_program(language)
    scene = four().at("phase", 6).put("W3", orc=2).put("RW3", orc=2, troll=2).put("CAMP", goblin=1)
    sit_at(hands, scene.hourglasses(1, 1))
    open_all(hands)
    hands.play(parse(f"order {_LAID} W3 face_down"), "drag tile")
    hands.switch(EAST, "prompt")
    assert not hands.window.curtain.isVisible()
    assert naming(hands, _LAID), "the partner sees it"
    hand_over(hands)
    for seat in (WEST_GUARD, EAST_GUARD):
        if hands.controller.seat != seat:
            hands.switch(seat, "prompt")
        open_all(hands)
        settle()
        assert naming(hands, _LAID) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_tables_that_differ_in_a_face_down_order_read_the_same(
    open_program: OpenProgram, language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Check the strictest form: all texts are equal, counts of the remaining tiles included."""
    read = []
    for piece in (_LAID, "bluff", "orcs_detonation"):
        # Each at a computer of its own: where a match was played before, the next one has another name.
        monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / piece))
        hands = open_program(language)
        laid_face_down(hands, piece)
        hand_over(hands)
        read.append(sorted(set(readable(hands))))
        hands.window.files.forget()
        hands.window.hide()
    assert read[0] == read[1]
    assert read[0] == read[2]
