"""The choice when a figure comes to door space 4 and a partner has the door card: take it or leave it (RF-35)."""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.chapter import not_asked
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.door import take_card
from stronghold_gui.games.fortress.events import DoorLeft, Event
from stronghold_gui.games.fortress.position import Position


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the figure's player."""
    _, player, figure = position.todo[-1]
    return (Decision(position.seat(player), Kind.TAKE_CARD, position.setting.cards.figure_ids[figure]),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return the moves to leave the card (the usual choice, so first) and to take it."""
    return [m.TakeCard(take=False), m.TakeCard(take=True)]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    """Refuse all moves that do not answer the question about the card."""
    return None if isinstance(move, m.TakeCard) else not_asked(Kind.TAKE_CARD)


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    """Take the card or leave it."""
    _, player, figure = position.todo.pop()
    match move:
        case m.TakeCard(True):
            take_card(position, figure, out)
        case m.TakeCard(False):
            out.append(DoorLeft(position.setting.who(player), position.setting.cards.figure_ids[figure]))
        case _:
            raise unexpected(move)
