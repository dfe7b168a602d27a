"""Who sees whom, in a position: bodies are where figures stand (rules, section 10)."""

from __future__ import annotations

from stronghold_gui.games.fortress.engaged import are_adjacent
from stronghold_gui.games.fortress.field.bits import spots_of, together
from stronghold_gui.games.fortress.position import NONE, Position
from stronghold_gui.games.fortress.sight.sight import Body, Look, Mode, Obstacle


def look_at(position: Position, figure: int, target: int, *, zone: bool = False) -> Look:
    """Return a look of a figure at another; ``zone`` where any part of it counts, as for clear-sight spaces."""
    setting = position.setting
    mode: Mode = "zone" if zone else "head" if setting.mode.head else "attack"
    height, other = setting.cards.of(figure).height, setting.cards.of(target).height
    return Look(position.spots(figure), height, position.spots(target), other, mode, position.door_state)


def look_at_door(position: Position, figure: int) -> Look:
    """Return a look of a figure at the leaf of the door."""
    setting = position.setting
    mode: Mode = "head" if setting.mode.head else "attack"
    height, clearance = setting.cards.of(figure).height, setting.pieces.levels["doorway"]
    return Look(position.spots(figure), height, (position.leaf,), clearance, mode, position.door_state, leaf=True)


def bodies(position: Position, *without: int) -> tuple[Body, ...]:
    """Return the bodies of all figures but these."""
    return tuple(_body(position, figure) for figure in position.standing() if figure not in without)


def sees(position: Position, figure: int, target: int, *, zone: bool = False) -> bool:
    """Return whether a figure sees another; adjacent figures always do (RF-49)."""
    if are_adjacent(position, figure, target):
        return True
    return _is_clear(position, look_at(position, figure, target, zone=zone), figure, target)


def _is_clear(position: Position, look: Look, *without: int) -> bool:
    """Return whether a line is free of all figures but these."""
    sight = position.setting.sight
    pair = sight.pair(look)
    return sight.clear_between(pair, _between(position, look, pair.spots, *without))


def _between(position: Position, look: Look, near: int, *without: int) -> tuple[Body, ...]:
    """Return the bodies of figures on spots near a line, but for these, in their order; mostly nobody stands there."""
    bits, at, mover = position.setting.field.bits, position.at, position.mover
    crowd = position.held & near
    # Only somebody under way can stand on a spot together with another.
    if mover == NONE and not crowd & ~(together(bits, look.start) | together(bits, look.goal)):
        return ()
    found = {at[spot] for spot in spots_of(crowd)}
    if mover != NONE and near & together(bits, position.spots(mover)):
        found.add(mover)
    return tuple(_body(position, figure) for figure in sorted(found) if figure not in without)


def _body(position: Position, figure: int) -> Body:
    card = position.setting.cards.of(figure)
    return position.spots(figure), card.height, card.size


def sees_door(position: Position, figure: int) -> bool:
    """Return whether a figure sees the leaf of the door."""
    return _is_clear(position, look_at_door(position, figure), figure)


def obstacle(position: Position, figure: int, target: int) -> Obstacle | None:
    """Return what stands nearest between two figures."""
    look = look_at(position, figure, target)
    return position.setting.sight.first_obstacle(look, bodies(position, figure, target))


def distance(position: Position, figure: int, spots: tuple[int, ...]) -> int:
    """Return the range from a figure to spots; either half of a double-space figure counts."""
    between = position.setting.distances.between
    return min(between(start, goal) for start in position.spots(figure) for goal in spots)
