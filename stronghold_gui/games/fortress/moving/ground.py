"""Who is in the way of a figure that moves (rules, section 6.1; on ladders RF-30)."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.core.value import value
from stronghold_gui.games.fortress.engaged import engaged_with
from stronghold_gui.games.fortress.position import Position


@value
class InTheWay:
    """Spots that others take away from a figure.

    Attributes:
        closed: figures through which it may not pass, by spot. ``taken``: all that stand in its way to end there.
        barred: the spot that the leaf of the door takes away, or -1.
    """

    closed: dict[int, int]
    taken: dict[int, int]
    barred: int


def in_the_way(position: Position, figure: int) -> InTheWay:
    """Return what others take away from a figure: enemies and engaged friends may not be passed, nobody ended on."""
    side, ghost = position.side_of(figure), position.setting.figure_has(figure, "ghost_walk")
    ladders, second = position.setting.field.on_ladder, position.second
    closed: dict[int, int] = {}
    taken: dict[int, int] = {}
    for other, spot in enumerate(position.where):
        if spot < 0 or other == figure:
            continue
        beyond = second[other]
        spots: Sequence[int] = (spot,) if beyond < 0 else (spot, beyond)
        if ladders[spot] or (beyond >= 0 and ladders[beyond]):
            spots = covered(position, figure, other)
        shut = not ghost and (position.side_of(other) != side or bool(engaged_with(position, other)))
        for place in spots:
            taken[place] = other
            if shut:
                closed[place] = other
    return InTheWay(closed, taken, position.leaf)


def covered(position: Position, figure: int, other: int) -> list[int]:
    """Return the spots that a figure cannot have for another: where that stands, and on a ladder what bodies fill."""
    field, of = position.setting.field, position.setting.cards.of
    found = list(position.spots(other))
    for spot in position.spots(other):
        ladder = field.ladder_at(spot)
        if ladder < 0:
            continue
        low, high = field.level[spot], field.level[spot] + of(other).height
        chain = (field.landing(ladder), *field.rungs[ladder])
        level, height = field.level, of(figure).height
        found += [place for place in chain if low < level[place] + height and level[place] < high]
    return found


def ladder_below(position: Position, figure: int, start: int, landing: int) -> int:
    """Return a figure on a ladder between a spot and the landing space below it, that space included, or -1 (RF-29)."""
    field = position.setting.field
    ladder = field.landing_of[landing]
    for place in (landing, *field.rungs[ladder]):
        other = position.at[place]
        if other >= 0 and other != figure and field.level[place] < field.level[start]:
            return other
    return -1
