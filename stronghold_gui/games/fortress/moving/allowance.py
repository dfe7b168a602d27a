"""The points of a move: from the card, a glyph, and walk and road (rules, sections 6.3 and 14)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.fortress.field.steps import Step
from stronghold_gui.games.fortress.position import Position

VALDA: Final = 2
"""Additional points for all figures of the player with a figure on that glyph."""


def allowance(position: Position, figure: int) -> int:
    """Return the points of a figure's whole move, without the bonus on walk and road (``points_left``).

    The glyph does not help the figure that stands on it: its move leaves the glyph.
    """
    setting = position.setting
    points = setting.cards.of(figure).move
    for spot in setting.valdas:
        if position.at[spot] >= 0 and _helps(position, spot, figure):
            points += VALDA
    return points


def points_left(position: Position, figure: int) -> tuple[int, int]:
    """Return the points that a figure has left: anywhere, and on walk and road only (-1 once it was off these)."""
    mid_move = position.mover == figure
    points = allowance(position, figure) - (position.spent if mid_move else 0)
    walking = position.walking if mid_move else all_walk(position, position.spots(figure))
    return points, points + position.setting.pieces.walk_bonus if walking else -1


def stays_on_walk(position: Position, step: Step) -> bool:
    """Return whether a step leads to walk or road and uses no ladder."""
    return position.setting.field.walk[step.goal] and not step.ladder


def _helps(position: Position, spot: int, figure: int) -> bool:
    other = position.at[spot]
    return other >= 0 and other != figure and position.owner_of(other) == position.owner_of(figure)


def all_walk(position: Position, spots: tuple[int, ...]) -> bool:
    """Return whether all these spots are walk or road."""
    walk = position.setting.field.walk
    return walk[spots[0]] and walk[spots[-1]]
