"""Ditches, stakes and moats (rules, 6.2; RC-20, RC-21)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.actions.deed import Deed, no_money
from stronghold_gui.games.convicted.events import Entrenched, Event
from stronghold_gui.games.convicted.pieces import OBSTACLES, OPEN, RING_IDS, RING_INDEX
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.reasons import Reason, refuse


def _works(position: Position, seat: int) -> Iterable[m.Move]:
    for kind, obstacle in enumerate(position.values.obstacles):
        left = position.ring.count(kind) < obstacle.limit
        if kind != OPEN and left and position.can_pay(seat, obstacle.cost):
            places = (at for at, there in enumerate(position.ring) if there in obstacle.on)
            yield from (m.Entrench(OBSTACLES[kind], RING_IDS[at]) for at in places)


def _refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Entrench(obstacle, ring) if obstacle in OBSTACLES[1:] and ring in RING_INDEX:
            kind = OBSTACLES.index(obstacle)
            wanted, there = position.values.obstacles[kind], position.ring[RING_INDEX[ring]]
            if there not in wanted.on:
                if there == OPEN:
                    return refuse(Reason.MOAT_NEEDS, "RC-21", ring=ring)
                return refuse(Reason.RING_TAKEN, "RC-21", ring=ring, obstacle=OBSTACLES[there])
            if position.ring.count(kind) >= wanted.limit:
                return refuse(Reason.NONE_LEFT, "RC-06", obstacle=obstacle)
            return no_money(position, seat, wanted.cost)
        case _:
            raise unexpected(move)


def _play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    match move:
        case m.Entrench(obstacle, ring):
            kind = OBSTACLES.index(obstacle)
            position.pay(seat, position.values.obstacles[kind].cost)
            position.ring[RING_INDEX[ring]] = kind
            out.append(Entrenched(seat, obstacle, ring))
        case _:
            raise unexpected(move)


ENTRENCH: Final = Deed(1, _works, _refusal, _play)
