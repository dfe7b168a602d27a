"""Conditions of an Invader's action apart from its place: the right card, not used yet, and its price."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold import glory
from stronghold_gui.games.stronghold.effects import give_hourglasses
from stronghold_gui.games.stronghold.events import ActionBorrowed, Event, Paid
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
from stronghold_gui.games.stronghold.values import Cost

_SUPPLIED: Final = {name: SUPPLY_INDEX.get(name, -1) for name in USED}
_RITUAL: Final = frozenset(RITUALS)


_DISPATCH: Final = ("minor", "major", "open_order", "classified")
_OWN_ONLY: Final = frozenset({"troop_transfer", "classified"})
"""Never taken from a partner's card: troop transfer is on no card, classified orders last for the whole phase."""


def card_actions(position: Position, seat: int) -> tuple[str, ...]:
    """Return the actions that the seat's card of the running phase offers."""
    invader, phase = position.invaders[seat], position.phase
    if invader.flipped >> (phase - 1) & 1:
        return SPECIAL[phase - 1 : phase] if phase > 1 else ()
    if phase == 1:
        return ("gain",)
    return position.cards.actions[invader.cards[phase - 2]] if phase < len(PHASES) else _DISPATCH


def _taken(position: Position, seat: int, action: str) -> bool:
    """Return whether the seat has taken the action this turn, from its own card or from its partner's."""
    invaders, bit = position.invaders, USED[action]
    partner = position.partner_of(seat)
    own = invaders[seat]
    return bool((own.used & ~own.lent | (0 if partner is None else invaders[partner].lent)) & bit)


def _limited(position: Position, seat: int, action: str) -> bool:
    """Return whether the seat cannot borrow the action because it is limited to once a turn, like resources (R-131)."""
    return action in position.values.once_each and _taken(position, seat, action)


def holder(position: Position, seat: int, action: str) -> int:
    """Return the seat whose card allows the action now: the seat itself, else its partner, else -1 (R-98, R-131)."""
    invaders = position.invaders
    bit = USED.get(action, 0)
    if not bit:
        return -1
    if not invaders[seat].used & bit and (action in _OWN_ONLY or action in card_actions(position, seat)):
        return seat
    if _limited(position, seat, action):
        return -1
    partner = None if action in _OWN_ONLY else position.partner_of(seat)
    if partner is not None and not invaders[partner].used & bit and action in card_actions(position, partner):
        return partner
    return -1


def not_offered(position: Position, seat: int, action: str, source: str) -> Refusal | None:
    """Return why neither the seat's card nor its partner's offers the action now: not on it, or used already."""
    if holder(position, seat, action) >= 0:
        return None
    if position.invaders[seat].lent & USED.get(action, 0):
        return refuse(Reason.LENT, "R-98", action=action)
    if action not in card_actions(position, seat):
        phase = PHASES[position.phase - 1]
        flipped = bool(position.invaders[seat].flipped >> (position.phase - 1) & 1)
        if any(action in card_actions(position, other) for other in position.invader_seats):
            return refuse(Reason.ALREADY_USED, "R-98", action=action)
        if action in SPECIAL:
            return refuse(Reason.CARD_NOT_FLIPPED, source, action=action, phase=phase)
        if flipped:
            return refuse(Reason.CARD_FLIPPED, "4", action=action, phase=phase)
        return refuse(Reason.NOT_ON_CARD, source, action=action, phase=phase)
    if _could_borrow(position, seat, action):
        return refuse(Reason.ONCE_EACH, "R-131", action=action)
    return refuse(Reason.ALREADY_USED, "4" if position.phase < len(PHASES) else source, action=action)


def _could_borrow(position: Position, seat: int, action: str) -> bool:
    """Return whether only the limit of R-131 stops the seat from using the action of its partner's card."""
    partner = position.partner_of(seat)
    return (
        partner is not None
        and _limited(position, seat, action)
        and not position.invaders[partner].used & USED[action]
        and action in card_actions(position, partner)
    )


def not_a_price(position: Position, action: str, pay: str) -> Refusal | None:
    """Return the refusal if units of kind ``pay`` are not a price of the action (R-30)."""
    if any(UNITS[kind] == pay for kind, _ in position.values.costs[action].pay):
        return None
    return refuse(Reason.NOT_A_PRICE, "R-30", action=action, unit=pay)


def unpayable(position: Position, seat: int, action: str, pay: str) -> Refusal | None:
    """Return the refusal if the seat can pay no price of the action.

    The place does not matter, so callers check this first. If there are several prices, the refusal's figure ``prices``
    names all of them.
    """
    unknown = not_a_price(position, action, pay)
    if unknown is not None:
        return unknown
    cost, invader = position.values.costs[action], position.invaders[seat]
    if invader.resources < cost.resources:
        return refuse(Reason.TOO_FEW_RESOURCES, "5", action=action, cost=cost.resources, have=invader.resources)
    if any(invader.hand[kind] >= number for kind, number in cost.pay):
        return None
    if len(cost.pay) == 1:
        return no_price(position, seat, action, pay)
    prices = " ".join(f"{UNITS[kind]}:{number}" for kind, number in cost.pay)
    have = invader.hand[UNIT_INDEX[pay]]
    return refuse(Reason.TOO_FEW_UNITS, "4", action=action, unit=pay, cost=_number(cost, pay), have=have, prices=prices)


def no_price(position: Position, seat: int, action: str, pay: str) -> Refusal | None:
    """Return why the seat cannot pay the alternative that uses units of kind ``pay`` (R-30).

    While another price can be paid, callers check this last, so that an occupied place is the reason given first.
    """
    number = _number(position.values.costs[action], pay)
    have = position.invaders[seat].hand[UNIT_INDEX[pay]]
    if have >= number:
        return None
    return refuse(Reason.TOO_FEW_UNITS, "4", action=action, unit=pay, cost=number, have=have)


def _number(cost: Cost, pay: str) -> int:
    """Return how many units of a kind the price takes."""
    return next(number for kind, number in cost.pay if UNITS[kind] == pay)


def used_up(position: Position, action: str) -> Refusal | None:
    """Return the refusal if the box has no more tiles for the action (section 1)."""
    index = _SUPPLIED[action]
    if index >= 0 and not position.supply[index]:
        return refuse(Reason.NONE_LEFT, "1", piece=action)
    return None


def _offered(position: Position, seat: int) -> Iterator[str]:
    """Yield each action that the seat can take from its own card or its partner's, once."""
    own, used = card_actions(position, seat), position.invaders[seat].used
    for action in own:
        if not used & USED[action]:
            yield action
    if (partner := position.partner_of(seat)) is not None:
        used_there = position.invaders[partner].used
        for action in card_actions(position, partner):
            if used_there & USED[action] or (action in own and not used & USED[action]):
                continue
            if not _limited(position, seat, action):
                yield action


def buyable(position: Position, seat: int) -> Iterator[tuple[str, list[str]]]:
    """Yield each action that the cards offer and the seat can pay now, with the kinds of unit that can pay for it."""
    invader, values, supply = position.invaders[seat], position.values, position.supply
    for action in _offered(position, seat):
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
    """Pay for an action (resources, units, its hourglasses, and one for each unit), and mark it used on its card.

    Taking it from the partner's card costs an hourglass more, and the partner cannot take it this turn (R-98).
    """
    cost, invader = position.values.costs[action], position.invaders[seat]
    owner = holder(position, seat, action)
    position.invaders[owner].used |= USED[action]
    borrowed = 0
    if owner != seat:
        position.invaders[owner].lent |= USED[action]
        borrowed = position.values.borrowed_hourglasses
        out.append(ActionBorrowed(seat, owner, action))
    invader.resources -= cost.resources
    position.supply[RESOURCE] += cost.resources
    number = 0
    if pay:
        kind = UNIT_INDEX[pay]
        number = _number(cost, pay)
        invader.hand[kind] -= number
        if action in _RITUAL:
            # Sacrificed goblins go to the glory board and are out for good.
            assert kind == GOBLIN
            position.sacrificed += number
        else:
            invader.paid[kind] += number
    given = cost.hourglasses + number + borrowed
    out.append(Paid(seat, action, cost.resources, pay, number, given))
    give_hourglasses(position, seat, given, action, out)
    if action in _RITUAL:
        glory.goblins_sacrificed(position, out)
