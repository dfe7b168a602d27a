"""Taking the flag down (rules, section 14; RF-74)."""

from __future__ import annotations

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.acting.who import active, figure_refusal, resting_refusal
from stronghold_gui.games.fortress.engaged import engaged_with
from stronghold_gui.games.fortress.events import Event, FlagTaken
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.games.fortress.reasons import Reason, refuse


def moves(position: Position) -> list[m.Move]:
    """Return a move for each figure of the active card that can take the flag down."""
    if not position.flag or position.setting.scenario.end.kind != "flag":
        return []
    names, x = position.setting.cards.figure_ids, position.setting.field.x
    found = [m.TakeFlag(names[figure]) for figure in active(position) if x in position.spots(figure)]
    return [move for move in found if refusal(position, move) is None]


def refusal(position: Position, move: m.TakeFlag) -> Refusal | None:
    """Return why a figure cannot take the flag down."""
    found = figure_refusal(position, move.figure) or resting_refusal(position)
    if found is not None:
        return found
    setting, end = position.setting, position.setting.scenario.end
    if not position.flag or end.kind != "flag":
        return refuse(Reason.NO_FLAG, "14")
    if position.friends(position.player, end.figures["defender"]):
        return refuse(Reason.NOT_AN_ATTACKER, "RF-74")
    figure = setting.figure_index[move.figure]
    if setting.field.x not in position.spots(figure):
        return refuse(Reason.NOT_ON_X, "RF-74")
    if position.attacked >> figure & 1:
        return refuse(Reason.ATTACKED_ALREADY, "RF-74", figure=move.figure)
    engaged = engaged_with(position, figure)
    if engaged:
        return refuse(Reason.ENGAGED, "RF-74", figure=move.figure, other=setting.cards.figure_ids[engaged[0]])
    return None


def play(position: Position, move: m.TakeFlag, out: list[Event]) -> None:
    """Take the flag down; it leaves the game."""
    position.attacked |= 1 << position.setting.figure_index[move.figure]
    position.fighting = True
    position.flag = False
    out.append(FlagTaken(position.setting.who(position.player), move.figure))
    position.todo.append(("check", 0, 0))
