"""What cannons and poles have in common: a weapon in a tower, aimed once, that the hit cards speak for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.assault.targeting import Fault, Targeting
from stronghold_gui.games.stronghold.moves import Aim, Move
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse


class TowerWeapon(Targeting):
    """The Defender names a target for each weapon of a kind; it may hold (R-120).

    Attributes:
        weapon: what stands in the tower, by number of ``pieces.TOWER``.
    """

    weapon: ClassVar[int]

    def sources(self, position: Position) -> Iterator[int]:
        """Yield the towers with the weapon."""
        for tower, standing in enumerate(position.towers):
            if standing == self.weapon:
                yield position.board.walls + tower

    def shots(self, position: Position, source: int) -> int:  # noqa: ARG002
        """Return 1: it attacks once."""
        return 1

    def no_source(self, position: Position, source: int) -> Fault | None:
        """Return whether the weapon does not stand there."""
        return None if source in self.sources(position) else (Reason.NO_WEAPON, self.chapter)

    def shot(self, start: str, goal: str) -> Move:
        """Return the move that aims it."""
        return Aim(start, goal)

    def named(self, move: Move) -> tuple[str, str] | None:
        """Return tower and target."""
        return (move.start, move.goal) if isinstance(move, Aim) else None

    def variant_refusal(self, position: Position, source: int, move: Move) -> Refusal | None:  # noqa: ARG002
        """Refuse an accurate shot: only throwing machines have it."""
        return refuse(Reason.NOT_ACCURATE, "R-50") if isinstance(move, Aim) and move.accurate else None
