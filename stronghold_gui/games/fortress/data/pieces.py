"""The pieces of the box, terrain, and the figures that rules are made of (``pieces.json``)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from stronghold_gui.core.reading import Node
from stronghold_gui.games.fortress.data.cards_file import only

_LEVELS: Final = ("base", "section", "walk", "frame", "doorway", "rung", "battlement")
FACES: Final = ("skull", "shield", "blank")


@dataclass(frozen=True, slots=True)
class Terrain:
    """A kind of ground.

    Attributes:
        height: 1 for land; 0 for water, which adds no level and holds nothing.
        base: whether a wall's base may stand on it (RF-09). ``battlement``: whether one may be clipped to it (RF-14).
        stops: whether a move ends there. ``walk``: whether it is walk or road.
    """

    id: str
    height: int
    base: bool
    battlement: bool
    stops: bool
    walk: bool


@dataclass(frozen=True, slots=True)
class Fall:
    """A kind of fall: from a drop of the figure's height and ``beyond`` levels more (rules, section 6.2, RF-24).

    ``dice`` are rolled, a wound a skull; or, for the deepest, a d20 of which ``unhurt_on`` and more saves the figure.
    """

    beyond: int
    kind: str
    dice: int
    unhurt_on: int


@dataclass(frozen=True, slots=True)
class Pieces:
    """What battlefields are built of, and numbers of the rules.

    Attributes:
        box: how many there are of each piece. ``land_tiles``: of each terrain, by the number of hexes of a tile.
        terrain: by id.
        levels: heights of pieces in levels, by name.
        walk_bonus: further points of a move that stays on walk and road.
        turns: turns of a seat in a round.
        die: faces of a combat die, as weights of skull, shield, blank (RF-04).
        falls: kinds of fall, the harmless first.
        height_dice: dice for standing higher; ``far_dice`` instead, if by ``far`` levels more than the lower is high.
    """

    box: Mapping[str, int]
    land_tiles: Mapping[str, Mapping[str, int]]
    terrain: Mapping[str, Terrain]
    levels: Mapping[str, int]
    walk_bonus: int
    turns: int
    die: tuple[int, ...]
    falls: tuple[Fall, ...]
    height_dice: int
    far: int
    far_dice: int


def read_pieces(root: Node) -> Pieces:
    """Return the pieces of a file; raises ``DataFault`` with the path of what is wrong."""
    names = {"box", "land_tiles", "terrain", "levels", "walk_bonus", "turns_a_round", "die", "falls"}
    only(root, {*names, "height_advantage"})
    only(root.at("levels"), set(_LEVELS))
    only(root.at("die"), set(FACES))
    higher = root.at("height_advantage")
    terrain = [_terrain(node) for node in root.at("terrain").items()]
    return Pieces(
        box=root.at("box").numbers(),
        land_tiles={name: node.numbers() for name, node in root.at("land_tiles").members().items()},
        terrain={kind.id: kind for kind in terrain},
        levels={name: root.at("levels").at(name).number(1, 100) for name in _LEVELS},
        walk_bonus=root.at("walk_bonus").number(0, 20),
        turns=root.at("turns_a_round").number(1, 9),
        die=tuple(root.at("die").at(face).number(0, 100) for face in FACES),
        falls=tuple(_fall(node) for node in root.at("falls").items()),
        height_dice=higher.at("dice").number(0, 9),
        far=higher.at("far").number(0, 100),
        far_dice=higher.at("far_dice").number(0, 9),
    )


def _terrain(node: Node) -> Terrain:
    only(node, {"id", "height", "base", "battlement", "stops", "walk"})
    return Terrain(
        node.at("id").text(),
        node.at("height").number(0, 1),
        *(node.at(name).flag() for name in ("base", "battlement", "stops", "walk")),
    )


def _fall(node: Node) -> Fall:
    only(node, {"beyond", "kind", "dice", "unhurt_on"})
    dice = node.at("dice").number(1, 20) if node.has("dice") else 0
    unhurt = node.at("unhurt_on").number(1, 20) if node.has("unhurt_on") else 0
    if (dice > 0) == (unhurt > 0):
        raise node.fault("a fall has either 'dice' or 'unhurt_on'")
    return Fall(node.at("beyond").number(0, 100), node.at("kind").choice("fall", "major", "extreme"), dice, unhurt)
