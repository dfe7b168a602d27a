"""The heroes that a scenario wants in a player's army (rules, section 13; RF-68)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from stronghold_gui.games.fortress.position import NONE, Position


def needs_heroes(position: Position, player: int) -> bool:
    """Return whether the scenario wants unique heroes of a player."""
    end = position.setting.scenario.end
    return end.kind == "rescue" and end.figures["rescued"] == player


def is_unique_hero(position: Position, card: int) -> bool:
    """Return whether a card is a unique hero."""
    found = position.setting.cards.cards[card]
    return found.hero and found.unique


def walks(position: Position, card: int) -> bool:
    """Return whether a card's figures cannot fly."""
    return not position.setting.has(card, "flying")


def missing(position: Position, cards: Iterable[int]) -> tuple[int, int]:
    """Return the number of unique heroes that an army of these cards still lacks, and the number on foot among them."""
    figures = position.setting.scenario.end.figures
    heroes = [card for card in cards if is_unique_hero(position, card)]
    on_foot = sum(walks(position, card) for card in heroes)
    return max(0, figures["heroes"] - len(heroes)), max(0, figures["on_foot"] - on_foot)


def can_complete(position: Position, player: int, more: int = NONE, without: int = NONE) -> bool:
    """Return whether a player who must bring heroes can still do so.

    Args:
        position: a position during the choice of armies.
        player: the player who needs heroes.
        more: an additional card for that player.
        without: a card that another player would take.
    """
    own = position.cards_of(player) + ([more] if more != NONE else [])
    heroes, on_foot = missing(position, own)
    if not heroes and not on_foot:
        return True
    left = points_left(position, player, own)
    free = [
        card
        for card, owner in enumerate(position.owner)
        if owner == NONE and card not in (more, without) and is_unique_hero(position, card)
    ]
    for number in range(max(heroes, on_foot), heroes + on_foot + 1):
        for chosen in combinations(free, number):
            enough = sum(walks(position, card) for card in chosen) >= on_foot
            if enough and sum(position.setting.cards.cards[card].points for card in chosen) <= left:
                return True
    return False


def points_left(position: Position, player: int, own: Iterable[int]) -> int:
    """Return the points that an army of these cards leaves a player."""
    limits = position.setting.seating.limits
    spent = sum(position.setting.cards.cards[card].points for card in own)
    return (limits[player] if limits is not None else 0) - spent
