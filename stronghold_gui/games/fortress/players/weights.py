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
        attack: factor for the expected gain of an attack.
        back: factor for losses of the player's side in its own attacks.
        key: factor for the worth of a figure that decides the match: a runner, or a figure behind the flag.
        menace: factor for the losses that an enemy could inflict in its turn, added to its worth as a target.
        door: points for a wound of the door, for the side that it keeps out.
        sure: assumed probability that a far target is visible, before the check.
        progress: points for each point of movement nearer to the goal.
        goal: points for reaching it.
        approach: points for each column nearer to the nearest enemy, for figures without a goal.
        hold: points for a place on a space that must be held.
        danger: factor for the expected loss at the end of a move.
        risk: factor for the loss on the way.
        height: points for each level of a place, for shooters.
        stir: the least gain for which a move is made.
        opens: the greatest distance of a runner from the doorway, in points of movement, at which the door is opened.
        again: factor for a card's expected gain for each order marker that it has already.
        reach: points of a card in an army for each column of its range.
        pace: points of a card in an army for each point of its movement.
        exposed: factor for the expected loss at the end of a move to enemies that see it, by exact odds.
        drop: the first round in which a squad is dropped at the place where it fights best; 0 to drop it at once,
            placed as at the start.
        exact: number of the most promising moves that are rated in detail.
        whim: the most points that chance adds to a rating.
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
