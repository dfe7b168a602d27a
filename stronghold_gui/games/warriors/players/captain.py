"""A player of Warriors by rule of thumb: rates every choice in points, with exact odds where dice decide."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.battles.possible import targets
from stronghold_gui.games.warriors.catapults.shots import target_owner
from stronghold_gui.games.warriors.decisions import Kind
from stronghold_gui.games.warriors.odds import Odds, attack_odds
from stronghold_gui.games.warriors.pieces import (
    BAND,
    BAND_TARGET,
    DRAGON_PLACE,
    DRAGON_TARGET,
    FACTIONS,
    LAST_WINDOW,
    NONE,
    PEOPLES,
    PLACE_INDEX,
    TARGET_INDEX,
    TYPES,
    WARRIORS,
    WINDOWS,
    WIZARD_TARGET,
    people_of,
)
from stronghold_gui.games.warriors.players.majority import Majorities
from stronghold_gui.games.warriors.players.weights import CaptainWeights
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.worth import Worth, attack_worth

_STAYS = 0.001
"""A tie-breaking bonus: for attacking the same target again, and for spending a flame instead of giving the dragon."""
Fight = m.Attack | m.Target | m.Again | m.Charge
"""Moves that lead to a throw."""
_FOR_GOOD = 1e9
"""A rating above any other."""


class Captain:
    """A player that chooses the move with the highest rating.

    Args:
        weights: the weights of the ratings.
        dice: the player's own randomness; ``None`` for none.
    """

    def __init__(self, weights: CaptainWeights, dice: random.Random | None = None) -> None:
        self.weights, self.dice = weights, dice

    def choose(self, position: Position, decision: Decision, moves: Sequence[m.Move]) -> m.Move:
        """Return one of the moves."""
        ratings = self.ratings(position, decision, moves)
        return moves[max(range(len(moves)), key=ratings.__getitem__)]

    def ratings(self, position: Position, decision: Decision, moves: Sequence[m.Move]) -> list[float]:
        """Return the value of each move, roughly in points; the most promising fights are computed exactly."""
        judge = Judgement(position, decision, self.weights)
        ratings = [judge.of(move) for move in moves]
        fights = [number for number, move in enumerate(moves) if isinstance(move, Fight)]
        for number in sorted(fights, key=lambda number: -ratings[number])[: int(self.weights.exact)]:
            ratings[number] = judge.exactly(moves[number])
        return [rating + self._whim() for rating in ratings]

    def _whim(self) -> float:
        return self.weights.whim * self.dice.random() if self.dice is not None and self.weights.whim else 0.0


class Judgement:
    """Rates the moves of one decision."""

    def __init__(self, position: Position, decision: Decision, weights: CaptainWeights) -> None:
        self.position, self.decision, self.weights = position, decision, weights
        self.majorities = Majorities(position, decision.seat, weights)
        self._hopes: dict[tuple[int, int], float] = {}

    def of(self, move: m.Move) -> float:
        """Return the rating of a move."""
        match move:
            case m.Keep(cards):
                return self._rate_keeping(cards)
            case m.Ward() | m.Assign() | m.Declare():
                return self._rate_placing(move)
            case m.Attack() | m.Target() | m.Again() | m.Charge():
                return self._rate_fight(move)
            case m.Band(members):
                return -sum(self._cost(PEOPLES.index(people)) for people in members)
            case m.Lose(card):
                return self._rate_loss(card)
            case m.Flame(_, spend):
                return _STAYS * spend
            case m.Fire(target):
                return self._rate_shot(target)
            case _:
                return self._rate_passing(move)

    def _rate_passing(self, move: m.Move) -> float:
        """Return the rating of a move that changes nothing: confirm kept cards, and pass as briefly as possible."""
        if move == m.END and self.decision.kind == Kind.KEEP:
            return _FOR_GOOD
        return -_STAYS * (move == m.PASS_CARD) - 2 * _STAYS * (move == m.PASS_ROUND)

    # -- cards -------------------------------------------------------------------------------------------------------

    def _rate_keeping(self, cards: tuple[str, ...]) -> float:
        """Return the worth of keeping some cards: of each alone, and of the bonuses that they bring nearer."""
        counts = Counter(cards)
        total = sum(number * self._card(card) for card, number in counts.items())
        for people, name in enumerate(PEOPLES):
            more = sum(counts[f"{name}.{kind}"] for kind in TYPES)
            if more:
                total += self._hope(people, more) - self._hope(people, 0)
        if more := counts["dragon"]:
            total += self.majorities.dragon_hope(more) - self.majorities.dragon_hope()
        if counts["flame"] and not (counts["dragon"] or self.majorities.dragons):
            total -= counts["flame"] * self.weights.flame
        return total

    def _hope(self, people: int, change: int) -> float:
        key = (people, change)
        if key not in self._hopes:
            self._hopes[key] = self.majorities.hope(people, change)
        return self._hopes[key]

    def _card(self, card: str) -> float:
        weights = self.weights
        if card in WARRIORS:
            return {"infantry": weights.infantry, "archer": weights.archer, "cavalry": weights.cavalry}[
                card.partition(".")[2]
            ]
        plain = {"dragon": weights.dragon, "flame": weights.flame, "wizard": weights.wizard}
        if card in plain:
            return plain[card]
        return weights.catapult if card == "catapult" else self._battle(card)

    def _battle(self, card: str) -> float:
        """Return the worth of a battle card: symbols and band add to it; a draconic one is worth 0 without a dragon."""
        battle = next(found for found in self.position.cards.battles if found.id == card)
        if battle.kind == "draconic" and not self.majorities.dragons:
            return 0.0
        symbols = battle.shields + battle.bows + battle.horses
        return self.weights.battle + 0.4 * symbols + self.weights.band * battle.band

    # -- placing -----------------------------------------------------------------------------------------------------

    def _rate_placing(self, move: m.Ward | m.Assign | m.Declare) -> float:
        match move:
            case m.Ward(faction):
                # Protect the people of which one card less would cost most.
                place = PLACE_INDEX[faction]
                return self._cost(people_of(place)) - 3.0 * bool(self.position.wizards[place])
            case m.Assign(dragon):
                return -float(self.position.flames[PLACE_INDEX[dragon] - DRAGON_PLACE])
            case m.Declare(kind):
                return self._best_of_dragons() if kind == "draconic" else self.weights.again + _STAYS

    def _best_of_dragons(self) -> float:
        twin = self.position.copy()
        twin.kind = "draconic"
        seat = self.decision.seat
        sides = [DRAGON_PLACE + dragon for dragon in twin.dragons(seat)]
        rated = [
            self._points(attack_worth(twin, side, target)) for side in sides for target in targets(twin, seat, side)
        ]
        return max(rated, default=-1.0)

    def _cost(self, people: int) -> float:
        """Return the cost of losing one card of a people."""
        return self._hope(people, 0) - self._hope(people, -1)

    # -- battles -----------------------------------------------------------------------------------------------------

    def exactly(self, move: m.Move) -> float:
        """Return the value of a fight, computed over all results of its next throw."""
        assert isinstance(move, Fight)
        return self._points(attack_worth(self.position, *fight_of(self.position, move))) - self._again()

    def _rate_fight(self, move: Fight) -> float:
        """Return the value of a fight, from its exact odds and the value of a card of each people."""
        side, target, camp = fight_of(self.position, move)
        odds = attack_odds(self.position, side, target, camp)
        return (-1.0 if odds is None else self._roughly(odds, side, target)) - self._again()

    def _again(self) -> float:
        return self.weights.again if self.decision.kind == Kind.GO_ON else 0.0

    def _roughly(self, odds: Odds, side: int, target: int) -> float:
        compared = len(odds.ways) - 1
        taken = sum(won * ways for won, ways in enumerate(odds.ways)) / odds.of
        pile = self.position.cards.pile_points
        worth = taken * (self.weights.points * pile + self.weights.cards)
        worth -= (compared - taken) * (self.weights.rivals * pile + self.weights.cards)
        if target < FACTIONS:
            worth += min(1.0, taken) * self._rival(self.position.owner(target), people_of(target))
        if side < FACTIONS:
            worth -= (compared - taken) * self._cost(people_of(side))
        return worth

    def _points(self, worth: Worth | None) -> float:
        """Return the gain of an attack or a shot: own points minus the others' points, plus cards taken."""
        if worth is None:
            return -1.0
        seats, me = range(self.position.seats), self.decision.seat
        others = [worth.expected(seat) for seat in seats if seat != me]
        gained = self.weights.points * worth.expected(me) - self.weights.rivals * sum(others) / max(1, len(others))
        return gained + self.weights.cards * (worth.taken - worth.given)

    def _rate_loss(self, card: str) -> float:
        """Return the rating of a loss, lower for dearer cards: in a band by the people's bonus, else by the type."""
        name, _, kind = card.rpartition(".")
        if name.startswith("band"):
            return -self._cost(PEOPLES.index(kind))
        weights = self.weights
        return -{"infantry": weights.infantry, "archer": weights.archer, "cavalry": weights.cavalry}.get(kind, 0.0)

    def _rate_shot(self, target: str) -> float:
        """Return the odds of a hit times the worth of the target, minus the least gain that a shot must promise."""
        dice, number, least = self.position.cards.dice, TARGET_INDEX[target], self.weights.shot
        if self.decision.place == WINDOWS[LAST_WINDOW]:
            least = self.weights.last_shot
        pile = self.position.cards.pile_points * self.weights.points + self.weights.cards
        if WIZARD_TARGET <= number < DRAGON_TARGET:
            return _chance(dice.hits_wizard) * self.weights.wizard - least
        if DRAGON_TARGET <= number < BAND_TARGET:
            return (
                _chance(dice.hits_dragon) * (pile + self.majorities.dragon_hope(1) - self.majorities.dragon_hope())
                - least
            )
        people = number - BAND_TARGET if number >= BAND_TARGET else people_of(number // len(TYPES))
        return _chance(dice.hits_warrior) * (pile + self._rival(target_owner(self.position, number), people)) - least

    def _rival(self, owner: int, people: int) -> float:
        """Return the gain if an owner loses a card of a people; 0 unless it leads among the rivals of the seat."""
        most = self.majorities.best[people]
        if self.position.warriors(owner * len(PEOPLES) + people) < most:
            return 0.0
        return self._hope(people, 1) - self._hope(people, 0) + 0.3 * self.weights.rivals


def _chance(needed: int) -> float:
    """Return the probability that a die shows at least a number."""
    return (7 - needed) / 6


def fight_of(position: Position, move: Fight) -> tuple[int, int, int]:
    """Return the side and target of a move that leads to a throw, and the type that camps (or ``NONE``)."""
    match move:
        case m.Attack(side, target):
            return PLACE_INDEX[side], PLACE_INDEX[target], NONE
        case m.Target(target):
            return (BAND if position.side == NONE else position.side), PLACE_INDEX[target], NONE
        case m.Again():
            return position.side, position.target, NONE
        case m.Charge(camped, target):
            return position.side, PLACE_INDEX[target], TYPES.index(camped)
