"""The Defender's hit cards: one deck for cannons and poles, dealt without reshuffling within a volley (R-82)."""

from __future__ import annotations

from stronghold_gui.games.stronghold.events import Event, HitCardTurned
from stronghold_gui.games.stronghold.pieces import UNITS
from stronghold_gui.games.stronghold.position import Position, Task


def fire(position: Position, task: str) -> None:
    """Lay out one task for each target named, in the order of naming: (task, target, source, 0)."""
    reshuffle(position)
    position.todo.append(("reshuffle", 0, 0, 0))
    position.todo += [(task, target, source, 0) for source, target, _ in reversed(position.aims)]
    position.aims.clear()


def reshuffle(position: Position) -> None:
    """Put all hit cards back into the deck."""
    position.deck = [1] * len(position.cards.hit_cards)


def reshuffled(position: Position, task: Task, out: list[Event]) -> None:
    """Reshuffle after a volley."""
    reshuffle(position)


def deal(position: Position, start: str, goal: str, out: list[Event]) -> int:
    """Turn the next hit card for a weapon at ``start``; return the card's number."""
    if not any(position.deck):
        reshuffle(position)
    card = position.chance.pick("hit", position.deck)
    position.deck[card] = 0
    kinds = tuple(UNITS[kind] for kind in position.cards.hit_cards[card])
    out.append(HitCardTurned(start, goal, kinds))
    return card
