"""Supposing: a position to try things out from holds what its seat may know, and nothing else."""

from __future__ import annotations

import pytest

from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.orders import can_obey
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.supposing import suppose
from tests.games.stronghold.scene import DEFENDER, INVADER, Scene


def laid(*tiles: str) -> Position:
    """Return a table with orders face down on walls where all of them could be obeyed."""
    scene = Scene()
    for tile, wall in zip(tiles, ("W3", "E2"), strict=False):
        scene.put(wall, orc=1, goblin=1).put(f"R{wall}", troll=1).order(tile, wall, face_up=False)
    return scene.p


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("seat", [DEFENDER, None])
def test_two_tables_that_differ_in_what_is_hidden_are_supposed_alike(seat: int | None, seed: int) -> None:
    tables = [laid("trolls_call", "bluff"), laid("bluff", "orcs_detonation"), laid("goblins_fury", "trolls_call")]
    supposed = [suppose(table, seat, seed) for table in tables]
    assert supposed[0] == supposed[1] == supposed[2]


def test_the_invader_supposes_with_the_orders_he_has_laid() -> None:
    table = laid("trolls_call", "bluff")
    supposed = suppose(table, INVADER, 3)
    assert supposed is not None
    assert supposed.orders == table.orders


def test_what_everybody_sees_stays_as_it_is() -> None:
    table = laid("trolls_call", "bluff")
    supposed = suppose(table, DEFENDER, 3)
    assert supposed is not None
    assert STRONGHOLD.view(supposed, DEFENDER) == STRONGHOLD.view(table, DEFENDER)


@pytest.mark.parametrize("seed", range(20))
def test_R_66_orders_are_dealt_to_units_that_could_obey_them(seed: int) -> None:
    table = laid("trolls_call", "bluff")
    supposed = suppose(table, DEFENDER, seed)
    assert supposed is not None
    assert all(can_obey(supposed, order, wall) for wall, order in enumerate(supposed.orders) if order >= 0)


def test_chance_is_another_one_and_the_true_position_stays_as_it_is() -> None:
    table = laid("trolls_call")
    before = table.copy()
    supposed = suppose(table, INVADER, 99)
    assert supposed is not None
    assert (supposed.chance.seed, supposed.chance.count) == (99, 0)
    assert table == before


def test_nobody_supposes_from_cards_he_may_not_see() -> None:
    table = STRONGHOLD.setup({"cards": "draft"}, 2, 4)
    assert suppose(table, DEFENDER, 1) is None
    assert suppose(table, None, 1) is None
    assert suppose(table, INVADER, 1) is not None
