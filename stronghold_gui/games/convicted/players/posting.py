"""Ratings of posts when defenders are placed, regroup, or are moved by the oracle (M-03, M-16, M-28, M-32)."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.pieces import (
    ENGINES,
    FIRST_FOE_ENGINE,
    KEEP,
    NONE,
    POST_INDEX,
    RANGED,
    SECTION_INDEX,
    TOWN,
    UNITS,
    WALLS,
    ZONES,
    is_wall,
)
from stronghold_gui.games.convicted.players.outlook import Outlook, both, expecting, facing, piece_at, unit_at
from stronghold_gui.games.convicted.players.walls import Changes
from stronghold_gui.games.convicted.players.weights import DefenderWeights
from stronghold_gui.games.convicted.position import FOE_KINDS, KINDS, Position
from stronghold_gui.games.convicted.siege.foes import effects
from stronghold_gui.games.convicted.siege.reach import reaches

_PIECES = (*UNITS, *ENGINES)
_MUST = 1000.0
"""Bonus for placing a piece that waits in the town, since it has to go somewhere."""
_NEVER = -1e6
"""Rating of moves that are never chosen."""
_THROUGH = 0.5
"""Share of a goal's worth that counts on the way through the keep, since it takes a further round."""


def rate_placing(position: Position, weights: DefenderWeights, moves: Sequence[m.Move]) -> list[float]:
    """Rate the places of pieces before the army is on the board, by the reduction of danger."""
    outlook = expecting(position, weights)
    ratings = []
    for move in moves:
        match move:
            case m.Place(piece, start, goal):
                ratings.append(_rate_place(outlook, _PIECES.index(piece), start, goal))
            case _:
                ratings.append(weights.slack)
    return ratings


def _rate_place(outlook: Outlook, piece: int, start: str, goal: str) -> float:
    if goal == TOWN:
        return -_MUST
    there = POST_INDEX[goal]
    if start == TOWN:
        return _MUST + outlook.gain(piece_at(outlook, there, piece)) + _height_bonus(outlook, piece, there)
    here = POST_INDEX[start]
    alone = _gain_of_move(outlook, piece, here, there)
    alone += _height_bonus(outlook, piece, there) - _height_bonus(outlook, piece, here)
    return max(alone, _gain_of_freeing(outlook, piece, here, there))


def _gain_of_freeing(outlook: Outlook, piece: int, start: int, goal: int) -> float:
    """Return the worth of freeing a place in a full tower or the keep for a better shooter from a wall.

    The better shooter moves later, so this rating includes the effect of both moves.
    """
    position = outlook.position
    full = position.count(start) >= position.capacity(start)
    if piece not in RANGED or is_wall(start) or not is_wall(goal) or not full:
        return _NEVER
    fire = position.values.units[piece].fire
    left = unit_at(outlook, start, piece, -1)
    gains = [
        outlook.gain(both(both(left, unit_at(outlook, goal, piece)), _moves_to(outlook, kind, wall, start)))
        for kind in RANGED
        for wall in WALLS
        if position.values.units[kind].fire > fire and _may_leave(position, kind, wall)
    ]
    return max(gains, default=_NEVER)


def _may_leave(position: Position, kind: int, post: int) -> bool:
    """Return whether a unit of a kind on a post has not yet been moved in this placing (RC-117)."""
    came = sum(count for piece, _, goal, count in position.steps if (piece, goal) == (kind, post))
    return position.units[post * KINDS + kind] > came


def _moves_to(outlook: Outlook, piece: int, start: int, goal: int) -> Changes:
    return both(unit_at(outlook, start, piece, -1), unit_at(outlook, goal, piece))


def _height_bonus(outlook: Outlook, piece: int, post: int) -> float:
    """Return the extra worth of a shooter on a tower or in the keep, where it shoots far and is not stormed.

    It is negative for another unit that takes such a place from a shooter.
    """
    position = outlook.position
    if is_wall(post) or (post != KEEP and not position.level[post]):
        return 0.0
    if piece not in RANGED:
        return -outlook.weights.yields if piece < KINDS and _low_shooters(position) else 0.0
    dodged = effects(position, position.faction).dodge if position.faction != NONE else 0
    return outlook.weights.perch if position.values.units[piece].fire > dodged else 0.0


def _low_shooters(position: Position) -> bool:
    """Return whether ranged units wait in the town, or are on a wall, from which they reach only its assault zone."""
    return any(position.waiting[kind] or any(position.units[wall * KINDS + kind] for wall in WALLS) for kind in RANGED)


def _gain_of_move(outlook: Outlook, piece: int, start: int, goal: int) -> float:
    """Return the reduction of danger if a piece moves from one post to another."""
    return outlook.gain(both(piece_at(outlook, start, piece, -1), piece_at(outlook, goal, piece)))


def rate_regrouping(position: Position, weights: DefenderWeights, moves: Sequence[m.Move]) -> list[float]:
    """Rate steps by the enemies on the board; a step into the keep counts for the wall in most danger."""
    outlook = facing(position, weights)
    ratings = []
    for move in moves:
        match move:
            case m.Regroup(unit, start, goal):
                ratings.append(_rate_step(outlook, UNITS.index(unit), POST_INDEX[start], POST_INDEX[goal]))
            case m.Recall():
                ratings.append(0.0)
            case _:
                ratings.append(weights.slack)
    return ratings


def _rate_step(outlook: Outlook, kind: int, start: int, goal: int) -> float:
    position = outlook.position
    idle = _idle(position, start)
    if goal == KEEP:
        wall = 2 * outlook.worst
        coming = _in_transit(position)
        if (kind in RANGED and not idle) or not (is_wall(start) or idle) or start == wall:
            return -1.0
        if _staying(outlook, wall) + sum(count for _, count in coming) >= position.capacity(wall):
            return -1.0
        lost = outlook.gain(unit_at(outlook, start, kind, -1))
        return lost + _THROUGH * outlook_with(outlook, wall, coming).gain(unit_at(outlook, wall, kind))
    if position.count(goal) >= position.capacity(goal):
        return -1.0
    # A unit that only passes through the keep gains nothing there.
    bonus = 0.0 if idle else _height_bonus(outlook, kind, goal) - _height_bonus(outlook, kind, start)
    through = start == KEEP and (kind not in RANGED or not position.capacity(KEEP))
    return _gain_of_move(outlook, kind, start, goal) + bonus + (_MUST if through else 0.0)


def _staying(outlook: Outlook, wall: int) -> int:
    """Return the number of units that will still take room on a wall.

    If breaches are weighed, shooters do not count, since they are not expected to survive the fight.
    """
    position = outlook.position
    if not outlook.weights.breach:
        return position.count(wall)
    return position.count(wall) - position.shooters(wall)


def _idle(position: Position, post: int) -> bool:
    """Return whether no enemy unit is within reach of a post, so that its shooters are as useful on a wall."""
    return not any(
        any(position.field[zone * FOE_KINDS : zone * FOE_KINDS + FIRST_FOE_ENGINE])
        for zone in range(len(ZONES))
        if reaches(position, post, zone)
    )


def _in_transit(position: Position) -> list[tuple[int, int]]:
    """Return the kinds and numbers of units that pass through the keep; shooters stay if it has posts."""
    posted = position.capacity(KEEP) > 0
    found = ((kind, position.units[KEEP * KINDS + kind]) for kind in range(KINDS) if kind not in RANGED or not posted)
    return [(kind, count) for kind, count in found if count]


def outlook_with(outlook: Outlook, wall: int, coming: Sequence[tuple[int, int]]) -> Outlook:
    """Return the outlook if units in transit were on a wall already."""
    if not coming:
        return outlook
    twin = outlook.position.copy()
    for kind, count in coming:
        twin.units[wall * KINDS + kind] += count
    return facing(twin, outlook.weights)


def rate_guiding(position: Position, weights: DefenderWeights, moves: Sequence[m.Move]) -> list[float]:
    """Rate the oracle's moves by the enemies on the board."""
    if not any(isinstance(move, m.Guide) for move in moves):
        return [0.0] * len(moves)
    outlook = facing(position, weights)
    return [
        _gain_of_move(outlook, UNITS.index(move.unit), POST_INDEX[move.start], POST_INDEX[move.goal])
        if isinstance(move, m.Guide)
        else weights.slack
        for move in moves
    ]


def rate_sections(position: Position, weights: DefenderWeights, moves: Sequence[m.Move]) -> list[float]:
    """Rate choices of sections to defend by the danger of their walls, since choices matter most there."""
    outlook = expecting(position, weights)
    return [
        sum(outlook.now(SECTION_INDEX[name] // 2) for name in move.sections if is_wall(SECTION_INDEX[name]))
        if isinstance(move, m.Defend)
        else 0.0
        for move in moves
    ]
