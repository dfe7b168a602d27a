"""A player of Warriors that compares moves by the points expected at the end of the game.

For attacks and shots it weighs all results of the next throw with their odds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated

from pydantic import Field

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.save.part import Part
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.battles.possible import targets
from stronghold_gui.games.warriors.pieces import (
    DRAGON_PLACE,
    DRAGON_TARGET,
    PEOPLES,
    TARGET_INDEX,
    TYPES,
    WARRIORS,
    WIZARD_TARGET,
)
from stronghold_gui.games.warriors.players.captain import Captain, Fight, Judgement, fight_of
from stronghold_gui.games.warriors.players.outlook import Outlook, sizes_of
from stronghold_gui.games.warriors.players.weights import CaptainWeights
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.worth import Reckoning, Worth, at_home

_Worth = Annotated[float, Field(ge=-10, le=10)]


@dataclass(frozen=True, slots=True)
class CardWorths(Part):
    """The worth in points of keeping a card, beyond the bonuses that it brings nearer.

    Attributes:
        dragon, flame, wizard, catapult: the worth of such a card.
        simple, mercenary, draconic, mixed: the worth of a battle card of that kind.
        symbol: the worth of each symbol on a battle card.
    """

    dragon: _Worth
    flame: _Worth
    wizard: _Worth
    catapult: _Worth
    simple: _Worth
    mercenary: _Worth
    draconic: _Worth
    mixed: _Worth
    symbol: _Worth


@dataclass(frozen=True, slots=True)
class StrategistWeights(Part):
    """The weights of the evaluation.

    Attributes:
        outlook: the weights of the expected points.
        cards: the worth of cards that are kept.
    """

    outlook: Outlook
    cards: CardWorths


class Strategist(Captain):
    """A player that chooses the move with the best expected lead; a rule of thumb rates moves that leave it as it is.

    Args:
        rule: the weights of the rule of thumb.
        weights: the weights of the evaluation.
    """

    def __init__(self, rule: CaptainWeights, weights: StrategistWeights) -> None:
        super().__init__(rule)
        self.evaluation = weights

    def ratings(self, position: Position, decision: Decision, moves: Sequence[m.Move]) -> list[float]:
        """Return by how many points each move improves the seat's lead over the mean of the others."""
        judge = _Expectation(position, decision, self.weights, self.evaluation)
        return [judge.of(move) for move in moves]


class _Expectation(Judgement):
    """Rates the moves of one decision by the expected lead."""

    def __init__(
        self, position: Position, decision: Decision, rule: CaptainWeights, weights: StrategistWeights
    ) -> None:
        super().__init__(position, decision, rule)
        self.evaluation, self.outlook = weights, weights.outlook
        self.home = at_home(position)
        self._bonus = self.outlook.shares[position.round - 1].bonus

    @cached_property
    def _reckoning(self) -> Reckoning:
        return Reckoning(self.position, self.outlook.points)

    def _lead(self, points: Sequence[float]) -> float:
        own = points[self.decision.seat]
        return own - (sum(points) - own) / (len(points) - 1)

    def _points(self, worth: Worth | None) -> float:
        if worth is None:
            return -1.0
        return sum(result.ways * self._lead(result.change) for result in worth.results) / worth.of

    # -- cards -------------------------------------------------------------------------------------------------------

    def _hope(self, people: int, change: int) -> float:
        key = (people, change)
        if key not in self._hopes:
            sizes = sizes_of(self.home, people)
            sizes[self.decision.seat] = max(0, sizes[self.decision.seat] + change)
            self._hopes[key] = self._bonus * self._lead(self.outlook.people(self.position, people, sizes))
        return self._hopes[key]

    def _rate_keeping(self, cards: tuple[str, ...]) -> float:
        counts = Counter(cards)
        total = sum(number * self._card(card) for card, number in counts.items())
        for people, name in enumerate(PEOPLES):
            if more := sum(counts[f"{name}.{kind}"] for kind in TYPES):
                total += self._hope(people, more) - self._hope(people, 0)
        if more := counts["dragon"]:
            total += self._dragons(more) - self._dragons(0)
        return total

    def _dragons(self, more: int) -> float:
        dragons = [self.position.dragon_of.count(seat) for seat in range(self.position.seats)]
        dragons[self.decision.seat] += more
        return self._bonus * self._lead(self.outlook.dragon(self.position, dragons))

    def _card(self, card: str) -> float:
        worths = self.evaluation.cards
        if card in WARRIORS:
            return self.outlook.warrior(self.position, TYPES.index(card.partition(".")[2]))
        plain = {"dragon": worths.dragon, "flame": worths.flame, "wizard": worths.wizard, "catapult": worths.catapult}
        return plain[card] if card in plain else self._battle(card)

    def _battle(self, card: str) -> float:
        worths = self.evaluation.cards
        battle = next(found for found in self.position.cards.battles if found.id == card)
        if battle.kind == "draconic" and not self.majorities.dragons:
            return 0.0
        kinds = {
            "simple": worths.simple,
            "mercenary": worths.mercenary,
            "draconic": worths.draconic,
            "mixed": worths.mixed,
        }
        return kinds[battle.kind] + worths.symbol * (battle.shields + battle.bows + battle.horses)

    # -- battles -----------------------------------------------------------------------------------------------------

    def _rate_fight(self, move: Fight) -> float:
        return self._points(self._reckoning.attack(*fight_of(self.position, move)))

    def _best_of_dragons(self) -> float:
        twin = self.position.copy()
        twin.kind = "draconic"
        seat, reckoning = self.decision.seat, Reckoning(twin, self.outlook.points)
        sides = [DRAGON_PLACE + dragon for dragon in twin.dragons(seat)]
        fights = [reckoning.attack(side, target) for side in sides for target in targets(twin, seat, side)]
        return max(map(self._points, fights), default=-1.0)

    def _rate_loss(self, card: str) -> float:
        name, _, kind = card.rpartition(".")
        if name.startswith("band"):
            return super()._rate_loss(card)
        return -self.outlook.warrior(self.position, TYPES.index(kind))

    def _rate_shot(self, target: str) -> float:
        number = TARGET_INDEX[target]
        if WIZARD_TARGET <= number < DRAGON_TARGET:
            return super()._rate_shot(target)
        return self._points(self._reckoning.shot(self.decision.seat, target))
