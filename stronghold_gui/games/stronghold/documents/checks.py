"""Checks of a position from a document against the rules: places, pieces of the box, and the stage.

Each check names the place in the document. The checks are invariants of every position of a game; they do not repeat
the checks of moves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from stronghold_gui.core.save.content import Content, Faults
from stronghold_gui.games.stronghold import ids
from stronghold_gui.games.stronghold import table as t
from stronghold_gui.games.stronghold.defence.costs import costs_of
from stronghold_gui.games.stronghold.documents import box, partners
from stronghold_gui.games.stronghold.flow import advance, asked_now, chapter_of
from stronghold_gui.games.stronghold.pieces import ALTAR, CATAPULT, TREBUCHET, WORKSHOP
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.problems import Impossible
from stronghold_gui.games.stronghold.sites import throwing_machines

Id = TypeVar("Id", bound=str)

TILES_HERE = 2
"""Equipment tiles on a wall section, training tiles on a rampart."""
_CONFUSED: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""Exceptions that the rules raise on an impossible task or stage that passed every other check."""


def check_all(table: t.Table, position: Position, faults: Faults) -> None:
    """Report everything impossible, and fill in the pieces that the document omits."""
    for wall in range(position.board.walls):
        _check_wall(position, wall, faults)
    _check_sites(position, faults)
    _check_barbican(position, faults)
    _check_inside(position, faults)
    _check_heroes(position, faults)
    _check_actions(table, position, faults)
    _check_seats(position, faults)
    partners.check_partners(table, position, faults)
    _check_dispatch(position, faults)
    _check_units(table, position, faults)
    _check_box(table, position, faults)
    _check_orders(table, position, faults)
    _check_stage(position, faults)


def _check_wall(position: Position, wall: int, faults: Faults) -> None:
    board, values, bit = position.board, position.values, 1 << wall
    path = ("walls", board.outer[wall])
    # a ladder that was moved away leaves one unit over the number.
    faults.limit(position.outer_count(wall), board.wall_places[wall] + 1, *path, "invader")
    tower = board.siege(wall)
    faults.limit(position.outer_count(tower), board.capacity[tower], *path, "aboard")
    if position.outer_count(tower) and not position.siege_towers & bit:
        faults.add(Impossible.NEEDS, *path, "aboard", piece="siege_tower")
    for marked, lies, piece, member in (
        (board.siege_marked, position.siege_towers & bit, "siege_tower", "siege_tower"),
        (board.platform_marked, position.platforms & bit, "platform", "platform"),
        (board.cauldron_marked, position.cauldron[wall] >= 0, "cauldron", "cauldron"),
    ):
        if lies and not marked[wall]:
            faults.add(Impossible.NO_FIELD, *path, member, piece=piece)
    places = board.defender_places[wall] + bool(position.platforms & bit)
    faults.limit(position.inner_count(wall), places, *path, "defender")
    faults.limit(position.wood[wall], values.wood_per_wall, *path, "wood")
    faults.limit(position.equipment[wall].bit_count(), TILES_HERE, *path, "equipment")
    if position.accidents & bit and position.cauldron[wall] < 0:
        faults.add(Impossible.NEEDS, *path, "accident", piece="cauldron")
    for place, helped in enumerate(position.altar_at):
        if helped == wall and position.machine[place] != ALTAR:
            faults.add(Impossible.NEEDS, *path, "altars", piece="altar")


def _check_sites(position: Position, faults: Faults) -> None:
    board, values = position.board, position.values
    for place in (*board.all_foregrounds, *board.all_ramparts):
        rampart = place in board.all_ramparts
        path = ("ramparts" if rampart else "foregrounds", board.outer[place])
        # a quartermaster that was moved away leaves units over the number, as a ladder does.
        more = values.quartermaster_room if rampart else 0
        faults.limit(position.outer_count(place), board.capacity[place] + more, *path, "units")
        _check_machine(position, place, rampart, path, faults)
        if not rampart and position.covers >> place & 1:
            faults.add(Impossible.NO_FIELD, *path, "cover", piece="cover")
        faults.limit(position.training[place].bit_count(), TILES_HERE if rampart else 0, *path, "training")
    faults.limit(throwing_machines(position), values.throwing_machines, "ramparts")


def _check_machine(position: Position, place: int, rampart: bool, path: tuple[str, str], faults: Faults) -> None:
    machine, bit = position.machine[place], 1 << place
    if machine == ALTAR:
        fits = rampart == position.values.altar_on_rampart
    else:
        fits = not machine or rampart == (machine != TREBUCHET)
    if not fits:
        faults.add(Impossible.NO_FIELD, *path, "machine", piece=ids.SITED_IDS[machine - 1])
    throws = 0 < machine <= TREBUCHET
    for member, lies, possible, needed in (
        ("hits", position.hits[place], throws, "machine"),
        ("misses", position.misses[place], throws, "machine"),
        ("accurate", position.accurate & bit, throws, "machine"),
        ("blood_stones", position.blood & bit, machine == CATAPULT, "catapult"),
    ):
        if lies and not possible:
            faults.add(Impossible.NEEDS, *path, member, piece=needed)


def _check_barbican(position: Position, faults: Faults) -> None:
    board = position.board
    faults.limit(position.outer_count(board.barbican), board.capacity[board.barbican], "barbican", "rampart")
    faults.limit(position.ram, board.ram_places, "barbican", "ram")
    faults.limit(position.outer_count(board.ram), position.ram * board.ram_crew, "barbican", "crew")
    gates = len(board.gate_toughness)
    faults.limit(position.gate, gates, "barbican", "gates_fallen")
    whole = board.gate_toughness[position.gate] if position.gate < gates else 0
    faults.limit(position.toughness, whole, "barbican", "toughness")


def _check_inside(position: Position, faults: Faults) -> None:
    board = position.board
    for tower in range(board.towers):
        path = ("towers", board.inner[board.walls + tower])
        units = position.inner_count(board.walls + tower)
        faults.limit(units, 1, *path, "defender")
        if units and position.towers[tower]:
            faults.add(Impossible.BOTH, *path)
    for kind, name in enumerate(ids.GUARD_IDS):
        count = position.inner[3 * board.barracks + kind]
        faults.limit(count, board.barracks_places[kind], "houses", "barracks", name)
        allowed = board.honour_places if name == "soldier" else 0
        faults.limit(position.inner[3 * board.honour + kind], allowed, "houses", "guard_of_honour", name)
    faults.limit(position.inner_count(board.guards), board.guards_places, "houses", "guards")


def _check_heroes(position: Position, faults: Faults) -> None:
    board = position.board
    for number, hero in enumerate(ids.HERO_IDS):
        place = position.heroes[number]
        if place >= board.walls and place != board.courtyard:
            faults.add(Impossible.WRONG_PLACE, "heroes", hero, "place", value=board.inner[place])
        elif place < board.walls and place in position.heroes[:number]:
            faults.limit(2, 1, "heroes", hero, "place")
    faults.limit(position.speech, position.values.speech_most, "speech")


def _check_actions(table: t.Table, position: Position, faults: Faults) -> None:
    values = position.values
    for number, (action, cost) in enumerate(zip(ids.ACTION_IDS, costs_of(position), strict=True)):
        # a waiting action keeps its surplus when its cost falls; saboteur and fire allow one more than printed.
        faults.limit(position.paid[number], max(cost, values.action_cost[number] + 1), "actions", action, "paid")
        given = table.actions[action].cost if action in table.actions else 0
        if given not in (0, cost):
            faults.add(Impossible.NOT_THE_COST, "actions", action, "cost", count=given, limit=cost)
        if position.again >> number & 1 and values.action_building[number] != WORKSHOP:
            faults.add(Impossible.NO_FIELD, "actions", action, "again", piece="barricades")


def _check_seats(position: Position, faults: Faults) -> None:
    """Limit the counts without a physical limit (R-01), so that no document makes the rules count to a billion."""
    most = 500
    for index, invader in enumerate(position.invaders):
        faults.limit(invader.escapes, position.values.escape_goblins, "invaders", index, "escapes")
        most_shots = position.values.throwing_machines
        faults.limit(abs(invader.accurate_shots), most_shots, "invaders", index, "accurate_shots")
        phase = position.cards.deck[invader.cards.index("")] if "" in invader.cards else ()
        for number, card in enumerate(invader.offer):
            faults.known(card, phase, "invaders", index, "offer", number)
    for index, defender in enumerate(position.defenders):
        for member in ("hourglasses", "barricades", "stones"):
            faults.limit(getattr(defender, member), most, "defenders", index, member)
    faults.limit(position.ruins, most, "deeds", "ruins")
    for name, points in (
        ("glory_invader", position.invader_glory),
        ("glory_defender", position.defender_glory),
    ):
        for source, number in zip(ids.GLORY_IDS, points, strict=True):
            faults.limit(abs(number), most, name, source)
    faults.limit(len(position.todo), most, "todo")
    faults.limit(len(position.aims), most, "aims")
    for index, (_, _, count) in enumerate(position.aims):
        faults.limit(abs(count), most, "aims", index, "count")


def _check_dispatch(position: Position, faults: Faults) -> None:
    board = position.board
    if position.size not in {0, *position.values.dispatch.values()}:
        faults.limit(position.size, 0, "dispatch", "number")
    for place, name in enumerate(board.outer):
        for kind, unit in enumerate(ids.UNIT_IDS):
            at = 3 * place + kind
            faults.limit(position.arrived[at], position.outer[at], "dispatch", "arrived", name, unit)
        faults.limit(position.moved[place], max(position.size, sum(position.values.units)), "dispatch", "moved", name)


def _check_units(table: t.Table, position: Position, faults: Faults) -> None:
    """Compare the units with the box. Those not in the document are in the bag, or free."""
    values = position.values
    _balance("bag", table.bag, position.bag, box.invader_units_out(position), values.units, ids.UNIT_IDS, faults)
    _balance(
        "free", table.free, position.free, box.defender_units_out(position), values.defenders, ids.GUARD_IDS, faults
    )


def _check_box(table: t.Table, position: Position, faults: Faults) -> None:
    """Compare tiles, components and cards with the box. Those not in the document are in the supply."""
    counted = box.pieces_out(position)
    out = [counted[piece] for piece in ids.SUPPLY_IDS]
    _balance("supply", table.supply, position.supply, out, position.values.supply, ids.SUPPLY_IDS, faults)


def _check_orders(table: t.Table, position: Position, faults: Faults) -> None:
    given, left = table.orders_left, position.orders_left
    _balance("orders_left", given, left, box.orders_out(position), position.cards.orders, ids.ORDER_IDS, faults)
    for order, piece in enumerate(ids.ORDER_IDS):
        out, obeyed = position.orders_out[order], position.obeyed.count(order + 1)
        if out < obeyed:
            faults.add(Content.NOT_ALL_THERE, "orders_out", piece, piece=piece, count=out, limit=obeyed)


def _balance(
    name: str,
    given: Mapping[Id, int],
    rest: list[int],
    out: Sequence[int],
    box_has: Sequence[int],
    names: Sequence[str],
    faults: Faults,
) -> None:
    """Check that the pieces in play and the rest add up to the box. A rest that the document omits is filled in."""
    for number, piece in enumerate(names):
        if out[number] > box_has[number]:
            faults.add(Content.NOT_IN_BOX, name, piece, piece=piece, count=out[number], limit=box_has[number])
        elif not given:
            rest[number] = box_has[number] - out[number]
        elif rest[number] + out[number] != box_has[number]:
            count = rest[number] + out[number]
            faults.add(Content.NOT_ALL_THERE, name, piece, piece=piece, count=count, limit=box_has[number])


def _check_stage(position: Position, faults: Faults) -> None:
    stage, phases = position.stage, len(ids.PHASE_IDS)
    faults.limit(position.turn, position.values.turns, "turn")
    faults.limit(position.phase, phases, "phase")
    choosing = any("" in invader.cards for invader in position.invaders)
    contradictions = (
        (True, (stage == "draft") != choosing),
        (stage == "draft", position.turn > 0),
        (stage != "draft" and not position.todo, position.turn == 0),
        (stage in ("phase", "dispatch", "pause"), position.phase == 0),
        (stage == "start" and not position.todo, position.phase == 0),
        (stage == "dispatch", position.phase != phases),
        (True, (stage == "dispatch") != bool(position.size) and stage != "pause"),
        (True, (stage == "over") != bool(position.winner)),
        (True, bool(position.winner) != bool(position.ending)),
        (position.ready > 0, stage not in ("start", "phase", "dispatch", "pause")),
    )
    if any(said and contradicted for said, contradicted in contradictions):
        faults.add(Impossible.NOT_THE_STAGE, "stage", value=stage)


def check_playable(position: Position, faults: Faults) -> None:
    """Carry out all steps without a decision, after all other checks, and add a fault if no seat can then decide."""
    if position.stage == "over" and not position.todo:
        return
    try:
        # A question that waits for its "done" alone was left open on purpose.
        advance(position, [], asked_now(position))
        if position.stage == "over":
            return
        chapter = chapter_of(position)
        decisions = chapter.decisions(position)
        if decisions and all(chapter.moves(position, decision.seat) for decision in decisions):
            return
    except _CONFUSED:
        pass
    faults.add(Content.CANNOT_GO_ON, "stage", stage=position.stage)
