"""From a piece, a place, a move or an event to its paragraph."""

from __future__ import annotations

from typing import get_args

import pytest

from stronghold_gui.games.convicted import events as e
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted import pieces as pc
from stronghold_gui.games.convicted.siege import events as s
from stronghold_gui.games.convicted.teaching.reference import REFERENCE, anchor_of
from stronghold_gui.games.convicted.teaching.reference.happenings import EVENTS, MOVES
from stronghold_gui.teaching.reference import load_book
from tests.games.convicted.teaching.kit import KIT

assert KIT.teaching is not None  # its texts are spoken from now on
ANCHORS = load_book(REFERENCE, "en").paragraphs
ALL = (
    *pc.UNITS, *pc.ENGINES, *pc.FOE_PIECES, *pc.BUILDINGS, *pc.TECHNOLOGIES, *pc.POWERS, *pc.HEROES, *pc.FACTIONS,
    *pc.POSTS, *pc.ZONES, *pc.RING_IDS, *pc.OBSTACLES, *pc.RESOURCES, pc.TOWN, "gates", "gateway", "N.1",
    *(f"wall_{direction}" for direction in pc.DIRECTIONS), *(f"technology.{name}" for name in pc.TECHNOLOGIES),
)  # fmt: skip


def test_everything_with_a_name_has_its_paragraph() -> None:
    assert [name for name in ALL if anchor_of(name) not in ANCHORS] == []


@pytest.mark.parametrize(
    ("thing", "anchor"),
    [
        ("catapult", "catapult"),
        ("technology.catapult", "tech_catapult"),
        ("archery", "tech_archery"),
        ("hero.oracle", "oracle"),
        ("building.keep", "keep"),
        ("NE", "towers"),
        ("N", "walls"),
        ("ring_N1", "ring"),
        ("W.3", "squads"),
        ("wall_S", "on_the_wall"),
        ("RC-105", "RC-105"),
        ("6.1", "fortifications"),
        ("M-16", "placing"),
        ("technology.wheel", None),
        ("nothing of the kind", None),
    ],
)
def test_a_thing_leads_to_its_paragraph(thing: str, anchor: str | None) -> None:
    assert anchor_of(thing) == anchor
    assert anchor is None or anchor in ANCHORS


def test_every_kind_of_event_has_a_paragraph() -> None:
    assert set(EVENTS) == set(get_args(e.Event))
    assert {anchor for anchor in EVENTS.values() if isinstance(anchor, str)} <= set(ANCHORS)


@pytest.mark.parametrize(
    ("event", "anchor"),
    [
        *((s.StageBegan(stage), f"stage_{stage}") for stage in range(1, 15)),
        (s.CardDrawn("wolfmen", 2), "wolfmen"),
        (s.PowerCast(0, "shield", "archer", False), "shield"),
        (s.Fled("standstill"), "RC-80"),
        (s.FoesFell("assault_W", "warrior", 1, "boulders"), "stage_10"),
        (s.FoesFell("assault_W", "warrior", 1, "die"), "RC-69"),
        (e.Built(0, "library", 2), "library"),
        (e.Entrenched(0, "moat", "ring_N1"), "moat"),
        (e.Made(0, "onager", "NE", "-"), "onager"),
        (e.Received(0, (1, 0, 0, 0), "loot"), "loot"),
        (e.Trained(0, "archer", "N", "-", "deserted"), "deserter"),
    ],
)
def test_an_event_leads_to_its_paragraph(event: e.Event, anchor: str) -> None:
    assert REFERENCE.topics.anchor_of_event(event) == anchor
    assert anchor in ANCHORS


def test_every_kind_of_move_has_a_paragraph_but_the_one_that_ends_something() -> None:
    assert {*MOVES, m.Done} == set(get_args(m.Move))
    assert {anchor for anchor in MOVES.values() if isinstance(anchor, str)} <= set(ANCHORS)


@pytest.mark.parametrize(
    ("move", "anchor"),
    [
        (m.DONE, None),
        (m.Build("chapel"), "chapel"),
        (m.Research("catapult"), "tech_catapult"),
        (m.Make("catapult", "NE"), "catapult"),
        (m.Cast("ignition", "-"), "ignition"),
        (m.Take("veteran_giant", "W.1"), "veteran_giant"),
        (m.Aim("ballista", "NE", "assault_N"), "ballista"),
    ],
)
def test_a_move_leads_to_its_paragraph(move: m.Move, anchor: str | None) -> None:
    assert REFERENCE.topics.anchor_of_move(move) == anchor
    assert anchor is None or anchor in ANCHORS
