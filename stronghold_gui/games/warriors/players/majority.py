"""The value of bonuses to a seat, which grows with the seat's lead in cards."""

from __future__ import annotations

from math import exp

from stronghold_gui.games.warriors.pieces import PEOPLES
from stronghold_gui.games.warriors.players.weights import CaptainWeights
from stronghold_gui.games.warriors.position import Position


class Majorities:
    """A seat's expected bonuses in one position, which is not changed."""

    def __init__(self, position: Position, seat: int, weights: CaptainWeights) -> None:
        share = len(PEOPLES)
        self.cards, self.weights = position.cards, weights
        self.own = [position.warriors(seat * share + people) for people in range(share)]
        others = [other for other in range(position.seats) if other != seat]
        self.best = [max(position.warriors(other * share + people) for other in others) for people in range(share)]
        self.dragons = len(position.dragons(seat))
        self.most_dragons = max(len(position.dragons(other)) for other in others)

    def hope(self, people: int, change: int = 0) -> float:
        """Return the value of a people's bonus with some cards more or fewer."""
        own = self.own[people] + change
        return self._worth(self.cards.bonus[people], own, self.best[people])

    def dragon_hope(self, change: int = 0) -> float:
        """Return the value of the dragons' bonus with some dragons more or fewer."""
        return self._worth(self.cards.dragon_bonus, self.dragons + change, self.most_dragons)

    def _worth(self, bonus: int, own: int, best: int) -> float:
        if own <= 0:
            return 0.0
        ahead = own - best + 0.5
        return self.weights.majority * bonus / (1.0 + exp(-ahead / self.weights.sure))
