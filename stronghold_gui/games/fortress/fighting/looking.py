"""Sight between figures of a position, with figures as bodies in the way (rules, section 10)."""

from __future__ import annotations

from stronghold_gui.games.fortress.engaged import are_adjacent
from stronghold_gui.games.fortress.field.bits import bits_of_place, spots_of
from stronghold_gui.games.fortress.position import NONE, Position
from stronghold_gui.games.fortress.sight.sight import Body, Look, Mode, Obstacle, Sighting


class Onlooker:
    """A figure that looks at several targets in turn; the position must not change meanwhile."""

    __slots__ = ("_figure", "_height", "_mode", "_others", "_position", "_start")

    def __init__(self, position: Position, figure: int, *, zone: bool = False) -> None:
        """Store the looking figure; ``zone``: whether any part of a target counts, as for clear-sight spaces."""
        setting = position.setting
        self._position, self._figure = position, figure
        self._start, self._height = position.spots(figure), setting.cards.of(figure).height
        self._mode: Mode = "zone" if zone else "head" if setting.mode.head else "attack"
        # A mover may share a spot with another figure, which stays as a body.
        others = position.held & ~bits_of_place(setting.field.bits, self._start)
        self._others = others if position.mover == NONE else position.held

    def at(self, target: int) -> Sighting:
        """Return the query for a line to another figure (``Look``)."""
        position = self._position
        height, goal = position.setting.cards.of(target).height, position.spots(target)
        return self._start, self._height, goal, height, self._mode, position.door_state, False

    def sees_far(self, target: int) -> bool:
        """Return whether a line to another figure is free; adjacent figures need none (RF-49)."""
        return self._is_free(self.at(target), target)

    def sees_door(self) -> bool:
        """Return whether a line to the leaf of the door is free."""
        position = self._position
        clearance, leaf = position.setting.pieces.levels["doorway"], (position.leaf,)
        look = self._start, self._height, leaf, clearance, self._mode, position.door_state, True
        return self._is_free(look, NONE)

    def _is_free(self, look: Sighting, target: int) -> bool:
        sight = self._position.setting.sight
        pair = sight.pair(look)
        near = self._others & pair.spots
        if near and target != NONE and self._position.mover == NONE:
            near &= ~bits_of_place(self._position.setting.field.bits, look[2])
        # Usually no figure is near the line.
        return sight.clear_between(pair, self._between(near, pair.spots, target) if near else ())

    def _between(self, near: int, around: int, target: int) -> tuple[Body, ...]:
        """Return the bodies of figures near a line, in the order of their numbers, except those at its ends."""
        position = self._position
        found, mover = {position.at[spot] for spot in spots_of(near)}, position.mover
        if mover != NONE and around & bits_of_place(position.setting.field.bits, position.spots(mover)):
            found.add(mover)
        return tuple(_body(position, figure) for figure in sorted(found) if figure not in (self._figure, target))


def bodies(position: Position, *without: int) -> tuple[Body, ...]:
    """Return the bodies of all figures except these."""
    return tuple(_body(position, figure) for figure in position.standing() if figure not in without)


def sees(position: Position, figure: int, target: int, *, zone: bool = False) -> bool:
    """Return whether a figure sees another; adjacent figures always do (RF-49)."""
    if are_adjacent(position, figure, target):
        return True
    return Onlooker(position, figure, zone=zone).sees_far(target)


def _body(position: Position, figure: int) -> Body:
    card = position.setting.cards.of(figure)
    return position.spots(figure), card.height, card.size


def sees_door(position: Position, figure: int) -> bool:
    """Return whether a figure sees the leaf of the door."""
    return Onlooker(position, figure).sees_door()


def obstacle(position: Position, figure: int, target: int) -> Obstacle | None:
    """Return the nearest obstacle between two figures."""
    look = Look(*Onlooker(position, figure).at(target))
    return position.setting.sight.first_obstacle(look, bodies(position, figure, target))


def distance(position: Position, figure: int, spots: tuple[int, ...]) -> int:
    """Return the range from a figure to spots; either half of a double-space figure counts."""
    between = position.setting.distances.between
    return min(between(start, goal) for start in position.spots(figure) for goal in spots)
