"""Highlights on the board for a refusal: what prevents the move, and where the piece can go instead."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from PySide6.QtCore import QObject, QPointF

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.desktop.stronghold.areas import machine_area, owner_of, place_of, units_area
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.table.model import Source
from stronghold_gui.desktop.table.pointers import Pointers
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.games.stronghold.pieces import (
    CAULDRONS,
    DEFENDERS,
    EQUIPMENT,
    HEROES,
    RAMPART_TRAINING,
    THROWING,
    UNITS,
)
from stronghold_gui.games.stronghold.reasons import Reason
from stronghold_gui.games.stronghold.table import Table
from stronghold_gui.games.stronghold.wording import place_name

_MACHINES: Final = (*THROWING, "altar")


def grounds(refusal: Refusal, key: str, table: Table) -> tuple[str, ...]:
    """Return the areas of what prevents a move.

    Args:
        refusal: the refusal of the move.
        key: the piece to take or put: a unit, a tile; an owner or price in it is ignored.
        table: the contents of the board.
    """
    find = _GROUNDS.get(Reason(refusal.reason))
    figures = {name: str(value) for name, value in refusal.figures.items()}
    piece = owner_of(key)[0].partition(":")[0]
    return find(figures, piece, table) if find is not None else ()


Find = Callable[[Mapping[str, str], str, Table], tuple[str, ...]]


def _unit_of(figures: Mapping[str, str], key: str) -> str:
    """Return the unit or hero of a move, by which the face of a wall is found; an Invader's unit if unknown."""
    named = figures.get("unit", key)
    return named if named in (*UNITS, *DEFENDERS, *HEROES) else UNITS[0]


def _crowd(figures: Mapping[str, str], key: str, table: Table) -> tuple[str, ...]:
    """Return the area of the units that take up the space, or that have already moved."""
    place = figures["place"]
    return (units_area(place, _unit_of(figures, key)),)


def _attackers(figures: Mapping[str, str], key: str, table: Table) -> tuple[str, ...]:
    """Return the areas of the Invader's units at a section, its siege tower included."""
    place = figures["place"]
    tower = (f"ST{place}.units",) if place in table.walls and table.walls[place].aboard else ()
    return (units_area(place, UNITS[0]), *tower)


def _part(part: str) -> Find:
    """Return a function that finds the given part of the place that a refusal names."""

    def find(figures: Mapping[str, str], _key: str, _table: Table) -> tuple[str, ...]:
        return (f"{figures['place']}.{part}",)

    return find


def _place(figures: Mapping[str, str], key: str, table: Table) -> tuple[str, ...]:
    return (figures["place"],)


def _goal(figures: Mapping[str, str], key: str, table: Table) -> tuple[str, ...]:
    return (figures["goal"],)


def _start(figures: Mapping[str, str], key: str, table: Table) -> tuple[str, ...]:
    """Return the start of the move, from which no way leads to the goal."""
    return (figures["start"],)


def _weapon(figures: Mapping[str, str], key: str, table: Table) -> tuple[str, ...]:
    place = figures["place"]
    return (units_area(place, key),) if key in (*UNITS, *DEFENDERS) else (machine_area(place),)


def _tile(figures: Mapping[str, str], key: str, table: Table) -> tuple[str, ...]:
    """Return the area of the tile that blocks the move, or that makes a second tile needless."""
    place, piece = figures["place"], figures.get("piece", key)
    if piece in (*EQUIPMENT, *RAMPART_TRAINING) or not piece:
        return (f"{place}.{'equipment' if place in table.walls else 'training'}",)
    if piece in CAULDRONS:
        return (f"{place}.cauldron",)
    if piece == "siege_tower":
        return (f"ST{place}.machine",)
    part = {"platform": "platform", "cover": "cover", "saboteur": "tile", "fire": "tile", "gale": "hero"}.get(piece)
    if piece in _MACHINES:
        part = "machine"
    return (f"{place}.{part}",) if part else (place,)


def _two_tiles(figures: Mapping[str, str], key: str, table: Table) -> tuple[str, ...]:
    return _tile({"place": figures["place"], "piece": ""}, "", table)


def _hero(figures: Mapping[str, str], key: str, table: Table) -> tuple[str, ...]:
    hero = next((name for name in HEROES if name == figures["hero"]), None)
    return (units_area(table.heroes[hero].place, hero),) if hero in table.heroes else ()


def _throwing(figures: Mapping[str, str], key: str, table: Table) -> tuple[str, ...]:
    """Return the areas of the throwing machines, whose number has reached its limit."""
    sites = (*table.ramparts.items(), *table.foregrounds.items())
    return tuple(machine_area(place) for place, site in sites if site.machine in THROWING)


def _always(*areas: str) -> Find:
    """Return a function that finds the same areas every time."""

    def find(_figures: Mapping[str, str], _key: str, _table: Table) -> tuple[str, ...]:
        return areas

    return find


_GROUNDS: Final[Mapping[Reason, Find]] = {
    Reason.NO_ROOM: _crowd,
    Reason.FIELD_TAKEN: _tile,
    Reason.SAME_TILE_THERE: _tile,
    Reason.ALREADY_THERE: _tile,
    Reason.TWO_TILES_THERE: _two_tiles,
    Reason.NO_PATH: _start,
    Reason.NOT_ADJACENT: _start,
    Reason.OUT_OF_RANGE: _start,
    Reason.HERO_WAY: _start,
    Reason.CANNOT_STEP: _start,
    Reason.TOO_MANY_MACHINES: _throwing,
    Reason.SOMEBODY_ON_LADDER: _attackers,
    Reason.NUMBER_USED_UP: _crowd,
    Reason.NOBODY_LEAVES_WALL: _crowd,
    Reason.NO_RAM: _always("RAM"),
    Reason.ALREADY_MOVED: _crowd,
    Reason.NO_SAP_LEFT: _part("equipment"),
    Reason.NO_ROPES_LEFT: _part("equipment"),
    Reason.NO_DROVER: _part("training"),
    Reason.NOBODY_TO_OBEY: _attackers,
    Reason.ORDER_THERE: _part("order"),
    Reason.HERO_THERE: _part("hero"),
    Reason.HERO_ACTED: _hero,
    Reason.HERO_POSSESSED: _hero,
    Reason.HERO_NOT_ON_WALL: _hero,
    Reason.MACHINE_IN_TOWER: _place,
    Reason.UNIT_IN_TOWER: _place,
    Reason.GATE_WHOLE: _always("gate_track"),
    Reason.WALL_FULL: _part("components"),
    Reason.NOBODY_IN_GUARDS: _always("guards.units"),
    Reason.NO_TARGET: _goal,
    Reason.IN_MELEE: _attackers,
    Reason.GLARED: _part("hero"),
    Reason.COVERED: _part("cover"),
    Reason.MUST_FIRE: _weapon,
    Reason.ALREADY_AIMED: _weapon,
}
"""Finders of areas, by reason; ``reasons.Reason`` lists the values of each reason."""


class WhyNot(QObject):
    """Highlights the causes of a refusal until the next action, and draws an arrow to the nearest alternative."""

    def __init__(self, context: StrongholdContext, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._scene = context, scene
        self.pointers = Pointers(scene)
        context.hand.refused.connect(self._show)
        scene.refusals.over.connect(self.pointers.clear)

    def reason(self, area: str, key: str) -> str:
        """Return why a piece on the board cannot be taken now; "" if it can, or no seat decides here."""
        context, client = self._context, self._context.client
        if context.controller is None or context.decision is None or (area, key) in client.sources():
            return ""
        refusal = context.reason(area, key)
        return refusal.text if refusal is not None else ""

    def _show(self, area: str, key: str, target: str, _refusal: object) -> None:
        context = self._context
        refusal = context.client.refusal(area, key, target)
        if refusal is None or context.controller is None:
            return
        # The place that was tried is crossed out already, so it is not highlighted.
        lit = [found for found in grounds(refusal, key, context.table) if found != target]
        instead = self._instead(area, key, target)
        self.pointers.show(lit, [(area, instead)] if instead and area in self._scene.geometry else [])
        words = (
            context.texts("why.instead" if target else "why.elsewhere", place=self._name(instead)) if instead else ""
        )
        self._scene.refusals.add(words, [*lit, instead])

    def _name(self, area: str) -> str:
        """Return the name of a place in the form used within a sentence."""
        place, texts = place_of(area), self._context.texts
        return texts("why.gates") if place == "barbican" else place_name(place, texts)

    def _instead(self, area: str, key: str, target: str) -> str:
        """Return the nearest area where the piece may go or, without a target, where an equal piece can be taken."""
        if target:
            return self._nearest(target, self._context.client.index.targets((area, key)))
        return self._nearest(area, _of_kind(key, self._context.client.sources()))

    def _nearest(self, start: str, areas: Iterable[str]) -> str:
        """Return the area of the board that is nearest to ``start``, other than itself; "" for none."""
        known = self._scene.geometry.areas
        if start not in known:
            return ""
        middle = known[start].rect.center()

        def distance(area: str) -> float:
            way: QPointF = known[area].rect.center() - middle
            return way.manhattanLength()

        return min((area for area in areas if area in known and area != start), key=distance, default="")


def _of_kind(key: str, sources: Iterable[Source]) -> list[str]:
    return [area for area, other in sources if other == key]
