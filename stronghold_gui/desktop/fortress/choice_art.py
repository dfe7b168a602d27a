"""The picture on a button of the prompt: who does something, or what it is about."""

from __future__ import annotations

from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.table import Table


def art_of(move: m.Move, table: Table, due: str) -> str:
    """Return the picture of a move; ``""`` where none says more than its words.

    Args:
        move: a legal one.
        table: as it may be seen.
        due: the place of the decision that is due: a card, or a figure.
    """
    match move:
        case m.Door(is_open):
            return f"token.door-{'open' if is_open else 'closed'}"
        case m.TakeFlag():
            return "token.flag"
        case m.Pick(card) | m.Mark(_, card) | m.Use(card) | m.Spirit(card):
            return _standing(card, table)
        case m.Next(target):
            return _standing(target, table)
        case m.Strike() | m.Drop() | m.Charge() | m.Clone() | m.TakeCard():
            return _standing(due, table)
        case _:
            return _standing(getattr(move, "figure", ""), table)


def figure_art(card: str, player: str) -> str:
    """Return the picture of the figures of a card."""
    return f"{card}.{player}"


def _standing(name: str, table: Table) -> str:
    """Return the figures of a card, or of a figure's; ``""`` where that is nobody's yet."""
    card = name.partition(".")[0]
    return figure_art(card, table.cards[card].player) if card in table.cards else ""
