"""Questions about places that several stages of the assault ask."""

from __future__ import annotations

from collections.abc import Iterator

from stronghold_gui.games.stronghold.pieces import FURY
from stronghold_gui.games.stronghold.position import Position


def left_out(position: Position, wall: int) -> bool:
    """Return whether nothing of the assault is resolved at a section (R-15, R-72; R-89, R-124).

    A glared section is neither target nor source of anything; in the extra assault the same goes for a section that
    was breached before.
    """
    return position.glare == wall or bool(position.extra and position.breached >> wall & 1)


def section(position: Position, wall: int) -> tuple[int, ...]:
    """Return the outer places that fight at a section: the wall and, if there is one, its siege tower (R-54)."""
    if position.siege_towers >> wall & 1:
        return wall, position.board.walls + wall
    return (wall,)


def at_section(position: Position, wall: int, kind: int) -> int:
    """Return the number of Invader units of a kind at a section, its siege tower included (R-54)."""
    outer = position.outer
    return outer[3 * wall + kind] + outer[3 * (position.board.walls + wall) + kind]


def fought_over(position: Position) -> Iterator[int]:
    """Yield the sections with Invader units that are not excluded, in the board's order."""
    for wall in range(position.board.walls):
        if position.in_melee(wall) and not left_out(position, wall):
            yield wall


def invader_at(position: Position, place: int) -> int:
    """Return the Invader's seat that decides for an outer place: the first one for the barbican (R-137)."""
    return position.invader_of(max(0, position.board.outer_side[place]))


def defender_at(position: Position, place: int) -> int:
    """Return the Defender's seat that decides for an inner place: the first one for a house (R-137)."""
    return position.defender_of(max(0, position.board.inner_side[place]))


def furious(position: Position, wall: int) -> bool:
    """Return whether the goblins of a section fight in fury, by a face-up order."""
    return position.orders[wall] == FURY and bool(position.open_orders >> wall & 1)
