"""Conversion of a written map to a plan, with land tiles, door and ladders; faults are named by path (rules, 2.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from stronghold_gui.core.data_files import read_data
from stronghold_gui.games.fortress.data.pieces import Pieces
from stronghold_gui.games.fortress.field.hexes import DIRECTION_INDEX, Hex, direction
from stronghold_gui.games.fortress.field.plan import Battlement, DoorFrame, Ground, Ladder, Plan
from stronghold_gui.games.fortress.field.unbuildable import Unbuildable, check_hex, check_hexes, check_name, unbuildable
from stronghold_gui.games.fortress.field.walls_file import read_walks, read_walls
from stronghold_gui.games.fortress.field.written import (
    BattlementPart,
    FramePart,
    GroundPart,
    LadderPart,
    MapPart,
    TilePart,
)


def read_door(written: FramePart, hexes: dict[Hex, Ground]) -> DoorFrame:
    """Return the door; raises ``MapFault`` if its spaces break RF-11."""
    spaces = written.spaces
    check_hexes(spaces, hexes, "door.spaces")
    for index, foot in enumerate(written.feet):
        check_hex(foot.at, hexes, f"door.feet[{index}].at")
    hinges = [foot.hinge for foot in written.feet]
    if len(spaces) != 4 or sorted(hinges) != [False, True]:
        raise unbuildable("door", Unbuildable.DOOR_PARTS)
    hinge, other = (foot.at for foot in sorted(written.feet, key=lambda foot: not foot.hinge))
    _check_places(spaces, hinge, other)
    if len({hexes[at].level for at in (*spaces, hinge, other)}) != 1:
        raise unbuildable("door", Unbuildable.DOOR_LEVELS)
    if any(not hexes[at].terrain.height for at in (*spaces, hinge, other)):
        raise unbuildable("door", Unbuildable.DOOR_ON_WATER)
    one, two, three, four = spaces
    return DoorFrame((one, two, three, four), (hinge, other))


def _check_places(spaces: list[Hex], hinge: Hex, other: Hex) -> None:
    one, two, three, four = spaces
    across = direction(hinge, one)
    if across < 0 or across != direction(one, other):
        raise unbuildable("door.feet", Unbuildable.DOOR_IN_LINE)
    if direction(one, two) < 0 or direction(one, three) < 0 or direction(two, three) < 0:
        raise unbuildable("door.spaces", Unbuildable.DOOR_SPACES)
    if direction(three, hinge) < 0 or direction(two, hinge) >= 0:
        raise unbuildable("door.spaces", Unbuildable.DOOR_HINGE)
    if direction(four, two) < 0 or direction(four, three) < 0 or direction(four, one) >= 0:
        raise unbuildable("door.spaces", Unbuildable.DOOR_SPACE_4)


def read_ladders(parts: Sequence[LadderPart], plan: Plan) -> tuple[Ladder, ...]:
    """Return the ladders; raises ``MapFault`` for one without a landing or a support."""
    found: list[Ladder] = []
    for index, part in enumerate(parts):
        path = f"ladders[{index}]"
        check_name(part.id, f"{path}.id")
        ladder = Ladder(part.id, part.landing, DIRECTION_INDEX[part.edge], part.top[2], part.rungs)
        _check_landing(path, ladder, plan)
        if part.top != ladder.top:
            raise unbuildable(f"{path}.top", Unbuildable.TOP_ELSEWHERE)
        _check_top(path, ladder, plan)
        if any(ladder.landing == other.landing for other in found):
            raise unbuildable(f"{path}.landing", Unbuildable.ONE_LADDER)
        if any(ladder.id == other.id for other in found):
            raise unbuildable(f"{path}.id", Unbuildable.NAME_TWICE, value=ladder.id)
        found.append(ladder)
    return tuple(found)


def _check_landing(path: str, ladder: Ladder, plan: Plan) -> None:
    """Check that a ladder stands on a space that is no water, and that no walk is above it up to its goal."""
    at, level = ladder.landing[:2], ladder.landing[2]
    ceilings = dict(plan.storeys(at)) if at in plan.hexes else {}
    if level not in ceilings:
        raise unbuildable(f"{path}.landing", Unbuildable.RUNG_ON_NOTHING)
    if level == plan.hexes[at].level and not plan.hexes[at].terrain.height:
        raise unbuildable(f"{path}.landing", Unbuildable.LANDING_ON_WATER)
    if ladder.goal >= ceilings[level]:
        raise unbuildable(f"{path}.landing", Unbuildable.ROOF_OVER_LADDER)


def _check_top(path: str, ladder: Ladder, plan: Plan) -> None:
    """Check that a ladder leans on a walk, land or wall, and has as many rungs as it needs (RF-13)."""
    top, rise, rung = ladder.top, ladder.goal - ladder.landing[2], plan.pieces.levels["rung"]
    at = top[:2]
    joined = at in plan.hexes and (
        top[2] in [floor for floor, _ in plan.storeys(at)] or (at in plan.columns and top[2] < plan.walks[at][0])
    )
    if not joined or rise <= 0:
        raise unbuildable(f"{path}.top", Unbuildable.LEANS_ON_NOTHING)
    if ladder.rungs != -(-rise // rung):
        raise unbuildable(f"{path}.rungs", Unbuildable.OTHER_RUNGS, levels=rise, rungs=-(-rise // rung))


def check_tiles(parts: Sequence[TilePart], hexes: dict[Hex, Ground], pieces: Pieces) -> None:
    """Raise ``MapFault`` for tiles that overlap, leave ground bare, or exceed the number of pieces."""
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
    """Return whether the tiles form a gapless stack whose top has the hex's terrain and level."""
    if sorted(layers) != list(range(1, len(layers) + 1)) or not layers:
        return False
    return layers[len(layers)] == ground.terrain.id and ground.level == len(layers) - (not ground.terrain.height)


MOST_BYTES: Final = 512 * 1024
MOST_HEXES: Final = 1000


def load_plan(path: Path, pieces: Pieces) -> Plan:
    """Return the map in a file.

    Raises:
        DataFault: the map has a fault, given with its path; a file of more than half a mebibyte is not read.
    """
    if path.stat().st_size > MOST_BYTES:
        raise unbuildable("", Unbuildable.TOO_LARGE, limit=MOST_BYTES // 1024)
    return read_plan(read_data(MapPart, path), pieces)


def read_plan(written: MapPart, pieces: Pieces) -> Plan:
    """Return the plan of a written map; raises ``MapFault`` with the path of a part that cannot be built."""
    hexes = _hexes(written.hexes, pieces)
    door = read_door(written.door, hexes) if written.door else None
    walls = read_walls(written.walls, hexes, door, pieces)
    walks = read_walks(written.walks, hexes, walls, pieces)
    columns = frozenset(walls.tops.keys() - ({door.spaces[0]} if door else set()))
    check_name(written.id, "id")
    plan = Plan(written.id, pieces, hexes, columns, walks.raised, (), (), door, None)
    _check_storeys(plan)
    battlements = _battlements(written.battlements, plan)
    ladders = read_ladders(written.ladders, plan)
    flag = _flag(written.flag, battlements) if written.flag else None
    used = walls.used + walks.used + Counter(battlement=len(battlements), rung=sum(ladder.rungs for ladder in ladders))
    _check_box(used, pieces)
    if written.tiles:
        check_tiles(written.tiles, hexes, pieces)
    return Plan(plan.id, pieces, hexes, columns, plan.walks, battlements, ladders, door, flag)


def _hexes(parts: Sequence[GroundPart], pieces: Pieces) -> dict[Hex, Ground]:
    if not 0 < len(parts) <= MOST_HEXES:
        raise unbuildable("hexes", Unbuildable.HEXES, count=len(parts), limit=MOST_HEXES)
    found: dict[Hex, Ground] = {}
    for index, part in enumerate(parts):
        at, terrain = part.at, pieces.terrain[part.terrain]
        if at in found:
            raise unbuildable(f"hexes[{index}].at", Unbuildable.HEX_TWICE, col=at[0], row=at[1])
        if part.level < terrain.height:
            raise unbuildable(f"hexes[{index}].level", Unbuildable.TOO_LOW, terrain=terrain.id, least=terrain.height)
        found[at] = Ground(part.level, terrain)
    return found


def _check_storeys(plan: Plan) -> None:
    """Refuse walks that leave no room between them and the floor below (RF-16)."""
    for at in plan.walks:
        for floor, ceiling in plan.storeys(at):
            if floor >= ceiling:
                raise unbuildable("walks", Unbuildable.NO_STOREY, col=at[0], row=at[1], level=floor)


def _battlements(parts: Sequence[BattlementPart], plan: Plan) -> tuple[Battlement, ...]:
    """Return the battlements: at most one on each edge, on a walk or on ground that takes one (RF-14)."""
    found: dict[Battlement, None] = {}
    for index, part in enumerate(parts):
        battlement = _battlement(part)
        if battlement in found:
            raise unbuildable(f"battlements[{index}]", Unbuildable.TWO_BATTLEMENTS)
        if not _can_carry(plan, battlement):
            raise unbuildable(f"battlements[{index}]", Unbuildable.BATTLEMENT_ON_NOTHING)
        found[battlement] = None
    return tuple(found)


def _battlement(part: BattlementPart) -> Battlement:
    return Battlement(part.hex, part.level, DIRECTION_INDEX[part.edge])


def _can_carry(plan: Plan, battlement: Battlement) -> bool:
    at, level = battlement.at, battlement.level
    if at not in plan.hexes or level not in [floor for floor, _ in plan.storeys(at)]:
        return False
    ground = plan.hexes[at]
    return level in plan.walks.get(at, ()) or (ground.level == level and ground.terrain.battlement)


def _flag(part: BattlementPart, battlements: tuple[Battlement, ...]) -> Battlement:
    """Return the flag, which slides onto a battlement and nothing else."""
    flag = _battlement(part)
    if flag not in battlements:
        raise unbuildable("flag", Unbuildable.FLAG_ON_NOTHING)
    return flag


def _check_box(used: Counter[str], pieces: Pieces) -> None:
    for piece, number in sorted(used.items()):
        if number > pieces.box[piece]:
            raise unbuildable("", Unbuildable.BOX_EMPTY, piece=piece, count=number, limit=pieces.box[piece])
