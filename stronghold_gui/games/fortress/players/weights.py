"""Weights of Fortress's computer players, read from ``resources/fortress/players/<level>.json``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from stronghold_gui.core.save.part import Part

_UpTo10 = Annotated[float, Field(ge=0, le=10)]
_UpTo50 = Annotated[float, Field(ge=0, le=50)]


@dataclass(frozen=True, slots=True)
class MarshalWeights(Part):
    """Weights of places, attacks and cards; the unit is a point of an army.

    Attributes:
        attack: an expected loss of the enemy. ``back``: an own loss, by Counter Strike or among friends.
        key: the added value of a figure that decides the match, as a runner or on the space behind the flag.
        menace: how much more it counts to hurt an enemy, for what that one could take in its turn.
        door: a wound of the door, to those whom it keeps out.
        sure: how likely a far target counts as seen before one has looked.
        progress: a point of movement nearer to the goal; ``goal``: to stand there.
        approach: a column nearer to the nearest target, for who has no goal.
        hold: to stay on a space that must not be left.
        danger: an expected loss where one would stand; ``risk``: one on the way there.
        height: a level above the ground, for who shoots.
        stir: what a move must gain to be made.
        opens: how many points of movement a friend may be away from the door for it to be opened.
        again: how much less a card promises with every order marker more.
        reach: how much shooting far counts in an army; ``pace``: how much moving far does.
        exact: how many of the most promising places are looked at closely.
        whim: the most that chance adds to anything.
    """

    attack: _UpTo10
    back: _UpTo10
    key: Annotated[float, Field(ge=1, le=20)]
    menace: _UpTo10
    door: _UpTo50
    sure: Annotated[float, Field(ge=0, le=1)]
    progress: Annotated[float, Field(ge=0, le=20)]
    goal: Annotated[float, Field(ge=0, le=1000)]
    approach: Annotated[float, Field(ge=0, le=20)]
    hold: Annotated[float, Field(ge=0, le=1000)]
    danger: _UpTo10
    risk: _UpTo10
    height: _UpTo10
    stir: _UpTo50
    opens: _UpTo50
    again: Annotated[float, Field(ge=0, le=1)]
    reach: _UpTo50
    pace: _UpTo50
    exact: _UpTo50
    whim: Annotated[float, Field(ge=0, le=500)]
