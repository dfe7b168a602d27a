"""The texts of the story: the labels of its charts and the sentences above them. No Qt."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.core.game import Outcome
from stronghold_gui.desktop.fortress.looks import looks
from stronghold_gui.games.fortress.setting import Setting
from stronghold_gui.games.fortress.story import Luck, Story
from stronghold_gui.games.fortress.wording.nouns import card, counted, seat_name, sentence, word_of
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact, capital


class StoryWords:
    """The texts of a story in one language.

    Attributes:
        names: the names of the players, taken from the people who play them.
        looks: the looks of the players (`fortress.looks`).
    """

    def __init__(
        self, story: Story, setting: Setting, texts: Catalogue, seats: Sequence[str], outcome: Outcome | None
    ) -> None:
        """Store the story.

        Args:
            story: the events of the match.
            setting: the map, the armies and the players.
            texts: the current language.
            seats: the names of the people, "" for unnamed ones.
            outcome: how the game ended; ``None`` during the match.
        """
        self.story, self.texts, self._outcome, self._seats = story, texts, outcome, seats
        self._deadly = "" if setting.mode.wounds else ".deadly"
        self._together = 0 if setting.mode.rounds else setting.pieces.turns
        people = setting.seating.people
        self.looks = looks(people)
        self.names = [
            self._person(person) if people.count(person) == 1 else
            texts("fortress.army.of_two", name=self._person(person), number=player + 1)
            for player, person in enumerate(people)
        ]  # fmt: skip

    def say(self, message: str, **told: Fact) -> str:
        """Return a sentence or a word of the page."""
        return sentence(self.texts, f"story.{message}", told)

    def say_wounds(self, message: str) -> str:
        """Return a sentence about wounds or, in a game without wounds, about destroyed figures."""
        return self.say(f"{message}{self._deadly}")

    def say_by_round(self) -> str:
        """Return the title of the chart of wounds: by round or, in a game without rounds, by spans of turns."""
        if self._together:
            return self.say(f"wounds{self._deadly}.turns", turns=self._together)
        return self.say_wounds("wounds")

    def card(self, name: str) -> str:
        """Return the name of a card."""
        return capital(word_of(card(name, self.texts), self.texts))

    def over_expected(self, luck: Luck) -> str:
        """Return the difference from the expected number, with its sign."""
        number = round(abs(luck.over), 1)
        sign = ("+" if luck.over > 0 else "\N{MINUS SIGN}") if number else "±"
        return self.say("luck.over", sign=sign, number=self.texts.decimal(number))

    def luck_row(self, luck: Luck) -> str:
        """Return the number of successes out of the number of dice."""
        return self.say("luck.row", good=luck.good, dice=luck.dice)

    def rounds(self) -> list[str]:
        """Return the labels of the rounds or spans of turns."""
        return [str(moment.round) for moment in self.story.moments[1:]]

    # -- sentences -------------------------------------------------------------------------------------------------

    def sentences(self) -> list[str]:
        """Return the story in a few sentences."""
        return [*self._ending(), *self._deeds(), *self._dice()]

    def _ending(self) -> list[str]:
        outcome, told = self._outcome, list[str]()
        if outcome is not None:
            winners = self.texts.join([self._person(seat) for seat in outcome.winners])
            how = sentence(self.texts, f"ending.{outcome.how}", {})
            told.append(self.say("won", winners=winners, how=how))
        armies = [
            self.say("army", name=name, points=points)
            for name, points in zip(self.names, self.story.now.points, strict=True)
        ]
        return [*told, self.say("armies", armies=self.texts.join(armies))]

    def _deeds(self) -> list[str]:
        story, told = self.story, list[str]()
        if best := story.best():
            deeds = story.deeds[best]
            told.append(
                self.say(
                    f"best{self._deadly}",
                    card=card(best, self.texts),
                    name=self.names[deeds.player],
                    wounds_count=counted("wounds", deeds.given),
                    n=deeds.destroyed,
                )
            )
        if hit := story.hardest_hit():
            deeds = story.deeds[hit]
            wounds, name = counted("wounds", deeds.taken), self.names[deeds.player]
            facts: dict[str, Fact] = {"card": card(hit, self.texts), "name": name, "wounds_count": wounds}
            told.append(self.say(f"hit{self._deadly}", n=deeds.taken, **facts))
        return told

    def _dice(self) -> list[str]:
        """Return a sentence about the luckiest and the unluckiest dice, attack and defence together."""
        over: dict[int, float] = {}
        for luck in (*self.story.attack, *self.story.defence):
            over[luck.player] = over.get(luck.player, 0.0) + luck.over
        if len(over) < 2:
            return []
        first, last = max(over, key=lambda player: over[player]), min(over, key=lambda player: over[player])
        number = self.texts.decimal(round(over[first] - over[last], 1))
        return [self.say("luckiest", name=self.names[first], other=self.names[last], number=number)]

    def _person(self, seat: int) -> str:
        return word_of(seat_name(seat, self._seats), self.texts)
