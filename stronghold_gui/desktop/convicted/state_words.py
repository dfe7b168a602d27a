"""The second sentence of the prompt: what remains to do in a decision, and the resources to pay with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.games.convicted.decisions import Kind
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.siege.matching import unopposed
from stronghold_gui.games.convicted.siege.regroup import movable
from stronghold_gui.games.convicted.wording import names
from stronghold_gui.games.convicted.wording.nouns import sentence

_PAYING: Final = frozenset({Kind.ACTION, Kind.TRADE, Kind.WANT, Kind.ANSWER})
"""Decisions in which resources are paid or given."""
_COUNTS: Final[Mapping[str, Callable[[Position, Decision], int]]] = {
    Kind.PLACING: lambda _position, decision: decision.count,
    Kind.REGROUP: lambda position, decision: movable(position, decision.seat),
    Kind.MATCHING: lambda position, _decision: unopposed(position),
}
"""Functions that count what is left, by kind of decision, where the prompt itself does not say it."""


def state_of(context: ConvictedContext, decision: Decision | None) -> str:
    """Return a sentence about the deciding seat's resources, or the units or squads left; "" for other decisions."""
    texts, position = context.texts, context.position
    if decision is None:
        return ""
    if decision.kind in _PAYING:
        stock = names.resources(position.stock_of(decision.seat), texts)
        return sentence(texts, "window.stock", {"resources": stock})
    count = _COUNTS.get(decision.kind)
    if count is None:
        return ""
    left = count(position, decision)
    return sentence(texts, f"window.left.{decision.kind}" + ("" if left else ".none"), {"n": left})


def actions_left(context: ConvictedContext, decision: Decision | None) -> str:
    """Return a sentence about the actions left; "" if the decision is not an action."""
    if decision is None or decision.kind != Kind.ACTION:
        return ""
    return sentence(context.texts, "window.left.action", {"n": decision.count})
