"""Choice of a target for a fixed side: for a band, or again after the first target was shot (RW-34)."""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.battles.attack import aim
from stronghold_gui.games.warriors.battles.possible import target_refusal, targets
from stronghold_gui.games.warriors.decisions import Kind
from stronghold_gui.games.warriors.events import AttackDeclared, Event
from stronghold_gui.games.warriors.pieces import PLACE_IDS, PLACE_INDEX
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.untimely import untimely


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the battle card's owner."""
    kind = Kind.RETARGET if position.todo[-1][1] else Kind.TARGET
    return (Decision(position.resolver, kind, PLACE_IDS[position.side]),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return a move for every target of the side."""
    return [m.Target(PLACE_IDS[place]) for place in targets(position, seat, position.side, position.left)]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    """Return the refusal of a target; the first attack is mandatory, so every other move is refused."""
    if isinstance(move, m.Target):
        return target_refusal(position, seat, position.side, move.target, position.left)
    return untimely(position, seat, move, decisions(position)[0])


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    """Set the target."""
    if not isinstance(move, m.Target):
        raise unexpected(move)
    position.todo.pop()
    aim(position, PLACE_INDEX[move.target])
    out.append(AttackDeclared(seat, PLACE_IDS[position.side], move.target, True))
