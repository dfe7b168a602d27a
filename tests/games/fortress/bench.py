"""Small boards made for a test, read as maps are, so that what they are built of is checked, too."""

from __future__ import annotations

import copy
from typing import Any, Final

from stronghold_gui.core.data_files import parse_data
from stronghold_gui.core.reading import read_json_value
from stronghold_gui.files import resource
from stronghold_gui.games.fortress.data.cards import Cards
from stronghold_gui.games.fortress.data.cards_file import CardsFile, read_cards
from stronghold_gui.games.fortress.data.scenarios import End, Mode, Scenario, Seating
from stronghold_gui.games.fortress.field.field import Field
from stronghold_gui.games.fortress.field.plan import Plan, Space
from stronghold_gui.games.fortress.field.plan_file import read_plan
from stronghold_gui.games.fortress.field.steps import NoStep, Shape, Step, weigh
from stronghold_gui.games.fortress.field.written import MapPart
from stronghold_gui.games.fortress.setting import Setting, pieces, scenarios
from tests.games.fortress import HERE

JsonMap = dict[str, Any]

EXPERT: Final[Mode] = scenarios()["siege"].mode


def all_cards() -> Cards:
    """Return the cards of the box and those that only occur in the examples of the book."""
    written: Any = read_json_value(resource("fortress", "cards.json"))
    further: Any = read_json_value(HERE / "example_cards.json")
    written["cards"] += further["cards"]
    return read_cards(parse_data(CardsFile, written))


def board(
    levels: dict[tuple[int, int], int] | None = None,
    *,
    size: int = 8,
    terrain: dict[tuple[int, int], str] | None = None,
) -> JsonMap:
    """Return a map of ``size`` by ``size`` hexes: grass at level 1 unless ``levels`` and ``terrain`` say otherwise."""
    hexes = [
        {
            "at": [col, row],
            "level": (levels or {}).get((col, row), 1),
            "terrain": (terrain or {}).get((col, row), "grass"),
        }
        for row in range(size)
        for col in range(size)
    ]
    return {"id": "bench", "hexes": hexes, "walls": [], "walks": [], "battlements": [], "ladders": []}


def the_map() -> JsonMap:
    """Return the map that comes with the program, as its file has it."""
    found = read_json_value(resource("fortress", "maps/west_barbican.json"))
    assert isinstance(found, dict)
    return copy.deepcopy(found)


def plan_of(written: JsonMap) -> Plan:
    """Return a map as it is read."""
    return read_plan(parse_data(MapPart, written), pieces())


def field_of(written: JsonMap) -> Field:
    """Return the battlefield of a map."""
    return Field(plan_of(written))


def setting_on(written: JsonMap, mode: Mode = EXPERT, players: int = 2) -> Setting:
    """Return a setting of two sides on a map: every space is in both start zones, and the flag decides."""
    plan = plan_of(written)
    everywhere = frozenset((*at, floor) for at in plan.hexes for floor, _ in plan.storeys(at))
    sides = ((0,), (1,)) if players == 2 else ((0, 1), (2,))
    seating = Seating(tuple(range(players)), sides, (1000,) * players, ((),) * players)
    end = End("flag", {"defender": 0})
    scenario = Scenario(
        "siege", plan.id, mode, 12, (everywhere,) * players, {}, everywhere, 0, False, -1, {}, 0, -1, end,
        {players: seating},
    )  # fmt: skip
    return Setting(plan, all_cards(), scenario, seating)


def shape(height: int = 5, *, climbs: bool = True, double: bool = False, limit: int | None = None) -> Shape:
    """Return the shape of a figure; by default a medium one of height 5 in expert mode."""
    return Shape(height, climbs, double, height if limit is None else limit)


def step(field: Field, start: Space, goal: Space, form: Shape | None = None) -> Step | NoStep:
    """Return what a step between two places is."""
    return weigh(field, form or shape(), field.index[start], field.index[goal])


def cost(field: Field, start: Space, goal: Space, form: Shape | None = None) -> int:
    """Return the points of a step that is possible."""
    found = step(field, start, goal, form)
    assert isinstance(found, Step), found
    return found.cost


def why_not(field: Field, start: Space, goal: Space, form: Shape | None = None) -> str:
    """Return why a step is not possible."""
    found = step(field, start, goal, form)
    assert isinstance(found, NoStep), found
    return found.reason
