"""A converter from the table in ids back to a position; it reports all faults, not only the first.

Laying only translates; ``checks.py`` checks the result against the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from stronghold_gui.core.save.content import Content, Faults
from stronghold_gui.games.stronghold import ids
from stronghold_gui.games.stronghold import table as t
from stronghold_gui.games.stronghold.cards import load_cards
from stronghold_gui.games.stronghold.data.board_file import load_board
from stronghold_gui.games.stronghold.documents.tasks import read_aim, read_task
from stronghold_gui.games.stronghold.events import HIDDEN
from stronghold_gui.games.stronghold.position import Invader, Position
from stronghold_gui.games.stronghold.problems import Impossible
from stronghold_gui.games.stronghold.values import load_values

Id = TypeVar("Id", bound=str)


def empty_position(table: t.Table, faults: Faults) -> Position | None:
    """Return a position without pieces, of the document's edition; ``None`` after a fault in board or seats."""
    board = load_board()
    if table.board != board.name:
        faults.add(Impossible.OTHER_BOARD, "board", value=table.board, board=board.name)
    if table.seats not in ids.SEATS:
        nearest = min(ids.SEATS, key=lambda seats: abs(seats - table.seats))
        faults.add(Content.OTHER_SEATS, "seats", count=table.seats, expected=nearest)
    if faults.found:
        return None
    position = Position(board, load_values(table.edition, table.seats, table.rulings), load_cards(), table.seed)
    position.chance.count = table.draws
    return position


def lay(table: t.Table, position: Position, faults: Faults) -> None:
    """Lay everything that a table names on an empty position."""
    _lay_state(table, position, faults)
    _lay_invaders(table, position, faults)
    if table.accurate_shots:
        position.invaders[0].accurate_shots = table.accurate_shots
    _lay_defenders(table, position, faults)
    for index, name in enumerate(_named(table.walls, position.board.outer[: position.board.walls], faults, "walls")):
        if name in table.walls:
            _lay_wall(position, index, table.walls[name], faults)
    for family, sites, places in (
        ("foregrounds", table.foregrounds, position.board.all_foregrounds),
        ("ramparts", table.ramparts, position.board.all_ramparts),
    ):
        for name in _named(sites, [position.board.outer[place] for place in places], faults, family):
            if name in sites:
                _lay_site(position, position.board.outer_index[name], sites[name], (family, name), faults)
    _lay_barbican(position, table.barbican)
    _lay_inside(table, position, faults)
    _lay_actions(table, position, faults)
    _lay_orders(table, position, faults)
    _lay_dispatch(table.dispatch, position, faults)
    position.todo = [read_task(position, task, faults, index) for index, task in enumerate(table.todo)]
    position.aims = [read_aim(position, aim, faults, index) for index, aim in enumerate(table.aims)]


def _named(given: Iterable[str], known: Sequence[Id], faults: Faults, *path: str | int) -> Sequence[Id]:
    """Return the known ids among the given ones, and report the unknown ones."""
    # Fast path for forecasts, which lay a table per move: a table from a position has all ids in order.
    if [*given] == [*known]:
        return known
    for name in given:
        faults.known(name, known, *path, name)
    return known


def _three(counts: Mapping[Id, int], names: Sequence[Id]) -> list[int]:
    return [counts.get(name, 0) for name in names]


def _lay_state(table: t.Table, position: Position, faults: Faults) -> None:
    position.turn, position.phase, position.stage = table.turn, table.phase, table.stage
    position.hasted = int(table.haste)
    position.speech = table.speech
    position.panic = int(table.panic)
    caster = next((seat for seat, invader in enumerate(table.invaders) if invader.spectres), 0)
    position.spectres = caster + 1 if table.spectres else 0
    for index, seat in enumerate(table.ready):
        if seat >= position.seats:
            faults.add(Content.UNKNOWN_ID, "ready", index, value=str(seat))
        elif seat in table.ready[:index]:
            faults.add(Content.TWICE, "ready", index, value=str(seat))
        else:
            position.ready |= 1 << seat
    position.blessing = ids.SIDE_IDS.index(table.blessing) if table.blessing else -1
    position.honour_kept = table.honour_kept
    deeds = table.deeds
    position.deeds_left = faults.bits(deeds.left, ids.DEED_IDS, "deeds", "left")
    position.deed_turn = int(deeds.used_now)
    position.deeds_done = faults.bits(deeds.done, ids.INVADER_DEED_IDS, "deeds", "done")
    position.ruins = deeds.ruins
    position.ruin_mark = ("", "stone", "wood").index(deeds.ruin_mark)
    position.invader_glory = [table.glory_invader.get(source, 0) for source in ids.GLORY_IDS]
    position.defender_glory = [table.glory_defender.get(source, 0) for source in ids.GLORY_IDS]
    position.extra = int(table.extra_assault)
    for index, card in enumerate(table.dealt):
        if not 0 <= card < len(position.deck):
            faults.add(Content.UNKNOWN_ID, "dealt", index, value=str(card))
        elif not position.deck[card]:
            faults.add(Content.TWICE, "dealt", index, value=str(card))
        else:
            position.deck[card] = 0
    position.winner, position.ending = table.winner, table.ending


def _lay_invaders(table: t.Table, position: Position, faults: Faults) -> None:
    if len(table.invaders) != len(position.invaders):
        faults.add(Content.OTHER_SEATS, "invaders", count=len(table.invaders), expected=len(position.invaders))
    for index, (seat, invader) in enumerate(zip(table.invaders, position.invaders, strict=False)):
        _lay_invader(seat, invader, position, faults, index)
    position.bag = _three(table.bag, ids.UNIT_IDS)
    position.discard = _three(table.discard, ids.UNIT_IDS)
    position.sacrificed = table.sacrificed


def _lay_invader(seat: t.InvaderSeat, invader: Invader, position: Position, faults: Faults, index: int) -> None:
    invader.hand = _three(seat.hand, ids.UNIT_IDS)
    invader.camp = _three(seat.camp, ids.UNIT_IDS)
    invader.paid = _three(seat.paid, ids.UNIT_IDS)
    invader.resources = seat.resources
    invader.flipped = faults.bits(seat.flipped, ids.PHASE_IDS[:5], "invaders", index, "flipped")
    invader.used = faults.bits(seat.used, ids.USED_IDS, "invaders", index, "used")
    invader.lent = faults.bits(seat.lent, ids.USED_IDS, "invaders", index, "lent")
    invader.escapes = seat.escapes
    invader.accurate_shots = seat.accurate_shots
    drafted = ids.PHASE_IDS[1:5]
    for phase in _named(seat.cards, drafted, faults, "invaders", index, "cards"):
        if phase in seat.cards:
            faults.known(
                seat.cards[phase], position.cards.deck[drafted.index(phase)], "invaders", index, "cards", phase
            )
    invader.cards = tuple(seat.cards.get(phase, "") for phase in drafted)
    invader.offer = tuple(seat.offer)


def _lay_defenders(table: t.Table, position: Position, faults: Faults) -> None:
    if len(table.defenders) != len(position.defenders):
        faults.add(Content.OTHER_SEATS, "defenders", count=len(table.defenders), expected=len(position.defenders))
    for index, (seat, defender) in enumerate(zip(table.defenders, position.defenders, strict=False)):
        defender.hourglasses, defender.barricades, defender.stones = seat.hourglasses, seat.barricades, seat.stones
        defender.started = faults.bits(seat.started, ids.ACTION_IDS, "defenders", index, "started")
        defender.used = faults.bits(seat.used, ids.ACTION_IDS, "defenders", index, "used")
        defender.barred = faults.bits(seat.barred, ids.ACTION_IDS, "defenders", index, "barred")
    position.free = _three(table.free, ids.GUARD_IDS)
    position.supply = [table.supply.get(piece, 0) for piece in ids.SUPPLY_IDS]


def _lay_wall(position: Position, wall: int, given: t.Wall, faults: Faults) -> None:
    board, bit = position.board, 1 << wall
    path = ("walls", board.outer[wall])
    _put(position.outer, wall, given.invader, ids.UNIT_IDS)
    _put(position.outer, board.siege(wall), given.aboard, ids.UNIT_IDS)
    _put(position.inner, wall, given.defender, ids.GUARD_IDS)
    position.stone[wall], position.wood[wall] = given.stone, given.wood
    position.cauldron[wall] = ids.CAULDRON_IDS.index(given.cauldron) if given.cauldron else -1
    position.equipment[wall] = faults.bits(given.equipment, ids.EQUIPMENT_IDS, *path, "equipment")
    position.siege_towers |= bit * given.siege_tower
    position.platforms |= bit * given.platform
    position.gales |= bit * given.gale
    position.accidents |= bit * given.accident
    position.breached |= bit * given.breached
    position.roped |= bit * given.roped
    if given.order == HIDDEN:
        faults.add(Content.HIDDEN_THING, *path, "order")
    elif given.order:
        position.orders[wall] = ids.ORDER_IDS.index(given.order)
        position.open_orders |= bit * given.order_open
    elif given.order_open:
        faults.add(Impossible.NEEDS, *path, "order_open", piece="order")
    if given.obeyed:
        position.obeyed[wall] = ids.ORDER_IDS.index(given.obeyed) + 1
    if given.glare and position.glare >= 0:
        faults.add(Content.TWICE, *path, "glare", value="glare")
    elif given.glare:
        position.glare = wall
    for index, name in enumerate(given.altars):
        place = faults.known(name, board.outer, *path, "altars", index)
        if place >= 0 and position.altar_at[place] >= 0:
            faults.add(Content.TWICE, *path, "altars", index, value=name)
        elif place >= 0:
            position.altar_at[place] = wall


def _put(numbers: list[int], place: int, counts: Mapping[Id, int], names: Sequence[Id]) -> None:
    numbers[3 * place : 3 * place + 3] = _three(counts, names)


def _lay_site(position: Position, place: int, given: t.Site, path: tuple[str, str], faults: Faults) -> None:
    bit = 1 << place
    _put(position.outer, place, given.units, ids.UNIT_IDS)
    position.machine[place] = ids.SITED_IDS.index(given.machine) + 1 if given.machine else 0
    position.hits[place], position.misses[place] = given.hits, given.misses
    position.accurate |= bit * given.accurate
    position.blood |= bit * given.blood_stones
    position.covers |= bit * given.cover
    position.training[place] = faults.bits(given.training, ids.TRAINING_IDS, *path, "training")


def _lay_barbican(position: Position, given: t.Barbican) -> None:
    board = position.board
    _put(position.outer, board.barbican, given.rampart, ids.UNIT_IDS)
    _put(position.outer, board.ram, given.crew, ids.UNIT_IDS)
    position.ram = given.ram
    position.gate = given.gates_fallen
    whole = board.gate_toughness[position.gate] if position.gate < len(board.gate_toughness) else 0
    position.toughness = given.toughness or whole


def _lay_inside(table: t.Table, position: Position, faults: Faults) -> None:
    board = position.board
    towers = board.inner[board.walls : board.walls + board.towers]
    for number, name in enumerate(_named(table.towers, towers, faults, "towers")):
        if name in table.towers:
            tower = table.towers[name]
            _put(position.inner, board.walls + number, tower.defender, ids.GUARD_IDS)
            position.towers[number] = ids.TOWER_IDS.index(tower.machine) + 1 if tower.machine else 0
    for house, guards in table.houses.items():
        _put(position.inner, board.house[house], guards, ids.GUARD_IDS)
    for number, hero in enumerate(ids.HERO_IDS):
        given = table.heroes.get(hero, t.Hero())
        place = faults.known(given.place, board.inner, "heroes", hero, "place")
        position.heroes[number] = max(place, 0)
        position.acted |= given.acted << number
        position.possessed |= given.possessed << number
    for number, field in enumerate(_named(table.fields, board.field_ids, faults, "fields")):
        lies = table.fields.get(field, "")
        position.field[number] = ids.FIELD_IDS.index(lies) + 1 if lies else 0


def _lay_actions(table: t.Table, position: Position, faults: Faults) -> None:
    for number, name in enumerate(ids.BUILDING_IDS):
        building = table.buildings.get(name, t.Building())
        position.saboteurs |= building.saboteur << number
        position.fires |= building.fire << number
        if building.last_legs and position.last_legs >= 0:
            faults.add(Content.TWICE, "buildings", name, "last_legs", value="last_legs")
        elif building.last_legs:
            position.last_legs = number
    for number, action in enumerate(ids.ACTION_IDS):
        given = table.actions.get(action, t.Action())
        position.paid[number] = given.paid
        position.again |= given.again << number
        # Documents of a game for two have marks without a Defender: they belong to the only one, the first.
        first = position.defenders[0]
        if given.used and not any(defender.used >> number & 1 for defender in position.defenders):
            first.used |= 1 << number
        if (
            given.paid
            and len(position.defenders) > 1
            and not any(defender.started >> number & 1 for defender in position.defenders)
        ):
            first.started |= 1 << number


def _lay_orders(table: t.Table, position: Position, faults: Faults) -> None:
    """Set the counts of order tiles that the table names; ``checks.check_all`` fills in omitted ones."""
    for name, counts in (("orders_left", table.orders_left), ("orders_out", table.orders_out)):
        if HIDDEN in counts:
            faults.add(Content.HIDDEN_THING, name)
    position.orders_left = [table.orders_left.get(order, 0) for order in ids.ORDER_IDS]
    position.orders_out = [table.orders_out.get(order, 0) for order in ids.ORDER_IDS]


def _lay_dispatch(given: t.RunningDispatch, position: Position, faults: Faults) -> None:
    board = position.board
    position.marcher = given.seat if position.is_invader(given.seat) else 0
    position.size, position.step = given.number, "ABC".index(given.step)
    for name, count in given.moved.items():
        place = faults.known(name, board.outer, "dispatch", "moved", name)
        if place >= 0:
            position.moved[place] = count
    for name, units in given.arrived.items():
        place = faults.known(name, board.outer, "dispatch", "arrived", name)
        if place >= 0:
            _put(position.arrived, place, units, ids.UNIT_IDS)
    position.saps = faults.bits(given.saps, board.outer[: board.walls], "dispatch", "saps")
    position.trapped = faults.bits(given.trapped, board.field_ids, "dispatch", "trapped")
