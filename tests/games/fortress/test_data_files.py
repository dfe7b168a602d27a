"""Broken or contradictory files of pieces, cards and scenarios are refused with the place and the fault."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from stronghold_gui.core.data_files import parse_data
from stronghold_gui.core.reading import DataFault, read_json_value
from stronghold_gui.files import resource
from stronghold_gui.games.fortress.data.cards_file import CardsFile, read_cards
from stronghold_gui.games.fortress.data.pieces import PiecesFile, read_pieces
from stronghold_gui.games.fortress.data.scenarios_file import ScenariosFile, read_scenarios
from stronghold_gui.games.fortress.setting import cards

Change = Callable[[Any], object]


def fault_of(name: str, change: Change, read: Callable[[Any], object]) -> DataFault:
    """Return the fault of a file after a change."""
    written: Any = copy.deepcopy(read_json_value(resource("fortress", name)))
    change(written)
    with pytest.raises(DataFault) as refused:
        read(written)
    return refused.value


@pytest.mark.parametrize(
    ("change", "path", "problem"),
    [
        (lambda it: it["box"].pop("rung"), "box", "at least 15"),
        (lambda it: it["box"].update(moat=1), "box.moat", "'rung'"),
        (lambda it: it["terrain"][0].update(height=2), "terrain[0].height", "less than or equal to 1"),
        (lambda it: it["terrain"][0].update(id="lava"), "terrain[0].id", "'grass'"),
        (lambda it: it["levels"].update(base=0), "levels.base", "greater than or equal to 1"),
        (lambda it: it["die"].pop("blank"), "die.blank", "required"),
        (lambda it: it["falls"][0].pop("dice"), "falls[0]", "either 'dice' or 'unhurt_on'"),
        (lambda it: it["falls"][0].update(unhurt_on=2), "falls[0]", "either 'dice' or 'unhurt_on'"),
        (lambda it: it["falls"][0].update(dice=0), "falls[0].dice", "greater than or equal to 1"),
    ],
)
def test_a_fault_of_the_pieces_is_named_with_its_path(change: Change, path: str, problem: str) -> None:
    fault = fault_of("pieces.json", change, lambda written: read_pieces(parse_data(PiecesFile, written)))
    assert fault.path == path
    assert problem in fault.problem


@pytest.mark.parametrize(
    ("change", "path", "problem"),
    [
        (lambda it: it["cards"].clear(), "cards", "at least 1"),
        (lambda it: it["cards"][1].update(id="drake"), "cards[3].id", "'drake' is there twice"),
        (lambda it: it["cards"][1].update(id="two words"), "cards[1].id", "pattern"),
        (lambda it: it["cards"][1].update(figures=2), "cards[1].figures", "a hero is one figure"),
        (lambda it: it["cards"][1].update(life=0), "cards[1].life", "greater than or equal to 1"),
        (lambda it: it["cards"][1].pop("class"), "cards[1].class", "required"),
        (lambda it: it["cards"][1]["powers"].append("baking"), "cards[1].powers[2]", "'water_clone'"),
        (lambda it: it["powers"].pop(1), "cards[1].powers[0]", "'explosion' is not described"),
        (lambda it: it["powers"][1].update(id="water_clone"), "powers[1].id", "'water_clone' is there twice"),
        (lambda it: it["powers"][1]["params"].pop("attack"), "powers[1].params", "attack, range"),
        (lambda it: it["powers"][3]["params"].update(dice=1), "powers[3].params", "none"),
        (lambda it: it["door"]["reinforced"].pop("huge"), "door.reinforced", "at least 4"),
        (lambda it: it["door"].update(shields="luck"), "door.shields", "boolean"),
    ],
)
def test_a_fault_of_the_cards_is_named_with_its_path(change: Change, path: str, problem: str) -> None:
    fault = fault_of("cards.json", change, lambda written: read_cards(parse_data(CardsFile, written)))
    assert fault.path == path
    assert problem in fault.problem


AMBUSH, SMALL = 0, 2
SEATING = ("scenarios", AMBUSH, "seatings", "2")


def at(it: Any, *path: str | int) -> Any:  # noqa: ANN401 - JSON
    for step in path:
        it = it[step]
    return it


@pytest.mark.parametrize(
    ("change", "path", "problem"),
    [
        (lambda it: it["modes"].pop("expert"), "modes.expert", "required"),
        (lambda it: it["modes"]["expert"].update(head="ear"), "modes.expert.head", "boolean"),
        (lambda it: it["zones"]["blue"].append(it["zones"]["blue"][0]), "zones.blue", "a space is there twice"),
        (lambda it: it["zones"]["blue"][0].pop(), "zones.blue[0][2]", "required"),
        (lambda it: it["scenarios"][1].update(id="ambush"), "scenarios[1].id", "'ambush' is there twice"),
        (lambda it: it["scenarios"][0].update(id="picnic"), "scenarios[0].id", "'siege'"),
        (lambda it: it["scenarios"][0].update(zones=[]), "scenarios[0].zones", "at least 1"),
        (lambda it: it["scenarios"][0]["zones"][1].append("moon"), "scenarios[0].zones[1][1]", "no zone 'moon'"),
        (lambda it: it["scenarios"][0]["inside"].append("moon"), "scenarios[0].inside[2]", "no zone 'moon'"),
        (lambda it: it["scenarios"][0].update(begins=4), "scenarios[0].begins", "less than 4"),
        (lambda it: it["scenarios"][1].update(begins=3), "scenarios[1].begins", "zones for 3 players"),
        (lambda it: at(it, "scenarios", 1, "door").update(controller=3), "scenarios[1].door.controller", "3 players"),
        (
            lambda it: at(it, "scenarios", SMALL, "card_zones").update(nobody=["blue"]),
            "scenarios[2].card_zones.nobody",
            "no card 'nobody'",
        ),
        (lambda it: at(it, "scenarios", 0, "end", "figures").pop("guards"), "scenarios[0].end.figures", "guards"),
        (lambda it: at(it, "scenarios", 0, "end", "figures").update(runner=1), "scenarios[0].end.figures", "guards"),
        (lambda it: at(it, *SEATING).update(people=[0, 0, 0]), "scenarios[0].seatings.2.people", "not the seats of 2"),
        (lambda it: at(it, *SEATING).update(people=[0, 0, 2]), "scenarios[0].seatings.2.people", "not the seats of 2"),
        (lambda it: at(it, *SEATING).update(sides=[[0], [2]]), "scenarios[0].seatings.2.sides", "of one side"),
        (lambda it: at(it, *SEATING)["limits"].pop(), "scenarios[0].seatings.2", "a limit and an army"),
        (lambda it: at(it, *SEATING)["given"].pop(), "scenarios[0].seatings.2", "a limit and an army"),
        (lambda it: at(it, *SEATING, "given", 0).append("finn"), "scenarios[0].seatings.2.given", "in two armies"),
        (
            lambda it: at(it, *SEATING, "given", 0).append("nobody"),
            "scenarios[0].seatings.2.given[0][3]",
            "no card 'nobody'",
        ),
        (
            lambda it: at(it, "scenarios", SMALL, "seatings", "2").update(people=[0, 1, 1]),
            "scenarios[2].seatings.2.people",
            "zones for 2 players",
        ),
    ],
)
def test_a_fault_of_the_scenarios_is_named_with_its_path(change: Change, path: str, problem: str) -> None:
    def read(written: Any) -> object:  # noqa: ANN401 - JSON
        return read_scenarios(parse_data(ScenariosFile, written), cards().ids)

    fault = fault_of("scenarios.json", change, read)
    assert fault.path == path
    assert problem in fault.problem
