"""Stage III, the ram and the gates (rules, section 8)."""

from __future__ import annotations

import pytest

from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold.assault.barbican import strike
from stronghold_gui.games.stronghold.pieces import GLORY_INDEX
from tests.games.stronghold.assault.tools import both_editions, empty, enter
from tests.games.stronghold.scene import Scene


def ram(components: int, crew: int, edition: str = "revised") -> Scene:
    """Return a scene with a ram."""
    scene = empty(edition).put("RAM", orc=crew)
    for _ in range(components):
        scene.tile("battering_ram", "RAM")
    return scene


@pytest.mark.parametrize(
    ("components", "crew", "damage"), [(1, 2, 1), (2, 3, 1), (2, 4, 2), (1, 4, 1), (3, 1, 0), (0, 0, 0)]
)
def test_R_84_the_ram_strikes_once_for_each_component_with_two_units(components: int, crew: int, damage: int) -> None:
    scene = enter(ram(components, crew), "barbican")
    assert scene.p.toughness == 8 - damage


@both_editions
def test_R_84_the_rest_carries_over_to_the_next_gate(edition: str) -> None:
    scene = ram(3, 6, edition)
    scene.p.toughness = 1
    enter(scene, "barbican")
    assert (scene.p.gate, scene.p.toughness) == (1, 6)
    assert scene.seen(a.GateHit) == [a.GateHit(1, 1, 0), a.GateHit(2, 2, 6)]
    assert scene.seen(a.GateFell) == [a.GateFell(1)]
    assert scene.p.invader_glory[GLORY_INDEX["gates"]] == 1


def test_R_84_beyond_the_last_gate_the_rest_is_lost() -> None:
    scene = ram(0, 0)
    scene.p.gate, scene.p.toughness = 2, 3
    strike(scene.p, 9, scene.events)
    assert (scene.p.gate, scene.p.toughness) == (3, 0)
    strike(scene.p, 9, scene.events)
    assert scene.seen(a.GateHit) == [a.GateHit(3, 3, 0)]


@both_editions
def test_the_first_two_gates_are_worth_a_point_each(edition: str) -> None:
    scene = ram(2, 4, edition)
    scene.p.gate, scene.p.toughness = 1, 2
    enter(scene, "barbican")
    assert scene.p.gate == 2
    assert scene.p.invader_glory[GLORY_INDEX["gates"]] == 1
    assert scene.seen(a.Breached) == []


@both_editions
def test_R_88_the_third_gate_is_a_breach_worth_three(edition: str) -> None:
    scene = ram(2, 4, edition)
    scene.p.gate, scene.p.toughness = 2, 2
    enter(scene, "barbican")
    assert scene.seen(a.Breached) == [a.Breached("gate3")]
    assert scene.p.invader_glory[GLORY_INDEX["gates"]] == 0
    assert scene.p.invader_glory[GLORY_INDEX["breach"]] == 3
    assert scene.p.stage == "over"


def test_R_61_without_a_ram_component_no_gate_is_struck() -> None:
    scene = enter(ram(0, 0), "barbican")
    assert scene.seen(a.GateHit) == []
