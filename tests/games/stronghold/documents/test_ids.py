"""The ids of documents are those of the rules, and every task has words."""

from __future__ import annotations

from typing import get_args

from stronghold_gui.games.stronghold import ids, naming, pieces
from stronghold_gui.games.stronghold.board import HOUSES, SIDES
from stronghold_gui.games.stronghold.flow import QUESTIONS, RUNNERS
from stronghold_gui.games.stronghold.values import EDITIONS


def test_the_types_name_what_the_rules_name_in_the_same_order() -> None:
    assert ids.UNIT_IDS == pieces.UNITS
    assert ids.GUARD_IDS == pieces.DEFENDERS
    assert ids.HERO_IDS == pieces.HEROES
    assert ids.SIDE_IDS == SIDES
    assert pieces.SITED[1:] == ids.SITED_IDS
    assert ids.EQUIPMENT_IDS == pieces.EQUIPMENT
    assert ids.TRAINING_IDS == pieces.RAMPART_TRAINING
    assert ids.ORDER_IDS == pieces.ORDERS
    assert get_args(ids.OrderSeen) == (*pieces.ORDERS, "hidden")
    assert pieces.FIELD[1:] == ids.FIELD_IDS
    assert pieces.TOWER[1:] == ids.TOWER_IDS
    assert ids.CAULDRON_IDS == pieces.CAULDRONS
    assert ids.BUILDING_IDS == pieces.ACTION_BUILDINGS
    assert ids.HOUSE_IDS == HOUSES
    assert ids.ACTION_IDS == pieces.DEFENDER_ACTIONS
    assert ids.USED_IDS == pieces.INVADER_ACTIONS
    assert ids.DEED_IDS == pieces.DEEDS
    assert ids.INVADER_DEED_IDS == pieces.INVADER_DEEDS
    assert ids.PHASE_IDS == pieces.PHASES
    assert ids.SUPPLY_IDS == pieces.SUPPLY
    assert ids.GLORY_IDS == pieces.GLORY_SOURCES
    assert get_args(ids.EditionId) == EDITIONS


def test_every_kind_of_task_has_its_figures_named() -> None:
    assert set(naming.TASKS) == {"enter", *QUESTIONS, *RUNNERS}
