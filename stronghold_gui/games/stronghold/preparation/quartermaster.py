"""The number of a dispatch, with the two units more that each quartermaster lets onto their rampart (R-58)."""

from __future__ import annotations

from stronghold_gui.games.stronghold.pieces import QUARTERMASTER
from stronghold_gui.games.stronghold.position import Aiming, Position


def number_left(position: Position, start: int, goal: int) -> bool:
    """Return whether one more unit may go from ``start`` to ``goal`` within the dispatch's number.

    Without a quartermaster that is a count. With one, the units of every start beyond its number must be coverable by
    the quartermasters' two each, whichever of its units they were; so no order of marching costs anybody a move.
    """
    if position.moved[start] < position.size:
        return True
    lasting = position.training[goal] & QUARTERMASTER
    if not lasting and not position.aims:
        return False
    arrivals = list(position.aims)
    if lasting:
        arrivals = _with_one_more(arrivals, start, goal)
    excess = {source: position.moved[source] - position.size for source, _, _ in arrivals}
    excess[start] = position.moved[start] + 1 - position.size
    owed = [(source, over) for source, over in excess.items() if over > 0]
    extra = {rampart: position.values.quartermaster_dispatch for _, rampart, _ in arrivals}
    return _covered(owed, arrivals, extra)


def note_arrival(position: Position, start: int, goal: int) -> None:
    """Remember a unit that went from ``start`` onto a quartermaster's rampart."""
    position.aims = _with_one_more(position.aims, start, goal)


def _with_one_more(arrivals: list[Aiming], start: int, goal: int) -> list[Aiming]:
    known = [(source, rampart, count) for source, rampart, count in arrivals if (source, rampart) != (start, goal)]
    count = sum(count for source, rampart, count in arrivals if (source, rampart) == (start, goal))
    return [*known, (start, goal, count + 1)]


def _covered(owed: list[tuple[int, int]], arrivals: list[Aiming], extra: dict[int, int]) -> bool:
    """Return whether each start's units beyond its number can be counted as a quartermaster's, two a rampart."""
    if not owed:
        return True
    (source, over), *others = owed
    if over == 0:
        return _covered(others, arrivals, extra)
    for position, (start, rampart, count) in enumerate(arrivals):
        if start == source and count and extra[rampart]:
            left = [*arrivals[:position], (start, rampart, count - 1), *arrivals[position + 1 :]]
            if _covered([(source, over - 1), *others], left, {**extra, rampart: extra[rampart] - 1}):
                return True
    return False
