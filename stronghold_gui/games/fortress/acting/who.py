"""The figures that may act now: those of the active card (rules, section 5)."""

from __future__ import annotations

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress.chapter import not_there
from stronghold_gui.games.fortress.position import NONE, Position
from stronghold_gui.games.fortress.reasons import Reason, refuse


def active(position: Position) -> list[int]:
    """Return the figures of the active card on the battlefield."""
    return [figure for figure in position.setting.cards.figures(position.card) if position.where[figure] >= 0]


def figure_refusal(position: Position, name: str) -> Refusal | None:
    """Return why a figure cannot act in this turn, or must wait until another has finished its move."""
    setting = position.setting
    figure = setting.figure_index.get(name, NONE)
    if figure == NONE or position.owner_of(figure) == NONE:
        return not_there(name)
    if setting.cards.card_of[figure] != position.card:
        return refuse(Reason.NOT_THIS_CARD, "5", figure=name, card=setting.cards.ids[position.card])
    if position.where[figure] < 0:
        return not_there(name)
    if position.mover not in (NONE, figure):
        return refuse(Reason.FINISH_MOVE, "6.1", figure=setting.cards.figure_ids[position.mover])
    return None


def resting_refusal(position: Position) -> Refusal | None:
    """Return the refusal while another figure has to finish its move."""
    if position.mover == NONE:
        return None
    return refuse(Reason.FINISH_MOVE, "6.1", figure=position.setting.cards.figure_ids[position.mover])
