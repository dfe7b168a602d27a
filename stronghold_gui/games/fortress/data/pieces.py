"""The pieces of the box, terrain, and the numbers that the rules use (``pieces.json``)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Annotated, Literal, get_args

from pydantic import Field

from stronghold_gui.core.reading import DataFault
from stronghold_gui.core.save.part import Part

LandId = Literal["grass", "rock", "sand", "water"]
"""Kinds of terrain of land tiles."""
TerrainId = Literal[LandId, "walk"]
_Hexes = Annotated[str, Field(pattern=r"^[1-9][0-9]?$")]
PieceId = Literal[
    "base_straight", "base_corner", "base_end", "wall_straight", "wall_corner", "wall_end", "walk_1", "walk_7",
    "walk_9", "battlement", "door", "door_bar", "door_card", "rung", "flag",
]  # fmt: skip
_Count = Annotated[int, Field(ge=0, le=1000)]
_UpTo9 = Annotated[int, Field(ge=0, le=9)]
_UpTo100 = Annotated[int, Field(ge=0, le=100)]
_From1To20 = Annotated[int, Field(ge=1, le=20)]
_Levels = Annotated[int, Field(ge=1, le=100)]


@dataclass(frozen=True, slots=True)
class Terrain(Part):
    """A kind of ground.

    Attributes:
        height: 1 for land; 0 for water, which adds no level and holds nothing.
        base: whether a wall's base may stand on it (RF-09).
        battlement: whether one may be clipped to it (RF-14).
        stops: whether a move ends there.
        walk: whether it is walk or road.
    """

    id: TerrainId
    height: Annotated[int, Field(ge=0, le=1)]
    base: bool
    battlement: bool
    stops: bool
    walk: bool


@dataclass(frozen=True, slots=True)
class Fall(Part):
    """A kind of fall: from a drop of the figure's height and ``beyond`` levels more (rules, section 6.2, RF-24).

    ``dice`` are rolled, and each skull is a wound; for the deepest fall, a d20 of ``unhurt_on`` or more saves the
    figure.
    """

    beyond: _UpTo100
    kind: Literal["fall", "major", "extreme"]
    dice: _From1To20 = 0
    unhurt_on: _From1To20 = 0


@dataclass(frozen=True, slots=True)
class Pieces:
    """The pieces of battlefields, and numbers of the rules.

    Attributes:
        box: the number of pieces of each kind.
        land_tiles: for each terrain the number of tiles, by their number of hexes.
        terrain: by id.
        levels: heights of pieces in levels, by name.
        walk_bonus: further points of a move that stays on walk and road.
        turns: turns of a seat in a round.
        die: faces of a combat die, as weights of skull, shield, blank (RF-04).
        falls: kinds of fall, the least dangerous first.
        height_dice: dice for standing higher.
        far_dice: dice instead of these, if the difference in levels is at least ``far`` more than the height of the
            lower figure.
    """

    box: Mapping[str, int]
    land_tiles: Mapping[LandId, Mapping[str, int]]
    terrain: Mapping[str, Terrain]
    levels: Mapping[str, int]
    walk_bonus: int
    turns: int
    die: tuple[int, ...]
    falls: tuple[Fall, ...]
    height_dice: int
    far: int
    far_dice: int


@dataclass(frozen=True, slots=True)
class LevelsPart(Part):
    """The heights of pieces, in levels."""

    base: _Levels
    section: _Levels
    walk: _Levels
    frame: _Levels
    doorway: _Levels
    rung: _Levels
    battlement: _Levels


@dataclass(frozen=True, slots=True)
class DiePart(Part):
    """The number of faces of each kind on a combat die."""

    skull: _UpTo100
    shield: _UpTo100
    blank: _UpTo100


@dataclass(frozen=True, slots=True)
class HeightPart(Part):
    """The dice for standing higher, and those for standing ``far`` higher."""

    dice: _UpTo9
    far: _UpTo100
    far_dice: _UpTo9


@dataclass(frozen=True, slots=True)
class PiecesFile(Part):
    """The file."""

    box: Annotated[dict[PieceId, _Count], Field(min_length=len(get_args(PieceId)))]
    land_tiles: dict[LandId, dict[_Hexes, _Count]]
    terrain: Annotated[tuple[Terrain, ...], Field(max_length=10)]
    levels: LevelsPart
    walk_bonus: Annotated[int, Field(ge=0, le=20)]
    turns_a_round: Annotated[int, Field(ge=1, le=9)]
    die: DiePart
    falls: Annotated[tuple[Fall, ...], Field(max_length=10)]
    height_advantage: HeightPart


def read_pieces(written: PiecesFile) -> Pieces:
    """Return the pieces of a file.

    Raises:
        DataFault: a fall has both ``dice`` and ``unhurt_on``, or neither; the error has the path.
    """
    for index, fall in enumerate(written.falls):
        if (fall.dice > 0) == (fall.unhurt_on > 0):
            raise DataFault(f"falls[{index}]", "a fall has either 'dice' or 'unhurt_on'")
    return Pieces(
        box=dict(written.box.items()),
        land_tiles=written.land_tiles,
        terrain={kind.id: kind for kind in written.terrain},
        levels=asdict(written.levels),
        walk_bonus=written.walk_bonus,
        turns=written.turns_a_round,
        die=(written.die.skull, written.die.shield, written.die.blank),
        falls=written.falls,
        height_dice=written.height_advantage.dice,
        far=written.height_advantage.far,
        far_dice=written.height_advantage.far_dice,
    )
