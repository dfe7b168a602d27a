"""The land tiles that a map names: they cover its ground exactly, and one box holds them (RF-05)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from stronghold_gui.games.fortress.data.pieces import Pieces
from stronghold_gui.games.fortress.field.hexes import Hex
from stronghold_gui.games.fortress.field.plan import Ground
from stronghold_gui.games.fortress.field.unbuildable import Unbuildable, check_hexes, unbuildable
from stronghold_gui.games.fortress.field.written import TilePart


def check_tiles(parts: Sequence[TilePart], hexes: dict[Hex, Ground], pieces: Pieces) -> None:
    """Raise ``MapFault`` for tiles that overlap, leave ground bare, or are more than there are."""
    layers: dict[Hex, dict[int, str]] = {}
    used: Counter[tuple[str, str]] = Counter()
    for index, tile in enumerate(parts):
        path, kind = f"tiles[{index}]", (tile.terrain, str(tile.size))
        used[kind] += 1
        if used[kind] > pieces.land_tiles[tile.terrain].get(str(tile.size), 0):
            raise unbuildable(path, Unbuildable.NO_MORE_TILES, size=tile.size, terrain=tile.terrain)
        check_hexes(tile.hexes, hexes, f"{path}.hexes")
        if len(set(tile.hexes)) != tile.size:
            raise unbuildable(f"{path}.hexes", Unbuildable.TILE_COVERS, size=tile.size)
        for at in tile.hexes:
            if tile.layer in layers.setdefault(at, {}):
                raise unbuildable(f"{path}.hexes", Unbuildable.TWO_TILES, col=at[0], row=at[1])
            layers[at][tile.layer] = tile.terrain
    for at, ground in hexes.items():
        if not ground.terrain.walk and not _covers(layers.get(at, {}), ground):
            raise unbuildable("tiles", Unbuildable.OTHER_TILES, col=at[0], row=at[1])


def _covers(layers: dict[int, str], ground: Ground) -> bool:
    """Return whether tiles lie on each other without a gap, the topmost of the hex's terrain and level."""
    if sorted(layers) != list(range(1, len(layers) + 1)) or not layers:
        return False
    return layers[len(layers)] == ground.terrain.id and ground.level == len(layers) - (not ground.terrain.height)
