"""Checking the land tiles that a map names: they cover its ground exactly, and one box holds them (RF-05)."""

from __future__ import annotations

from collections import Counter

from stronghold_gui.core.reading import Node
from stronghold_gui.games.fortress.data.cards_file import only
from stronghold_gui.games.fortress.data.pieces import Pieces
from stronghold_gui.games.fortress.field.hexes import Hex
from stronghold_gui.games.fortress.field.plan import Ground
from stronghold_gui.games.fortress.field.reading import read_hex
from stronghold_gui.games.fortress.field.unbuildable import Unbuildable, unbuildable


def check_tiles(node: Node, hexes: dict[Hex, Ground], pieces: Pieces) -> None:
    """Raise ``DataFault`` for tiles that overlap, leave ground bare, or are more than there are."""
    layers: dict[Hex, dict[int, str]] = {}
    used: Counter[tuple[str, str]] = Counter()
    for item in node.items():
        only(item, {"layer", "terrain", "size", "hexes"})
        terrain, size = item.at("terrain").choice(*pieces.land_tiles), item.at("size").number(1, 24)
        used[terrain, str(size)] += 1
        if used[terrain, str(size)] > pieces.land_tiles[terrain].get(str(size), 0):
            raise unbuildable(item, Unbuildable.NO_MORE_TILES, size=size, terrain=terrain)
        cells = [read_hex(cell, hexes) for cell in item.at("hexes").items()]
        if len(set(cells)) != size:
            raise unbuildable(item.at("hexes"), Unbuildable.TILE_COVERS, size=size)
        layer = item.at("layer").number(1, 20)
        for at in cells:
            if layer in layers.setdefault(at, {}):
                raise unbuildable(item.at("hexes"), Unbuildable.TWO_TILES, col=at[0], row=at[1])
            layers[at][layer] = terrain
    for at, ground in hexes.items():
        if not ground.terrain.walk and not _covers(layers.get(at, {}), ground):
            raise unbuildable(node, Unbuildable.OTHER_TILES, col=at[0], row=at[1])


def _covers(layers: dict[int, str], ground: Ground) -> bool:
    """Return whether tiles lie on each other without a gap, the topmost of the hex's terrain and level."""
    if sorted(layers) != list(range(1, len(layers) + 1)) or not layers:
        return False
    return layers[len(layers)] == ground.terrain.id and ground.level == len(layers) - (not ground.terrain.height)
