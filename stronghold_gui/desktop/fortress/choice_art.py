"""The picture on a button of the prompt: who does something, or what it is about."""

from __future__ import annotations

from stronghold_gui.desktop.fortress.looks import look_of
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.view import View


def art_of(move: m.Move, view: View, due: str) -> str:
    """Return the picture of a move; ``""`` where none says more than its words.

    Args:
        move: a legal one.
        view: the table as it may be seen.
        due: the place of the decision that is due: a card, or a figure.
    """
    match move:
        case m.Door(is_open):
            return f"token.door-{'open' if is_open else 'closed'}"
        case m.TakeFlag():
            return "token.flag"
        case m.Pick(card) | m.Mark(_, card) | m.Use(card) | m.Spirit(card):
            return _standing(card, view)
        case m.Next(target):
            return _standing(target, view)
        case m.Strike() | m.Drop() | m.Charge() | m.Clone() | m.TakeCard():
            return _standing(due, view)
        case _:
            return _standing(getattr(move, "figure", ""), view)


def _standing(name: str, view: View) -> str:
    """Return the figures of a card, or of a figure's; ``""`` where that is nobody's yet."""
    card = name.partition(".")[0]
    owned = view.table.cards.get(card)
    return f"{card}.{look_of(owned.player, view.setting.seating.people)}" if owned is not None else ""
