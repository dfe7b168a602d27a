"""The texts of the story: the labels of its charts and the sentences above them. No Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stronghold_gui.core.game import Outcome
from stronghold_gui.games.warriors.pieces import PEOPLES, SEAT_IDS
from stronghold_gui.games.warriors.story import Fought, Luck, Story
from stronghold_gui.games.warriors.wording import names as n
from stronghold_gui.games.warriors.wording.nouns import counted, sentence
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact

_LONG: Final = 2
"""Smallest number of attacks of a long battle."""
DRAGON: Final = "dragon"
_WON: Final = {"points": "won", "pile": "won.pile", "shared": "won.together"}
"""Ways to win a game, each with the id of its sentence."""


class StoryWords:
    """The texts of a story in one language."""

    def __init__(
        self,
        story: Story,
        texts: Catalogue,
        names: Sequence[str],
        outcome: Outcome | None,
        handicap: Sequence[str] = (),
    ) -> None:
        """Store the story.

        Args:
            story: the events of the match.
            texts: the current language.
            names: names of the players, in seat order, "" for unnamed ones.
            outcome: how the game ended; ``None`` during the match.
            handicap: the handicap in words.
        """
        self._handicap = handicap
        self.story, self.texts, self._outcome = story, texts, outcome
        self.names = [n.seat_name(seat, names, texts) for seat in range(len(story.now.points))]

    def say(self, message: str, **told: Fact) -> str:
        """Return a sentence or a word of the page."""
        return sentence(self.texts, f"story.{message}", told)

    def letter(self, seat: int) -> str:
        """Return the letter of a seat, as on its badge."""
        return SEAT_IDS[seat].upper()

    def people_letter(self, people: str) -> str:
        """Return the letter of a people, as on its cards; for dragons a symbol."""
        if people == DRAGON:
            return self.say("letter.dragon")
        return self.texts(f"warriors.letter.{people}")

    def rows(self) -> list[str]:
        """Return the labels of the rows of peoples, each with its bonus."""
        return [self.say("people", people=n.people(people), bonus=bonus) for people, bonus, _ in self.bonuses]

    @property
    def bonuses(self) -> Sequence[tuple[str, int, tuple[int, ...]]]:
        """The bonuses that can be won; without the dragons' bonus if there were no dragons."""
        some = any(moment.leaders[len(PEOPLES)] for moment in self.story.moments)
        return self.story.bonuses if some else self.story.bonuses[: len(PEOPLES)]

    def over_expected(self, luck: Luck) -> str:
        """Return the difference from the expected number, with its sign."""
        number = round(abs(luck.over), 1)
        sign = ("+" if luck.over > 0 else "\N{MINUS SIGN}") if number else "±"
        return self.say("luck.over", sign=sign, number=self.texts.decimal(number))

    def luck_row(self, luck: Luck) -> str:
        """Return the number of successes out of the number of trials."""
        return self.say("luck.row", good=luck.good, tries=luck.tries)

    # -- sentences -------------------------------------------------------------------------------------------------

    def sentences(self) -> list[str]:
        """Return the story in a few sentences."""
        return [*self._handicap, *self._ahead(), *self._battles(), *self._dice(), *self._shots()]

    def _ahead(self) -> list[str]:
        """Return sentences about the seats that have won or lead, and since when they lead."""
        story, outcome = self.story, self._outcome
        seats = outcome.winners if outcome is not None else story.now.ahead
        if not seats:
            return []
        points, pile = story.now.points[seats[0]], sum(story.piles[seats[0]])
        told: dict[str, Fact] = {
            "winners": self.texts.join([self.names[seat] for seat in seats]),
            "points_count": counted("count.points", points),
            "pile": pile,
            "bonus": points - pile,
        }
        if outcome is not None:
            return [self.say(_WON[outcome.how], **told), *self._turning(told, seats)]
        return [self.say("leads.together" if len(seats) > 1 else "leads", **told), *self._turning(told, seats)]

    def _turning(self, told: Mapping[str, Fact], seats: Sequence[int]) -> list[str]:
        """Return a sentence about the moment since which these seats lead, if they did not lead from the start."""
        turning = self.story.turning
        if turning is None or turning.ahead != tuple(seats):
            return []
        figures: dict[str, Fact] = {"winners": told["winners"], "round": turning.round}
        if turning.card:
            figures |= {"card": n.card(turning.card), "owner": self.names[turning.seat]}
        return [self.say(f"since.{turning.after}", **figures)]

    def _battles(self) -> list[str]:
        longest, costliest = self.story.longest, self.story.costliest
        told = []
        if longest is not None and longest.attacks >= _LONG:
            told.append(self._battle("longest", longest))
        if costliest is not None and costliest != longest and any(costliest.lost):
            told.append(self._battle("costliest", costliest))
        return told

    def _battle(self, which: str, fought: Fought) -> str:
        lost = counted("count.cards", sum(fought.lost))
        return self.say(
            which, card=n.card(fought.card), owner=self.names[fought.seat], round=fought.round, n=fought.attacks,
            lost=lost,
        )  # fmt: skip

    def _dice(self) -> list[str]:
        """Return sentences about the luckiest and the unluckiest dice."""
        dice = sorted(self.story.dice, key=lambda luck: luck.over)
        if not dice:
            return []
        told = [self._luck("luckiest", dice[-1])]
        return told + ([self._luck("unluckiest", dice[0])] if len(dice) > 1 else [])

    def _luck(self, which: str, luck: Luck) -> str:
        expected = self.texts.decimal(luck.expected)
        return self.say(which, name=self.names[luck.seat], good=luck.good, tries=luck.tries, expected=expected)

    def _shots(self) -> list[str]:
        shots = self.story.shots
        if not shots:
            return []
        expected = self.texts.decimal(sum(luck.expected for luck in shots))
        good, tries = sum(luck.good for luck in shots), sum(luck.tries for luck in shots)
        return [self.say("shots", n=tries, good=good, expected=expected)]
