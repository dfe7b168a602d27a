"""Stage I.2: an accurate shot turned a hit and a miss, and the Invader chooses which counts (R-50)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.assault.sections import invader_at
from stronghold_gui.games.stronghold.assault.shots import keep_card
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.events import Event
from stronghold_gui.games.stronghold.moves import Keep, Move
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse

_KEEPS: Final = (Keep(True), Keep(False))


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return that the Invader chooses; the task is (kind, machine's place, section, 0)."""
    place = position.todo[-1][1]
    return (Decision(invader_at(position, place), Kind.KEEP_CARD, position.board.outer[place]),)


def moves(position: Position, seat: int) -> list[Move]:
    """Return both cards; the question is only asked when they differ."""
    return [*_KEEPS]


def refusal(position: Position, seat: int, move: Move) -> Refusal | None:
    """Refuse everything else."""
    return None if isinstance(move, Keep) else refuse(Reason.NOT_NOW, "R-50", stage=position.stage)


def play(position: Position, seat: int, move: Move, out: list[Event]) -> None:
    """Let the chosen card count."""
    assert isinstance(move, Keep)
    _, place, wall, _ = position.todo.pop()
    keep_card(position, place, wall, move.hit, out)
