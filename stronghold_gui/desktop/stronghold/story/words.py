"""The texts of the story: the labels of its charts and the sentences above them. No Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from stronghold_gui.games.stronghold.ids import GLORY_IDS
from stronghold_gui.games.stronghold.story import Fight, Luck, Side, Story
from stronghold_gui.games.stronghold.table import Table
from stronghold_gui.games.stronghold.wording import (
    camp_name,
    capital,
    glory_name,
    place_code,
    place_name,
    seat_name,
)
from stronghold_gui.text import Catalogue

_CAMPS: Final = ("invader", "defender")
_SIDES: Final[tuple[Side, ...]] = ("west", "east")
_MOST_MOMENTS: Final = 3
"""Largest number of near breaches that get a sentence; the chart shows all."""


@dataclass(frozen=True, slots=True)
class Partner:
    """One of two seats of a camp: its side of the board, and its name."""

    side: Side
    name: str


class StoryWords:
    """The texts of a story in one language."""

    def __init__(
        self,
        story: Story,
        table: Table,
        texts: Catalogue,
        seats: Sequence[str],
        names: Sequence[str] = (),
        ahead: Sequence[str] = (),
    ) -> None:
        """Store the story, the table at its end, the ids and names of the seats, and the handicap in words."""
        self.story, self.table, self.texts = story, table, texts
        self._ahead = ahead
        self._seats = tuple(zip_longest(seats, names[: len(seats)], fillvalue=""))

    def camp(self, camp: str) -> str:
        """Return the name of a camp."""
        return capital(camp_name([seat for seat, _ in self._seats if seat.startswith(camp)], self.texts))

    def partners(self, camp: str) -> list[Partner]:
        """Return the seats of a camp that has two, the western one first; empty for a camp with one."""
        found: list[Partner] = []
        for side in _SIDES:
            found += [
                Partner(side, name or capital(seat_name(seat, self.texts)))
                for seat, name in self._seats
                if seat == f"{camp}_{side}"
            ]
        return found

    def turn(self, turn: int) -> str:
        """Return the label of a turn: its number, or the sign of the extra assault."""
        return self.texts("story.extra") if 0 < self.story.extra <= turn else str(turn)

    def code(self, wall: str) -> str:
        """Return the code of a wall section in the language."""
        return place_code(wall, self.texts)

    def strengths(self, invader: int, defender: int) -> str:
        """Return two strengths as readouts on the board show them."""
        return self.texts("forecast.sums", invader=invader, defender=defender)

    def key(self) -> str:
        """Return the explanation of the marks in the walls' chart."""
        return self.texts(f"story.key{'.extra' if self.story.extra else ''}")

    def heading(self, part: str) -> str:
        """Return the heading of a part of the page."""
        return self.texts(f"story.{part}")

    def glory(self) -> list[tuple[str, int, int]]:
        """Return each source that gave points: its name, the Invader's points, and the Defender's points."""
        mine, theirs = self.table.glory_invader, self.table.glory_defender
        return [
            (capital(glory_name(source, self.texts)), mine.get(source, 0), theirs.get(source, 0))
            for source in GLORY_IDS
            if mine.get(source) or theirs.get(source)
        ]

    def losses(self, camp: str) -> list[tuple[str, dict[Side, int]]]:
        """Return the causes of a camp's losses, most frequent first, with the number of losses by side of the board."""
        counts: dict[str, dict[Side, int]] = {}
        for loss in self.story.losses:
            if loss.camp == camp:
                sides = counts.setdefault(loss.cause, {})
                sides[loss.side] = sides.get(loss.side, 0) + loss.count
        ordered = sorted(counts.items(), key=lambda entry: -sum(entry[1].values()))
        return [(self.texts(f"story.cause.{cause}"), sides) for cause, sides in ordered]

    def lost_by(self, camp: str, cause: str) -> str:
        """Return the description of a bar: the owner of the losses, and their cause."""
        return self.texts("story.lost_by", camp=self.camp(camp), cause=cause)

    def luck(self, luck: Luck) -> str:
        """Return a sentence about the luck with one sort of weapon's cards, with each partner's share."""
        texts, shares = self.texts, []
        for partner in self.partners("invader" if luck.weapon == "machines" else "defender"):
            shares += [
                texts("story.luck.share", who=partner.name, hits=share.hits, shots=share.shots,
                      expected=texts.decimal(share.expected))
                for share in self.story.shares
                if (share.weapon, share.side) == (luck.weapon, partner.side)
            ]  # fmt: skip
        told = {"n": luck.shots, "hits": luck.hits, "expected": texts.decimal(luck.expected)}
        if shares:
            return texts(f"story.luck.{luck.weapon}.partners", **told, shares=texts.join(shares))
        return texts(f"story.luck.{luck.weapon}", **told)

    def sentences(self) -> list[str]:
        """Return the story in a few sentences."""
        story, texts = self.story, self.texts
        told = list(self._ahead)
        if story.breaches:
            turn, place = story.breaches[0]
            who = ".partners" if self.partners("invader") else ""
            told.append(self._when(f"broke_in{who}", turn, place=self._place(place)))
        elif story.over:
            told.append(texts("story.held", n=story.over))
        closest = sorted(story.near_falls, key=lambda fight: (fight.to_breach, -fight.turn))[:_MOST_MOMENTS]
        told += [self._moment(fight) for fight in sorted(closest, key=lambda fight: fight.turn)]
        told += self._lost()
        return told + [self.luck(luck) for luck in story.luck]

    def _lost(self) -> list[str]:
        """Return the numbers of lost units in one sentence, or in one for each camp if a camp has partners."""
        texts, lost = self.texts, {camp: Counter[Side]() for camp in _CAMPS}
        for loss in self.story.losses:
            lost[loss.camp][loss.side] += loss.count
        if not any(lost.values()):
            return []
        if not any(self.partners(camp) for camp in _CAMPS):
            return [texts("story.lost", **{camp: counts.total() for camp, counts in lost.items()})]
        return [self._lost_by_seat(camp, counts) for camp, counts in lost.items()]

    def _lost_by_seat(self, camp: str, lost: Counter[Side]) -> str:
        texts, name, number = self.texts, self.camp(camp), lost.total()
        parts = [texts("story.share", who=who.name, number=lost[who.side]) for who in self.partners(camp)]
        if not parts:
            return texts("story.lost.camp", camp=name, number=number)
        if lost[""]:
            parts.append(texts("story.share.elsewhere", number=lost[""]))
        return texts("story.lost.shared", camp=name, number=number, parts=texts.join(parts))

    def _when(self, what: str, turn: int, **figures: object) -> str:
        """Return a sentence about a turn, or about the extra assault, which is not a turn."""
        if 0 < self.story.extra <= turn:
            return self.texts(f"story.{what}.extra", **figures)
        return self.texts(f"story.{what}", turn=turn, **figures)

    def _moment(self, fight: Fight) -> str:
        return self._when("nearly", fight.turn, n=fight.to_breach, place=self._place(fight.wall))

    def _place(self, place: str) -> str:
        return self.texts("story.third_gate") if place == "gate3" else place_name(place, self.texts, "at")
