"""Where on the board a line of the log happened: the areas that light up while it is pointed at."""

from __future__ import annotations

from typing import Any, Final

from stronghold_gui.games.stronghold.pieces import ACTION_BUILDINGS, DEFENDER_ACTIONS
from stronghold_gui.games.stronghold.table import Table
from stronghold_gui.games.stronghold.values import Values

_PLACES: Final = ("place", "start", "goal", "wall", "building")
"""Members of moves and events that name a place."""
_GATES: Final = ("gate1", "gate2", "gate3")


def areas_of(about: tuple[str, Any] | None, table: Table, values: Values) -> tuple[str, ...]:
    """Return the areas of what a line tells of (`log_model.ABOUT_ROLE`); those the board does not have do no harm."""
    if about is None:
        return ()
    _, told = about
    found = [place for name in _PLACES if isinstance(place := getattr(told, name, ""), str) and place]
    gate = getattr(told, "gate", None)
    if isinstance(gate, int):
        found.append(f"gate{gate}")
    if not found and (action := getattr(told, "action", "")) in DEFENDER_ACTIONS:
        found.append(ACTION_BUILDINGS[values.action_building[DEFENDER_ACTIONS.index(action)]])
    if not found and (hero := getattr(told, "hero", "")) in table.heroes:
        found.append(hero)
    return tuple(area for place in found for area in _areas(place, table))


def _areas(place: str, table: Table) -> tuple[str, ...]:
    if place in table.heroes:
        return (table.heroes[place].place,)
    if place in ("gate", "barbican"):
        return _GATES
    return (place,)
