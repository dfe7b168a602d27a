"""A map as what is played on: what pieces can be built of (rules, section 2.2); faults are named by path."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from stronghold_gui.core.data_files import read_data
from stronghold_gui.games.fortress.data.pieces import Pieces
from stronghold_gui.games.fortress.field.door_file import read_door
from stronghold_gui.games.fortress.field.hexes import DIRECTION_INDEX, Hex
from stronghold_gui.games.fortress.field.ladders_file import read_ladders
from stronghold_gui.games.fortress.field.plan import Battlement, Ground, Plan
from stronghold_gui.games.fortress.field.tiles_file import check_tiles
from stronghold_gui.games.fortress.field.unbuildable import Unbuildable, check_name, unbuildable
from stronghold_gui.games.fortress.field.walls_file import read_walks, read_walls
from stronghold_gui.games.fortress.field.written import BattlementPart, GroundPart, MapPart

MOST_BYTES: Final = 512 * 1024
MOST_HEXES: Final = 1000


def load_plan(path: Path, pieces: Pieces) -> Plan:
    """Return the map in a file.

    Raises:
        DataFault: with the path of what is wrong; a file of more than half a mebibyte is not even read.
    """
    if path.stat().st_size > MOST_BYTES:
        raise unbuildable("", Unbuildable.TOO_LARGE, limit=MOST_BYTES // 1024)
    return read_plan(read_data(MapPart, path), pieces)


def read_plan(written: MapPart, pieces: Pieces) -> Plan:
    """Return what is played on; raises ``MapFault`` with the path of what cannot be built."""
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
    """Refuse walks that leave no room over what is below them (RF-16)."""
    for at in plan.walks:
        for floor, ceiling in plan.storeys(at):
            if floor >= ceiling:
                raise unbuildable("walks", Unbuildable.NO_STOREY, col=at[0], row=at[1], level=floor)


def _battlements(parts: Sequence[BattlementPart], plan: Plan) -> tuple[Battlement, ...]:
    """Return the battlements: one an edge, on a walk or on ground that takes one (RF-14)."""
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
