"""Checks of a position from a document against the rules, which add every fault with its path."""

from __future__ import annotations

from collections import Counter

from stronghold_gui.core.save.content import Content, Faults
from stronghold_gui.games.convicted import ids
from stronghold_gui.games.convicted.documents.tasks import check_tasks
from stronghold_gui.games.convicted.flow import advance
from stronghold_gui.games.convicted.pieces import (
    ASSAULT,
    ENGINES,
    FOE_PIECES,
    FOES,
    GATES,
    KEEP,
    NONE,
    NORTH,
    POSTS,
    SECTIONS,
    UNITS,
    wall_of,
)
from stronghold_gui.games.convicted.position import FOE_KINDS, KINDS, Position
from stronghold_gui.games.convicted.problems import Impossible
from stronghold_gui.games.convicted.squads import GATEWAY, WALL, ZONE, Squad

FOE_UNITS = len(FOES)


def check_all(position: Position, faults: Faults) -> None:
    """Add a fault for everything that no game can reach."""
    _check_posts(position, faults)
    _check_sides(position, faults)
    _check_squads(position, faults)
    _check_shots(position, faults)
    _check_end(position, faults)
    if not faults.found:
        check_tasks(position, faults)
    if not faults.found:
        _check_asks(position, faults)


def _check_posts(position: Position, faults: Faults) -> None:
    faults.limit(sum(position.units) + sum(position.waiting[:KINDS]), position.values.defender_limit, "sections")
    for kind, limit in enumerate((*position.values.unit_limits, *position.values.engine_limits)):
        found = position.units[kind::KINDS] if kind < KINDS else position.engines[kind - KINDS :: KINDS]
        faults.limit(sum(found) + position.waiting[kind], limit, "sections")
    for post, name in enumerate(POSTS):
        path: tuple[str, ...] = ("keep",) if post == KEEP else ("sections", name)
        for kind, unit in enumerate(UNITS):
            at = post * KINDS + kind
            for member, counts in (("fought", position.spent), ("fired", position.shot)):
                if counts[at] > position.units[at]:
                    faults.add(
                        Impossible.NOT_SO_MANY, *path, member, piece=unit, count=counts[at], limit=position.units[at]
                    )
    for target in range(GATES + 1):
        limit = _most_resistance(position, target)
        if position.resistance[target] > limit or (
            target != GATES and not position.resistance[target] and position.level[target]
        ):
            where: tuple[str, ...] = ("gates",) if target == GATES else ("sections", SECTIONS[target], "resistance")
            least = 0 if target == GATES or not position.level[target] else 1
            faults.add(
                Impossible.OUT_OF_BOUNDS, *where, value=str(position.resistance[target]), least=least, most=limit
            )


def _most_resistance(position: Position, target: int) -> int:
    """Return the highest possible resistance of a section or the gates.

    Saboteurs lower the level but not the resistance, so it may be above the nominal one (RC-109).
    """
    values, extra = position.values, position.reinforced == target
    level = position.level[NORTH if target == GATES else target]
    if not level or position.mode.sabotage is None or values.siege.sabotage_cuts_resistance:
        return position.nominal(target) + extra
    levels = range(len(values.walls))
    return extra + max(
        values.gates[each] if target == GATES else values.fortification(target, each).resistance for each in levels
    )


def _check_sides(position: Position, faults: Faults) -> None:
    siege = position.period in {"siege", "over"}
    if not siege and (any(position.field) or any(position.climbed) or position.gateway != NONE or position.squads):
        faults.add(Impossible.NOT_NOW, "siege", piece="siege")
    for direction, name in enumerate(ids.DIRECTION_IDS):
        path = ("siege", "sides", name)
        for piece in range(FOE_KINDS):
            at = direction * FOE_KINDS + piece
            if position.arrived[at] > position.field[at]:
                _too_many(faults, FOE_PIECES[piece], position.arrived[at], position.field[at], *path, "arrived")
        for foe in range(FOE_UNITS):
            sent, there = position.stormers[direction * FOE_UNITS + foe], position.field[direction * FOE_KINDS + foe]
            if sent > there or (sent and not position.values.foes[foe].fire):
                _too_many(faults, FOES[foe], sent, there, *path, "sent")


def _too_many(faults: Faults, piece: str, count: int, limit: int, *path: str | int) -> None:
    faults.add(Impossible.NOT_SO_MANY, *path, piece=piece, count=count, limit=limit)


def _check_squads(position: Position, faults: Faults) -> None:
    """Check that members of squads and the defenders who face them are at their places, each in one squad only."""
    seen: set[tuple[int, int]] = set()
    for index, squad in enumerate(position.squads):
        path = ("siege", "squads", index)
        if (squad.direction, squad.number) in seen:
            faults.add(Content.TWICE, *path, "number", value=str(squad.number))
        seen.add((squad.direction, squad.number))
        if squad.leader == NONE and (squad.supports or squad.place != ZONE):
            faults.add(Impossible.NOT_THERE, *path, "leader", piece="leader")
    for direction in range(len(ids.DIRECTION_IDS)):
        here = [squad for squad in position.squads if squad.direction == direction]
        _check_members(position, direction, here, faults)
        _check_facing(position, direction, here, faults)


def _check_members(position: Position, direction: int, squads: list[Squad], faults: Faults) -> None:
    zone: Counter[int] = Counter()
    wall: Counter[int] = Counter()
    for squad in squads:
        zone.update(squad.supports)
        if squad.leader != NONE:
            (wall if squad.place == WALL else zone)[squad.leader] += squad.place != GATEWAY
        if squad.place == GATEWAY and (squad.leader != position.gateway or direction):
            faults.add(Impossible.NOT_THERE, "siege", "gateway", piece=FOES[squad.leader])
    for foe, count in zone.items():
        limit = position.field[(ASSAULT + direction) * FOE_KINDS + foe]
        if count > limit:
            _too_many(faults, FOES[foe], count, limit, "siege", "sides", ids.DIRECTION_IDS[direction], "assault")
    for foe, count in wall.items():
        limit = position.climbed[direction * FOE_UNITS + foe]
        if count > limit:
            _too_many(faults, FOES[foe], count, limit, "siege", "sides", ids.DIRECTION_IDS[direction], "wall")


def _check_facing(position: Position, direction: int, squads: list[Squad], faults: Faults) -> None:
    facing: Counter[int] = Counter()
    for squad in squads:
        facing.update(squad.facing.members if squad.facing else ())
        if squad.facing and squad.facing.absent not in {NONE, *squad.facing.members}:
            faults.add(Impossible.NOT_THERE, "siege", "squads", piece=UNITS[squad.facing.absent])
    for kind, count in facing.items():
        limit = position.units[wall_of(direction) * KINDS + kind]
        if count > limit:
            _too_many(faults, UNITS[kind], count, limit, "sections", SECTIONS[wall_of(direction)], "units")


def _check_shots(position: Position, faults: Faults) -> None:
    """Check that shots are aimed only in a siege, and that no more pieces have moved to a post than are there."""
    if position.aims and position.period != "siege":
        faults.add(Impossible.NOT_NOW, "siege", "shots", piece="shots")
    for index, (piece, _, goal, count) in enumerate(position.steps):
        counts = position.units if piece < KINDS else position.engines
        there = counts[goal * KINDS + piece % KINDS]
        if count > there:
            names = (*UNITS, *ENGINES)
            _too_many(faults, names[piece], count, there, "siege", "moved", index, "count")


def _check_end(position: Position, faults: Faults) -> None:
    over = position.period == "over"
    if over != bool(position.ending) or over == bool(position.todo):
        faults.add(Impossible.NOT_NOW, "ending", piece="ending")


def _check_asks(position: Position, faults: Faults) -> None:
    """Check that the position waits for a decision, so that the flow cannot advance without a move."""
    if position.period == "over":
        return
    twin = position.copy()
    advance(twin, [])
    if twin != position:
        faults.add(Content.CANNOT_GO_ON, "todo", stage=position.period)
