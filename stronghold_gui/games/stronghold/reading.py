"""A converter from a position to the readable table (``table.py``); it runs after every move, so it must be fast."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, cast

from stronghold_gui.core.save.tables import counted, marked
from stronghold_gui.games.stronghold import ids
from stronghold_gui.games.stronghold import table as t
from stronghold_gui.games.stronghold.defence.costs import costs_of
from stronghold_gui.games.stronghold.naming import aim_part, task_part
from stronghold_gui.games.stronghold.position import Defender, Position

_STEPS: Final[tuple[Literal["A", "B", "C"], ...]] = ("A", "B", "C")
_RUIN_MARKS: Final[tuple[Literal["", "stone", "wood"], ...]] = ("", "stone", "wood")


def read_table(position: Position) -> t.Table:
    """Return the table of the whole position, including hidden things, seed and tasks.

    Only documents need that much; use ``view.look`` elsewhere.
    """
    board = position.board
    return t.Table(
        edition=cast("ids.EditionId", position.values.edition),
        rulings=cast("ids.RulingsId", position.values.rulings),
        seats=position.seats,
        board=board.name,
        turn=position.turn,
        phase=position.phase,
        stage=position.stage,
        invaders=[_invader_seat(position, seat) for seat in position.invader_seats],
        defenders=[_defender_seat(position, defender) for defender in position.defenders],
        bag=_units(position.bag),
        discard=_units(position.discard),
        sacrificed=position.sacrificed,
        free=_guards(position.free),
        supply=counted(ids.SUPPLY_IDS, position.supply),
        walls={name: _wall(position, wall) for wall, name in enumerate(board.outer[: board.walls])},
        foregrounds={board.outer[place]: _site(position, place) for place in board.all_foregrounds},
        ramparts={board.outer[place]: _site(position, place) for place in board.all_ramparts},
        barbican=t.Barbican(
            _units(position.outer, board.barbican),
            position.ram,
            _units(position.outer, board.ram),
            position.gate,
            position.toughness,
        ),
        fields={
            name: ids.FIELD_IDS[lies - 1] if lies else ""
            for name, lies in zip(board.field_ids, position.field, strict=True)
        },
        towers={
            board.inner[board.walls + tower]: t.Tower(
                _guards(position.inner, board.walls + tower), ids.TOWER_IDS[stands - 1] if stands else ""
            )
            for tower, stands in enumerate(position.towers)
        },
        houses={name: _guards(position.inner, board.house[name]) for name in ids.HOUSE_IDS},
        buildings=_buildings(position),
        actions=_actions(position),
        heroes={
            hero: t.Hero(
                board.inner[position.heroes[number]],
                bool(position.acted >> number & 1),
                bool(position.possessed >> number & 1),
            )
            for number, hero in enumerate(ids.HERO_IDS)
        },
        orders_left=dict(counted(ids.ORDER_IDS, position.orders_left)),
        orders_out=dict(counted(ids.ORDER_IDS, position.orders_out)),
        ready=[seat for seat in range(position.seats) if position.ready >> seat & 1],
        haste=bool(position.hasted),
        speech=position.speech,
        panic=bool(position.panic),
        spectres=bool(position.spectres),
        blessing=ids.SIDE_IDS[position.blessing] if position.blessing >= 0 else "",
        honour_kept=position.honour_kept,
        deeds=t.Deeds(
            marked(ids.DEED_IDS, position.deeds_left),
            bool(position.deed_turn),
            marked(ids.INVADER_DEED_IDS, position.deeds_done),
            position.ruins,
            _RUIN_MARKS[position.ruin_mark],
        ),
        glory_invader=counted(ids.GLORY_IDS, position.invader_glory),
        glory_defender=counted(ids.GLORY_IDS, position.defender_glory),
        dispatch=_dispatch(position),
        extra_assault=bool(position.extra),
        dealt=[card for card, undealt in enumerate(position.deck) if not undealt],
        winner=position.winner,
        ending=cast("ids.EndingId", position.ending),
        todo=[task_part(position, task) for task in position.todo],
        aims=[aim_part(position, aim) for aim in position.aims],
        seed=position.chance.seed,
        draws=position.chance.count,
    )


def _units(numbers: Sequence[int], place: int = 0) -> t.Units:
    goblins, orcs, trolls = numbers[3 * place : 3 * place + 3]
    units: t.Units = {}
    if goblins:
        units["goblin"] = goblins
    if orcs:
        units["orc"] = orcs
    if trolls:
        units["troll"] = trolls
    return units


def _guards(numbers: Sequence[int], place: int = 0) -> t.Guards:
    marksmen, soldiers, veterans = numbers[3 * place : 3 * place + 3]
    guards: t.Guards = {}
    if marksmen:
        guards["marksman"] = marksmen
    if soldiers:
        guards["soldier"] = soldiers
    if veterans:
        guards["veteran"] = veterans
    return guards


def _invader_seat(position: Position, seat: int) -> t.InvaderSeat:
    invader = position.invaders[seat]
    return t.InvaderSeat(
        hand=_units(invader.hand),
        camp=_units(invader.camp),
        paid=_units(invader.paid),
        resources=invader.resources,
        cards={phase: card for phase, card in zip(ids.PHASE_IDS[1:5], invader.cards, strict=True) if card},
        offer=list(invader.offer),
        flipped=marked(ids.PHASE_IDS, invader.flipped),
        used=marked(ids.USED_IDS, invader.used),
        lent=marked(ids.USED_IDS, invader.lent),
        escapes=invader.escapes,
        accurate_shots=invader.accurate_shots,
        spectres=len(position.invaders) > 1 and position.spectres == seat + 1,
    )


def _defender_seat(position: Position, defender: Defender) -> t.DefenderSeat:
    seat = t.DefenderSeat(defender.hourglasses, defender.barricades, defender.stones)
    if len(position.defenders) > 1:
        seat.started = marked(ids.ACTION_IDS, defender.started)
        seat.used = marked(ids.ACTION_IDS, defender.used)
        seat.barred = marked(ids.ACTION_IDS, defender.barred)
    return seat


def _wall(position: Position, wall: int) -> t.Wall:
    board, bit = position.board, 1 << wall
    order, cauldron, obeyed = position.orders[wall], position.cauldron[wall], position.obeyed[wall]
    return t.Wall(
        invader=_units(position.outer, wall),
        siege_tower=bool(position.siege_towers & bit),
        aboard=_units(position.outer, board.walls + wall),
        defender=_guards(position.inner, wall),
        stone=position.stone[wall],
        wood=position.wood[wall],
        cauldron=ids.CAULDRON_IDS[cauldron] if cauldron >= 0 else "",
        platform=bool(position.platforms & bit),
        equipment=marked(ids.EQUIPMENT_IDS, position.equipment[wall]),
        order=ids.ORDER_IDS[order] if order >= 0 else "",
        order_open=bool(position.open_orders & bit),
        obeyed=ids.ORDER_IDS[obeyed - 1] if obeyed else "",
        altars=[board.outer[place] for place, helped in enumerate(position.altar_at) if helped == wall],
        gale=bool(position.gales & bit),
        accident=bool(position.accidents & bit),
        glare=position.glare == wall,
        breached=bool(position.breached & bit),
        roped=bool(position.roped & bit),
    )


def _site(position: Position, place: int) -> t.Site:
    machine = position.machine[place]
    return t.Site(
        units=_units(position.outer, place),
        machine=ids.SITED_IDS[machine - 1] if machine else "",
        hits=position.hits[place],
        misses=position.misses[place],
        accurate=bool(position.accurate >> place & 1),
        blood_stones=bool(position.blood >> place & 1),
        cover=bool(position.covers >> place & 1),
        training=marked(ids.TRAINING_IDS, position.training[place]),
    )


def _buildings(position: Position) -> dict[ids.BuildingId, t.Building]:
    return {
        name: t.Building(
            bool(position.saboteurs >> number & 1), bool(position.fires >> number & 1), position.last_legs == number
        )
        for number, name in enumerate(ids.BUILDING_IDS)
    }


def _actions(position: Position) -> dict[ids.ActionId, t.Action]:
    again, paid, costs = position.again, position.paid, costs_of(position)
    used = 0
    for defender in position.defenders:
        used |= defender.used
    return {
        name: t.Action(costs[number], paid[number], bool(used >> number & 1), bool(again >> number & 1))
        for number, name in enumerate(ids.ACTION_IDS)
    }


def _dispatch(position: Position) -> t.RunningDispatch:
    outer, arrived = position.board.outer, position.arrived
    dispatch = t.RunningDispatch(position.marcher, position.size, _STEPS[position.step])
    if any(position.moved):
        dispatch.moved = counted(outer, position.moved)
    if any(arrived):
        dispatch.arrived = {
            name: _units(arrived, place) for place, name in enumerate(outer) if any(arrived[3 * place : 3 * place + 3])
        }
    dispatch.saps = marked(outer, position.saps)
    dispatch.trapped = marked(position.board.field_ids, position.trapped)
    return dispatch
