"""Phase 2, machines (rules, section 5.2)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.board import Board
from stronghold_gui.games.stronghold.events import Event, Placed
from stronghold_gui.games.stronghold.moves import AccurateShot, Machine, Move
from stronghold_gui.games.stronghold.pieces import BALLISTA, HIT, MISS, SITED, SUPPLY_INDEX, THROWING, TREBUCHET
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.preparation.flank import flank_of, foreign
from stronghold_gui.games.stronghold.preparation.payment import (
    buyable,
    no_price,
    not_offered,
    settle,
    unpayable,
    used_up,
)
from stronghold_gui.games.stronghold.reasons import Reason, refuse
from stronghold_gui.games.stronghold.sites import outer_place, throwing_machines

_SHOT: Final = AccurateShot()
_SOURCE: Final = "5.2"


def places(position: Position, tile: str) -> tuple[int, ...] | range:
    """Return the outer places of the right kind for a machine, free or taken, of both sides (R-44)."""
    board: Board = position.board
    match tile:
        case "trebuchet":
            return board.all_foregrounds
        case "altar":
            return board.all_ramparts if position.values.altar_on_rampart else board.all_foregrounds
        case "siege_tower":
            return range(board.walls)
        case "battering_ram":
            return (board.ram,)
        case _:
            return board.all_ramparts


def _own_throwing_machine(position: Position, seat: int) -> bool:
    """Return whether a ballista, catapult or trebuchet is on the seat's flank, for an accurate shot (R-102)."""
    flank = flank_of(position, seat)
    return any(BALLISTA <= position.machine[place] <= TREBUCHET for place in (*flank.ramparts, *flank.foregrounds))


def unavailable(position: Position, tile: str) -> Refusal | None:
    """Return why no machine of the kind can be built anywhere (R-26, four throwing machines at most)."""
    if tile in THROWING:
        limit = position.values.throwing_machines
        if throwing_machines(position) >= limit:
            return refuse(Reason.TOO_MANY_MACHINES, _SOURCE, limit=limit)
        if position.supply[HIT] < position.values.pile_hits:
            return refuse(Reason.NONE_LEFT, "R-26", piece="hit")
        if position.supply[MISS] < position.values.pile_misses:
            return refuse(Reason.NONE_LEFT, "R-26", piece="miss")
    return used_up(position, tile)


def blocked(position: Position, tile: str, place: int) -> Refusal | None:
    """Return why the machine cannot stand at a place of the right kind (R-45)."""
    name = position.board.outer[place]
    match tile:
        case "cover":
            taken = position.covers >> place & 1
            return refuse(Reason.FIELD_TAKEN, "R-45", place=name, piece="cover") if taken else None
        case "siege_tower":
            if not position.board.siege_marked[place]:
                return refuse(Reason.NOT_MARKED, _SOURCE, place=name, piece=tile)
            taken = position.siege_towers >> place & 1
            return refuse(Reason.FIELD_TAKEN, _SOURCE, place=name, piece=tile) if taken else None
        case "battering_ram":
            full = position.ram >= position.board.ram_places
            return refuse(Reason.NO_ROOM, _SOURCE, place=name, limit=position.board.ram_places) if full else None
        case _:
            standing = SITED[position.machine[place]]
            return refuse(Reason.FIELD_TAKEN, "R-45", place=name, piece=standing) if standing != "none" else None


def moves(position: Position, seat: int) -> list[Move]:
    """Return every machine that can be paid and placed, by place and price."""
    found: list[Move] = []
    names, side, sides = position.board.outer, position.board.outer_side, flank_of(position, seat).sides
    for tile, pays in buyable(position, seat):
        if tile == "accurate_shot":
            if _own_throwing_machine(position, seat):
                found.append(_SHOT)
        elif unavailable(position, tile) is None:
            free = [
                names[place]
                for place in places(position, tile)
                if (side[place] < 0 or side[place] in sides) and blocked(position, tile, place) is None
            ]
            found += [Machine(tile, place, pay) for place in free for pay in pays]
    return found


def refusal(position: Position, seat: int, move: Move) -> Refusal | None:
    """Return why the machine cannot be built in this way."""
    match move:
        case AccurateShot():
            missing = not_offered(position, seat, "accurate_shot", _SOURCE)
            if missing is None and not _own_throwing_machine(position, seat):
                return refuse(Reason.NO_PLACE_FOR_IT, "R-102", action="accurate_shot")
            return missing
        case Machine(tile, place, pay):
            number = outer_place(position, place, places(position, tile), tile)
            return (
                not_offered(position, seat, tile, _SOURCE)
                or unavailable(position, tile)
                or unpayable(position, seat, tile, pay)
                or (number if isinstance(number, Refusal) else foreign(position, seat, number))
                or blocked(position, tile, position.board.outer_index[place])
                or no_price(position, seat, tile, pay)
            )
        case _:
            return refuse(Reason.NOT_NOW, _SOURCE, stage="machines")


def play(position: Position, seat: int, move: Move, out: list[Event]) -> None:
    """Pay for the machine and put it up, or take the accurate shot."""
    if isinstance(move, AccurateShot):
        settle(position, seat, "accurate_shot", "", out)
        invader = position.invaders[seat]
        invader.accurate_shots = -1 if position.values.accurate_all else invader.accurate_shots + 1
        return
    assert isinstance(move, Machine)
    settle(position, seat, move.tile, move.pay, out)
    position.supply[SUPPLY_INDEX[move.tile]] -= 1
    _put_up(position, move.tile, position.board.outer_index[move.place])
    out.append(Placed(move.tile, move.place))


def _put_up(position: Position, tile: str, place: int) -> None:
    match tile:
        case "cover":
            position.covers |= 1 << place
        case "siege_tower":
            position.siege_towers |= 1 << place
        case "battering_ram":
            position.ram += 1
        case "altar":
            position.machine[place] = SITED.index(tile)
        case _:
            values = position.values
            position.machine[place] = SITED.index(tile)
            position.hits[place], position.misses[place] = values.pile_hits, values.pile_misses
            position.supply[HIT] -= values.pile_hits
            position.supply[MISS] -= values.pile_misses
