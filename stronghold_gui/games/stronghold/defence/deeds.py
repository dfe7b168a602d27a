"""The Defender's dishonourable deeds: each once a game, one a turn, for a point of glory (rules, section 7; R-34)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.effects import courtyard_filled
from stronghold_gui.games.stronghold.events import DefenderDeed, Event, HourglassesGiven, UnitMoved
from stronghold_gui.games.stronghold.glory import gain
from stronghold_gui.games.stronghold.moves import Deed, Move
from stronghold_gui.games.stronghold.pieces import ACTION_BUILDINGS, DEEDS, DEFENDERS, SOLDIER, VETERAN
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse

_LAST_LEGS: Final = "last_legs"
_DUNGEONS: Final = "dungeons"
_PRISONERS: Final = (SOLDIER, VETERAN)
_SUPPLY: Final = "supply"


def add_moves(position: Position, found: list[Move]) -> None:
    """Add the deeds that are left, unless one was used this turn or it is too early in the game."""
    if position.deed_turn or position.turn < position.values.deeds_from_turn:
        return
    free = position.free
    found.extend(_moves(position.deeds_left, bool(free[SOLDIER] or free[VETERAN])))


def _moves(left: int, prisoners: bool) -> Iterator[Move]:
    """Yield the deeds for the bits of ``left``. The dungeons are opened only if a prisoner comes out."""
    for bit, deed in enumerate(DEEDS):
        if left >> bit & 1 and (deed != _DUNGEONS or prisoners):
            yield from (Deed(deed, building) for building in (ACTION_BUILDINGS if deed == _LAST_LEGS else ("",)))


def _prisoners(position: Position) -> list[int]:
    """Return the kinds of prisoners with a free piece."""
    return [kind for kind in _PRISONERS if position.free[kind]]


def refusal(position: Position, move: Deed) -> Refusal | None:
    """Return why the deed cannot be used."""
    if move.deed not in DEEDS:
        return refuse(Reason.UNKNOWN_PIECE, "7", piece=move.deed)
    if (move.building not in ACTION_BUILDINGS) if move.deed == _LAST_LEGS else move.building:
        return refuse(Reason.UNKNOWN_PLACE, "R-38", place=move.building)
    first = position.values.deeds_from_turn
    if position.turn < first:
        return refuse(Reason.TOO_EARLY, "7", turn=first)
    if not position.deeds_left >> DEEDS.index(move.deed) & 1:
        return refuse(Reason.DEED_USED, "7", deed=move.deed)
    if position.deed_turn:
        return refuse(Reason.ONE_DEED_A_TURN, "7")
    if move.deed == _DUNGEONS and not _prisoners(position):
        return refuse(Reason.NONE_LEFT, "R-27", piece=DEFENDERS[SOLDIER])
    return None


def play(position: Position, seat: int, move: Deed, out: list[Event]) -> None:
    """Give up the point and use the deed. Actions that it makes fully paid follow at once (R-37)."""
    position.deeds_left &= ~(1 << DEEDS.index(move.deed))
    position.deed_turn = 1
    out.append(DefenderDeed(move.deed, move.building))
    gain(position, "defender", -position.values.glory["defender_start"], "deeds", out)
    values, purse = position.values, position.defenders[seat - len(position.invaders)]
    match move.deed:
        case "barricades":
            purse.barricades += values.barricades
            out.append(HourglassesGiven(seat, values.barricades, move.deed))
        case "negotiations":
            purse.hourglasses += values.negotiations
            out.append(HourglassesGiven(seat, values.negotiations, move.deed))
        case "last_legs":
            _last_legs(position, ACTION_BUILDINGS.index(move.building))
        case _:
            _open_dungeons(position, out)


def _last_legs(position: Position, building: int) -> None:
    """Clear the building's used marks of now, and make its actions cheaper for the rest of the turn (R-38)."""
    for action, house in enumerate(position.values.action_building):
        if house == building:
            position.again &= ~(1 << action)
            for defender in position.defenders:
                defender.used &= ~(1 << action)
                defender.barred &= ~(1 << action)
    position.last_legs = building


def _open_dungeons(position: Position, out: list[Event]) -> None:
    courtyard = position.board.courtyard
    for kind in _prisoners(position):
        position.free[kind] -= 1
        position.inner[3 * courtyard + kind] += 1
        out.append(UnitMoved(DEFENDERS[kind], _SUPPLY, position.board.inner[courtyard], _DUNGEONS))
    courtyard_filled(position, out)
