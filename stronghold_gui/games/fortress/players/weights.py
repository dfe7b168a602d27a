"""Weights of Fortress's computer players, read from ``resources/fortress/players/<level>.json``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from pydantic import Field

from stronghold_gui.core.save.part import Part
from stronghold_gui.games.fortress.data.scenarios import EndKind
from stronghold_gui.games.fortress.position import Position

_UpTo10 = Annotated[float, Field(ge=0, le=10)]
_UpTo50 = Annotated[float, Field(ge=0, le=50)]


@dataclass(frozen=True, slots=True)
class MarshalWeights(Part):
    """Weights of places, attacks and cards; the unit is a point of an army.

    Attributes:
        attack: an expected loss of the enemy. ``back``: a loss of the player, by Counter Strike or among friends.
        key: the added value of a figure that decides the match, as a runner or on the space behind the flag.
        menace: added worth of hurting an enemy, by the losses that it could inflict in its turn.
        door: a wound of the door, for the side that it keeps out.
        sure: assumed probability that a far target is visible, before the check.
        progress: a point of movement nearer to the goal; ``goal``: standing on it.
        approach: a column nearer to the nearest target, for figures without a goal.
        hold: to stay on a space that must not be left.
        danger: an expected loss at the goal of a move; ``risk``: one on the way there.
        height: a level above the ground, for shooters.
        stir: the least gain for which a move is made.
        opens: the greatest distance of a friend from the door, in points of movement, at which it is opened.
        again: reduction of a card's expected gain with each further order marker.
        reach: weight of range in an army; ``pace``: weight of movement.
        exposed: an expected loss at the goal of a move to enemies that see it, by exact odds.
        drop: the first round in which a squad is dropped, where it fights best; 0: at once, placed like at the start.
        exact: number of the most promising places that are rated in detail.
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
    exposed: _UpTo10
    drop: _UpTo50
    exact: _UpTo50
    whim: Annotated[float, Field(ge=0, le=500)]


@dataclass(frozen=True, slots=True)
class Style:
    """The weights of a level.

    Attributes:
        usual: the weights of a side without its own.
        roles: those of some sides, by the kind of the scenario's end and the number of the side.
    """

    usual: MarshalWeights
    roles: Mapping[tuple[EndKind, int], MarshalWeights] = field(default_factory=dict)

    def fitting(self, position: Position, player: int) -> MarshalWeights:
        """Return the weights for a player of a match."""
        setting = position.setting
        return self.roles.get((setting.scenario.end.kind, setting.side[player]), self.usual)
