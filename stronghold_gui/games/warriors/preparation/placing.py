"""Showing and laying out of cards, and the order in which seats place wizards and flames (rules, sections 4, 9, 10)."""

from __future__ import annotations

from stronghold_gui.games.warriors.events import CardsShown, Event
from stronghold_gui.games.warriors.pieces import CATAPULT, DRAGON, FIRST_BATTLE, FLAME, NONE, WARRIORS, WIZARD
from stronghold_gui.games.warriors.position import Kinds, Position, Task


def show(position: Position, seat: int, kinds: Kinds, out: list[Event]) -> None:
    """Show a seat's cards and lay them at their places; the owner places wizards and flames afterwards."""
    out.append(CardsShown(seat, tuple(position.cards.ids[kind] for kind in kinds)))
    for kind in kinds:
        if kind < DRAGON:
            position.army[seat * len(WARRIORS) + kind] += 1
        elif kind == DRAGON:
            position.dragon_of[position.dragon_of.index(NONE)] = seat
        elif kind == WIZARD:
            position.new_wizards[seat] += 1
        elif kind == CATAPULT:
            position.catapults[seat] += 1
        elif kind == FLAME:
            position.waiting[seat] += 1
        else:
            position.holder[kind - FIRST_BATTLE] = seat


def placing_order(position: Position) -> list[int]:
    """Return the seats in the order in which they place.

    The order follows the lowest battle card of each seat; seats without one follow, clockwise from the dealer's left
    (RW-13).
    """
    lowest = dict.fromkeys(seat for seat in position.holder if seat != NONE)
    return [*lowest, *(seat for seat in position.clockwise(position.dealer) if seat not in lowest)]


def placing_tasks(position: Position) -> list[Task]:
    """Return the placing tasks of all seats, the next task last: each seat places its wizards, then its flames."""
    tasks: list[Task] = []
    for seat in reversed(placing_order(position)):
        tasks += [("flames", seat, 0), ("wizards", seat, 0)]
    return tasks
