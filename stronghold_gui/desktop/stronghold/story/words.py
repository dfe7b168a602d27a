"""The story in words: what is written on the pictures, and the few sentences above them. No Qt."""

from __future__ import annotations

from stronghold_gui.games.stronghold.ids import GLORY_IDS
from stronghold_gui.games.stronghold.story import Fight, Luck, Story
from stronghold_gui.games.stronghold.table import Table
from stronghold_gui.games.stronghold.wording import capital, glory_name, place_name, seat_name
from stronghold_gui.text import Catalogue

_MOST_MOMENTS = 3
"""Near falls that are told in words; the picture shows all."""


class StoryWords:
    """A story in one language."""

    def __init__(self, story: Story, table: Table, texts: Catalogue) -> None:
        """Take the story, and the table at its end."""
        self.story, self.table, self.texts = story, table, texts

    def camp(self, camp: str) -> str:
        """Return what a camp is called."""
        return capital(seat_name(camp, self.texts))

    def heading(self, part: str) -> str:
        """Return the heading of a part of the page."""
        return self.texts(f"story.{part}")

    def glory(self) -> list[tuple[str, int, int]]:
        """Return the points by source: name, Invader's, Defender's; only sources that gave any."""
        mine, theirs = self.table.glory_invader, self.table.glory_defender
        return [
            (capital(glory_name(source, self.texts)), mine.get(source, 0), theirs.get(source, 0))
            for source in GLORY_IDS
            if mine.get(source) or theirs.get(source)
        ]

    def losses(self, camp: str) -> list[tuple[str, int]]:
        """Return how a camp lost its units: cause in words and number, the most first."""
        counts: dict[str, int] = {}
        for loss in self.story.losses:
            if loss.camp == camp:
                counts[loss.cause] = counts.get(loss.cause, 0) + loss.count
        ordered = sorted(counts.items(), key=lambda entry: -entry[1])
        return [(self.texts(f"story.cause.{cause}"), count) for cause, count in ordered]

    def lost_by(self, camp: str, cause: str) -> str:
        """Return whose losses a bar shows, and to what."""
        return self.texts("story.lost_by", camp=self.camp(camp), cause=cause)

    def luck(self, luck: Luck) -> str:
        """Return how the cards of one sort of weapon fell, in a sentence."""
        texts = self.texts
        expected = texts.decimal(luck.expected)
        return texts(f"story.luck.{luck.weapon}", n=luck.shots, hits=luck.hits, expected=expected)

    def sentences(self) -> list[str]:
        """Return the story in a few sentences."""
        story, texts = self.story, self.texts
        told = []
        if story.breaches:
            turn, place = story.breaches[0]
            told.append(texts("story.broke_in", turn=turn, place=self._place(place)))
        elif story.points[-1].turn:
            told.append(texts("story.held", n=story.points[-1].turn))
        closest = sorted(story.near_falls, key=lambda fight: (fight.to_breach, -fight.turn))[:_MOST_MOMENTS]
        told += [self._moment(fight) for fight in sorted(closest, key=lambda fight: fight.turn)]
        lost = {camp: sum(loss.count for loss in story.losses if loss.camp == camp) for camp in ("invader", "defender")}
        if any(lost.values()):
            told.append(texts("story.lost", invader=lost["invader"], defender=lost["defender"]))
        return told + [self.luck(luck) for luck in story.luck]

    def _moment(self, fight: Fight) -> str:
        return self.texts("story.nearly", n=fight.to_breach, turn=fight.turn, place=self._place(fight.wall))

    def _place(self, place: str) -> str:
        return self.texts("story.third_gate") if place == "gate3" else place_name(place, self.texts, "at")
