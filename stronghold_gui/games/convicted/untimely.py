"""Why a move is refused that belongs to another moment: asked by every chapter for what is not its own."""

from __future__ import annotations

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.reasons import Reason, refuse


def untimely(position: Position, seat: int, move: m.Move, asked: tuple[Decision, ...]) -> Refusal:
    """Return why a seat cannot make a move that the chapter of the moment knows nothing of.

    Args:
        position: as it is.
        seat: who tries.
        move: what is tried.
        asked: the decisions of the moment.
    """
    match move:
        case m.Cast(power):
            return refuse(Reason.NOT_NOW, "11", power=power)
        case m.Inspire() | m.Guide() | m.Murder() | m.Desert() | m.Forge():
            return refuse(Reason.NOT_NOW, "11", power=_POWERS[type(move)])
        case _:
            return not_asked(next((due for due in asked if due.seat == seat), asked[0]))


_POWERS: dict[type, str] = {
    m.Inspire: "heretic",
    m.Guide: "oracle",
    m.Murder: "murderer",
    m.Desert: "deserter",
    m.Forge: "forger",
}


def not_asked(due: Decision) -> Refusal:
    """Return that something else is to be decided, and by whom."""
    return refuse(Reason.NOT_ASKED, "14", seat=due.seat, what=due.kind)
