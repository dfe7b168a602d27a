"""Declaration of a mixed battle as draconic or mercenary, where both are possible (rules, section 10, RW-45)."""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.battles.course import fight
from stronghold_gui.games.warriors.battles.possible import targets
from stronghold_gui.games.warriors.decisions import Kind
from stronghold_gui.games.warriors.events import Event, KindDeclared
from stronghold_gui.games.warriors.pieces import DRAGON_PLACE, MIXED_AS, PLACE_IDS
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.reasons import Reason, refuse
from stronghold_gui.games.warriors.untimely import untimely


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the battle card's owner."""
    return (Decision(position.resolver, Kind.KIND, position.cards.battles[position.card].id),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return the declarations of both kinds."""
    return [m.Declare(kind) for kind in MIXED_AS]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    """Return why the battle cannot be fought as this kind."""
    match move:
        case m.Declare(kind):
            return None if kind in MIXED_AS else refuse(Reason.KIND_NO_ATTACK, "RW-45", kind=kind)
        case m.End():
            dragon = DRAGON_PLACE + position.dragons(seat)[0]
            first = targets(position, seat, dragon)[0]
            return refuse(Reason.MUST_ATTACK, "RW-16", place=PLACE_IDS[dragon], target=PLACE_IDS[first])
        case _:
            return untimely(position, seat, move, decisions(position)[0])


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    """Set the kind for all battles of the card."""
    if not isinstance(move, m.Declare):
        raise unexpected(move)
    position.todo.pop()
    out.append(KindDeclared(seat, position.cards.battles[position.card].id, move.kind, False))
    fight(position, move.kind)
