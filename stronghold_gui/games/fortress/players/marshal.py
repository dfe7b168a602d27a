"""A heuristic player of Fortress: every choice is rated in points, the most promising ones in detail."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.players.answering import rate_answer
from stronghold_gui.games.fortress.players.gathering import rate_pick, rate_placing
from stronghold_gui.games.fortress.players.landing import rate_landings
from stronghold_gui.games.fortress.players.ordering import rate_card
from stronghold_gui.games.fortress.players.outlook import Outlook
from stronghold_gui.games.fortress.players.turning import Turn
from stronghold_gui.games.fortress.players.weights import Style
from stronghold_gui.games.fortress.position import Position

_TURNS = frozenset({Kind.ACT, Kind.MOVING})


class Marshal:
    """A player that chooses the move with the highest rating.

    Args:
        style: the weights of the ratings.
        dice: the player's own randomness; ``None`` for none.
    """

    def __init__(self, style: Style, dice: random.Random | None = None) -> None:
        self.style, self.dice = style, dice

    def choose(self, position: Position, decision: Decision, moves: Sequence[m.Move]) -> m.Move:
        """Return one of the moves."""
        ratings = self.ratings(position, decision, moves)
        return moves[max(range(len(moves)), key=ratings.__getitem__)]

    def ratings(self, position: Position, decision: Decision, moves: Sequence[m.Move]) -> list[float]:
        """Return the worth of each move."""
        player = player_asked(position, decision)
        outlook = Outlook(position, player, self.style.fitting(position, player))
        whim = self._whims(outlook.weights.whim)
        if decision.kind in _TURNS:
            return Turn(outlook, whim).ratings(moves)
        if decision.kind == Kind.LAND and outlook.weights.drop:
            landings = [move for move in moves if isinstance(move, m.Place)]
            assert len(landings) == len(moves)
            return rate_landings(outlook, landings)
        return [self._rate(outlook, decision, move) + whim() for move in moves]

    def _rate(self, outlook: Outlook, decision: Decision, move: m.Move) -> float:
        match move:
            case m.Pick(card):
                return rate_pick(outlook, card)
            case m.Place(figure, space, second):
                return rate_placing(outlook, figure, space, second)
            case m.Mark() | m.Use():
                return rate_card(outlook, move)
            case _:
                return rate_answer(outlook, decision, move)

    def _whims(self, most: float) -> Callable[[], float]:
        """Return a function that returns random amounts, or 0 if the player has no dice."""
        dice = self.dice
        return lambda: most * dice.random() if dice is not None and most else 0.0


def player_asked(position: Position, decision: Decision) -> int:
    """Return the player that a decision is about; a seat may play several."""
    setting, place = position.setting, decision.place
    match decision.kind:
        case Kind.CHOOSE | Kind.DRAFT | Kind.PLACE | Kind.MARK | Kind.USE:
            return int(place.removeprefix("p")) - 1
        case Kind.DROP | Kind.LAND | Kind.ACT | Kind.RETURN | Kind.SPIRIT:
            return position.owner[setting.card_index[place]]
        case Kind.DOOR:
            return position.controller
        case _:
            return position.owner_of(setting.figure_index[place])
