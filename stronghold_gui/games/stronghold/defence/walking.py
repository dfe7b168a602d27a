"""Walks and swaps of units in the fortress: refusals and execution (rules, section 7; R-42, R-43).

``steps.py`` lists all legal moves, much faster and without refusals; a test checks that both agree.
"""

from __future__ import annotations

from functools import cache

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.defence import heroes
from stronghold_gui.games.stronghold.defence.costs import cannot_afford, hourglasses, price, spend
from stronghold_gui.games.stronghold.defence.ground import Ground, ground_of, room
from stronghold_gui.games.stronghold.defence.steps import Steps
from stronghold_gui.games.stronghold.effects import move_inner
from stronghold_gui.games.stronghold.events import Event
from stronghold_gui.games.stronghold.moves import Move, Swap, Walk
from stronghold_gui.games.stronghold.pieces import ACTION_BUILDINGS, DEFENDER_INDEX, DEFENDERS, HEROES
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse

_steps = cache(Steps)


def add_moves(position: Position, ground: Ground, seat: int, found: list[Move]) -> None:
    """Add every walk and swap that can be paid."""
    _steps(ground).add_moves(position, found)
    heroes.add_walks(position, ground, found)
    have = hourglasses(position, seat)
    # Only sections in a gale cost more; a swap between two of them costs three, the highest price.
    if position.gales and have < 3:
        gales = {position.board.inner[wall] for wall in range(position.board.walls) if position.gales >> wall & 1}
        dear = _one_end if have == 1 else _both_ends
        found[:] = [move for move in found if not dear(move, gales)]


def _one_end(move: Move, gales: set[str]) -> bool:
    """Return whether a piece enters a section in a gale."""
    return isinstance(move, Walk | Swap) and (move.goal in gales or (isinstance(move, Swap) and move.start in gales))


def _both_ends(move: Move, gales: set[str]) -> bool:
    """Return whether two pieces enter sections in a gale."""
    return isinstance(move, Swap) and move.goal in gales and move.start in gales


def refusal(position: Position, seat: int, move: Walk | Swap) -> Refusal | None:
    """Return why a unit or hero cannot walk, or two units cannot swap."""
    reason = _walk_refusal(position, seat, move) if isinstance(move, Walk) else _swap_refusal(position, seat, move)
    return reason or cannot_afford(position, seat, price(position, move))


def _walk_refusal(position: Position, seat: int, move: Walk) -> Refusal | None:
    if move.unit in HEROES:
        return heroes.walk_refusal(position, seat, move)
    fault = _ends(position, seat, move.start, move.goal) or _absent(position, move.unit, move.start)
    if fault is not None:
        return fault
    board, kind = position.board, DEFENDER_INDEX[move.unit]
    goal = board.inner_index[move.goal]
    return _refused_entry(position, goal, kind) or _no_room(position, goal, kind)


def _swap_refusal(position: Position, seat: int, move: Swap) -> Refusal | None:
    if move.unit in HEROES or move.other in HEROES:
        return refuse(Reason.HEROES_NEVER_SWAP, "R-43")
    fault = (
        _ends(position, seat, move.start, move.goal)
        or _absent(position, move.unit, move.start)
        or _absent(position, move.other, move.goal)
    )
    if fault is not None:
        return fault
    if move.unit == move.other:
        return refuse(Reason.SAME_KIND, "R-43", unit=move.unit)
    index, barracks = position.board.inner_index, position.board.barracks
    start, goal = index[move.start], index[move.goal]
    if start > goal:
        return refuse(Reason.SWAP_ORDER, "R-43", start=move.goal, goal=move.start)
    for place, kind in ((start, DEFENDER_INDEX[move.other]), (goal, DEFENDER_INDEX[move.unit])):
        # The arriving unit takes the place of the leaving one, except in the barracks, where places are by kind.
        full = _no_room(position, place, kind) if place == barracks else None
        fault = _refused_entry(position, place, kind) or full
        if fault is not None:
            return fault
    return None


def _ends(position: Position, seat: int, start: str, goal: str) -> Refusal | None:
    """Return the refusal for a way between two places, for any unit."""
    board, ground = position.board, ground_of(position, seat)
    for place in (start, goal):
        if (place in ACTION_BUILDINGS and place not in board.house) or place == board.inner[board.hospital]:
            return refuse(Reason.UNITS_STAY_OUT, "7", place=place)
        if place not in board.inner_index:
            known = place in board.outer_index
            reason = Reason.WRONG_KIND_OF_PLACE if known else Reason.UNKNOWN_PLACE
            return refuse(reason, "7", {"piece": "marksman"} if known else {}, place=place)
    first, second = board.inner_index[start], board.inner_index[goal]
    if first == second:
        return refuse(Reason.SAME_PLACE, "7", place=goal)
    if not (ground.commands(first) and ground.commands(second)):
        return refuse(Reason.OTHER_SIDE, "R-99", start=start, goal=goal)
    return None if ground.adjacent(first, second) else refuse(Reason.NOT_ADJACENT, "7", start=start, goal=goal)


def _absent(position: Position, unit: str, place: str) -> Refusal | None:
    if unit not in DEFENDER_INDEX:
        return refuse(Reason.UNKNOWN_PIECE, "1", piece=unit)
    if position.inner[3 * position.board.inner_index[place] + DEFENDER_INDEX[unit]]:
        return None
    return refuse(Reason.NOT_THERE, "7", piece=unit, place=place)


def _refused_entry(position: Position, place: int, kind: int) -> Refusal | None:
    """Return the refusal of the guard of honour, which takes soldiers only."""
    if place != position.board.honour or room(position, place, kind):
        return None
    return refuse(Reason.WRONG_UNIT, "7", unit=DEFENDERS[kind], place=position.board.inner[place])


def _no_room(position: Position, place: int, kind: int) -> Refusal | None:
    board, limit = position.board, room(position, place, kind)
    name = board.inner[place]
    by_kind = place == board.barracks
    if (position.inner[3 * place + kind] if by_kind else position.inner_count(place)) < limit:
        return None
    if board.walls <= place < board.walls + board.towers:
        machine = position.towers[place - board.walls]
        return refuse(Reason.MACHINE_IN_TOWER if machine else Reason.UNIT_IN_TOWER, "2", place=name)
    return refuse(Reason.NO_ROOM, "2", place=name, limit=limit)


def play(position: Position, seat: int, move: Walk | Swap, out: list[Event]) -> None:
    """Pay for the move and make it."""
    spend(position, seat, price(position, move))
    if move.unit in HEROES:
        assert isinstance(move, Walk)
        heroes.walk_on(position, move, out)
        return
    index, kind = position.board.inner_index, DEFENDER_INDEX[move.unit]
    start, goal = index[move.start], index[move.goal]
    if isinstance(move, Walk):
        move_inner(position, kind, start, goal, "move", out)
        return
    # If one place is the courtyard, it is the goal, so move its unit out first: panic must not find both there.
    move_inner(position, DEFENDER_INDEX[move.other], goal, start, "swap", out)
    move_inner(position, kind, start, goal, "swap", out)
