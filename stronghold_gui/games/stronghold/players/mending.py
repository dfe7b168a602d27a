"""The search for the best repairs in a Defender's last pause before the assault, move by move."""

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
"""The weight of ``Promise.near`` in the outlook: a section that is barely held needs luck."""
_SAFE: Final = 0.02
"""The promise of an assault up to which there is no search and the rule of thumb decides."""
_COSTS: Final = 0.03
"""The price of a deed: it gives up a point of glory, whose effect a single assault does not show."""


@dataclass(frozen=True, slots=True)
class Mending:
    """Implements ``players.lines.Searcher``, for a Defender.

    Attributes:
        guard: the rule of thumb by which moves are ruled out.
        width: how many positions are kept at each step.
        walks: how many walks and swaps are tried (a position can have more than a hundred); the rule of thumb selects
            the best ones. All other moves are always tried.
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
        """Return the promise of the assault, if the Defender does no more, with a minus sign: 0 is best."""
        found = promise(position, unseen=True)
        return -found.won - _NEAR * found.near - _COSTS * position.deed_turn

    def alike(self, position: Position, seat: int) -> Hashable:
        """Return a key of everything that can change in a pause, without orders and chance."""
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
