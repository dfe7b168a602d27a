"""Stage II.5: the units that leave the hospital alive, and the victims of spectres (sections 5.5, 8; R-80, R-81)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.effects import enter, kill_inner, move_inner
from stronghold_gui.games.stronghold.events import Event, StageBegan
from stronghold_gui.games.stronghold.moves import Heal, Move
from stronghold_gui.games.stronghold.pieces import DEFENDER_INDEX, DEFENDERS
from stronghold_gui.games.stronghold.position import Position, Task
from stronghold_gui.games.stronghold.reasons import Reason, refuse

_CHAPTER: Final = "R-80"
_HOUSE: Final = "hospital"
_HEALS: Final = tuple(Heal(unit) for unit in DEFENDERS)


def begin(position: Position, out: list[Event]) -> None:
    """Enter the stage: some return, spectres take some of the others, the rest is lost."""
    out.append(StageBegan("hospital"))
    enter(position, "barbican")
    hospital = position.board.hospital
    hurt = position.inner_count(hospital)
    if not hurt:
        return
    returns = position.values.hospital_returns
    if hurt <= returns:
        for kind in range(3):
            _heal(position, kind, out, position.inner[3 * hospital + kind])
        return
    position.todo.append(("hospital_empties", 0, 0, 0))
    if position.spectres:
        position.todo.append((Kind.RISE.value, position.spectres - 1, 0, 0))
    # With two Defenders each picks one, the first one more if the number is odd.
    seats = position.defender_seats
    for number, seat in reversed(list(enumerate(seats))):
        picks = returns // len(seats) + (number < returns % len(seats))
        position.todo += [(Kind.HOSPITAL.value, seat, picks - done, 0) for done in reversed(range(picks))]


def _heal(position: Position, kind: int, out: list[Event], count: int = 1) -> None:
    board = position.board
    for _ in range(count):
        move_inner(position, kind, board.hospital, board.courtyard, "hospital", out)


def hospital_empties(position: Position, task: Task, out: list[Event]) -> None:
    hospital = position.board.hospital
    for kind in range(3):
        for _ in range(position.inner[3 * hospital + kind]):
            kill_inner(position, hospital, kind, "hospital", out)


# -- who returns: the task is (kind, seat, units this seat still saves, 0) ---------------------------------------------


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the Defender's choice of the unit that returns."""
    _, seat, left, _ = position.todo[-1]
    return (Decision(seat, Kind.HOSPITAL, _HOUSE, left),)


def moves(position: Position, seat: int) -> list[Move]:
    """Return the kinds of unit in the hospital."""
    at = 3 * position.board.hospital
    return [heal for kind, heal in enumerate(_HEALS) if position.inner[at + kind]]


def refusal(position: Position, seat: int, move: Move) -> Refusal | None:
    """Return why this unit cannot return."""
    if not isinstance(move, Heal):
        return refuse(Reason.NOT_NOW, _CHAPTER, stage=position.stage)
    if move.unit not in DEFENDER_INDEX:
        return refuse(Reason.UNKNOWN_PIECE, "1", piece=move.unit)
    if not position.inner[3 * position.board.hospital + DEFENDER_INDEX[move.unit]]:
        return refuse(Reason.NOT_THERE, _CHAPTER, piece=move.unit, place=_HOUSE)
    return None


def play(position: Position, seat: int, move: Move, out: list[Event]) -> None:
    """Bring the unit back to the courtyard, where a lasting panic may kill it (R-74)."""
    assert isinstance(move, Heal)
    position.todo.pop()
    _heal(position, DEFENDER_INDEX[move.unit], out)
