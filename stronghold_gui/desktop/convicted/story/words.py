"""The texts of the story: the labels of its charts and the sentences above them. No Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from stronghold_gui.games.convicted.pieces import DIRECTIONS, RESOURCES, SECTIONS, wall_of
from stronghold_gui.games.convicted.story import Story
from stronghold_gui.games.convicted.story.summary import summary_of
from stronghold_gui.games.convicted.wording.nouns import Noun, sentence
from stronghold_gui.games.convicted.wording.sentences import ending
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact


class StoryWords:
    """The texts of a story in one language."""

    def __init__(self, story: Story, texts: Catalogue, ahead: Sequence[str] = ()) -> None:
        """Store the story, the current language, and the handicap in words."""
        self.story, self.texts, self._ahead = story, texts, ahead

    def say(self, message: str, **told: Fact) -> str:
        """Return a sentence of the page."""
        return sentence(self.texts, f"story.{message}", told)

    def resource(self, kind: int) -> str:
        """Return the name of a resource."""
        return sentence(self.texts, f"resource.{RESOURCES[kind]}", {})

    def section(self, number: int) -> str:
        """Return the short name of a section."""
        return sentence(self.texts, f"place.{SECTIONS[number]}", {})

    def sentences(self) -> list[str]:
        """Return the story in a few sentences."""
        sums = (*self._losses(), *self._last_siege(), *self._walls(), *self._dice())
        return [*self._ahead, self._end(), *sums]

    def _end(self) -> str:
        story = self.story
        turn = story.turns[-1].number
        if story.how == "held":
            return self.say("won", n=turn)
        if story.how:
            return self.say("lost", ending=ending(story.how, self.texts), turn=turn)
        return self.say("going", turn=turn)

    def _losses(self) -> list[str]:
        story = self.story
        lost, slain = sum(turn.lost for turn in story.turns), sum(turn.slain for turn in story.turns)
        if not lost and not slain:
            return []
        told = [self.say("sum", lost=lost, slain=slain)]
        worst = story.costliest
        if worst is not None and len(story.turns) > 1:
            faction = Noun(f"faction.{worst.faction}")
            told.append(self.say("costliest", turn=worst.number, faction=faction, lost=worst.lost))
        return told

    def _last_siege(self) -> list[str]:
        """Return the summary of the last siege, which the dock of the siege shows, too."""
        sieges = [turn for turn in self.story.turns if turn.besieged]
        if not sieges:
            return []
        summary = summary_of(sieges[-1], self.story.how, self.texts)
        parts = " ".join(text for _, text in summary.rows)
        return [self.texts("frame.then", first=summary.title, then=parts)]

    def _walls(self) -> list[str]:
        """Return sentences about the sieges in which no wall was stormed, and about the wall stormed most often."""
        sieges = [turn for turn in self.story.turns if turn.besieged]
        if not sieges:
            return []
        told = []
        whole = sum(not turn.stormed for turn in sieges)
        if whole:
            told.append(self.say("held", n=whole))
        counts = Counter(direction for turn in sieges for direction in turn.stormed)
        if counts:
            direction = max(DIRECTIONS, key=lambda each: counts[each])
            wall = Noun(f"place.{SECTIONS[wall_of(DIRECTIONS.index(direction))]}")
            told.append(self.say("weakest", wall=wall, n=counts[direction]))
        return told

    def _dice(self) -> list[str]:
        own, foes = self.story.luck
        if not own.dice and not foes.dice:
            return []
        return [
            self.say(
                "dice", own=own.sum, expected=round(own.expected), foes=foes.sum, foes_expected=round(foes.expected)
            )
        ]
