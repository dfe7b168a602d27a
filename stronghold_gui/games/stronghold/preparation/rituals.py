"""Phase 5, rituals (rules, section 5.5), paid with goblins only; their effects last to the end of the turn."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.effects import arrive, courtyard_filled, kill_weakest_in_courtyard
from stronghold_gui.games.stronghold.events import Event, Placed, UnitMoved
from stronghold_gui.games.stronghold.moves import Escape, Move, Ritual
from stronghold_gui.games.stronghold.pieces import (
    ACTION_BUILDINGS,
    CATAPULT,
    GOBLIN,
    HEROES,
    SUPPLY_INDEX,
    UNITS,
)
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.preparation.flank import Flank, flank_of, foreign
from stronghold_gui.games.stronghold.preparation.payment import buyable, not_offered, settle, unpayable, used_up
from stronghold_gui.games.stronghold.reasons import Reason, refuse
from stronghold_gui.games.stronghold.sites import room

_SOURCE: Final = "5.5"


def moves(position: Position, seat: int) -> list[Move]:
    """Return every ritual that can be paid and laid, or on a flipped card the escapes from the knife."""
    found: list[Move] = []
    escapes = position.invaders[seat].escapes > 0
    for tile, pays in buyable(position, seat):
        if tile == "escape_the_knife":
            escapes = True
        elif pays:
            found += [Ritual(tile, place) for place in _places(position, flank_of(position, seat), tile)]
    return _escapes(position, seat) + found if escapes else found


def _escapes(position: Position, seat: int) -> list[Move]:
    if not position.discard[GOBLIN]:
        return []
    return [
        Escape(position.board.outer[place])
        for place in flank_of(position, seat).foregrounds
        if position.outer_count(place) < room(position, place)
    ]


def _places(position: Position, flank: Flank, tile: str) -> list[str]:
    """Return the ids of the places, buildings or heroes for the ritual: those on the flank or without a side."""
    names = position.board.outer
    match tile:
        case "blood_stones":
            return [
                names[place]
                for place in flank.ramparts
                if position.machine[place] == CATAPULT and not position.blood >> place & 1
            ]
        case "possession":
            return [hero for index, hero in enumerate(HEROES) if not position.possessed >> index & 1]
        case "fire":
            return [name for index, name in enumerate(ACTION_BUILDINGS) if not position.fires >> index & 1]
        case "spectres":
            return [] if position.spectres else ["hospital"]
        case "panic":
            return [] if _no_panic(position) else ["courtyard"]
        case "gale":
            return [names[wall] for wall in flank.walls if not position.gales >> wall & 1]
        case _:
            return [
                names[wall]
                for wall in flank.walls
                if position.cauldron[wall] >= 0 and not position.accidents >> wall & 1
            ]


def _no_panic(position: Position) -> Refusal | None:
    """Return the refusal for a panic: the tile is already there, or (without tile) it would kill no unit (R-103)."""
    if position.panic:
        return refuse(Reason.ALREADY_THERE, _SOURCE, piece="panic", place="courtyard")
    if not position.values.panic_lasts and position.inner_count(position.board.courtyard) < 2:
        return refuse(Reason.NO_PLACE_FOR_IT, "R-103", action="panic")
    return None


def refusal(position: Position, seat: int, move: Move) -> Refusal | None:
    """Return why the ritual cannot be performed in this way."""
    match move:
        case Ritual(tile, place):
            return (
                not_offered(position, seat, tile, _SOURCE)
                or used_up(position, tile)
                or unpayable(position, seat, tile, UNITS[GOBLIN])
                or _cannot_lie(position, seat, tile, place)
            )
        case Escape(place):
            return _no_escape(position, seat, place)
        case _:
            return refuse(Reason.NOT_NOW, _SOURCE, stage="rituals")


def _cannot_lie(position: Position, seat: int, tile: str, place: str) -> Refusal | None:
    if place in _places(position, flank_of(position, seat), tile):
        return None
    if tile == "panic" and place == "courtyard":
        return _no_panic(position)
    board = position.board
    number = board.outer_index.get(place, -1)
    if number >= 0 and (partners := foreign(position, seat, number)) is not None:
        return partners
    known = number >= 0 or place in (*board.inner, *ACTION_BUILDINGS, *HEROES)
    if not known:
        return refuse(Reason.UNKNOWN_PLACE, "2", place=place)
    lies = {
        "blood_stones": number >= 0 and position.blood >> number & 1,
        "possession": place in HEROES,
        "fire": place in ACTION_BUILDINGS,
        "spectres": place == "hospital",
        "gale": 0 <= number < board.walls,
        "accident": 0 <= number < board.walls and position.accidents >> number & 1,
    }
    if lies.get(tile):
        return refuse(Reason.ALREADY_THERE, _SOURCE, piece=tile, place=place)
    if tile == "accident" and 0 <= number < board.walls:
        return refuse(Reason.NOT_THERE, "R-31", piece="cauldron", place=place)
    if tile == "blood_stones" and number in board.all_ramparts:
        return refuse(Reason.NOT_THERE, "R-52", piece="catapult", place=place)
    return refuse(Reason.WRONG_KIND_OF_PLACE, _SOURCE, place=place, piece=tile)


def _no_escape(position: Position, seat: int, place: str) -> Refusal | None:
    if not position.invaders[seat].escapes:
        missing = not_offered(position, seat, "escape_the_knife", _SOURCE)
        if missing is not None:
            return missing
    number = position.board.outer_index.get(place, -1)
    if number < 0:
        return refuse(Reason.UNKNOWN_PLACE, "2", place=place)
    if number not in position.board.all_foregrounds:
        return refuse(Reason.WRONG_KIND_OF_PLACE, "R-85", place=place, piece="goblin")
    if not position.discard[GOBLIN]:
        return refuse(Reason.NONE_LEFT, "R-85", piece="goblin")
    if position.outer_count(number) >= room(position, number):
        return refuse(Reason.NO_ROOM, "2", place=place, limit=room(position, number))
    return foreign(position, seat, number)


def play(position: Position, seat: int, move: Move, out: list[Event]) -> None:
    """Sacrifice the goblins and place the tile, or bring a goblin back from the discard."""
    match move:
        case Ritual(tile, place):
            settle(position, seat, tile, UNITS[GOBLIN], out)
            _lay(position, seat, tile, place, out)
        case Escape(place):
            _escape(position, seat, place, out)
        case _:
            raise unexpected(move)


def _escape(position: Position, seat: int, place: str, out: list[Event]) -> None:
    invader = position.invaders[seat]
    if not invader.escapes:
        settle(position, seat, "escape_the_knife", "", out)
        invader.escapes = position.values.escape_goblins
    invader.escapes -= 1
    position.discard[GOBLIN] -= 1
    arrive(position, position.board.outer_index[place], GOBLIN, out)
    out.append(UnitMoved(UNITS[GOBLIN], "discard", place, "escape"))


def _lay(position: Position, seat: int, tile: str, place: str, out: list[Event]) -> None:
    if tile == "panic" and not position.values.panic_lasts:
        kill_weakest_in_courtyard(position, out)
        return
    position.supply[SUPPLY_INDEX[tile]] -= 1
    out.append(Placed(tile, place))
    outer = position.board.outer_index
    match tile:
        case "blood_stones":
            position.blood |= 1 << outer[place]
        case "possession":
            position.possessed |= 1 << HEROES.index(place)
        case "fire":
            position.fires |= 1 << ACTION_BUILDINGS.index(place)
        case "spectres":
            position.spectres = seat + 1
        case "panic":
            position.panic = 1
            courtyard_filled(position, out)
        case "gale":
            position.gales |= 1 << outer[place]
        case _:
            position.accidents |= 1 << outer[place]
