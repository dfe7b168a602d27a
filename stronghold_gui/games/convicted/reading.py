"""Conversion of a position to a table (``table.py``)."""

from __future__ import annotations

from typing import cast

from stronghold_gui.core.save.tables import counted, marked
from stronghold_gui.games.convicted import ids
from stronghold_gui.games.convicted import table as t
from stronghold_gui.games.convicted.naming import task_text
from stronghold_gui.games.convicted.pieces import (
    ENGINES,
    FOE_PIECES,
    FOES,
    GATES,
    KEEP,
    NONE,
    OPEN,
    POSTS,
    POWERS,
    REPAIRABLE,
    SECTIONS,
    TECHNOLOGIES,
    UNITS,
    ZONES,
)
from stronghold_gui.games.convicted.position import FOE_KINDS, KINDS, Position
from stronghold_gui.games.convicted.squads import Facing, Squad

_PIECES = (*UNITS, *ENGINES)


def read_table(position: Position) -> t.Table:
    """Return the table of a position."""
    return t.Table(
        mode=cast("ids.ModeId", position.mode.id),
        seats=position.seats,
        figures=position.values.own,
        rulings=position.values.rulings,
        levels=dict(zip(ids.FACTION_IDS, position.levels, strict=True)),
        difficulty=position.difficulty,
        period=position.period,
        turn=position.turn,
        first=ids.SEATS[position.first],
        player=_seat(position.player),
        players={ids.SEATS[seat]: _player(position, seat) for seat in range(position.seats)},
        sections={name: _post(position, number) for number, name in enumerate(ids.SECTION_IDS)},
        keep=_post(position, KEEP),
        gates=position.resistance[GATES],
        ring={
            name: ids.OBSTACLE_IDS[kind - 1]
            for name, kind in zip(ids.RING_NAMES, position.ring, strict=True)
            if kind != OPEN
        },
        buildings=dict(zip(ids.BUILDING_IDS, position.buildings, strict=True)),
        technologies=marked(TECHNOLOGIES, position.known),
        waiting=counted(_PIECES, position.waiting),
        heroes_used=marked(ids.HERO_IDS, position.heroes_used),
        powers_used=marked(POWERS, position.powers_used),
        lost_levels=position.lost_levels,
        siege=_siege(position),
        todo=[task_text(position, task) for task in position.todo],
        winners=[ids.SEATS[seat] for seat in position.winners],
        ending=position.ending,
        seed=position.chance.seed,
        draws=position.chance.count,
    )


def _seat(seat: int) -> ids.SeatId | None:
    return None if seat == NONE else ids.SEATS[seat]


def _player(position: Position, seat: int) -> t.Player:
    hero = position.heroes[seat]
    return t.Player(
        hero=None if hero == NONE else ids.HERO_IDS[hero],
        stock=t.Stock(*position.stock_of(seat)),
        actions=position.actions[seat],
        traded=bool(position.traded >> seat & 1),
        done=bool(position.closed >> seat & 1),
    )


def _post(position: Position, post: int) -> t.Post:
    at = slice(post * KINDS, post * KINDS + KINDS)
    return t.Post(
        level=0 if post == KEEP else position.level[post],
        resistance=0 if post == KEEP else position.resistance[post],
        owner=_seat(position.owner[post]),
        units=counted(ids.UNIT_IDS, position.units[at]),
        engines=counted(ids.ENGINE_IDS, position.engines[at]),
        fought=counted(ids.UNIT_IDS, position.spent[at]),
        fired=counted(ids.UNIT_IDS, position.shot[at]),
        fallen=counted(ids.UNIT_IDS, position.dead[at]),
    )


def _siege(position: Position) -> t.Siege:
    return t.Siege(
        faction=None if position.faction == NONE else ids.FACTION_IDS[position.faction],
        main=None if position.main == NONE else ids.DIRECTION_IDS[position.main],
        round=position.round,
        stage=position.stage,
        baseline=position.baseline,
        morale=position.morale,
        reinforced="" if position.reinforced == NONE else REPAIRABLE[position.reinforced],
        aura="" if position.aura == NONE else REPAIRABLE[position.aura],
        heretic="" if position.heretic == NONE else SECTIONS[position.heretic],
        sides={name: _side(position, direction) for direction, name in enumerate(ids.DIRECTION_IDS)},
        gateway="" if position.gateway == NONE else FOES[position.gateway],
        squads=[_squad(squad) for squad in position.squads],
        shots=[_shot(position, at, goal, count) for at, goal, count in position.aims],
        moved=[
            t.Moved(_PIECES[piece], POSTS[goal], count, "" if start == NONE else POSTS[start])
            for piece, start, goal, count in position.steps
        ],
        falling=counted(_PIECES, position.falling),
        quiet=position.quiet,
        stirred=position.stirred,
    )


def _side(position: Position, direction: int) -> t.Side:
    near, far = (
        slice(zone * FOE_KINDS, (zone + 1) * FOE_KINDS) for zone in (direction + len(ids.DIRECTION_IDS), direction)
    )
    foes = slice(direction * len(FOES), (direction + 1) * len(FOES))
    return t.Side(
        deployment=counted(FOE_PIECES, position.field[far]),
        assault=counted(FOE_PIECES, position.field[near]),
        arrived=counted(FOE_PIECES, position.arrived[far]),
        sent=counted(FOES, position.stormers[foes]),
        wall=counted(FOES, position.climbed[foes]),
        struck=counted(FOES, position.demolished[foes]),
        panic=position.panic[direction],
    )


def _squad(squad: Squad) -> t.SquadPart:
    return t.SquadPart(
        side=ids.DIRECTION_IDS[squad.direction],
        number=squad.number,
        leader="" if squad.leader == NONE else FOES[squad.leader],
        place=ids.PLACE_IDS[squad.place],
        supports=[FOES[foe] for foe in squad.supports],
        tower=squad.tower,
        ram=squad.ram,
        blinded=squad.blinded,
        facing=_opponents(squad.facing) if squad.facing else None,
        wound=squad.wound,
        taken=squad.taken,
        won=squad.won,
        done=squad.done,
    )


def _opponents(facing: Facing) -> t.Opponents:
    return t.Opponents(
        ids.UNIT_IDS[facing.leader],
        [ids.UNIT_IDS[kind] for kind in facing.supports],
        None if facing.absent == NONE else ids.UNIT_IDS[facing.absent],
    )


def aimed_by_foes(position: Position) -> bool:
    """Return whether the aims are the enemy's, so that their cells are in zones, not on posts."""
    return any(task[0] in {"foe_fire", "foe_engines"} for task in position.todo[-1:])


def aims_of_engines(position: Position) -> bool:
    """Return whether the defenders' aims are those of engines, not of units."""
    return position.stage == 3


def _shot(position: Position, at: int, goal: int, count: int) -> t.Shot:
    if aimed_by_foes(position):
        zone, piece = divmod(at, FOE_KINDS)
        return t.Shot(FOE_PIECES[piece], ZONES[zone], SECTIONS[goal], count)
    post, kind = divmod(at, KINDS)
    return t.Shot((ENGINES if aims_of_engines(position) else UNITS)[kind], POSTS[post], ZONES[goal], count)
