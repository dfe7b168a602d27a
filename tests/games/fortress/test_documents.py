"""Position documents: what is refused, and by which path."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.games.fortress.documents import POSITIONS
from stronghold_gui.games.fortress.game import FORTRESS
from tests.games.fortress.bench import the_map
from tests.games.fortress.test_scenarios import new, play_until


@cache
def _written() -> dict[str, Any]:
    position = new("siege", 2)
    play_until(position, "mark")
    play_until(position, "act")
    return POSITIONS.to_json(position)


def written() -> dict[str, Any]:
    """Return a position in the first turn of a round of the Siege."""
    return copy.deepcopy(_written())


def faults(document: dict[str, Any]) -> list[tuple[str, str]]:
    with pytest.raises(BadFileError) as refused:
        POSITIONS.from_json(document)
    return [(fault.path, fault.problem) for fault in refused.value.faults]


def figure(document: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = document["position"]["cards"][name.partition(".")[0]]["figures"][name]
    return found


FINN = "position.cards.finn.figures.finn"


def finn(position: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = position["cards"]["finn"]["figures"]["finn"]
    return found


def test_it_comes_back() -> None:
    position = POSITIONS.from_json(written())
    assert POSITIONS.to_json(position) == written()
    assert POSITIONS.options_of(position) == ({"scenario": "siege", "mode": "usual", "armies": "given"}, 2)
    assert FORTRESS.decisions(position)


def test_the_mode_that_was_chosen_comes_back() -> None:
    document: Any = POSITIONS.to_json(FORTRESS.setup({"scenario": "small", "mode": "expert"}, 2, 1))
    assert document["position"]["mode"] == "expert"
    position = POSITIONS.from_json(document)
    assert position.setting.mode.powers
    assert POSITIONS.options_of(position)[0]["mode"] == "expert"


def test_two_figures_on_a_space_are_refused() -> None:
    document = written()
    figure(document, "syvarris")["space"] = figure(document, "finn")["space"]
    assert (f"{FINN}.space", "fortress.space_taken") in faults(document)


def test_bodies_on_one_ladder_do_not_fill_the_same_levels() -> None:
    document = written()
    figure(document, "syvarris")["space"] = "19,8,4"
    figure(document, "finn")["space"] = "19,8,8"
    assert (f"{FINN}.space", "fortress.space_taken") in faults(document)


def test_a_figure_that_does_not_fit_and_halves_that_are_no_pair_are_refused() -> None:
    document = written()
    figure(document, "grimnak").update(space="5,4,1", second="9,9,0")
    assert ("position.cards.grimnak.figures.grimnak.second", "fortress.not_a_pair") in faults(document)
    document = written()
    figure(document, "deathwalker_9000")["space"] = "19,8,4"
    assert ("position.cards.deathwalker_9000.figures.deathwalker_9000.space", "fortress.no_room") in faults(document)
    document = written()
    figure(document, "syvarris")["space"] = "14,7,1"
    assert ("position.cards.syvarris.figures.syvarris.space", "fortress.space_taken") in faults(document)


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (lambda p: p.update(scenario="small", people=4), "position.people"),
        (lambda p: p.update(round=13), "position.round"),
        (lambda p: p.update(round=0), "position.round"),
        (lambda p: p["cards"].update(nobody={"player": "p1"}), "position.cards.nobody"),
        (lambda p: p["cards"]["finn"].update(player="p4"), "position.cards.finn.player"),
        (
            lambda p: finn(p).update(space="99,99,9"),
            f"{FINN}.space",
        ),
        (lambda p: finn(p).update(wounds=4), f"{FINN}.wounds"),
        (
            lambda p: finn(p).update(state="dead"),
            f"{FINN}.state",
        ),
        (lambda p: p["markers"]["p1"].update(one="mimring"), "position.markers.p1.one"),
        (lambda p: p["markers"]["p1"].update(turned=[4]), "position.markers.p1.turned[0]"),
        (lambda p: p["markers"]["p1"].update(unseen={"finn": 1}), "position.markers.p1"),
        (lambda p: p.update(door={"state": "gone"}), "position.door.wounds"),
        (lambda p: p.update(door={"controller": "p3"}), "position.door.controller"),
        (lambda p: p.update(todo=["act p1"]), "position.todo"),
        (lambda p: p.update(todo=["sing p1"]), "position.todo[0]"),
        (lambda p: p.update(order=["p1", "p1"]), "position.order[1]"),
        (lambda p: p["turn"].update(mover="nobody"), "position.turn.mover"),
        (lambda p: p["turn"].update(spent=10**30), "position.turn.spent"),
        (lambda p: p["turn"].update(attacker="finn"), "position.turn.attacker"),
        (lambda p: p.update(ending="flag_taken"), "position.ending"),
        (lambda p: p.update(winners=["p1"]), "position.ending"),
        (lambda p: p.update(stage="over", todo=[]), "position.ending"),
    ],
)
def test_what_cannot_be_is_named_by_its_path(change: Callable[[dict[str, Any]], object], path: str) -> None:
    document = written()
    change(document["position"])
    assert path in [found for found, _ in faults(document)]


def test_a_document_may_leave_out_what_an_empty_table_does_not_have() -> None:
    document: dict[str, Any] = {
        "format": "fortress-position",
        "version": 1,
        "position": {
            "scenario": "siege", "people": 2, "stage": "turns", "order": ["p2", "p1"],
            "cards": {
                "syvarris": {"player": "p1", "figures": {"syvarris": {"space": "14,8,21"}}},
                "finn": {"player": "p2", "figures": {"finn": {"space": "13,7,1"}}},
            },
            "turn": {"player": "p2", "card": "finn"},
            "todo": ["round_end", "turn_end p2", "act p2"],
        },
    }  # fmt: skip
    position = POSITIONS.from_json(document)
    assert len(FORTRESS.legal_moves(position, 1)) > 20


def test_very_many_of_anything_are_refused_with_few_words() -> None:
    document = written()
    document["position"]["todo"] = ["act p1"] * 20_000
    document["position"]["turn"]["falls"] = [10**9] * 20_000
    document["position"]["turn"]["path"] = [["1,1,1"]] * 5_000
    assert 0 < len(faults(document)) < 60


def on_own_map() -> dict[str, Any]:
    """Return the same position on its own map: one ladder less, with no figure on it."""
    document = written()
    own = the_map()
    own["id"] = "without_a_ladder"
    del own["ladders"][3]
    document["position"]["map"] = own
    return document


def test_a_document_may_bring_its_own_map() -> None:
    document = on_own_map()
    position = POSITIONS.from_json(document)
    assert position.setting.plan.id == "without_a_ladder"
    assert len(position.setting.field.rungs) == 3
    again = POSITIONS.from_json(POSITIONS.to_json(position))
    assert again == position
    assert position != POSITIONS.from_json(written())
    assert FORTRESS.legal_moves(position, FORTRESS.decisions(position)[0].seat)


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (lambda own: own["walls"].pop(0), "position.map.walls"),
        (lambda own: own["walls"][14].update(tier=4), "position.map.walls[14]"),
        (lambda own: own["walks"].pop(0), "position.map.walks"),
        (lambda own: own["hexes"].append(own["hexes"][0]), "position.map.hexes[294].at"),
        (lambda own: own["hexes"].extend([own["hexes"][0]] * 1000), "position.map.hexes"),
        (lambda own: own["ladders"][0].update(rungs=9), "position.map.ladders[0].rungs"),
        (lambda own: own["hexes"][0].update(level="high"), "position.map.hexes[0].level"),
        (lambda own: own.update(tiles=[], hexes=own["hexes"][40:]), "position.map"),
    ],
)
def test_a_map_that_cannot_be_is_refused_by_path(change: Callable[[dict[str, Any]], object], path: str) -> None:
    document = on_own_map()
    change(document["position"]["map"])
    assert faults(document)[0][0].startswith(path)
