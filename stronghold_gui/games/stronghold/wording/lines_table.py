"""Log lines of what comes to, moves on and leaves the table: tiles, components, units and orders."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.pieces import EQUIPMENT, HEROES, MACHINES, RITUALS, TRAINING
from stronghold_gui.games.stronghold.wording import nouns
from stronghold_gui.games.stronghold.wording.names import action_name
from stronghold_gui.games.stronghold.wording.nouns import counted, place, side_of
from stronghold_gui.games.stronghold.wording.telling import Telling, line
from stronghold_gui.text.nouns import Fact, capital

_INVADERS: Final = frozenset({*MACHINES, *EQUIPMENT, "bridge", *TRAINING, *RITUALS, "hit", "altar_influence"})
"""Pieces that only the Invader lays; all others are the Defender's."""


def _owner(piece: str, spot: str, tell: Telling) -> str:
    """Return whose piece it is: that of the camp's seat which commands the side where it lies (R-96, R-99)."""
    return tell.invader(side_of(spot)) if piece in _INVADERS else tell.defender(side_of(spot))


@line.register(e.Placed)
def _placed(event: e.Placed, tell: Telling) -> str:
    return tell(
        tell.variant("event.placed", event.piece),
        who=_owner(event.piece, event.place, tell),
        piece=nouns.piece(event.piece),
        place=place(event.place),
    )


@line.register(e.Shifted)
def _shifted(event: e.Shifted, tell: Telling) -> str:
    return tell(
        "event.shifted",
        who=_owner(event.piece, event.start, tell),
        piece=nouns.piece(event.piece),
        start=place(event.start),
        goal=place(event.goal),
    )


@line.register(e.TakenAway)
def _taken_away(event: e.TakenAway, tell: Telling) -> str:
    pieces = nouns.pieces(event.piece, event.count)
    return tell(tell.variant("event.taken", event.cause), pieces=pieces, place=place(event.place))


def _units(unit: str, tell: Telling) -> dict[str, Fact]:
    """Return the unit, or so many of them, in every way a sentence may speak of them."""
    count = 1 if unit in HEROES else tell.count
    return {"n": count, "unit": nouns.unit(unit), "units": nouns.some_units(unit, count)}


@line.register(e.UnitMoved)
def _unit_moved(event: e.UnitMoved, tell: Telling) -> str:
    message = tell.variant("event.moved", event.how)
    start, goal = place(event.start), place(event.goal)
    return tell(message, **_units(event.unit, tell), start=start, goal=goal, whom=tell.invader(side_of(event.goal)))


@line.register(e.UnitKilled)
def _unit_killed(event: e.UnitKilled, tell: Telling) -> str:
    return tell(tell.variant("event.killed", event.cause), **_units(event.unit, tell), place=place(event.place))


@line.register(e.UnitHurt)
def _unit_hurt(event: e.UnitHurt, tell: Telling) -> str:
    return tell(tell.variant("event.hurt", event.cause), **_units(event.unit, tell), place=place(event.place))


@line.register(e.UnitTrained)
def _unit_trained(event: e.UnitTrained, tell: Telling) -> str:
    return tell("event.unit_trained", unit=nouns.unit(event.unit), into=nouns.unit(event.into))


@line.register(e.HourglassLaid)
def _hourglass_laid(event: e.HourglassLaid, tell: Telling) -> str:
    return tell(
        tell.partners("event.hourglass_laid", invaders=False),
        who=tell.who(event.seat),
        action=action_name(event.action, tell.texts),
        paid=event.paid,
        cost=event.cost,
        cost_hourglasses=counted("count.hourglasses", event.cost),
    )


@line.register(e.ActionDone)
def _action_done(event: e.ActionDone, tell: Telling) -> str:
    message = tell.partners("event.action_done", invaders=False)
    return tell(message, who=tell.who(event.seat), action=action_name(event.action, tell.texts))


@line.register(e.HasteUsed)
def _haste_used(event: e.HasteUsed, tell: Telling) -> str:
    return tell("event.haste_used", who=tell.who(event.seat), action=capital(action_name(event.action, tell.texts)))


@line.register(e.HeroActed)
def _hero_acted(event: e.HeroActed, tell: Telling) -> str:
    return tell(
        tell.variant("event.hero_acted", event.action),
        hero=nouns.unit(event.hero),
        action=action_name(event.action, tell.texts),
        hourglasses=counted("count.hourglasses", event.hourglasses),
    )


@line.register(e.OrderLaid)
def _order_laid(event: e.OrderLaid, tell: Telling) -> str:
    how = "open" if event.open else "hidden" if event.tile == e.HIDDEN else "known"
    return tell(f"event.order_laid.{how}", piece=nouns.piece(event.tile), place=place(event.wall))


@line.register(e.OrderTurned)
def _order_turned(event: e.OrderTurned, tell: Telling) -> str:
    return tell("event.order_turned", piece=nouns.piece(event.tile), place=place(event.wall))


@line.register(e.OrderObeyed)
def _order_obeyed(event: e.OrderObeyed, tell: Telling) -> str:
    message = tell.variant("event.order_obeyed", event.tile)
    return tell(message, piece=nouns.piece(event.tile), place=place(event.wall))


@line.register(e.OrderReturned)
def _order_returned(event: e.OrderReturned, tell: Telling) -> str:
    return tell("event.order_returned", piece=nouns.piece(event.tile), place=place(event.wall))


@line.register(e.OrderVoid)
def _order_void(event: e.OrderVoid, tell: Telling) -> str:
    return tell("event.order_void", piece=nouns.piece(event.tile), place=place(event.wall))
