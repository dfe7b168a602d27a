"""How far a figure may move: points of its card, of a glyph, and of walk and road (rules, sections 6.3 and 14)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.fortress.position import Position

VALDA: Final = 2
"""Further points for all figures of whoever stands on that glyph."""


def allowance(position: Position, figure: int) -> int:
    """Return the points of a figure's whole move, those for staying on walk and road apart.

    The glyph does not help the figure that stands on it: its move leaves the glyph.
    """
    setting = position.setting
    points = setting.cards.of(figure).move
    for spot in setting.valdas:
        if position.at[spot] >= 0 and _helps(position, spot, figure):
            points += VALDA
    return points


def _helps(position: Position, spot: int, figure: int) -> bool:
    other = position.at[spot]
    return other >= 0 and other != figure and position.owner_of(other) == position.owner_of(figure)


def all_walk(position: Position, spots: tuple[int, ...]) -> bool:
    """Return whether all these spots are walk or road."""
    walk = position.setting.field.walk
    return walk[spots[0]] and walk[spots[-1]]
