"""Windows, the moments for firing catapults: the seats that may fire, their order, and how long a seat passes.

A window's task holds its number and the bits of the seats that have passed in it. All seats that may still fire are
asked together, by priority. A later seat may pass at any time, but fires only when all before it have passed. So the
result is the same as if they were asked one after another (RW-32, RW-51).
"""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.catapults.shots import fire, shot_refusal, shot_targets
from stronghold_gui.games.warriors.decisions import Kind
from stronghold_gui.games.warriors.events import Event, Rested
from stronghold_gui.games.warriors.pieces import LAST_WINDOW, NONE, TARGET_IDS, WINDOWS
from stronghold_gui.games.warriors.position import Position, Task
from stronghold_gui.games.warriors.reasons import Reason, refuse
from stronghold_gui.games.warriors.untimely import untimely


def step(position: Position, task: Task, out: list[Event]) -> bool:
    """Wait while a seat may fire; the window closes when all have passed."""
    if any(position.catapults) and asked(position):
        return True
    position.todo.pop()
    return False


def asked(position: Position) -> list[int]:
    """Return the seats that may still fire in the open window, by priority (RW-32)."""
    passed = position.todo[-1][2] | position.card_passed | position.round_passed
    return [
        seat
        for seat in position.clockwise(position.resolver)
        if position.catapults[seat] and not passed >> seat & 1 and _has_target(position, seat)
    ]


def _has_target(position: Position, seat: int) -> bool:
    """Return whether another seat has a card that a catapult could hit."""
    share = len(position.army) // position.seats
    wizards = len(position.wizards) // position.seats
    return (
        any(position.army[: share * seat])
        or any(position.army[share * (seat + 1) :])
        or any(owner not in (NONE, seat) for owner in position.dragon_of)
        or (position.resolver != seat and any(position.band))
        or any(position.wizards[: wizards * seat])
        or any(position.wizards[wizards * (seat + 1) :])
    )


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return an optional decision for each seat that may fire, by priority."""
    window = WINDOWS[position.todo[-1][1]]
    return tuple(
        Decision(seat, Kind.CATAPULT, window, position.catapults[seat], blocking=False) for seat in asked(position)
    )


_FIRES: tuple[m.Fire, ...] = tuple(m.Fire(target) for target in TARGET_IDS)
_PASSES: tuple[m.Pass, ...] = (m.PASS_WINDOW, m.PASS_CARD, m.PASS_ROUND)


def _passes(window: int) -> tuple[m.Pass, ...]:
    """Return the moves that pass; in the last window of a round only the shortest pass, since no window follows."""
    return _PASSES[:1] if window == LAST_WINDOW else _PASSES


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return the moves that pass and, for the seat whose turn it is, every shot."""
    passes = list(_passes(position.todo[-1][1]))
    if asked(position)[0] != seat:
        return [*passes]
    return [*passes, *(_FIRES[target] for target in shot_targets(position, seat))]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    """Return why a seat that is asked cannot fire at this target, or cannot pass this way."""
    match move:
        case m.Fire(target):
            first = asked(position)[0]
            if first != seat:
                return refuse(Reason.NOT_YOUR_TURN_IN_WINDOW, "RW-32", seat=first)
            return shot_refusal(position, seat, target)
        case m.Pass():
            if move in _passes(position.todo[-1][1]):
                return None
            return refuse(Reason.LAST_WINDOW, "RW-33")
        case _:
            return untimely(position, seat, move, decisions(position)[0])


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    """Fire, after which all are asked again (RW-33), or pass."""
    kind, window, passed = position.todo[-1]
    match move:
        case m.Fire(target):
            position.todo[-1] = (kind, window, 0)
            fire(position, seat, target, out)
        case m.Pass(until):
            if until == "card":
                position.card_passed |= 1 << seat
            elif until == "round":
                position.round_passed |= 1 << seat
            else:
                position.todo[-1] = (kind, window, passed | 1 << seat)
            out.append(Rested(seat, WINDOWS[window], until))
        case _:
            raise unexpected(move)
