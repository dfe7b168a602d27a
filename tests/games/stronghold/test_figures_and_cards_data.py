"""Broken or contradictory files of figures and of cards are refused with the place and the fault."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest

from stronghold_gui.core.data_files import parse_data
from stronghold_gui.core.reading import DataFault, Json, read_json_value
from stronghold_gui.files import resource
from stronghold_gui.games.stronghold.cards import CardsFile, load_cards, read_cards
from stronghold_gui.games.stronghold.pieces import INVADER_ACTIONS
from stronghold_gui.games.stronghold.values import EDITIONS, load_values, read_values
from tests.games.stronghold.test_board_data import Change, add, drop, put

VALUES = read_json_value(resource("stronghold", "values.json"))
CARDS = read_json_value(resource("stronghold", "cards.json"))


def fault_of(data: object, change: Change, read: Callable[[Json], object]) -> DataFault:
    """Return the fault of a file after a change."""
    changed: Any = copy.deepcopy(data)
    change(changed)
    with pytest.raises(DataFault) as caught:
        read(changed)
    return caught.value


# -- figures -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "path", "problem"),
    [
        (drop("turns"), "turns", "required"),
        (put(0, "turns"), "turns", "greater than or equal to 1"),
        (put("ten", "turns"), "turns", "integer"),
        # pieces
        (drop("pieces", "stone"), "pieces", "'stone' is missing"),
        (drop("pieces", "altar_influence"), "pieces", "'altar_influence' is missing"),
        (drop("pieces", "throwing_machines"), "pieces", "'throwing_machines' is missing"),
        (put(4, "pieces", "ladders"), "pieces.ladders", "'goblin'"),
        (put(-1, "pieces", "banner"), "pieces.banner", "greater than or equal to 0"),
        (put(3, "pieces", "altar"), "pieces.altar", "3 is more than the 2"),
        # income
        (drop("income", "units", "2"), "income.units", "at least 3"),
        (put(17, "income", "resources_before", "2"), "income.resources_before.2", "17 is more than the 16"),
        # the Invader's prices
        (drop("invader_actions", "sap"), "invader_actions", "'sap' is missing"),
        (put({}, "invader_actions", "moat"), "invader_actions.moat", "'gain'"),
        (
            put({"resources": 2}, "invader_actions", "sap"),
            "invader_actions.sap.pay",
            "units that pay for it were expected",
        ),
        (put({}, "invader_actions", "sap", "pay"), "invader_actions.sap.pay", "units that pay"),
        (put(0, "invader_actions", "sap", "pay", "orc"), "invader_actions.sap.pay.orc", "greater than or equal to 1"),
        (put(1, "invader_actions", "sap", "pay", "ogre"), "invader_actions.sap.pay.ogre", "'goblin'"),
        (put(1, "invader_actions", "fire", "pay", "orc"), "invader_actions.fire.pay.orc", "'orc' cannot pay"),
        (put(1, "invader_actions", "trainer", "pay", "troll"), "invader_actions.trainer.pay.troll", "cannot pay"),
        (put({"orc": 1}, "invader_actions", "minor", "pay"), "invader_actions.minor.pay", "hourglasses only"),
        (put(1, "invader_actions", "classified", "resources"), "invader_actions.classified.resources", "hourglasses"),
        (put(1, "invader_actions", "sap", "price"), "invader_actions.sap.price", "Unexpected"),
        (drop("gain", "orc"), "gain", "at least 3"),
        # dispatch and camp
        (put(9, "dispatch", "huge"), "dispatch.huge", "'minor'"),
        (drop("dispatch", "minor"), "dispatch", "at least 2"),
        (put([[3, 0, 1], [None, 6]], "camp"), "camp[0]", "at most 2"),
        (put([[3, 0], [3, 1], [None, 6]], "camp"), "camp", "must rise"),
        (put([[7, 1], [3, 0], [None, 6]], "camp"), "camp", "must rise"),
        (put([[3, 0], [7, 1]], "camp"), "camp", "no end"),
        (put([], "camp"), "camp", "no end"),
        # machines
        (put(12, "machine_pile", "hit"), "machine_pile.hit", "more than the 11"),
        (put({"hit": 0, "miss": 0}, "machine_pile"), "machine_pile.hit", "without hits"),
        # the Defender's actions
        (drop("defender_actions", "glare"), "defender_actions", "'glare' is missing"),
        (
            put(0, "defender_actions", "glare", "hourglasses"),
            "defender_actions.glare.hourglasses",
            "greater than or equal to 1",
        ),
        (put("chapel", "defender_actions", "glare", "building"), "defender_actions.glare.building", "'forge'"),
        (add("nap", "one_tile_actions"), "one_tile_actions[2]", "'cannon'"),
        (add("nap", "once_for_each_invader"), "once_for_each_invader[1]", "'gain'"),
        (add("nap", "repeatable_actions"), "repeatable_actions[2]", "'cannon'"),
        (put(0, "speech_most"), "speech_most", "greater than or equal to 1"),
        # glory
        (drop("glory", "further_breach"), "glory", "at least 8"),
        (drop("invader_deeds", "great_siege"), "invader_deeds", "at least 4"),
        (put(1, "invader_deeds", "arson"), "invader_deeds.arson", "'troll_attack'"),
        (put(1, "deeds", "bribes"), "deeds.bribes", "'from_turn'"),
        # editions
        (drop("editions", 1), "editions", "the editions are"),
        (drop("rulings", 1), "rulings", "the states of the rulings are"),
        (put(1, "earlier_rulings", "1", "lords"), "earlier_rulings.1.lords", "nothing of that name"),
        (put({"moat": {}}, "cost_overrides", "3"), "cost_overrides.3.moat", "nothing of that name"),
        (put([[None, 0], [None, 6]], "camp"), "camp", "must rise"),
        (add("second", "editions"), "editions[2]", "'revised'"),
        (drop("changes", "first"), "changes", "at least 2"),
        (put({}, "changes", "second"), "changes.second", "'revised'"),
        (put(5, "changes", "first", "pieces", "wod"), "changes.first.pieces.wod", "nothing of that name"),
        (put({}, "changes", "first", "changes"), "changes.first.changes", "nothing of that name"),
        (put(None, "changes", "first", "turns"), "changes.first.turns", "only prices"),
        (put(5, "changes", "first", "pieces"), "changes.first.pieces", "a figure into a list"),
        (put({"best": 8}, "changes", "first", "turns"), "changes.first.turns", "a figure into a list"),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_fault_of_the_figures_is_named_with_its_path(
    edition: str, change: Change, path: str, problem: str
) -> None:
    fault = fault_of(VALUES, change, lambda value: read_values(value, edition, 2))
    assert fault.path == path
    assert problem in fault.problem


@pytest.mark.parametrize(
    ("change", "path", "problem"),
    [
        (put("cellar", "switches", "altar_site"), "switches.altar_site", "'rampart'"),
        (put(1, "switches", "panic_lasts"), "switches.panic_lasts", "boolean"),
        (drop("switches", "accurate_shot"), "switches.accurate_shot", "required"),
    ],
)
def test_faults_of_the_switches_too(change: Change, path: str, problem: str) -> None:
    fault = fault_of(VALUES, change, lambda value: read_values(value, "revised", 2))
    assert fault.path == path
    assert problem in fault.problem


def test_a_number_of_seats_without_figures_is_refused() -> None:
    with pytest.raises(DataFault) as caught:
        read_values(VALUES, "revised", 5)
    assert (caught.value.path, caught.value.problem) == ("cost_overrides", "'5' is missing")


def test_what_the_editions_change_is_the_table_of_section_12() -> None:
    revised, first = load_values("revised", 2), load_values("first", 2)
    differing = {
        name for name in (field.name for field in fields(revised)) if getattr(revised, name) != getattr(first, name)
    }
    assert differing == {
        "edition", "supply", "costs", "action_cost", "altar_on_rampart", "wood_per_wall", "accurate_all",
        "ballista_may_hold", "panic_lasts", "acting_hero_stays", "honour_original", "ladder_stays",
            "bare_wall_kills", "blessing_everywhere", "trainer_from_bag",
    }  # fmt: skip
    assert [name for name in INVADER_ACTIONS if revised.costs[name] != first.costs[name]] == ["cover"]
    assert sum(one != other for one, other in zip(revised.action_cost, first.action_cost, strict=True)) == 1
    assert sum(one != other for one, other in zip(revised.supply, first.supply, strict=True)) == 1


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "path", "problem"),
    [
        (drop("phases", "rituals"), "phases.rituals", "required"),
        (put([], "phases", "supplies"), "phases.supplies", "Unexpected"),
        (put("ballista", "phases", "machines"), "phases.machines", "array"),
        (put([], "phases", "machines"), "phases.machines", "exactly one card"),
        (put(True, "phases", "machines", 1, "starred"), "phases.machines", "exactly one card"),
        (put("machines-1", "phases", "machines", 1, "id"), "phases.machines[1].id", "there twice"),
        (put("machines-1", "phases", "rituals", 1, "id"), "phases.rituals[1].id", "there twice"),
        (put("card two", "phases", "machines", 1, "id"), "phases.machines[1].id", "pattern"),
        (put([], "phases", "machines", 1, "actions"), "phases.machines[1].actions", "without actions"),
        (add("ladder", "phases", "machines", 1, "actions"), "phases.machines[1].actions[3]", "'ladder' is not"),
        (add("altar", "phases", "machines", 1, "actions"), "phases.machines[1].actions[3]", "there twice"),
        (drop("phases", "machines", 1, "starred"), "phases.machines[1].starred", "required"),
        (put(["ogre"], "defender_hit_cards", 2), "defender_hit_cards[2][0]", "'goblin'"),
        (put(["orc", "orc"], "defender_hit_cards", 2), "defender_hit_cards[2][1]", "there twice"),
        (put([], "defender_hit_cards"), "defender_hit_cards", "no card"),
        (add("retreat", "order_tiles"), "order_tiles[5]", "'goblins_fury'"),
    ],
)
def test_every_fault_of_the_cards_is_named_with_its_path(change: Change, path: str, problem: str) -> None:
    fault = fault_of(CARDS, change, lambda value: read_cards(parse_data(CardsFile, value)))
    assert fault.path == path
    assert problem in fault.problem


def test_R_04_the_shipped_cards_are_those_of_the_rules() -> None:
    cards = load_cards()
    assert cards == read_cards(parse_data(CardsFile, CARDS))
    assert [len(deck) for deck in cards.deck] == [5, 5, 5, 5]
    assert sorted(cards.hit_cards) == [(), (), (0,), (0, 1), (0, 1), (0, 1, 2)]
    assert sum(cards.orders) == 5
