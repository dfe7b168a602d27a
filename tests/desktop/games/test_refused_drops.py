"""Refused drops: the window explains the refusal at the place of the drop, in one sentence with its rule."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QRectF

from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.text import LANGUAGES
from tests.desktop.desks import desk_of
from tests.desktop.games.conftest import OpenProgram, sit_at
from tests.desktop.games.grips import Piece, Source
from tests.desktop.games.hands import Hands, settle
from tests.desktop.games.scenes import SCENES
from tests.games.stronghold.defence.scenes import pause
from tests.games.stronghold.scene import Scene

_SENTENCE = re.compile(r"[A-ZÉÀ].*\((Ruling|Précision|chapter|chapitre|Rules|Règles).*\)\.", re.IGNORECASE)
"""A sentence with its source in brackets."""


@dataclass(frozen=True)
class Try:
    """Something that is taken and put where it may not go."""

    made: Callable[[], Scene]
    source: Source
    area: str


def _machines() -> Scene:
    return SCENES["machine"][0]().tile("cover", "RW1")


TRIES = {
    "a unit marches where no path leads": Try(SCENES["march"][0], Piece("orc", "RW3"), "E1"),
    "a siege tower on an unmarked section": Try(SCENES["machine"][0], "action_siege_tower_tile", "W3"),
    "a second cover": Try(_machines, "action_cover_tile", "RW1"),
    "a soldier walks too far": Try(pause, Piece("soldier", "W1"), "E4"),
    "a machine aims out of range": Try(SCENES["aim"][0], Piece("catapult", "RW2"), "E1"),
    "an order where nobody stands": Try(SCENES["command"][0], "open_order_orcs_detonation", "E4"),
}


def put(hands: Hands, one: Try) -> None:
    """Drag it there and let go."""
    middle = hands.scene.geometry.areas[one.area].rect.center()
    hands.mouse.drag(hands.spot(one.source), lambda: hands.on_board(middle))
    settle()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TRIES)
def test_a_refused_drop_says_why_with_its_rule(open_program: OpenProgram, name: str, language: str) -> None:
    one = TRIES[name]
    hands = open_program(language)
    sit_at(hands, one.made())
    before = hands.controller.match.position.copy()
    put(hands, one)
    assert len(hands.told) == 1
    sentence = hands.told[0].text
    assert _SENTENCE.fullmatch(sentence), sentence
    window = hands.window
    prompt = window.prompt
    # Choices in the second line stay visible, so the refusal moves to the first.
    said_in = prompt.sentence if prompt.strip.isVisible() else prompt.second
    assert sentence in said_in.text()
    assert said_in.isVisible()
    assert hands.scene.refusals.note.isVisible()
    assert hands.scene.hand.held is None, "a refused drop slides back"
    assert hands.controller.match.played == []
    assert hands.controller.match.position == before


@pytest.mark.parametrize("size", [(900, 600), (1280, 720)])
@pytest.mark.parametrize("name", TRIES)
def test_the_sentence_hides_neither_what_was_tried_nor_what_it_points_at(
    open_program: OpenProgram, name: str, size: tuple[int, int]
) -> None:
    one = TRIES[name]
    hands = open_program("fr")
    sit_at(hands, one.made())
    hands.window.resize(*size)
    settle()
    put(hands, one)
    scene, view = hands.scene, desk_of(hands.window).board
    assert scene.refusals.note.isVisible()
    bubble = QRectF(scene.refusals.note.pos(), scene.refusals.note.boundingRect().size() / view.scale_factor)
    tried = scene.geometry.areas[scene.refusals.area].rect
    assert not bubble.intersects(tried)
    rings = [item for item in desk_of(hands.window).why_not.pointers._items if item.childItems()]
    assert not any(bubble.intersects(ring.sceneBoundingRect()) for ring in rings)
    assert view.mapToScene(view.viewport().rect()).boundingRect().contains(bubble.center())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_no_rule_speaks_of_is_refused_in_plain_words(open_program: OpenProgram, language: str) -> None:
    hands = open_program(language)
    sit_at(hands, pause())
    put(hands, Try(pause, "purse_own", "RW2"))
    say = hands.window.language
    assert hands.told == [ShownRefusal(say("why.hourglass", dock=say("dock.buildings")))]
    assert hands.scene.refusals.note.isVisible()
    assert hands.controller.match.played == []
