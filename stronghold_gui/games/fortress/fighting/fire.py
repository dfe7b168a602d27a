"""Fire Line: eight columns in a straight line, and everybody on them who is seen (rules, section 12; RF-62)."""

from __future__ import annotations

from collections.abc import Iterator

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.engaged import engaged_with
from stronghold_gui.games.fortress.field.hexes import DIRECTION_INDEX, DIRECTIONS, Hex, neighbours
from stronghold_gui.games.fortress.fighting.looking import sees, sees_door
from stronghold_gui.games.fortress.fighting.targets import ready_refusal
from stronghold_gui.games.fortress.position import DOOR_TARGET, NONE, Position
from stronghold_gui.games.fortress.reasons import Reason, refuse


def line(position: Position, spot: int, direction: int) -> Iterator[Hex]:
    """Yield the columns of a line from a spot; the edge of the map ends it."""
    field = position.setting.field
    at = field.at(spot)
    for _ in range(position.setting.param("fire_line", "spaces")):
        at = neighbours(at)[direction]
        if at not in field.by_column:
            return
        yield at


def targets(position: Position, figure: int, spot: int, direction: int, *, door: bool) -> list[int]:
    """Return who is hit, the nearest first, of one column the lowest; the door only where it is named (RF-41)."""
    field, found = position.setting.field, list[int]()
    for at in line(position, spot, direction):
        for place in field.by_column[at]:
            other = position.at[place]
            if other not in (NONE, figure, *found) and sees(position, figure, other):
                found.append(other)
            if door and place == position.leaf and sees_door(position, figure):
                found.append(DOOR_TARGET)
    return found


def moves(position: Position, figure: int) -> list[m.Move]:
    """Return the lines that hit somebody who may be attacked."""
    field, name = position.setting.field, position.setting.cards.figure_ids[figure]
    found = [
        m.Breathe(name, field.name(spot), direction, door)
        for spot in position.spots(figure)
        for direction in DIRECTIONS
        for door in (False, True)
    ]
    return [move for move in found if refusal(position, move) is None]


def refusal(position: Position, move: m.Breathe) -> Refusal | None:
    """Return why a line cannot be breathed along."""
    found = ready_refusal(position, move.figure, "fire_line")
    if found is not None:
        return found
    figure = position.setting.figure_index[move.figure]
    spot = position.setting.field.by_name.get(move.space, NONE)
    if spot not in position.spots(figure):
        return refuse(Reason.NOT_THERE, "RF-62", what=move.space)
    if move.door and position.leaf == NONE:
        return refuse(Reason.DOOR_GONE, "RF-42")
    if move.door and not position.setting.mode.door_destructible:
        return refuse(Reason.INDESTRUCTIBLE, "RF-44")
    hit = targets(position, figure, spot, DIRECTION_INDEX[move.direction], door=move.door)
    enemies = [other for other in hit if other == DOOR_TARGET or position.side_of(other) != position.side_of(figure)]
    if not enemies or (move.door and DOOR_TARGET not in hit):
        return refuse(Reason.NOBODY_HIT, "RF-62")
    engaged = engaged_with(position, figure)
    if engaged and not any(other in engaged for other in enemies):
        return refuse(Reason.ENGAGED_WITH_OTHERS, "RF-55", figure=move.figure)
    return None
