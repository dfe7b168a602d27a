"""Odds of shots: machines from their piles, cannons and poles from the hit cards (rules, sections 5.2 and 8)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from stronghold_gui.games.stronghold.assault.cannons import AIM_CANNONS
from stronghold_gui.games.stronghold.assault.front import Front, front_at, weakest
from stronghold_gui.games.stronghold.assault.machines import AIM_MACHINES
from stronghold_gui.games.stronghold.assault.poles import AIM_POLES
from stronghold_gui.games.stronghold.assault.targeting import Targeting
from stronghold_gui.games.stronghold.forecast.imagined import known_position
from stronghold_gui.games.stronghold.moves import Aim
from stronghold_gui.games.stronghold.pieces import CANNON, SITED, TOWER, UNITS
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.view import View


@dataclass(frozen=True, slots=True)
class Odds:
    """A chance, as the number of good cases among equally likely ones. The chance is 0 if there are no cases."""

    good: int
    all: int

    @property
    def percent(self) -> int:
        """The chance as a whole percentage: 0 only if it cannot happen, 100 only if it cannot fail."""
        if not self.good:
            return 0
        return 100 if self.good == self.all else min(99, max(1, round(100 * self.good / self.all)))


@dataclass(frozen=True, slots=True)
class Shot:
    """A possible shot.

    Attributes:
        weapon: the weapon: ``ballista`` to ``trebuchet``, ``cannon``, ``poles``.
        start, goal: its place and its target.
        odds: the odds of a hit; for a cannon, of a card that shows a unit there; for poles, of one that shows the
            weakest.
        accurate: whether two cards are turned and the better one is kept (R-50).
        by_unit: for cannon and poles, the odds that the card shows a kind, for each kind that could be hit.
    """

    weapon: str
    start: str
    goal: str
    odds: Odds
    accurate: bool = False
    by_unit: tuple[tuple[str, Odds], ...] = ()


def shots_from(view: View, start: str, *, accurate: bool = False) -> list[Shot]:
    """Return every shot possible now from a place, in the board's order."""
    position = known_position(view)
    board = position.board
    if start in board.outer_index:
        return machine_shots(position, board.outer_index[start], named=accurate)
    if start in board.inner_index:
        return tower_shots(position, board.inner_index[start])
    return []


def machine_shots(position: Position, source: int, *, named: bool = False) -> list[Shot]:
    """Return the shots of the machine at an outer place."""
    if AIM_MACHINES.no_source(position, source) is not None:
        return []
    names, weapon = position.board.outer, SITED[position.machine[source]]
    accurate = named or _accurate_anyway(position, source)
    odds = pile_odds(position.hits[source], position.misses[source], accurate=accurate)
    return [Shot(weapon, names[source], names[goal], odds, accurate) for goal in AIM_MACHINES.targets(position, source)]


def _accurate_anyway(position: Position, source: int) -> bool:
    """Return whether a machine turns two cards even if this shot is not declared accurate.

    The function lets the rules note a plain shot, reads the note, and removes it again.
    """
    name = position.board.outer[source]
    AIM_MACHINES.note(position, source, source, Aim(name, name))
    return bool(position.aims.pop()[2])


def hit_cards(view: View) -> tuple[tuple[str, Odds], ...]:
    """Return the odds that the next hit card shows each kind of unit."""
    position = known_position(view)
    return tuple((unit, card_odds(position, [kind])) for kind, unit in enumerate(UNITS))


def pile_odds(hits: int, misses: int, *, accurate: bool = False) -> Odds:
    """Return the odds of a hit from a pile. An accurate shot draws two cards and needs one hit (R-50)."""
    cards = hits + misses
    if not accurate or cards < 2:
        return Odds(hits, cards)
    return Odds(cards * (cards - 1) - misses * (misses - 1), cards * (cards - 1))


def tower_shots(position: Position, source: int) -> list[Shot]:
    """Return the shots of the cannon or the poles in a tower."""
    aiming: Targeting = AIM_CANNONS if AIM_CANNONS.no_source(position, source) is None else AIM_POLES
    if aiming.no_source(position, source) is not None:
        return []
    weapon = position.towers[source - position.board.walls]
    return [_tower_shot(position, source, goal, weapon) for goal in aiming.targets(position, source)]


def _tower_shot(position: Position, source: int, goal: int, weapon: int) -> Shot:
    start, end = position.board.inner[source], position.board.outer[goal]
    if weapon == CANNON:
        kinds = [kind for kind in range(3) if position.outer[3 * goal + kind]]
    else:
        kinds = [weakest(front_at(position, goal).invaders)]
    by_unit = tuple((UNITS[kind], card_odds(position, [kind])) for kind in kinds)
    return Shot(TOWER[weapon], start, end, card_odds(position, kinds), by_unit=by_unit)


def poles_odds(position: Position, front: Front) -> Odds:
    """Return the odds that poles push a unit off a front: the card must show the weakest (R-82)."""
    return card_odds(position, [weakest(front.invaders)])


def card_odds(position: Position, kinds: list[int]) -> Odds:
    """Return the odds that a hit card shows one of these kinds.

    The cards dealt in this volley are out; when none is left, all are shuffled. Before the first card of a volley is
    turned, all its cards have the same odds.
    """
    return _card_odds(position.cards.hit_cards, tuple(position.deck), tuple(kinds))


@lru_cache(maxsize=256)
def _card_odds(cards: tuple[tuple[int, ...], ...], deck: tuple[int, ...], kinds: tuple[int, ...]) -> Odds:
    left = [card for card, undealt in zip(cards, deck, strict=True) if undealt] or list(cards)
    return Odds(sum(any(kind in card for kind in kinds) for card in left), len(left))
