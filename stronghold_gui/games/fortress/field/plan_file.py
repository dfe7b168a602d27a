"""Reading a map: form first, then what pieces can be built of (rules, section 2.2); faults are named by path."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

from stronghold_gui.core.reading import Node, read_json
from stronghold_gui.games.fortress.data.cards_file import only
from stronghold_gui.games.fortress.data.pieces import Pieces
from stronghold_gui.games.fortress.field.door_file import read_door
from stronghold_gui.games.fortress.field.hexes import Hex
from stronghold_gui.games.fortress.field.ladders_file import read_ladders
from stronghold_gui.games.fortress.field.plan import Battlement, Ground, Plan
from stronghold_gui.games.fortress.field.reading import MOST_LEVEL, read_direction, read_hex, read_name
from stronghold_gui.games.fortress.field.tiles_file import check_tiles
from stronghold_gui.games.fortress.field.unbuildable import Unbuildable, unbuildable
from stronghold_gui.games.fortress.field.walls_file import read_walks, read_walls

MOST_BYTES: Final = 512 * 1024
MOST_HEXES: Final = 1000


def load_plan(path: Path, pieces: Pieces) -> Plan:
    """Return the map in a file.

    Raises:
        DataFault: with the path of what is wrong; a file of more than half a mebibyte is not even read.
    """
    if path.stat().st_size > MOST_BYTES:
        raise unbuildable(Node(None), Unbuildable.TOO_LARGE, limit=MOST_BYTES // 1024)
    return read_plan(read_json(path), pieces)


def read_plan(root: Node, pieces: Pieces) -> Plan:
    """Return the map that a file describes; raises ``DataFault`` with the path of what is wrong."""
    only(root, {"id", "hexes", "walls", "walks", "battlements", "door", "ladders", "flag", "tiles"})
    hexes = _hexes(root.at("hexes"), pieces)
    door = read_door(root.at("door"), hexes) if root.has("door") else None
    walls = read_walls(_list(root, "walls"), hexes, door, pieces)
    walks = read_walks(_list(root, "walks"), hexes, walls, pieces)
    columns = frozenset(walls.tops.keys() - ({door.spaces[0]} if door else set()))
    plan = Plan(read_name(root.at("id")), pieces, hexes, columns, walks.raised, (), (), door, None)
    _check_storeys(_list(root, "walks"), plan)
    battlements = _battlements(_list(root, "battlements"), plan)
    ladders = read_ladders(_list(root, "ladders"), plan)
    flag = _flag(root.at("flag"), battlements) if root.has("flag") else None
    used = walls.used + walks.used + Counter(battlement=len(battlements), rung=sum(ladder.rungs for ladder in ladders))
    _check_box(root, used, pieces)
    if root.has("tiles"):
        check_tiles(root.at("tiles"), hexes, pieces)
    return Plan(plan.id, pieces, hexes, columns, plan.walks, battlements, ladders, door, flag)


def _list(root: Node, name: str) -> Node:
    """Return a list of the map, which is empty where it is left out."""
    return root.at(name) if root.has(name) else Node([], name)


def _hexes(node: Node, pieces: Pieces) -> dict[Hex, Ground]:
    if isinstance(node.value, list) and not 0 < len(node.value) <= MOST_HEXES:
        raise unbuildable(node, Unbuildable.HEXES, count=len(node.value), limit=MOST_HEXES)
    found: dict[Hex, Ground] = {}
    for item in node.items():
        only(item, {"at", "level", "terrain"})
        at = read_hex(item.at("at"))
        if at in found:
            raise unbuildable(item.at("at"), Unbuildable.HEX_TWICE, col=at[0], row=at[1])
        terrain = pieces.terrain[item.at("terrain").choice(*pieces.terrain)]
        level = item.at("level").number(0, 20)
        if level < terrain.height:
            raise unbuildable(item.at("level"), Unbuildable.TOO_LOW, terrain=terrain.id, least=terrain.height)
        found[at] = Ground(level, terrain)
    return found


def _check_storeys(node: Node, plan: Plan) -> None:
    """Refuse walks that leave no room over what is below them (RF-16)."""
    for at in plan.walks:
        for floor, ceiling in plan.storeys(at):
            if floor >= ceiling:
                raise unbuildable(node, Unbuildable.NO_STOREY, col=at[0], row=at[1], level=floor)


def _battlements(node: Node, plan: Plan) -> tuple[Battlement, ...]:
    """Read battlements: one an edge, on a walk or on ground that takes one (RF-14)."""
    found: dict[Battlement, None] = {}
    for item in node.items():
        only(item, {"hex", "level", "edge"})
        battlement = _battlement(item)
        if battlement in found:
            raise unbuildable(item, Unbuildable.TWO_BATTLEMENTS)
        if not _can_carry(plan, battlement):
            raise unbuildable(item, Unbuildable.BATTLEMENT_ON_NOTHING)
        found[battlement] = None
    return tuple(found)


def _battlement(node: Node) -> Battlement:
    return Battlement(read_hex(node.at("hex")), node.at("level").number(0, MOST_LEVEL), read_direction(node.at("edge")))


def _can_carry(plan: Plan, battlement: Battlement) -> bool:
    at, level = battlement.at, battlement.level
    if at not in plan.hexes or level not in [floor for floor, _ in plan.storeys(at)]:
        return False
    ground = plan.hexes[at]
    return level in plan.walks.get(at, ()) or (ground.level == level and ground.terrain.battlement)


def _flag(node: Node, battlements: tuple[Battlement, ...]) -> Battlement:
    """Read the flag, which slides onto a battlement and nothing else."""
    only(node, {"hex", "level", "edge"})
    flag = _battlement(node)
    if flag not in battlements:
        raise unbuildable(node, Unbuildable.FLAG_ON_NOTHING)
    return flag


def _check_box(root: Node, used: Counter[str], pieces: Pieces) -> None:
    for piece, number in sorted(used.items()):
        if number > pieces.box[piece]:
            raise unbuildable(root, Unbuildable.BOX_EMPTY, piece=piece, count=number, limit=pieces.box[piece])
