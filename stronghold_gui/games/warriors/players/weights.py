"""Weights of Warriors' computer players, read from ``resources/warriors/players/<level>.json``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from stronghold_gui.core.save.part import Part

_Minus10To20 = Annotated[float, Field(ge=-10, le=20)]
_UpTo10 = Annotated[float, Field(ge=0, le=10)]


@dataclass(frozen=True, slots=True)
class CaptainWeights(Part):
    """Weights of cards, attacks and shots; the unit is a point.

    Attributes:
        points: the weight of the expected change of the own points.
        rivals: the negative weight of the mean change of the others' points.
        cards: the weight of each card taken more than given, beyond its points.
        majority: the weight of a bonus that is not certain yet.
        sure: the scale, in cards of lead, on which a bonus becomes certain.
        again: the least gain that a further attack or a charge must promise.
        shot: the least gain that a shot must promise while battles are to come.
        last_shot: the least gain that a shot must promise in the last window.
        infantry, archer, cavalry: the worth of a card of that type, without its people's bonus.
        dragon, flame, wizard, catapult, battle: the worth of such a card.
        band: the worth of each card of a battle card's band.
        exact: how many of the most promising fights are computed exactly.
        whim: the most points that chance adds to a rating.
    """

    points: _UpTo10
    rivals: _UpTo10
    cards: _UpTo10
    majority: Annotated[float, Field(ge=0, le=2)]
    sure: Annotated[float, Field(ge=0.1, le=10)]
    again: _Minus10To20
    shot: _Minus10To20
    last_shot: _Minus10To20
    infantry: _UpTo10
    archer: _UpTo10
    cavalry: _UpTo10
    dragon: Annotated[float, Field(ge=0, le=20)]
    flame: _UpTo10
    wizard: _UpTo10
    catapult: _UpTo10
    battle: _UpTo10
    band: _UpTo10
    exact: Annotated[float, Field(ge=0, le=100)]
    whim: Annotated[float, Field(ge=0, le=50)]
