"""The draft before turn 1: each Invader keeps one of several cards of each of phases 2 to 5 (section 3; R-101).

Two Invaders draw together: both see three cards and each keeps one, in any order (rules, section 10).
"""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.cards import DRAFTED
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.effects import enter
from stronghold_gui.games.stronghold.events import CardKept, CardsOffered, Event
from stronghold_gui.games.stronghold.moves import Draft, Move
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse


def _phase(position: Position) -> int:
    """Return the phase whose cards are being chosen, by index of ``cards.DRAFTED``."""
    return min(invader.cards.index("") for invader in position.invaders if "" in invader.cards)


def begin(position: Position, out: list[Event]) -> None:
    """Offer the cards of the next phase, or begin turn 1 once all cards are chosen."""
    if all("" not in invader.cards for invader in position.invaders):
        enter(position, "start")
        return
    index = _phase(position)
    drawn = _draw(position, index)
    for invader in position.invaders:
        invader.offer = drawn
    out.append(CardsOffered(0, DRAFTED[index], drawn))


def _draw(position: Position, index: int, kept: Sequence[str] = ()) -> tuple[str, ...]:
    """Return cards of a phase drawn at random, without the cards in ``kept``."""
    deck = position.cards.deck[index]
    left = [int(card not in kept) for card in deck]
    drawn = []
    for _ in range(min(position.values.cards_drawn, len(deck)) - len(kept)):
        card = position.chance.pick(f"draft {DRAFTED[index]}", left)
        left[card] = 0
        drawn.append(deck[card])
    return tuple(drawn)


def offer_anew(position: Position) -> None:
    """Offer random cards to seats that still choose, for a view that hides the real ones."""
    index = _phase(position)
    kept = [invader.cards[index] for invader in position.invaders if invader.cards[index]]
    drawn = _draw(position, index, kept)
    for invader in position.invaders:
        invader.offer = () if invader.cards[index] else drawn


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the choice of each Invader without a card of the phase."""
    index = _phase(position)
    return tuple(
        Decision(seat, Kind.DRAFT, DRAFTED[index])
        for seat, invader in enumerate(position.invaders)
        if not invader.cards[index]
    )


def moves(position: Position, seat: int) -> list[Move]:
    """Return a move for each card on offer."""
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
    """Keep the card. Cards not kept leave the game unseen."""
    assert isinstance(move, Draft)
    index, invader = _phase(position), position.invaders[seat]
    invader.cards = (*invader.cards[:index], move.card, *invader.cards[index + 1 :])
    invader.offer = ()
    out.append(CardKept(seat, DRAFTED[index], move.card))
    for partner in position.invaders:
        partner.offer = tuple(card for card in partner.offer if card != move.card)
    if all(each.cards[index] for each in position.invaders):
        enter(position, "draft")
