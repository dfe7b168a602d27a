"""Conversion of the table of a document to a position; unknown names and bad numbers become faults."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.reading import DataFault
from stronghold_gui.core.save.content import Content, Faults
from stronghold_gui.games.convicted import ids
from stronghold_gui.games.convicted import table as t
from stronghold_gui.games.convicted.data.reading import load_values
from stronghold_gui.games.convicted.naming import read_task
from stronghold_gui.games.convicted.own.merged import values_of
from stronghold_gui.games.convicted.pieces import (
    ENGINES,
    FOE_PIECES,
    FOES,
    GATES,
    KEEP,
    KEEP_BUILDING,
    MOST_DEFENDERS,
    NONE,
    POSTS,
    POWERS,
    REPAIRABLE,
    SECTIONS,
    TECHNOLOGIES,
    UNITS,
    ZONES,
)
from stronghold_gui.games.convicted.position import FOE_KINDS, KINDS, Position
from stronghold_gui.games.convicted.problems import Impossible
from stronghold_gui.games.convicted.reading import aimed_by_foes, aims_of_engines
from stronghold_gui.games.convicted.squads import Facing, Squad
from stronghold_gui.games.convicted.values import Values

MOST = 999
"""Upper bound for numbers in a document, so that huge ones cannot slow the rules down."""
_PIECES = (*UNITS, *ENGINES)


def empty_position(table: t.Table, faults: Faults) -> Position | None:
    """Return the board of the table's mode without its pieces; ``None``, with a fault, for a wrong number of seats."""
    values = _values_of(table, faults)
    mode = values.modes[table.mode]
    if not 1 <= table.seats - mode.led <= MOST_DEFENDERS:
        faults.add(
            Content.OTHER_SEATS, "seats", count=table.seats, expected=f"{1 + mode.led}–{MOST_DEFENDERS + mode.led}"
        )
        return None
    position = Position(values, mode, table.seats, 0)
    position.chance = Chance(table.seed, table.draws)
    return position


def _values_of(table: t.Table, faults: Faults) -> Values:
    """Return the values of the match; an unreadable custom table is a fault, and the built-in values are used."""
    if table.figures:
        try:
            return values_of(table.figures, table.rulings)
        except DataFault as fault:
            faults.add(Impossible.BAD_FIGURES, "figures", place=fault.path)
    return load_values(table.rulings)


def lay(table: t.Table, position: Position, faults: Faults) -> None:
    """Copy everything from the table to the position; add a fault for each unknown name and bad number."""
    one, two, three, four = (
        _bounded(table.levels.get(name, 1), 1, 3, faults, "levels", name) for name in ids.FACTION_IDS
    )
    position.levels = (one, two, three, four)
    position.difficulty = _bounded(table.difficulty, 1, 3, faults, "difficulty")
    position.period = table.period
    position.turn = _bounded(table.turn, 1, position.mode.turns, faults, "turn")
    position.first = max(_defender(table.first, position, faults, "first"), 0)
    position.player = NONE if table.player is None else _defender(table.player, position, faults, "player")
    for name, player in table.players.items():
        seat = faults.known(name, ids.SEATS[: position.seats], "players", name)
        if seat != NONE:
            _lay_player(position, seat, player, faults)
    _lay_walls(table, position, faults)
    position.known = faults.bits(table.technologies, TECHNOLOGIES, "technologies")
    position.powers_used = faults.bits(table.powers_used, POWERS, "powers_used")
    position.heroes_used = faults.bits(table.heroes_used, ids.HERO_IDS, "heroes_used")
    position.waiting = faults.counts(table.waiting, _PIECES, MOST, "waiting")
    position.lost_levels = _bounded(table.lost_levels, 0, MOST, faults, "lost_levels")
    _lay_siege(table.siege, position, faults)
    position.todo = faults.read_all(table.todo, lambda text: read_task(position, text), MOST, "todo")
    _lay_shots(table.siege, position, faults)
    position.winners = faults.numbers(table.winners, ids.SEATS[: position.seats], "winners")
    position.ending = table.ending


def _bounded(number: int, least: int, most: int, faults: Faults, *steps: str | int) -> int:
    """Return a number; if it is out of bounds, add a fault and return the least one."""
    if least <= number <= most:
        return number
    faults.add(Impossible.OUT_OF_BOUNDS, *steps, value=str(number), least=least, most=most)
    return least


def _defender(name: str, position: Position, faults: Faults, *steps: str | int) -> int:
    return faults.known(name, ids.SEATS[: position.defenders], *steps)


def _lay_player(position: Position, seat: int, player: t.Player, faults: Faults) -> None:
    path = ("players", ids.SEATS[seat])
    if player.hero is not None:
        position.heroes[seat] = ids.HERO_IDS.index(player.hero)
        if seat >= position.defenders or position.heroes.count(position.heroes[seat]) > 1:
            faults.add(Impossible.HERO_TWICE, *path, "hero", value=player.hero)
    stock = (player.stock.wood, player.stock.stone, player.stock.iron, player.stock.gold)
    for kind, (amount, name) in enumerate(zip(stock, ("wood", "stone", "iron", "gold"), strict=True)):
        position.stock[seat * len(stock) + kind] = faults.at_most(amount, MOST, *path, "stock", name)
    position.actions[seat] = _bounded(player.actions, 0, 99, faults, *path, "actions")
    position.traded |= player.traded << seat
    position.closed |= player.done << seat


def _lay_walls(table: t.Table, position: Position, faults: Faults) -> None:
    for number, name in enumerate(ids.SECTION_IDS):
        _lay_post(position, number, table.sections.get(name, t.Post()), faults, "sections", name)
    _lay_post(position, KEEP, table.keep, faults, "keep")
    position.resistance[GATES] = _bounded(table.gates, 0, MOST, faults, "gates")
    position.ring = [
        ids.OBSTACLE_IDS.index(table.ring[name]) + 1 if name in table.ring else 0 for name in ids.RING_NAMES
    ]
    for building, house in enumerate(ids.BUILDING_IDS):
        most = len(position.values.buildings[building])
        level = table.buildings.get(house, 0)
        position.buildings[building] = _bounded(level, 0, most, faults, "buildings", house)
    if not position.buildings[KEEP_BUILDING]:
        position.buildings[KEEP_BUILDING] = 1


def _lay_post(position: Position, number: int, post: t.Post, faults: Faults, *path: str) -> None:
    if number != KEEP:
        position.level[number] = _bounded(post.level, 0, len(position.values.walls) - 1, faults, *path, "level")
        position.resistance[number] = _bounded(post.resistance, 0, MOST, faults, *path, "resistance")
    elif post.level or post.resistance:
        faults.add(Impossible.OUT_OF_BOUNDS, *path, "level", value=str(post.level or post.resistance), least=0, most=0)
    position.owner[number] = NONE if post.owner is None else _defender(post.owner, position, faults, *path, "owner")
    at = slice(number * KINDS, number * KINDS + KINDS)
    position.units[at] = faults.counts(post.units, UNITS, MOST, *path, "units")
    position.spent[at] = faults.counts(post.fought, UNITS, MOST, *path, "fought")
    position.shot[at] = faults.counts(post.fired, UNITS, MOST, *path, "fired")
    position.dead[at] = faults.counts(post.fallen, UNITS, MOST, *path, "fallen")
    position.engines[at] = faults.counts(post.engines, ENGINES, MOST, *path, "engines")


def _lay_siege(siege: t.Siege, position: Position, faults: Faults) -> None:
    position.faction = NONE if siege.faction is None else ids.FACTION_IDS.index(siege.faction)
    position.main = NONE if siege.main is None else ids.DIRECTION_IDS.index(siege.main)
    position.round = _bounded(siege.round, 0, MOST, faults, "siege", "round")
    position.stage = _bounded(siege.stage, 0, 14, faults, "siege", "stage")
    position.baseline = _bounded(siege.baseline, 0, MOST, faults, "siege", "baseline")
    position.morale = _bounded(siege.morale, 0, 6, faults, "siege", "morale")
    position.quiet = _bounded(siege.quiet, 0, MOST, faults, "siege", "quiet")
    position.stirred = siege.stirred
    position.reinforced = faults.known_or_none(siege.reinforced, REPAIRABLE, "siege", "reinforced")
    position.aura = faults.known_or_none(siege.aura, REPAIRABLE, "siege", "aura")
    position.heretic = faults.known_or_none(siege.heretic, SECTIONS, "siege", "heretic")
    position.gateway = faults.known_or_none(siege.gateway, FOES, "siege", "gateway")
    for direction, name in enumerate(ids.DIRECTION_IDS):
        _lay_side(position, direction, siege.sides.get(name, t.Side()), faults, "siege", "sides", name)
    position.squads = [_squad(each, index, faults) for index, each in enumerate(siege.squads)]
    position.falling = faults.counts(siege.falling, _PIECES, MOST, "siege", "falling")


def _lay_side(position: Position, direction: int, side: t.Side, faults: Faults, *path: str) -> None:
    far = slice(direction * FOE_KINDS, (direction + 1) * FOE_KINDS)
    near = slice(far.start + 4 * FOE_KINDS, far.stop + 4 * FOE_KINDS)
    foes = slice(direction * len(FOES), (direction + 1) * len(FOES))
    position.field[far] = faults.counts(side.deployment, FOE_PIECES, MOST, *path, "deployment")
    position.field[near] = faults.counts(side.assault, FOE_PIECES, MOST, *path, "assault")
    position.arrived[far] = faults.counts(side.arrived, FOE_PIECES, MOST, *path, "arrived")
    position.stormers[foes] = faults.counts(side.sent, FOES, MOST, *path, "sent")
    position.climbed[foes] = faults.counts(side.wall, FOES, MOST, *path, "wall")
    position.demolished[foes] = faults.counts(side.struck, FOES, MOST, *path, "struck")
    position.panic[direction] = _bounded(side.panic, 0, MOST, faults, *path, "panic")


def _squad(part: t.SquadPart, index: int, faults: Faults) -> Squad:
    path = ("siege", "squads", index)
    supports = faults.numbers(part.supports[:MOST], FOES, *path, "supports")
    facing = None
    if part.facing is not None:
        kinds = tuple(sorted(ids.UNIT_IDS.index(name) for name in part.facing.supports))
        absent = NONE if part.facing.absent is None else ids.UNIT_IDS.index(part.facing.absent)
        facing = Facing(ids.UNIT_IDS.index(part.facing.leader), kinds, absent)
    return Squad(
        ids.DIRECTION_IDS.index(part.side), _bounded(part.number, 1, 9, faults, *path, "number"),
        faults.known_or_none(part.leader, FOES, *path, "leader"), ids.PLACE_IDS.index(part.place), supports, part.tower,
        part.ram, part.blinded, facing, _bounded(part.wound, 0, MOST, faults, *path, "wound"),
        _bounded(part.taken, 0, MOST, faults, *path, "taken"), part.won, part.done,
    )  # fmt: skip


def _lay_shots(siege: t.Siege, position: Position, faults: Faults) -> None:
    foes = aimed_by_foes(position)
    names: Sequence[str] = FOE_PIECES if foes else ENGINES if aims_of_engines(position) else UNITS
    starts, goals = (ZONES, SECTIONS) if foes else (POSTS, ZONES)
    width = FOE_KINDS if foes else KINDS
    found = []
    for index, shot in enumerate(siege.shots[:MOST]):
        path = ("siege", "shots", index)
        piece = faults.known(shot.piece, names, *path, "piece")
        start = faults.known(shot.start, starts, *path, "start")
        goal = faults.known(shot.goal, goals, *path, "goal")
        found.append((start * width + piece, goal, _bounded(shot.count, 1, MOST, faults, *path, "count")))
    position.aims = sorted(found)
    for index, moved in enumerate(siege.moved[:MOST]):
        path = ("siege", "moved", index)
        piece = faults.known(moved.piece, _PIECES, *path, "piece")
        start = faults.known_or_none(moved.start, POSTS, *path, "start")
        goal = faults.known(moved.goal, POSTS, *path, "goal")
        position.steps.append((piece, start, goal, _bounded(moved.count, 1, MOST, faults, *path, "count")))
    position.steps.sort()
