"""What an action of the Invader's needs before anything else: the right card, not used yet, and its price."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold import glory
from stronghold_gui.games.stronghold.effects import give_hourglasses
from stronghold_gui.games.stronghold.events import Event, Paid
from stronghold_gui.games.stronghold.pieces import (
    GOBLIN,
    PHASES,
    RESOURCE,
    RITUALS,
    SPECIAL,
    SUPPLY_INDEX,
    UNIT_INDEX,
    UNITS,
    USED,
)
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse

_SUPPLIED: Final = {name: SUPPLY_INDEX.get(name, -1) for name in USED}
_RITUAL: Final = frozenset(RITUALS)


def card_actions(position: Position, seat: int) -> tuple[str, ...]:
    """Return the actions that the seat's card of the running phase offers (phases 1 to 5)."""
    invader, phase = position.invaders[seat], position.phase
    if invader.flipped >> (phase - 1) & 1:
        return SPECIAL[phase - 1 : phase] if phase > 1 else ()
    if phase == 1:
        return ("gain",)
    return position.cards.actions[invader.cards[phase - 2]]


def not_offered(position: Position, seat: int, action: str, source: str) -> Refusal | None:
    """Return why the seat's card does not offer the action now, or that it is used already."""
    if action not in card_actions(position, seat):
        phase = PHASES[position.phase - 1]
        flipped = bool(position.invaders[seat].flipped >> (position.phase - 1) & 1)
        if action in SPECIAL:
            return refuse(Reason.CARD_NOT_FLIPPED, source, action=action, phase=phase)
        if flipped:
            return refuse(Reason.CARD_FLIPPED, "4", action=action, phase=phase)
        return refuse(Reason.NOT_ON_CARD, source, action=action, phase=phase)
    if position.invaders[seat].used & USED[action]:
        return refuse(Reason.ALREADY_USED, "4", action=action)
    return None


def no_price(position: Position, seat: int, action: str, pay: str) -> Refusal | None:
    """Return why the seat cannot pay the alternative that uses units of kind ``pay`` (R-30)."""
    cost, invader = position.values.costs[action], position.invaders[seat]
    number = next((number for kind, number in cost.pay if UNITS[kind] == pay), 0)
    if not number:
        return refuse(Reason.NOT_A_PRICE, "R-30", action=action, unit=pay)
    if invader.resources < cost.resources:
        return refuse(Reason.TOO_FEW_RESOURCES, "5", action=action, cost=cost.resources, have=invader.resources)
    have = invader.hand[UNIT_INDEX[pay]]
    if have < number:
        return refuse(Reason.TOO_FEW_UNITS, "4", action=action, unit=pay, cost=number, have=have)
    return None


def used_up(position: Position, action: str) -> Refusal | None:
    """Return that the box has no more tiles for the action (section 1)."""
    index = _SUPPLIED[action]
    if index >= 0 and not position.supply[index]:
        return refuse(Reason.NONE_LEFT, "1", piece=action)
    return None


def buyable(position: Position, seat: int) -> Iterator[tuple[str, list[str]]]:
    """Yield each action of the card that can be paid now, with the kinds of unit it can be paid with."""
    invader, values, supply = position.invaders[seat], position.values, position.supply
    for action in card_actions(position, seat):
        if invader.used & USED[action]:
            continue
        index = _SUPPLIED[action]
        if index >= 0 and not supply[index]:
            continue
        cost = values.costs[action]
        if invader.resources < cost.resources:
            continue
        hand = invader.hand
        pays = [UNITS[kind] for kind, number in cost.pay if hand[kind] >= number]
        if pays or not cost.pay:
            yield action, pays


def settle(position: Position, seat: int, action: str, pay: str, out: list[Event]) -> None:
    """Pay for an action: resources, units, its hourglasses and one for each unit; mark it used."""
    cost, invader = position.values.costs[action], position.invaders[seat]
    invader.used |= USED[action]
    invader.resources -= cost.resources
    position.supply[RESOURCE] += cost.resources
    number = 0
    if pay:
        kind = UNIT_INDEX[pay]
        number = next(number for payable, number in cost.pay if payable == kind)
        invader.hand[kind] -= number
        if action in _RITUAL:
            # Sacrificed goblins lie on the glory board and are out for good.
            assert kind == GOBLIN
            position.sacrificed += number
        else:
            invader.paid[kind] += number
    given = cost.hourglasses + number
    out.append(Paid(seat, action, cost.resources, pay, number, given))
    give_hourglasses(position, seat, given, action, out)
    if action in _RITUAL:
        glory.goblins_sacrificed(position, out)
