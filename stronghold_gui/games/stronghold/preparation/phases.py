"""The Invader's six phases as one chapter: each phase's module offers its moves, done ends it (rules, section 4)."""

from __future__ import annotations

from typing import Final, Protocol

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.effects import enter
from stronghold_gui.games.stronghold.events import Event, PhaseBegan
from stronghold_gui.games.stronghold.moves import DONE, Done, Move
from stronghold_gui.games.stronghold.pieces import PHASES
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.preparation import (
    equipment,
    machines,
    march_out,
    rituals,
    supplies,
    training,
)


class PhaseRules(Protocol):
    """The protocol of a phase's module, without the move that ends the phase."""

    def moves(self, position: Position, seat: int) -> list[Move]:
        """Return the legal moves except done."""
        ...

    def refusal(self, position: Position, seat: int, move: Move) -> Refusal | None:
        """Return why a move that is not done is refused."""
        ...

    def play(self, position: Position, seat: int, move: Move, out: list[Event]) -> None:
        """Carry out a legal move that is not done."""
        ...


_RULES: Final[tuple[PhaseRules, ...]] = (supplies, machines, equipment, training, rituals, march_out)


def begin(position: Position, out: list[Event]) -> None:
    """Begin a phase. At the sixth, unspent units go to the camp (rules, section 6)."""
    position.ready = 0
    out.append(PhaseBegan(position.phase))
    if position.phase == len(PHASES):
        march_out.to_camp(position)


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return a decision of each Invader who has not ended the phase."""
    phase, ready = PHASES[position.phase - 1], position.ready
    return tuple([Decision(seat, Kind.PHASE, phase) for seat in position.invader_seats if not ready >> seat & 1])


def moves(position: Position, seat: int) -> list[Move]:
    """Return the moves of the phase, and done."""
    found = _RULES[position.phase - 1].moves(position, seat)
    found.append(DONE)
    return found


def refusal(position: Position, seat: int, move: Move) -> Refusal | None:
    """Return why the move is not possible in this phase. The phase may always be ended."""
    return None if isinstance(move, Done) else _RULES[position.phase - 1].refusal(position, seat, move)


def play(position: Position, seat: int, move: Move, out: list[Event]) -> None:
    """Act, or end the phase: when every Invader has, the Defender's pause comes."""
    if not isinstance(move, Done):
        _RULES[position.phase - 1].play(position, seat, move, out)
        return
    position.invaders[seat].escapes = 0
    position.ready |= 1 << seat
    if position.ready.bit_count() < len(position.invaders):
        return
    position.ready = 0
    if position.phase == len(PHASES):
        march_out.count_camp(position, out)
    enter(position, "pause")
