"""Sentences of the prompt about what a decision with many moves still offers: free stones, units to march, orders."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.core.decision import Decision
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.named_shots import all_are_named
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.preparation.dispatch import units_left
from stronghold_gui.games.stronghold.wording import move_label, names


def sentence(context: StrongholdContext, decision: Decision) -> str:
    """Return the prompt that says what the seat at the screen can still do; ``""`` if the usual prompt says enough."""
    if context.match.still or decision.seat != context.match.seat:
        return ""
    what = _what(context, decision, context.match.moves())
    who = names.title(decision.seat, context.speakers, context.texts)
    return context.texts("prompt.who", who=who, what=what) if what else ""


def only_stones(moves: Sequence[m.Move]) -> bool:
    """Return whether a seat can only place free stones, besides Done."""
    return bool(moves) and all(isinstance(move, m.Stone | m.Done) for move in moves) and _has(moves, m.Stone)


def of_dispatch(moves: Sequence[m.Move]) -> str:
    """Return ``.march`` or ``.orders``, as the end of a message id, if only one of these is possible; else ``""``."""
    marches, orders = _has(moves, m.Dispatch), _has(moves, m.Command)
    return "" if marches == orders else ".march" if marches else ".orders"


def _what(context: StrongholdContext, decision: Decision, moves: Sequence[m.Move]) -> str:
    texts = context.texts
    if all_are_named(context):
        return ""
    if list(moves) == [m.DONE]:
        return texts("prompt.left.nothing", button=move_label(m.DONE, texts, decision.kind))
    match decision.kind:
        case Kind.SPEND:
            return _pause(context, decision, moves)
        case Kind.PHASE if form := of_dispatch(moves):
            return texts(f"prompt.left{form}")
        case Kind.DISPATCH:
            return _dispatch(context, decision)
        case _:
            return ""


def _pause(context: StrongholdContext, decision: Decision, moves: Sequence[m.Move]) -> str:
    """Return what can still be done in a pause; "" if no stone can be placed."""
    if not _has(moves, m.Stone):
        return ""
    stones = sum(defender.stones for defender in context.table.defenders)
    if only_stones(moves):
        return context.texts("prompt.left.stone", n=stones)
    return context.texts("prompt.left.spend", n=decision.count)


def _dispatch(context: StrongholdContext, decision: Decision) -> str:
    """Return how many units can still march, by side of the board; "" if none can."""
    texts = context.texts
    position = context.match.game.imagine(context.match.view(), 0)
    sides = [texts(f"prompt.left.side.{side}", n=number) for side, number in units_left(position).items()]
    return texts(f"prompt.left.{decision.place.lower()}", sides=texts.join(sides)) if sides else ""


def _has(moves: Sequence[m.Move], kind: type[m.Move]) -> bool:
    return any(isinstance(move, kind) for move in moves)
