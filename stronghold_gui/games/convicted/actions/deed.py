"""Deeds: the actions and free moves in a player's turn, and their common refusals."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.moves import Move
from stronghold_gui.games.convicted.pieces import TECHNOLOGIES
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.reasons import Reason, refuse
from stronghold_gui.games.convicted.values import Cost


@dataclass(frozen=True, slots=True)
class Deed:
    """A kind of move in the period of actions.

    Attributes:
        action: whether it takes an action (1) or is free (0).
        legal: the moves of this kind that are legal, whether or not an action is left.
        refusal: the refusal for such a move, whether or not an action is left.
        play: plays the move and pays its price, but takes no action away.
    """

    action: int
    legal: Callable[[Position, int], Iterable[Move]]
    refusal: Callable[[Position, int, Move], Refusal | None]
    play: Callable[[Position, int, Move, list[Event]], None]


def no_money(position: Position, seat: int, price: Cost) -> Refusal | None:
    """Return the refusal if a seat cannot pay a price (RC-17)."""
    if position.can_pay(seat, price):
        return None
    wood, stone, iron, gold = price
    return refuse(Reason.CANNOT_PAY, "RC-17", wood=wood, stone=stone, iron=iron, gold=gold)


def unknown(position: Position, technology: int, source: str) -> Refusal | None:
    """Return the refusal if a required technology is not known; ``NONE`` requires none."""
    if position.knows(technology):
        return None
    return refuse(Reason.TECHNOLOGY_MISSING, source, technology=TECHNOLOGIES[technology])
