"""The texts of the odds: titles, dice with reasons, probabilities in per cent, dangers on a way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Literal

from stronghold_gui.desktop.docks.odds_row import Odds, Share
from stronghold_gui.desktop.fortress.docks.prospects import Assault, Tries
from stronghold_gui.desktop.fortress.docks.seen import Seen
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.fighting.strength import Term
from stronghold_gui.games.fortress.odds.attacks import Against
from stronghold_gui.games.fortress.odds.risks import Hazard, Risk, cost_of
from stronghold_gui.games.fortress.odds.ways import Ways
from stronghold_gui.games.fortress.wording.card_words import power_name
from stronghold_gui.games.fortress.wording.nouns import Noun, counted, figure, known, place, sentence
from stronghold_gui.text import Catalogue
from stronghold_gui.text.languages import DECIMAL_MARK
from stronghold_gui.text.nouns import Fact

_TENTH: Final = Fraction(1, 10)
_LEAST: Final = Fraction(1, 200)
"""Smallest probability that is shown in whole per cent."""


@dataclass(frozen=True, slots=True)
class Column:
    """The column of a number of wounds.

    Attributes:
        label: the number, or a word in games without wounds.
        share: its probability, from 0 to 1.
        percent: the probability in words.
        destroys: whether so many wounds destroy the figure.
    """

    label: str
    share: float
    percent: str
    destroys: bool


@dataclass(frozen=True, slots=True)
class Telling:
    """The details of one attack or one way.

    Attributes:
        title: its title.
        attack, defence: numbers of dice of each side; none on a way.
        why: sentences about the dice of both sides, or about the dangers of the way.
        columns: the probabilities of wounds, from none to the most.
        lines: the consequences.
    """

    title: str
    attack: int
    defence: int
    why: tuple[str, ...]
    columns: tuple[Column, ...]
    lines: tuple[str, ...]


class OddsWords:
    """The words for the odds in the current language."""

    def __init__(self, seen: Seen) -> None:
        self._seen = seen

    @property
    def _texts(self) -> Catalogue:
        return self._seen.context.texts

    @property
    def _deadly(self) -> str:
        """The end of message ids in games without wounds, where each unblocked hit destroys; "" in others."""
        return "" if self._seen.view.setting.mode.wounds else ".deadly"

    # -- rows ------------------------------------------------------------------------------------------------------

    def row(self, told: Assault) -> Odds:
        """Return an attack as a row."""
        first = told.hits[0]
        none, dead = first.wounds.chance(0), first.destroyed
        shares = [self._share("none", none, 0), self._share("wounded", 1 - none - dead, -1)]
        shares.append(self._share("destroyed", dead, 1))
        worth = sentence(
            self._texts,
            f"odds.row{self._deadly}",
            {
                "attack": first.attack_dice,
                "defence": first.defence_dice,
                "mean": decimal(first.wounds.mean, self._texts),
                "percent": percent(dead, self._texts),
            },
        )
        areas = tuple(space for name in (first.figure, first.target) if (space := self._space(name)))
        return Odds(self.title(told), tuple(share for share in shares if share.ways > 0), worth, areas)

    def aim(self, told: Assault) -> str:
        """Return an attack in a few words: the dice of both sides, and the probabilities to wound and to destroy."""
        first = told.hits[0]
        facts: dict[str, Fact] = {
            "attack": first.attack_dice,
            "defence": first.defence_dice,
            "hit": percent(first.wounds.at_least(1), self._texts),
            "percent": percent(first.destroyed, self._texts),
        }
        return sentence(self._texts, "odds.aim" if first.life > 1 else "odds.row.deadly", facts)

    def _share(self, kind: str, chance: Fraction, good: int) -> Share:
        word = sentence(self._texts, f"odds.share.{kind}", {})
        told = percent(chance, self._texts)
        return Share(float(chance), told, self._texts("frame.named", name=word, what=told), good)

    def _space(self, name: str) -> str:
        table = self._seen.table
        card = table.cards.get(name.partition(".")[0])
        return card.figures[name].space if card is not None and name in card.figures else ""

    # -- details --------------------------------------------------------------------------------------------------

    def title(self, told: Assault) -> str:
        """Return the attacker and the target in words, with the weapon if it is a special one."""
        first = told.hits[0]
        facts = self._sides(first)
        if isinstance(told.move, m.Attack):
            return sentence(self._texts, "odds.title", facts)
        return sentence(self._texts, "odds.title.special", facts | {"weapon": Noun(f"weapon.{first.weapon}")})

    def assault(self, told: Assault) -> Telling:
        """Return the details of an attack."""
        first, texts = told.hits[0], self._texts
        why = [
            sentence(texts, "odds.attack", {"dice": first.attack_dice, "terms": self._terms(first.attack)}),
            sentence(texts, "odds.defence", {"dice": first.defence_dice, "terms": self._terms(first.defence)}),
        ]
        if first.further:
            why.append(sentence(texts, "odds.further", {"shields_count": counted("shields", first.further)}))
        return Telling(
            self.title(told),
            first.attack_dice,
            first.defence_dice,
            tuple(why),
            self._columns(first.wounds, first.life),
            tuple(self._results(told)),
        )

    def _results(self, told: Assault) -> Iterator[str]:
        first, texts = told.hits[0], self._texts
        facts: dict[str, Fact] = {
            "target": figure(first.target, texts),
            "percent": percent(first.destroyed, texts),
            "mean": decimal(first.wounds.mean, texts),
            "left": first.life,
        }
        yield sentence(texts, f"odds.result{self._deadly}", facts)
        if self._attacks_twice(told.move):
            facts["percent"] = percent(first.twice().at_least(first.life), texts)
            yield sentence(texts, "odds.twice", facts)
        if first.throw.back.most:
            back: dict[str, Fact] = {
                "figure": figure(first.figure, texts),
                "percent": percent(first.throw.back.at_least(1), texts),
                "dead": percent(first.own_end, texts),
            }
            yield sentence(texts, "odds.back", back)
        for other in told.hits[1:]:
            named: dict[str, Fact] = {
                "target": figure(other.target, texts),
                "dice": other.defence_dice,
                "percent": percent(other.destroyed, texts),
            }
            yield sentence(texts, "odds.also", named)

    def _attacks_twice(self, move: m.Move) -> bool:
        """Return whether a figure has two attacks left."""
        if not isinstance(move, m.Attack):
            return False
        setting, turn = self._seen.view.setting, self._seen.table.turn
        double = setting.figure_has(setting.figure_index[move.figure], "double_attack")
        return double and move.figure not in turn.attacked

    def risk(self, told: Risk) -> Telling:
        """Return the details of a way, with its dangers."""
        texts, field = self._texts, self._seen.view.setting.field
        facts: dict[str, Fact] = {"figure": figure(told.figure, texts), "place": place(field.name(told.places[-1][0]))}
        title = sentence(texts, "odds.way", facts)
        cost = self.cost(told)
        costs = (cost,) if cost else ()
        if not told.hazards:
            return Telling(title, 0, 0, (*costs, sentence(texts, "odds.way.safe", {})), (), ())
        why = (*costs, *(self._hazard(hazard) for hazard in told.hazards))
        chances: dict[str, Fact] = {
            "percent": percent(told.destroyed, texts),
            "none": percent(told.wounds.chance(0), texts),
            "left": told.life,
        }
        result = sentence(texts, "odds.way.result", chances)
        return Telling(title, 0, 0, why, self._columns(told.wounds, told.life), (result,))

    def cost(self, told: Risk, *, plain: bool = True) -> str:
        """Return a sentence about the cost of a way, the available points and the terms of the cost; "" for no cost.

        Args:
            told: the way.
            plain: whether a way that costs just one point for each step has a sentence, too.
        """
        cost = cost_of(self._seen.position, told)
        if cost is None or not (plain or cost.levels or cost.further or cost.how == "flown"):
            return ""
        facts: dict[str, Fact] = {
            "cost_count": counted("cost", cost.points),
            "limit": cost.limit,
            "steps_count": counted("flown" if cost.how == "flown" else "steps", cost.steps),
            "levels_count": counted("levels", cost.levels),
        }
        return sentence(self._texts, f"odds.cost.{cost.how}{'.up' if cost.levels else ''}", facts)

    def _hazard(self, hazard: Hazard) -> str:
        texts, pieces = self._texts, self._seen.view.setting.pieces
        fall = next((fall for fall in pieces.falls if fall.kind == hazard.kind), None)
        facts: dict[str, Fact] = {
            "striker": figure(hazard.striker, texts),
            "levels_count": counted("levels", hazard.levels),
            "dice_count": counted("dice", fall.dice if fall is not None else 1),
            "need": fall.unhurt_on if fall is not None else 0,
        }
        return sentence(texts, f"odds.hazard.{hazard.kind}", facts)

    def tries(self, told: Tries) -> list[str]:
        """Return a sentence about each possible roll of the d20."""
        texts, lines = self._texts, []
        for target, roll in told.rolls:
            facts: dict[str, Fact] = {
                "power": power_name(roll.power, texts),
                "need": roll.need,
                "percent": percent(roll.chance, texts),
                "target": figure(target, texts) if target else "",
            }
            lines.append(sentence(texts, "odds.try.target" if target else "odds.try", facts))
        if told.clones is not None:
            facts = {
                "power": power_name("water_clone", texts),
                "percent": percent(told.clones.at_least(1), texts),
                "mean": decimal(told.clones.mean, texts),
            }
            lines.append(sentence(texts, "odds.clones", facts))
        return lines

    # -- parts -------------------------------------------------------------------------------------------------------

    def _columns(self, wounds: Ways, life: int) -> tuple[Column, ...]:
        labels = [str(number) for number in range(wounds.most + 1)]
        if self._deadly:
            labels = [sentence(self._texts, f"odds.share.{name}", {}) for name in ("none", "destroyed")]
        return tuple(
            Column(labels[number], float(chance), percent(chance, self._texts, "column"), number >= life)
            for number in range(wounds.most + 1)
            for chance in (wounds.chance(number),)
        )

    def _terms(self, terms: Sequence[Term]) -> str:
        texts = self._texts
        told = [
            sentence(texts, "odds.term", {"count": dice, "what": _what(term, texts)}) for term, dice in terms
        ]  # fmt: skip
        return texts.join(told)

    def _sides(self, told: Against) -> dict[str, Fact]:
        return {"figure": figure(told.figure, self._texts), "target": figure(told.target, self._texts)}


def _what(term: str, texts: Catalogue) -> Fact:
    """Return the source of some dice: a term of the rules, or a card that gives them."""
    if texts.has(f"fortress.term.{term}"):
        return Noun(f"term.{term}")
    return known(texts, Noun(f"card.{term}"), term)


def percent(chance: Fraction, texts: Catalogue, way: Literal["percent", "column"] = "percent") -> str:
    """Return a probability in per cent, in words that never round it to 0 or 100.

    ``column``: in signs only, for the narrow space above a column.
    """
    if 0 < chance < _LEAST:
        return texts(f"fortress.odds.{way}.less")
    if 1 - _LEAST < chance < 1:
        return texts(f"fortress.odds.{way}.more")
    return texts("fortress.odds.percent", n=round(100 * chance))


def decimal(number: Fraction, texts: Catalogue) -> str:
    """Return a number with one decimal, a very small one with two, in the format of the language."""
    digits = 2 if 0 < number < _TENTH else 1
    return f"{float(number):.{digits}f}".replace(".", DECIMAL_MARK[texts.language])
