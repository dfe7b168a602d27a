"""The flank of an Invader's seat: which places its actions reach (rules, sections 10 and 11; R-96).

A sole Invader's flank is everything outside. With two, each acts on their own side; the barbican's rampart, the ram,
the buildings and the heroes have no side and are open to both.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.board import SIDES, Board
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse


class Flank:
    """Places of one seat of the Invader's, as tables. Never changes.

    Attributes:
        sides: the sides commanded (0 west, 1 east).
        walls, foregrounds, ramparts: outer numbers on those sides, without the barbican's.
        fields: trap fields on those sides.
        columns: the places whose units may march in step A: the ramparts, and the barbican's, which every Invader
            shares.
    """

    def __init__(self, board: Board, sides: tuple[int, ...]) -> None:
        """Work out the flank of a seat that commands ``sides``."""
        self.sides = sides
        self.walls = tuple(wall for wall in range(board.walls) if board.outer_side[wall] in sides)
        self.foregrounds = tuple(place for side in sides for place in board.foregrounds[side])
        self.ramparts = tuple(place for side in sides for place in board.ramparts[side])
        self.fields = tuple(
            number for number, (start, _) in enumerate(board.fields) if board.outer_side[start] in sides
        )
        self.columns = (*self.ramparts, board.barbican)

    def foreign(self, side: int, place: str) -> Refusal | None:
        """Return the refusal for a place on the partner's flank; side -1 is open to both."""
        if side < 0 or side in self.sides:
            return None
        return refuse(Reason.OTHER_SIDE, "R-96", start=SIDES[self.sides[0]], goal=place)


@cache
def _flanks(board: Board) -> tuple[Flank, ...]:
    """Return the flank of a sole Invader, then those of the Invaders of each side."""
    every: Final = tuple(range(len(SIDES)))
    return (Flank(board, every), *(Flank(board, (side,)) for side in every))


def flank_of(position: Position, seat: int) -> Flank:
    """Return the flank that an Invader's seat commands."""
    flanks = _flanks(position.board)
    return flanks[0] if len(position.invaders) == 1 else flanks[1 + seat]


def foreign(position: Position, seat: int, place: int) -> Refusal | None:
    """Return the refusal for an outer place on the partner's flank."""
    return flank_of(position, seat).foreign(position.board.outer_side[place], position.board.outer[place])
