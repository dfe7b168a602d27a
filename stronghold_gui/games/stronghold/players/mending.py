"""A Defender's last pause, move by move: what can still be mended before the assault, and in which order."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.moves import Move, Swap, Walk
from stronghold_gui.games.stronghold.players.danger import fighting
from stronghold_gui.games.stronghold.players.guard import Guard
from stronghold_gui.games.stronghold.players.odds import promise
from stronghold_gui.games.stronghold.players.styles import GuardStyle
from stronghold_gui.games.stronghold.position import Position

_NEAR: Final = 0.3
"""How much it counts to be near to a breach that is held: what is held by far needs no luck."""
_SAFE: Final = 0.02
"""How much may be promised to an assault for which nobody looks for more than the rule does."""
_COSTS: Final = 0.03
"""What a deed must be good for: it gives up its point of glory, which no single assault tells."""


@dataclass(frozen=True, slots=True)
class Mending:
    """Implements ``players.lines.Searcher``, for a Defender.

    Attributes:
        guard: the rule of thumb by which moves are ruled out.
        width: how many positions are kept at each step.
        walks: how many of the walks and exchanges are tried, those first that the rule thinks most of; there are a
            hundred and more. Everything else is tried in any case.
    """

    guard: GuardStyle
    width: int
    walks: int

    def searches(self, position: Position, decision: Decision) -> bool:
        """Return whether it is the last pause and the assault is dangerous."""
        if decision.kind != Kind.SPEND or not fighting(position):
            return False
        return -self.outlook(position, decision.seat) > _SAFE

    def likely(self, position: Position, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
        """Return the moves to try."""
        if len(moves) <= self.walks:
            return moves
        guard = Guard(position, seat, self.guard)
        walks = [move for move in moves if isinstance(move, Walk | Swap)]
        others = [move for move in moves if not isinstance(move, Walk | Swap)]
        return [*sorted(walks, key=guard.gain, reverse=True)[: self.walks], *others]

    def outlook(self, position: Position, seat: int) -> float:  # noqa: ARG002 - all Defenders win or lose together
        """Return what the assault promises if nothing more were done; less than 0, and 0 at best."""
        found = promise(position, unseen=True)
        return -found.won - _NEAR * found.near - _COSTS * position.deed_turn

    def alike(self, position: Position, seat: int) -> Hashable:
        """Return what can change in a pause, without orders and chance."""
        at = position
        changing = (
            at.inner,
            at.outer,
            at.heroes,
            at.stone,
            at.wood,
            at.cauldron,
            at.towers,
            at.field,
            at.paid,
            at.todo,
        )
        marks = (at.glare, at.speech, at.acted, at.blessing, at.platforms, at.deeds_left, at.last_legs, at.hasted)
        purses = ((own.hourglasses, own.barricades, own.stones, own.used) for own in at.defenders)
        return (seat, at.turn, at.stage, *(tuple(things) for things in changing), marks, *purses)
