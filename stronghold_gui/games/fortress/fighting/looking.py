"""Who sees whom, in a position: bodies are where figures stand (rules, section 10)."""

from __future__ import annotations

from stronghold_gui.games.fortress.engaged import are_adjacent
from stronghold_gui.games.fortress.position import Position
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
    of = position.setting.cards.of
    return tuple(
        (position.spots(figure), of(figure).height, of(figure).size)
        for figure in position.standing()
        if figure not in without
    )


def sees(position: Position, figure: int, target: int, *, zone: bool = False) -> bool:
    """Return whether a figure sees another; adjacent figures always do (RF-49)."""
    if are_adjacent(position, figure, target):
        return True
    look = look_at(position, figure, target, zone=zone)
    return position.setting.sight.clear(look, _between(position, look, figure, target))


def _between(position: Position, look: Look, *without: int) -> list[Body]:
    """Return the bodies of figures near a line, but for these: of most figures nothing has to be told."""
    near, of, second = position.setting.sight.near(look), position.setting.cards.of, position.second
    return [
        (position.spots(figure), of(figure).height, of(figure).size)
        for figure, spot in enumerate(position.where)
        if (spot in near or second[figure] in near) and figure not in without
    ]


def sees_door(position: Position, figure: int) -> bool:
    """Return whether a figure sees the leaf of the door."""
    look = look_at_door(position, figure)
    return position.setting.sight.clear(look, _between(position, look, figure))


def obstacle(position: Position, figure: int, target: int) -> Obstacle | None:
    """Return what stands nearest between two figures."""
    look = look_at(position, figure, target)
    return position.setting.sight.first_obstacle(look, bodies(position, figure, target))


def distance(position: Position, figure: int, spots: tuple[int, ...]) -> int:
    """Return the range from a figure to spots; either half of a double-space figure counts."""
    between = position.setting.distances.between
    return min(between(start, goal) for start in position.spots(figure) for goal in spots)
