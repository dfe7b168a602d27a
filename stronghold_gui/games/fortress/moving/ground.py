"""Who is in the way of a figure that moves (rules, section 6.1; on ladders RF-30)."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.core.value import value
from stronghold_gui.games.fortress.engaged import beside_enemies, engaged_with
from stronghold_gui.games.fortress.moving.kept import keep
from stronghold_gui.games.fortress.position import NONE, Position


@value
class InTheWay:
    """Spots that others take away from a figure.

    Attributes:
        closed: figures through which it may not pass, by spot. ``taken``: all that stand in its way to end there.
        beside: spots beside which an enemy stands, however high.
        ladders: of the spots that are taken, those of ladders, each with where whoever takes it away stands.
        barred: the spot that the leaf of the door takes away, or -1.
    """

    closed: dict[int, int]
    taken: dict[int, int]
    beside: frozenset[int]
    ladders: tuple[tuple[int, int], ...]
    barred: int


def others(position: Position, figure: int) -> list[tuple[int, Sequence[int]]]:
    """Return all others that stand on the battlefield, each with the spots that a figure cannot have for it.

    For ``NONE`` that is everybody, with no more than the spots where they stand.
    """
    ladders, second = position.setting.field.on_ladder, position.second
    places = position.setting.field.places
    found: list[tuple[int, Sequence[int]]] = []
    for other, spot in enumerate(position.where):
        if spot < 0 or other == figure:
            continue
        beyond = second[other]
        if figure != NONE and (ladders[spot] or (beyond >= 0 and ladders[beyond])):
            found.append((other, covered(position, figure, other)))
        else:
            found.append((other, places[spot] if beyond < 0 else (spot, beyond)))
    return found


def taken_from(position: Position, figure: int) -> dict[int, int]:
    """Return the spots on which a figure cannot end, and for whom."""
    return {spot: other for other, spots in others(position, figure) for spot in spots}


def in_the_way(position: Position, figure: int) -> InTheWay:
    """Return what others take away from a figure: enemies and engaged friends may not be passed, nobody ended on."""
    ghost, side = position.setting.figure_has(figure, "ghost_walk"), position.side_of(figure)
    crowd = _crowd(position, side)
    if not crowd.climbs and position.mover == NONE:
        taken, closed = crowd.taken.copy(), {} if ghost else crowd.closed.copy()
        for spot in position.spots(figure):
            del taken[spot]
            closed.pop(spot, None)
        return InTheWay(closed, taken, crowd.beside, (), position.leaf)
    around, ladders, where = others(position, figure), position.setting.field.on_ladder, position.where
    taken = {spot: other for other, spots in around for spot in spots}
    closed = {} if ghost else _closed(position, side, around, crowd.beside)
    on_them = tuple(sorted((spot, where[other]) for spot, other in taken.items() if ladders[spot]))
    return InTheWay(closed, taken, crowd.beside, on_them, position.leaf)


@value
class _Crowd:
    """All who stand on the battlefield, by spot, and whom of them a side may not pass.

    What they take away is the same for all figures of the side as long as nobody is on a ladder (``climbs``).
    """

    taken: dict[int, int]
    closed: dict[int, int]
    beside: frozenset[int]
    climbs: bool


def _crowd(position: Position, side: int) -> _Crowd:
    """Return who stands on the battlefield: kept, for figures of a card are asked for one after the other."""
    crowds, key = position.setting.crowds, (side, *position.where, *position.second, *position.owner)
    found = crowds.get(key)
    if not isinstance(found, _Crowd):
        ladders, around = position.setting.field.on_ladder, others(position, NONE)
        taken = {spot: other for other, spots in around for spot in spots}
        climbs, beside = any(ladders[spot] for spot in taken), beside_enemies(position, side)
        found = _Crowd(taken, {} if climbs else _closed(position, side, around, beside), beside, climbs)
        keep(crowds, key, found)
    return found


def _closed(
    position: Position, side: int, around: list[tuple[int, Sequence[int]]], beside: frozenset[int]
) -> dict[int, int]:
    """Return those of several figures whom a side may not pass, by spot."""
    setting = position.setting
    card_of, sides = setting.cards.card_of, [setting.side[owner] for owner in position.owner]
    closed: dict[int, int] = {}
    for other, spots in around:
        friend = sides[card_of[other]] == side
        # Most friends are nowhere near an enemy, and so not engaged.
        if not friend or (not beside.isdisjoint(spots) and engaged_with(position, other)):
            for spot in spots:
                closed[spot] = other
    return closed


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
