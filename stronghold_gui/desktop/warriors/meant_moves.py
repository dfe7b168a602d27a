"""The move that the user may have meant by an illegal gesture; its refusal gives the reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stronghold_gui.core.game import NotationError
from stronghold_gui.desktop.table.model import PILE
from stronghold_gui.desktop.warriors.seating import Seating
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.ids import PEOPLES, SEATS, TYPES
from stronghold_gui.games.warriors.notation import parse, text_of
from stronghold_gui.games.warriors.pieces import DRAGON_IDS, FACTION_IDS
from stronghold_gui.games.warriors.table import Table

_LAID: Final[Mapping[str, Callable[[str], m.Move]]] = {"wizard": m.Ward, "flames": m.Assign}
"""Moves that put a card on a place, by kind of decision; the refusal for the place "" says where the card goes."""
_LOOSE: Final = {"catapults": "catapult", "waiting": "flame", "victory": "pile"}
"""Ids of a seat's cards that belong to no faction, by the part of its area."""


def tried(kind: str, seating: Seating, table: Table, source: tuple[str, str], target: str) -> m.Move | None:
    """Return the move that a drop may have meant; ``None`` if the rules have no such move.

    Args:
        kind: kind of the current decision.
        seating: the places of the seats' cards.
        table: the current view of the table.
        source: the area and key that were taken.
        target: the target area; "" if the card could not even be taken.
    """
    if kind in _LAID and target:
        area, _, key = target.partition(PILE)
        return _LAID[kind](seating.place(area, key, table))
    move = _meant(kind, seating, table, source, target)
    return move if move is not None and _is_written(move) else None


def _is_written(move: m.Move) -> bool:
    """Return whether a move names only things of the rules, and no area of the table such as the discard pile."""
    try:
        return parse(text_of(move)) == move
    except NotationError:
        return False


def _meant(kind: str, seating: Seating, table: Table, source: tuple[str, str], target: str) -> m.Move | None:
    area, _, key = target.partition(PILE)
    place = seating.place(area, key, table)
    mine = seating.place(*source, table)
    match kind:
        case "attack" | "dragon":
            return m.Attack(mine or "band", place or _any_target(table, source, seating)) if mine else None
        case "target" | "retarget":
            return m.Target(place) if target else None
        case "loss":
            return m.Lose(card_at(*source, seating, table))
        case "go_on" if mine and mine != table.fight.side:
            return m.Attack(mine, place or table.fight.target)
        case "go_on":
            return m.Charge(source[1], place) if target else None
        case "catapult":
            # The refusal for a seat that is not asked first does not depend on the target.
            return _shot(area, key, seating, table) if target else m.Fire(DRAGON_IDS[0])
        case _:
            return None


def _shot(area: str, key: str, seating: Seating, table: Table) -> m.Fire | None:
    """Return the shot at a pile or at the infantry of a faction; ``None`` for an area without cards."""
    card = card_at(area, key, seating, table)
    if card == area and seating.seat_at(area) >= 0:
        return None
    return m.Fire(f"{card}.{TYPES[0]}" if card in FACTION_IDS else card)


def card_at(area: str, key: str, seating: Seating, table: Table) -> str:
    """Return the id of a card on the table or, without a key, the id of the place that an area shows."""
    seat, part = seating.seat_at(area), area.partition(".")[2]
    if area == "band":
        return f"band.{key}" if key else "band"
    if seat < 0:
        return key or (table.fight.card if area == "card" else area)
    if part in _LOOSE:
        return f"{SEATS[seat]}.{_LOOSE[part]}"
    if part in PEOPLES:
        kind = key.removeprefix("camp.")
        return f"{SEATS[seat]}.{part}.{kind}" if kind in (*TYPES, "wizard") else f"{SEATS[seat]}.{part}"
    return key or seating.place(area, key, table) or area


def _any_target(table: Table, source: tuple[str, str], seating: Seating) -> str:
    """Return a faction of another player, as the target for an attacker that cannot attack at all."""
    owner = seating.seat_at(source[0])
    for number, seat in enumerate(SEATS[: table.seats]):
        for people in table.players[seat].factions:
            if number != owner:
                return f"{seat}.{people}"
    return "band"
