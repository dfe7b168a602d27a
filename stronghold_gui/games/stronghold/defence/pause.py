"""The Defender's pause after each of the Invader's phases: all hourglasses must be spent in it (rules, section 7).

With two Defenders both have the pause together, in whatever order they like; it ends when each has ended their part,
which they may not while they can spend anything (rules, section 11; R-134).
"""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.defence import deeds, heroes, marks, payment, stones, walking
from stronghold_gui.games.stronghold.defence.buildings import costs_fell
from stronghold_gui.games.stronghold.defence.finish import not_covered
from stronghold_gui.games.stronghold.defence.ground import ground_of
from stronghold_gui.games.stronghold.effects import enter
from stronghold_gui.games.stronghold.events import Event, HourglassesLost, PauseBegan
from stronghold_gui.games.stronghold.moves import (
    DONE,
    Deed,
    Done,
    Excursion,
    Finish,
    Haste,
    Move,
    Pay,
    Speech,
    Stone,
    Swap,
    Walk,
)
from stronghold_gui.games.stronghold.pieces import ACTION_INDEX, PHASES
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse

_SOURCE: Final = "7"


def begin(position: Position, out: list[Event]) -> None:
    """Begin the pause, or skip it if no Defender has anything to spend (rules, section 4; R-34).

    Covered actions that had to wait are done now, if they can be (R-37).
    """
    total = sum(defender.hourglasses for defender in position.defenders)
    stone = stones.held(position)
    if not total and not stone:
        _go_on(position)
        return
    # who holds no hourglass has no pause, unless there is a stone to be placed.
    position.ready = 0
    for seat, defender in zip(position.defender_seats, position.defenders, strict=True):
        position.ready |= (not defender.hourglasses and not stone) << seat
    out.append(PauseBegan(position.phase, total))
    costs_fell(position, out)


def _go_on(position: Position) -> None:
    """Go to the next phase, or after the last one to the assault."""
    if position.phase < len(PHASES):
        position.phase += 1
        enter(position, "phase")
    else:
        enter(position, "cannons")


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return a decision to spend hourglasses for each Defender who has not ended their pause."""
    first, ready = len(position.invaders), position.ready
    return tuple(
        [
            Decision(first + index, Kind.SPEND, "", defender.hourglasses + defender.barricades)
            for index, defender in enumerate(position.defenders)
            if not ready >> (first + index) & 1
        ]
    )


def moves(position: Position, seat: int) -> list[Move]:
    """Return payments, walks, places for the stone, deeds and haste, and ``Done`` if nothing must be spent any more."""
    found = _spendings(position, seat)
    must = bool(found) or _must_place(position, seat)
    stones.add_moves(position, seat, found)
    if not must:
        found.append(DONE)
    deeds.add_moves(position, found)
    marks.add_hastes(position, seat, found)
    return found


def _spendings(position: Position, seat: int) -> list[Move]:
    """Return every legal way to spend one or more hourglasses."""
    found: list[Move] = []
    purse = position.defenders[seat - len(position.invaders)]
    ground = ground_of(position, seat)
    if purse.hourglasses:
        walking.add_moves(position, ground, seat, found)
        heroes.add_actions(position, ground, seat, found)
    if purse.hourglasses or purse.barricades:
        payment.add_moves(position, ground, seat, found)
    return found


def _must_place(position: Position, seat: int) -> bool:
    """Return whether this seat must place the stone: either Defender may, but the last to end the pause must."""
    return stones.held(position) and _is_last(position, seat)


def _is_last(position: Position, seat: int) -> bool:
    """Return whether every other Defender has ended their pause."""
    return all(other == seat or position.ready >> other & 1 for other in position.defender_seats)


def refusal(position: Position, seat: int, move: Move) -> Refusal | None:
    """Return why the move is not possible in the pause."""
    match move:
        case Walk() | Swap():
            return walking.refusal(position, seat, move)
        case Pay():
            return payment.refusal(position, seat, move)
        case Speech() | Excursion():
            return heroes.action_refusal(position, seat, move)
        case Stone():
            return stones.refusal(position, seat, move)
        case Deed():
            return deeds.refusal(position, move)
        case Haste():
            return marks.haste_refusal(position, seat, move)
        case Done():
            return _not_done(position, seat)
        case _:
            return _lacking(position, move) or refuse(Reason.NOT_NOW, _SOURCE, stage=position.stage)


def _lacking(position: Position, move: Move) -> Refusal | None:
    """Return the refusal of a move that finishes an action not fully paid; ``finish.py`` handles a paid one (R-36)."""
    action = ACTION_INDEX.get(move.action, -1) if isinstance(move, Finish) else -1
    return not_covered(position, action) if action >= 0 else None


def _not_done(position: Position, seat: int) -> Refusal | None:
    if _must_place(position, seat):
        return refuse(Reason.STONE_LEFT, "R-23")
    if _spendings(position, seat):
        purse = position.defenders[seat - len(position.invaders)]
        return refuse(Reason.HOURGLASSES_LEFT, _SOURCE, count=purse.hourglasses + purse.barricades)
    return None


def play(position: Position, seat: int, move: Move, out: list[Event]) -> None:
    """Make the move, then carry out the actions that it pays, makes cheaper or gives a free place (R-36, R-37)."""
    match move:
        case Walk() | Swap():
            walking.play(position, seat, move, out)
        case Pay():
            payment.play(position, seat, move, out)
        case Speech() | Excursion():
            heroes.act(position, seat, move, out)
        case Stone():
            stones.play(position, seat, move, out)
        case Deed():
            deeds.play(position, seat, move, out)
        case Haste():
            marks.use_haste(position, seat, move, out)
        case _:
            _end(position, seat, out)
            return
    costs_fell(position, out)


def _end(position: Position, seat: int, out: list[Event]) -> None:
    """End a seat's pause. Hourglasses that it could not spend legally are lost (R-134)."""
    purse = position.defenders[seat - len(position.invaders)]
    lost = purse.hourglasses + purse.barricades
    purse.hourglasses = purse.barricades = 0
    if lost:
        out.append(HourglassesLost(seat, lost))
    if not _is_last(position, seat):
        position.ready |= 1 << seat
        return
    position.ready = 0
    for defender in position.defenders:
        defender.stones = 0
    _go_on(position)
