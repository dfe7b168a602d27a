"""Taking a single turn with any own card, in modes without order markers (rules, section 0)."""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.chapter import not_asked, not_there
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.events import CardUsed, Event
from stronghold_gui.games.fortress.position import NONE, Position
from stronghold_gui.games.fortress.reasons import Reason, refuse
from stronghold_gui.games.fortress.rounds.course import start_turn


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the player in turn."""
    player = position.todo[-1][1]
    most = position.setting.scenario.rounds * position.setting.pieces.turns
    return (Decision(position.seat(player), Kind.USE, f"p{player + 1}", most - position.taken[player] + 1),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return a move for each own card with a figure."""
    ids = position.setting.cards.ids
    return [m.Use(ids[card]) for card in position.cards_of(position.todo[-1][1]) if position.alive(card)]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    """Return why a card cannot act."""
    if not isinstance(move, m.Use):
        return not_asked(Kind.USE)
    card = position.setting.card_index.get(move.card, NONE)
    if card == NONE:
        return not_there(move.card)
    if position.owner[card] != position.todo[-1][1]:
        return refuse(Reason.NOT_OWN_CARD, "0", card=move.card)
    return None if position.alive(card) else refuse(Reason.DEAD_CARD, "0", card=move.card)


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    """Let a card act."""
    if not isinstance(move, m.Use):
        raise unexpected(move)
    player = position.todo.pop()[1]
    out.append(CardUsed(position.setting.who(player), move.card))
    turns = position.setting.pieces.turns
    start_turn(position, player, position.setting.card_index[move.card], (position.taken[player] - 1) % turns)
