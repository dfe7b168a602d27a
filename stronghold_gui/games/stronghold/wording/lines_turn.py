"""Log lines of the turn: its parts, cards, income, prices and hourglasses."""

from __future__ import annotations

from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.board import SIDES
from stronghold_gui.games.stronghold.pieces import PHASES, SPECIAL, UNITS
from stronghold_gui.games.stronghold.wording.names import (
    action_name,
    card_name,
    phase_name,
    stage_name,
    unit_count,
    units_text,
)
from stronghold_gui.games.stronghold.wording.nouns import counted
from stronghold_gui.games.stronghold.wording.telling import Telling, line
from stronghold_gui.text.nouns import capital


@line.register(e.TurnBegan)
def _turn_began(event: e.TurnBegan, tell: Telling) -> str:
    return tell("event.turn_began", turn=event.turn)


@line.register(e.PhaseBegan)
def _phase_began(event: e.PhaseBegan, tell: Telling) -> str:
    return tell("event.phase_began", number=event.phase, phase=phase_name(event.phase, tell.texts))


@line.register(e.PauseBegan)
def _pause_began(event: e.PauseBegan, tell: Telling) -> str:
    return tell(tell.partners("event.pause_began", invaders=False), n=event.hourglasses)


@line.register(e.StageBegan)
def _stage_began(event: e.StageBegan, tell: Telling) -> str:
    return tell("event.stage_began", stage=stage_name(event.stage, tell.texts))


@line.register(e.CardsOffered)
def _cards_offered(event: e.CardsOffered, tell: Telling) -> str:
    phase = capital(phase_name(event.phase, tell.texts))
    if not event.cards:
        message = tell.partners("event.cards_offered", invaders=True)
        return tell(message, who=tell.who(event.seat), phase=phase)
    cards = [tell.texts("event.cards_offered.card", card=capital(card_name(card, tell.texts))) for card in event.cards]
    return tell("event.cards_offered.seen", phase=phase, cards=tell.texts.join(cards, "or"))


@line.register(e.CardKept)
def _card_kept(event: e.CardKept, tell: Telling) -> str:
    phase = capital(phase_name(event.phase, tell.texts))
    return tell("event.card_kept", who=tell.who(event.seat), phase=phase, card=card_name(event.card, tell.texts))


@line.register(e.CardFlipped)
def _card_flipped(event: e.CardFlipped, tell: Telling) -> str:
    phase = capital(phase_name(event.phase, tell.texts))
    special = capital(action_name(special_of(event.phase), tell.texts))
    return tell("event.card_flipped", who=tell.who(event.seat), phase=phase, special=special)


def special_of(phase: str) -> str:
    """Return the special action of a phase's card."""
    return dict(zip(PHASES, SPECIAL, strict=False)).get(phase, phase)


@line.register(e.UnitsDrawn)
def _units_drawn(event: e.UnitsDrawn, tell: Telling) -> str:
    units = units_text(zip(UNITS, event.units, strict=True), tell.texts)
    who = tell.who(event.seat)
    return tell("event.units_drawn", who=who, units=units) if units else tell("event.units_drawn.none", who=who)


@line.register(e.ResourcesTaken)
def _resources_taken(event: e.ResourcesTaken, tell: Telling) -> str:
    who = tell.who(event.seat)
    if not event.count:
        return tell("event.resources_taken.none", who=who)
    return tell("event.resources_taken", who=who, n=event.count)


@line.register(e.UnitsGiven)
def _units_given(event: e.UnitsGiven, tell: Telling) -> str:
    units = unit_count(event.unit, event.number, tell.texts)
    return tell("event.units_given", who=tell.who(event.seat), partner=tell.who(event.partner), units=units)


@line.register(e.ActionBorrowed)
def _action_borrowed(event: e.ActionBorrowed, tell: Telling) -> str:
    return tell(
        "event.action_borrowed",
        who=tell.who(event.seat),
        owner=tell.who(event.owner),
        action=capital(action_name(event.action, tell.texts)),
    )


@line.register(e.Paid)
def _paid(event: e.Paid, tell: Telling) -> str:
    price = _price(event, tell)
    kind = {(True, True): "", (True, False): ".plain", (False, True): ".time", (False, False): ".free"}
    return tell(
        f"event.paid{kind[bool(price), bool(event.hourglasses)]}",
        who=tell.who(event.seat),
        action=capital(action_name(event.action, tell.texts)),
        price=price,
        # What a side's Invader gives comes to the Defender of that side.
        whom=tell.defender(SIDES[event.seat] if tell.two_defenders else ""),
        hourglasses=counted("count.hourglasses", event.hourglasses),
    )


def _price(event: e.Paid, tell: Telling) -> str:
    resources = counted("count.resources", event.resources).word(tell.texts) if event.resources else ""
    units = unit_count(event.unit, event.units, tell.texts) if event.units else ""
    if resources and units:
        return tell.texts("event.paid.price", resources=resources, units=units)
    return resources or units


@line.register(e.HourglassesGiven)
def _hourglasses_given(event: e.HourglassesGiven, tell: Telling) -> str:
    message = tell.variant("event.hourglasses_given", event.cause)
    if event.cause == "camp":
        message = tell.partners(message, invaders=True)
    return tell(
        message,
        who=_defender(event.seat, tell),
        hourglasses=counted("count.hourglasses", event.count),
        action=action_name(event.cause, tell.texts),
    )


@line.register(e.HourglassesLost)
def _hourglasses_lost(event: e.HourglassesLost, tell: Telling) -> str:
    return tell(tell.partners("event.hourglasses_lost", invaders=False), who=tell.who(event.seat), n=event.count)


def _defender(seat: int, tell: Telling) -> str:
    """Return a Defender: the only one by the role, one of two by what the seat is called."""
    return tell.who(seat) if tell.two_defenders else tell.defender()


@line.register(e.TurnEnded)
def _turn_ended(event: e.TurnEnded, tell: Telling) -> str:
    return tell("event.turn_ended", turn=event.turn)
