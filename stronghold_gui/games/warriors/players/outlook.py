"""The evaluation of a position: the points that each seat can expect at the end of the game.

A bonus counts by the chance that a seat has it at the end, which grows with the lead in cards. Warriors count for
themselves too, because they fight in later rounds. ``tools/fit_warriors.py`` fits the weights of each round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Annotated, Final

from pydantic import Field

from stronghold_gui.core.save.part import Part
from stronghold_gui.games.warriors.pieces import NONE, PEOPLES, ROUNDS, TYPES, WARRIORS
from stronghold_gui.games.warriors.position import Position

_Coefficient = Annotated[float, Field(ge=-20, le=20)]
_FEWEST: Final = 2
"""The smallest number of seats, for which ``Holding.start`` is fitted."""


@dataclass(frozen=True, slots=True)
class Holding(Part):
    """The terms of the log-odds that a seat with cards of a kind has the bonus for it at the end of the game.

    Attributes:
        start: the log-odds with two seats, the base box, and as many cards as the best rival.
        lead: the addition for each card more than the best rival.
        rivals: the addition for each seat more than two.
        hordes: the addition for the expansion.
    """

    start: _Coefficient
    lead: _Coefficient
    rivals: _Coefficient
    hordes: _Coefficient


@dataclass(frozen=True, slots=True)
class Share(Part):
    """The weights of one round, in points.

    Attributes:
        pile: factor for the points of a victory pile.
        bonus: factor for the expected points of bonuses.
        infantry, archer, cavalry: points for each such card of a faction.
    """

    pile: _Coefficient
    bonus: _Coefficient
    infantry: _Coefficient
    archer: _Coefficient
    cavalry: _Coefficient


_Few = Field(min_length=ROUNDS, max_length=ROUNDS)


@dataclass(frozen=True, slots=True)
class Outlook(Part):
    """The weights of the evaluation for each round.

    Attributes:
        shares: the weights of points and cards.
        peoples: by round, the log-odds that a seat has the bonus for a people.
        dragons: by round, the log-odds that a seat has the bonus for dragons.
    """

    shares: Annotated[tuple[Share, ...], _Few]
    peoples: Annotated[tuple[Holding, ...], _Few]
    dragons: Annotated[tuple[Holding, ...], _Few]

    def points(self, position: Position) -> list[float]:
        """Return the expected points of each seat; campers and the band must be back in their factions."""
        share, pile = self.shares[position.round - 1], position.cards.pile_points
        bonuses = self.bonuses(position)
        return [
            share.pile * pile * position.pile_size(seat)
            + share.bonus * bonuses[seat]
            + sum(self.warrior(position, kind) * count for kind, count in enumerate(types_of(position, seat)))
            for seat in range(position.seats)
        ]

    def warrior(self, position: Position, kind: int) -> float:
        """Return the worth of a warrior of a type, beside the bonus of its people."""
        share = self.shares[position.round - 1]
        return (share.infantry, share.archer, share.cavalry)[kind]

    def bonuses(self, position: Position) -> list[float]:
        """Return the expected points of each seat for bonuses."""
        rows = [self.people(position, people, sizes_of(position, people)) for people in range(len(PEOPLES))]
        if any(owner != NONE for owner in position.dragon_of):
            rows.append(self.dragon(position, [position.dragon_of.count(seat) for seat in range(position.seats)]))
        return [sum(row[seat] for row in rows) for seat in range(position.seats)]

    def people(self, position: Position, people: int, sizes: Sequence[int]) -> list[float]:
        """Return the expected points of each seat for a people's bonus, by the sizes of its factions."""
        return _shared(self.peoples[position.round - 1], position, position.cards.bonus[people], sizes)

    def dragon(self, position: Position, dragons: Sequence[int]) -> list[float]:
        """Return the expected points of each seat for the bonus for dragons, by their numbers."""
        return _shared(self.dragons[position.round - 1], position, position.cards.dragon_bonus, dragons)


def types_of(position: Position, seat: int) -> list[int]:
    """Return the numbers of a seat's warriors by type."""
    share = len(WARRIORS)
    return [sum(position.army[share * seat + kind : share * (seat + 1) : len(TYPES)]) for kind in range(len(TYPES))]


def sizes_of(position: Position, people: int) -> list[int]:
    """Return the sizes of the factions of a people, by seat."""
    return [position.warriors(len(PEOPLES) * seat + people) for seat in range(position.seats)]


def _shared(holding: Holding, position: Position, bonus: int, sizes: Sequence[int]) -> list[float]:
    second, best = sorted(sizes)[-2:]
    odds = holding.start + holding.rivals * (len(sizes) - _FEWEST) + holding.hordes * (position.cards.box == "hordes")
    return [
        bonus / (1.0 + exp(-odds - holding.lead * (size - (second if size == best else best)))) if size else 0.0
        for size in sizes
    ]
