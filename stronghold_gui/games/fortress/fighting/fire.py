"""The special attack Fire Line, on all visible figures on a straight line of columns (rules, section 12; RF-62)."""

from __future__ import annotations

from collections.abc import Iterator

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.engaged import engaged_with
from stronghold_gui.games.fortress.field.bits import bits_of
from stronghold_gui.games.fortress.field.hexes import DIRECTION_INDEX, DIRECTIONS, Hex, neighbours
from stronghold_gui.games.fortress.fighting.foes import Foes
from stronghold_gui.games.fortress.fighting.looking import sees, sees_door
from stronghold_gui.games.fortress.fighting.targets import ready_refusal
from stronghold_gui.games.fortress.position import DOOR_TARGET, NONE, Position
from stronghold_gui.games.fortress.reasons import Reason, refuse


def line(position: Position, spot: int, direction: int) -> Iterator[Hex]:
    """Yield the columns of a line from a spot, the nearest first; the line ends at the edge of the map."""
    field = position.setting.field
    at = field.at(spot)
    for _ in range(position.setting.param("fire_line", "spaces")):
        at = neighbours(at)[direction]
        if at not in field.by_column:
            return
        yield at


def targets(position: Position, figure: int, spot: int, direction: int, *, door: bool) -> list[int]:
    """Return the targets on a line, nearest first, then lowest first in a column; the door only if named (RF-41)."""
    return [
        other
        for other in dict.fromkeys(_standing(position, figure, spot, direction, door=door))
        if (sees_door(position, figure) if other == DOOR_TARGET else sees(position, figure, other))
    ]  # fmt: skip


def _standing(position: Position, figure: int, spot: int, direction: int, *, door: bool) -> Iterator[int]:
    """Yield the figures on a line, seen or not, in the order in which they would be hit."""
    at, leaf = position.at, position.leaf
    for place in _along(position, spot, direction)[0]:
        if at[place] not in (NONE, figure):
            yield at[place]
        if door and place == leaf:
            yield DOOR_TARGET


def _along(position: Position, spot: int, direction: int) -> tuple[tuple[int, ...], int]:
    """Return the spots of a line, in order and as bits."""
    field = position.setting.field
    spots = tuple(place for at in line(position, spot, direction) for place in field.by_column[at])
    return spots, bits_of(field.bits, spots)


def moves(position: Position, figure: int, among: Foes) -> list[m.Move]:
    """Return the legal fire lines of a figure that may breathe fire, given the possible targets."""
    field, name = position.setting.field, position.setting.cards.figure_ids[figure]
    at_door = field.bits[position.leaf] if among.door else 0
    found: list[m.Move] = []
    for spot in position.spots(figure):
        for number, direction in enumerate(DIRECTIONS):
            _, bits = _along(position, spot, number)
            for door in (False, True) if at_door & bits else (False,):
                # Check cheaply whether the line has any target before checking sight.
                if not bits & among.bits and not door:
                    continue
                hit = targets(position, figure, spot, number, door=door)
                if _hit_refusal(position, figure, hit, door=door) is None:
                    found.append(m.Breathe(name, field.name(spot), direction, door))
    return found


def refusal(position: Position, move: m.Breathe) -> Refusal | None:
    """Return the refusal for a fire line."""
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
    return _hit_refusal(position, figure, hit, door=move.door)


def _hit_refusal(position: Position, figure: int, hit: list[int], *, door: bool) -> Refusal | None:
    """Return the refusal for a fire line with these targets."""
    enemies = [other for other in hit if other == DOOR_TARGET or position.side_of(other) != position.side_of(figure)]
    if not enemies or (door and DOOR_TARGET not in hit):
        return refuse(Reason.NOBODY_HIT, "RF-62")
    engaged = engaged_with(position, figure)
    if engaged and not any(other in engaged for other in enemies):
        name = position.setting.cards.figure_ids[figure]
        return refuse(Reason.ENGAGED_WITH_OTHERS, "RF-55", figure=name)
    return None
