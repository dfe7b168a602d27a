"""Moves that a search for a solution tries, in order."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Final

from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.defence.costs import costs_of
from stronghold_gui.games.stronghold.moves import DONE, Move, Pay
from stronghold_gui.games.stronghold.pieces import ACTION_INDEX, PHASES
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.teaching.puzzles.goals import StrongholdTask

_LATE: Final[dict[type, int]] = {
    m.Speech: 10,
    m.Excursion: 10,
    m.March: 10,
    m.Walk: 20,
    m.Swap: 20,
    m.Dispatch: 90,
    m.Done: 100,
}
"""Moves that the search tries after others; a march only if it leads to no wall section.

A payment ranks by the hourglasses that its action still lacks.
"""


def worth_a_try(task: StrongholdTask, position: Position, moves: Sequence[Move]) -> Sequence[Move]:
    """Return the moves in the order in which they are tried, without equivalent and useless ones.

    Moves that achieve something or cost nothing come first, those that give the Defender hourglasses late. Bluffs are
    omitted, since a search is not deceived. Of payments that cannot help (``_in_vain``), one is kept.
    """
    tried: list[tuple[int, Move]] = []
    wasted: list[Move] = []
    costs = costs_of(position)
    for move in moves:
        rank = _LATE.get(type(move), 0)
        match move:
            case m.Pay(name):
                action = ACTION_INDEX[name]
                rank = costs[action] - position.paid[action]
                if _in_vain(task, position, action, rank):
                    wasted.append(move)
                    continue
            case m.Command("bluff"):
                continue
            case m.Command(open=False):
                rank = _LATE[m.Dispatch]
            case m.March(_, _, goal) if position.board.outer_index[goal] >= 2 * position.board.walls:
                rank = _LATE[m.March]
            case _:
                pass
        tried.append((rank, move))
    tried.sort(key=itemgetter(0))
    return [move for _, move in tried] + wasted[:1]


def _in_vain(task: StrongholdTask, position: Position, action: int, missing: int) -> bool:
    """Return whether an hourglass on an action cannot help to complete it while the task runs.

    This holds in the last pause of the turn if all hourglasses together do not cover the cost, even without a saboteur
    or a fire, and no deed can bring hourglasses or lower costs.
    """
    deeds = position.deeds_left and position.turn >= position.values.deeds_from_turn
    if position.phase != len(PHASES) or deeds or task.until == "game":
        return False
    held = sum(defender.hourglasses + defender.barricades for defender in position.defenders)
    house = position.values.action_building[action]
    return missing > held + (position.saboteurs >> house & 1) + (position.fires >> house & 1)


def idle_move(position: Position, moves: Sequence[Move]) -> Move:
    """Return the legal move of a seat that does nothing."""
    if DONE in moves:
        return DONE
    costs = costs_of(position)

    def missing(move: Pay) -> int:
        action = ACTION_INDEX[move.action]
        return costs[action] - position.paid[action]

    return max((move for move in moves if isinstance(move, Pay)), key=missing, default=moves[0])
