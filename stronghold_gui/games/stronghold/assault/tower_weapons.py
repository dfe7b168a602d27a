"""Base of cannons and poles, weapons in a tower that are aimed once, and the deck of hit cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.assault.targeting import Targeting
from stronghold_gui.games.stronghold.assault_events import HitCardTurned
from stronghold_gui.games.stronghold.events import Event
from stronghold_gui.games.stronghold.moves import Aim, Move
from stronghold_gui.games.stronghold.pieces import UNITS
from stronghold_gui.games.stronghold.position import Position, Task
from stronghold_gui.games.stronghold.reasons import Reason, refuse


class TowerWeapon(Targeting):
    """The Defender chooses a target for each weapon of a kind, or holds it back (R-120).

    Attributes:
        weapon: the weapon in the tower, as an index into ``pieces.TOWER``.
    """

    move_type = Aim
    weapon: ClassVar[int]

    def sources(self, position: Position) -> Iterator[int]:
        """Yield the towers with the weapon."""
        for tower, standing in enumerate(position.towers):
            if standing == self.weapon:
                yield position.board.walls + tower

    def variant_refusal(self, position: Position, source: int, move: Move) -> Refusal | None:  # noqa: ARG002
        """Refuse an accurate shot: only throwing machines have it."""
        return refuse(Reason.NOT_ACCURATE, "R-50") if isinstance(move, Aim) and move.accurate else None


def fire(position: Position, task: str) -> None:
    """Add one task to ``todo`` for each target, in the order of naming: (task, target, source, 0)."""
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
    """Turn the next hit card for a weapon at ``start``, and return the card's number."""
    if not any(position.deck):
        reshuffle(position)
    card = position.chance.pick("hit", position.deck)
    position.deck[card] = 0
    kinds = tuple(UNITS[kind] for kind in position.cards.hit_cards[card])
    out.append(HitCardTurned(start, goal, kinds))
    return card
