"""The plan of a map: the pieces on each hex, from which ``Field`` computes spaces and steps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stronghold_gui.games.fortress.data.pieces import Pieces, Terrain
from stronghold_gui.games.fortress.field.hexes import Hex, neighbours

SKY: Final = 10**6
"""The ceiling of spaces under the open sky, in levels."""

Space = tuple[int, int, int]
"""Column, row and level: one place for one base."""


@dataclass(frozen=True, slots=True)
class Ground:
    """The ground of a hex: the level of its top, and its terrain."""

    level: int
    terrain: Terrain


@dataclass(frozen=True, slots=True)
class Ladder:
    """A stack of rungs on a landing space, leaning on one edge.

    Attributes:
        id: its name.
        landing: the space that it stands on.
        edge: direction of the edge that it leans on.
        goal: the level that it leads to, across that edge.
        rungs: their number.
    """

    id: str
    landing: Space
    edge: int
    goal: int
    rungs: int

    @property
    def top(self) -> Space:
        """The place across the edge that the ladder leads to; no space if the wall there is bare (RF-15)."""
        return (*neighbours(self.landing[:2])[self.edge], self.goal)


@dataclass(frozen=True, slots=True)
class Battlement:
    """A battlement on one edge of a space, given by a direction."""

    at: Hex
    level: int
    edge: int


@dataclass(frozen=True, slots=True)
class DoorFrame:
    """The door: spaces 1 to 4 (RF-11), and the two feet of the frame, the one with the hinge first."""

    spaces: tuple[Hex, Hex, Hex, Hex]
    feet: tuple[Hex, Hex]


@dataclass(frozen=True, slots=True)
class Plan:
    """A map.

    Attributes:
        id: its name.
        pieces: the pieces that it is built of.
        hexes: the ground of each hex.
        columns: hexes filled by wall or by a foot of the door frame up to the walk on top.
        walks: levels of the raised walks over each hex, lowest first.
        battlements, ladders, door, flag: further parts; the flag is one of the battlements.
    """

    id: str
    pieces: Pieces
    hexes: dict[Hex, Ground]
    columns: frozenset[Hex]
    walks: dict[Hex, tuple[int, ...]]
    battlements: tuple[Battlement, ...]
    ladders: tuple[Ladder, ...]
    door: DoorFrame | None
    flag: Battlement | None

    def storeys(self, at: Hex) -> list[tuple[int, int]]:
        """Return floor and ceiling of each free stretch of a column, lowest first, with the door gone (RF-16)."""
        walks = self.walks.get(at, ())
        ceilings = [walk - self.pieces.levels["walk"] for walk in walks[1:]] + [SKY]
        above = list(zip(walks, ceilings, strict=False))
        if at in self.columns:
            return above
        ground = self.hexes[at].level
        if not walks:
            return [(ground, SKY)]
        if self.door is not None and at == self.door.spaces[0]:
            return [(ground, ground + self.pieces.levels["doorway"]), *above]
        return [(ground, walks[0] - self.pieces.levels["walk"]), *above]

    def is_walk(self, space: Space) -> bool:
        """Return whether a space is walk or road."""
        ground = self.hexes[space[:2]]
        return space[2] in self.walks.get(space[:2], ()) or (space[2] == ground.level and ground.terrain.walk)
