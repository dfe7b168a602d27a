"""Choosing the phase cards before the game: two drawn of each of phases 2 to 5, one kept (rules, section 3; R-101)."""

from __future__ import annotations

from stronghold_gui.core.decision import Decision, decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.cards import DRAFTED
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.effects import enter
from stronghold_gui.games.stronghold.events import CardKept, CardsOffered, Event
from stronghold_gui.games.stronghold.moves import Draft, Move
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse

OFFERED = 2
"""Cards drawn of each phase with one Invader."""


def begin(position: Position, out: list[Event]) -> None:
    """Offer cards of the next phase without one; with all chosen, go on to turn 1."""
    invader = position.invaders[0]
    if "" not in invader.cards:
        enter(position, "start")
        return
    index = invader.cards.index("")
    deck = position.cards.deck[index]
    left = [1] * len(deck)
    drawn = []
    for _ in range(min(OFFERED, len(deck))):
        card = position.chance.pick(f"draft {DRAFTED[index]}", left)
        left[card] = 0
        drawn.append(deck[card])
    invader.offer = tuple(drawn)
    out.append(CardsOffered(0, DRAFTED[index], invader.offer))


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return that the Invader chooses a card."""
    return (decision(0, Kind.DRAFT, DRAFTED[position.invaders[0].cards.index("")]),)


def moves(position: Position, seat: int) -> list[Move]:
    """Return one move a card on offer."""
    return [Draft(card) for card in position.invaders[seat].offer]


def refusal(position: Position, seat: int, move: Move) -> Refusal | None:
    """Return why the card cannot be kept."""
    match move:
        case Draft(card):
            if card not in position.cards.actions:
                return refuse(Reason.UNKNOWN_PIECE, "3", piece=card)
            if card not in position.invaders[seat].offer:
                return refuse(Reason.NOT_OFFERED, "3", card=card)
            return None
        case _:
            return refuse(Reason.NOT_NOW, "3", stage=position.stage)


def play(position: Position, seat: int, move: Move, out: list[Event]) -> None:
    """Keep the card; the other leaves the game unseen."""
    assert isinstance(move, Draft)
    invader = position.invaders[seat]
    index = invader.cards.index("")
    invader.cards = (*invader.cards[:index], move.card, *invader.cards[index + 1 :])
    invader.offer = ()
    out.append(CardKept(seat, DRAFTED[index], move.card))
    enter(position, "draft")
