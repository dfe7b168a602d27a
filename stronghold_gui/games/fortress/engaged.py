"""Adjacency and engagement of figures on the battlefield (rules, section 8)."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.games.fortress.field.bits import bits_of_place
from stronghold_gui.games.fortress.position import NONE, Position


def adjacent_to(position: Position, spots: Sequence[int], height: int) -> list[int]:
    """Return the figures adjacent to a figure of a height on some spots, except those that share a spot with it."""
    setting, at = position.setting, position.at
    around, adjacent, of = setting.field.around, setting.adjacency.adjacent, setting.cards.of
    found: dict[int, None] = {}
    for spot in spots:
        for beside in around[spot]:
            other = at[beside]
            if other != NONE and beside not in spots and adjacent(spot, height, beside, of(other).height):
                found[other] = None
    return list(found)


def enemies_beside(position: Position, figure: int, spots: tuple[int, ...]) -> list[int]:
    """Return the enemies that would be adjacent to a figure on these spots."""
    setting, at, owner = position.setting, position.at, position.owner
    if not position.held & bits_of_place(setting.field.around_bits, spots):
        return []
    around, adjacent, sides = setting.field.around, setting.adjacency.adjacent, setting.side
    card_of, cards = setting.cards.card_of, setting.cards.cards
    side, height = sides[owner[card_of[figure]]], cards[card_of[figure]].height
    found: list[int] = []
    for spot in spots:
        for beside in around[spot]:
            other = at[beside]
            if other < 0 or other in found or beside in spots:
                continue
            card = card_of[other]
            if sides[owner[card]] != side and adjacent(spot, height, beside, cards[card].height):
                found.append(other)
    return found


def engaged_with(position: Position, figure: int) -> list[int]:
    """Return the enemies that a figure is engaged with: all adjacent ones; in the discovery mode none."""
    if not position.setting.mode.engagement:
        return []
    return enemies_beside(position, figure, position.spots(figure))


def are_adjacent(position: Position, figure: int, other: int) -> bool:
    """Return whether two figures on the battlefield are adjacent."""
    return adjacent_from(position, figure, position.spots(figure), other)


def adjacent_from(position: Position, figure: int, spots: tuple[int, ...], other: int) -> bool:
    """Return whether a figure on these spots would be adjacent to another on the battlefield."""
    setting = position.setting
    height, reach = setting.cards.of(figure).height, setting.cards.of(other).height
    adjacent = setting.adjacency.adjacent
    for spot in spots:
        for beside in position.spots(other):
            if adjacent(spot, height, beside, reach):
                return True
    return False


def beside_door(position: Position, figure: int) -> bool:
    """Return whether a figure is adjacent to the door: to the leaf's hex, up to the height of the frame (RF-39)."""
    setting, leaf = position.setting, position.leaf
    # Most figures are far from the door, which this check finds quickly.
    if leaf < 0 or not bits_of_place(setting.field.around_bits, position.spots(figure)) >> leaf & 1:
        return False
    height = setting.cards.of(figure).height
    return any(
        setting.adjacency.adjacent(spot, height, leaf, setting.cards.door.height) for spot in position.spots(figure)
    )
