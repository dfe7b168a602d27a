"""A review in words, for the command and for the window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from stronghold_gui.core.game import AnyGame
from stronghold_gui.core.player import Saying
from stronghold_gui.core.words import Words
from stronghold_gui.players.review.document import LuckPart, MomentPart, ReviewDocument, TurningPart
from stronghold_gui.text import Catalogue

_MOST: Final = 3
"""The most moves that a sentence names."""
_PERCENT: Final = 100


class WordsKit(Protocol):
    """The part of a loaded game (``games.entry.Kit``) that the words of a review need."""

    @property
    def game(self) -> AnyGame:
        """The rules."""
        ...

    @property
    def words(self) -> Words[Any, Any, Any]:
        """Its words."""
        ...

    @property
    def saying(self) -> Callable[[Saying, Catalogue, Sequence[str]], str]:
        """The function that returns the sentence of a player's reason."""
        ...


class ReviewWords:
    """The sentences of a review.

    Args:
        kit: the game.
        review: the review.
        names: the names of the people, in seat order, ``""`` for unnamed ones.
        texts: the language.
    """

    def __init__(self, kit: WordsKit, review: ReviewDocument, names: Sequence[str], texts: Catalogue) -> None:
        self._kit, self._review, self._say = kit, review, texts
        self._names = dict(zip(kit.game.seat_ids(len(names)), names, strict=True))

    @property
    def sides(self) -> list[str]:
        """The names of the sides."""
        found = []
        for seats in self._review.sides:
            name = self._names[seats[0]] if len(seats) == 1 else ""
            found.append(name or self._kit.words.team(seats, self._say))
        return found

    def seat(self, seat: str) -> str:
        """Return the name of a seat."""
        return self._names[seat] or self._kit.words.seat(seat, self._say)

    def turn(self, number: int) -> str:
        """Return the name of a turn: "Turn 3", or "Round 3"."""
        own = f"game.{self._kit.game.id}.progress"
        return self._say(own if self._say.has(own) else "review.turn", n=number)

    def measure(self) -> str:
        """Return in a few words what the numbers of the outlook mean."""
        return self._say(f"review.measure.{self._review.measure}")

    def about(self) -> str:
        """Return the method behind the numbers, in a sentence or two."""
        return self._say(f"review.measure.{self._review.measure}.words", most=self._review.most)

    def value(self, share: float) -> str:
        """Return a number of the outlook: "62%", or "12.4 turns"."""
        if self._review.measure == "turns":
            turns = round(share * self._review.most, 1)
            return self._say("review.turns", n=turns, number=self._say.decimal(turns))
        return self._say("review.percent", n=round(share * _PERCENT))

    def change(self, share: float) -> str:
        """Return a difference, with its sign and no unit."""
        if self._review.measure == "turns":
            told = self._say.decimal(abs(share) * self._review.most, 1)
        else:
            told = str(round(abs(share) * _PERCENT))
        sign = "" if not told.strip("0.,") else "+" if share > 0 else "\N{MINUS SIGN}"
        return sign + told

    def moment(self, moment: MomentPart) -> str:
        """Return the outlook of each side at a moment."""
        return self._named(self.turn(moment.turn), self._each([self.value(share) for share in moment.chances]))

    def luck(self, luck: LuckPart) -> str:
        """Return the gain of each side from luck until the end of a turn."""
        return self._named(self.turn(luck.turn), self._lucks(luck))

    def luck_now(self) -> str:
        """Return the gains from luck by the last reviewed turn."""
        return self._say("review.luck.sum", sides=self._lucks(self._review.luck[-1]))

    def where(self, point: TurningPart) -> str:
        """Return the time of a turning point and the seat that decided."""
        return self._say("frame.aside", what=self.turn(point.turn), more=self.seat(point.seat))

    def turning(self, point: TurningPart) -> list[str]:
        """Return a turning point in sentences: the moves played, the better ones, the gain, and the idea."""
        told = []
        if point.played:
            told.append(self._say("review.played", moves=self.moves(point.played)))
        better = "review.better" if point.played else "review.better.also"
        told.append(
            self._say(better, moves=self.moves(point.proposed)) if point.proposed else self._say("review.without")
        )
        told.append(self.gain(point))
        if point.aim is not None:
            told.append(
                self._say("review.aim", aim=self._kit.saying(point.aim.saying, self._say, list(self._names.values())))
            )
        return told

    def gain(self, point: TurningPart) -> str:
        """Return the gain of the proposal, with its interval."""
        figures = {"gain": point.gain, "low": point.low, "high": point.high}
        told = {name: self.change(share).removeprefix("+") for name, share in figures.items()}
        message = f"review.gain.{self._review.measure}{'' if point.clear else '.unsure'}"
        return self._say(message, n=round(abs(point.gain) * _PERCENT), **told)

    def moves(self, notations: Sequence[str]) -> str:
        """Return moves in words; if there are many, the first ones and the number of the others."""
        counted = Counter(notations)
        told = [self._several(notation, count) for notation, count in counted.items()]
        left = len(told) - _MOST
        if left > 0:
            return self._say("review.more", n=left, moves=self._say.series(told[:_MOST]))
        return self._say.series(told)

    def _lucks(self, luck: LuckPart) -> str:
        told = []
        for gained, half in zip(luck.gained, luck.half, strict=True):
            figures = {"change": self.change(gained), "half": self.change(half).removeprefix("+")}
            told.append(self._say("review.give_or_take", **figures))
        return self._each(told)

    def _each(self, values: Sequence[str]) -> str:
        """Return the values of the sides as a list; a side's name may be a list itself: "Anna and Bruno"."""
        told = [self._say("review.side", who=who, what=what) for who, what in zip(self.sides, values, strict=True)]
        return self._say.series(told)

    def _several(self, notation: str, count: int) -> str:
        told = self._kit.words.move(self._kit.game.parse(notation), self._say, None, tuple(self._names.values()))
        return self._say("review.times", what=told, n=count) if count > 1 else told

    def _named(self, name: str, what: str) -> str:
        return self._say("frame.named", name=name, what=what)
