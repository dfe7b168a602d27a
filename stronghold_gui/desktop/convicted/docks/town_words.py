"""Texts about the town in the docks: effects, requirements and costs."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.convicted.docks.base import say
from stronghold_gui.games.convicted.pieces import NONE
from stronghold_gui.games.convicted.unlocking import Opened
from stronghold_gui.games.convicted.values import Cost
from stronghold_gui.games.convicted.wording import names
from stronghold_gui.games.convicted.wording.nouns import Noun
from stronghold_gui.text.nouns import lowered


def opened(context: ConvictedContext, things: Sequence[Opened]) -> str:
    """Return unlocked things as a list in words."""
    return context.texts.join([_opened(context, thing) for thing in things])


def _opened(context: ConvictedContext, thing: Opened) -> str:
    texts = context.texts
    match thing.sort:
        case "unit" | "engine":
            return Noun(f"piece.{thing.name}").word(texts)
        case "power":
            return Noun(f"power.{thing.name}").word(texts)
        case "resource":
            return lowered(say(context, "opens.resource", resource=Noun(f"resource.{thing.name}")))
        case "building":
            told = say(context, "opens.building", building=Noun(f"building.{thing.name}"), level=thing.level)
            return lowered(told)
        case "keep":
            return lowered(say(context, f"gives.keep.{thing.level}"))
        case _:
            return lowered(say(context, f"opens.{thing.sort}", level=thing.level))


def needs(context: ConvictedContext, technologies: Sequence[str]) -> str:
    """Return a sentence that names the missing technologies, ``""`` for none."""
    if not technologies:
        return ""
    told = [Noun(f"technology.{name}").word(context.texts) for name in technologies]
    return say(context, "needs", what=context.texts.join(told))


def cost_words(context: ConvictedContext, cost: Cost) -> str:
    """Return a price in words."""
    if not any(cost):
        return say(context, "free")
    return say(context, "costs", resources=names.resources(cost, context.texts))


def payer(context: ConvictedContext) -> int:
    """Return the seat that pays in the docks: the one that plays its actions, else the defender at the screen."""
    position = context.position
    if position.period == "actions" and position.player != NONE:
        return position.player
    seat = context.match.seat
    return seat if 0 <= seat < position.defenders else position.first
