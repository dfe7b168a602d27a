"""The chronicle: the turns of a story in sentences, also as an HTML page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from stronghold_gui.games.convicted import events as e
from stronghold_gui.games.convicted.pieces import DIRECTIONS, POSTS, SECTIONS, wall_of
from stronghold_gui.games.convicted.story.told import Story, Turn, together
from stronghold_gui.games.convicted.wording import names as n
from stronghold_gui.games.convicted.wording.nouns import Noun, say, sentence
from stronghold_gui.games.convicted.wording.sentences import ending
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact


@dataclass(frozen=True, slots=True)
class Chapter:
    """A turn of the chronicle; ``paragraphs``: heading and text of each."""

    number: int
    title: str
    paragraphs: tuple[tuple[str, str], ...]


class Chronicle:
    """The text of a story in one language."""

    def __init__(self, story: Story, texts: Catalogue, names: Sequence[str]) -> None:
        """Store the story.

        Args:
            story: the story of the match.
            texts: the catalogue of the language.
            names: names of the players, in seat order, "" for none.
        """
        self.story, self._texts, self._names = story, texts, names

    def say(self, message: str, **told: Fact) -> str:
        """Return a sentence of the chronicle."""
        return sentence(self._texts, f"chronicle.{message}", told)

    @property
    def title(self) -> str:
        """Return the title of the chronicle, with the mode of the game."""
        return self.say("title", mode=self._texts(f"option.convicted.mode.{self.story.mode}"))

    def chapters(self) -> list[Chapter]:
        """Return a chapter for each turn."""
        return [self._chapter(turn) for turn in self.story.turns]

    def end(self) -> str:
        """Return the sentence for the ending of the game, ``""`` while it continues."""
        return ending(self.story.how, self._texts) if self.story.how else ""

    def _chapter(self, turn: Turn) -> Chapter:
        told = [("built", self._built(turn)), ("siege", self._siege(turn)), ("walls", self._walls(turn)),
                ("fallen", self._fallen(turn)), ("town", self._town(turn)), ("stock", self._stock(turn))]  # fmt: skip
        paragraphs = tuple((self.say(f"head.{name}"), text) for name, text in told if text)
        return Chapter(turn.number, self._title(turn), paragraphs)

    def _title(self, turn: Turn) -> str:
        if not turn.faction:
            return self.say("turn", turn=turn.number)
        return self.say("turn.faction", turn=turn.number, faction=Noun(f"faction.{turn.faction}"), level=turn.level)

    def _built(self, turn: Turn) -> str:
        """Return sentences on the things built, researched, trained, made and damaged, with equal things counted."""
        parts = [
            ("built", self._last_levels(turn, e.Built, "building")),
            ("fortified", self._last_levels(turn, e.Fortified, "section")),
            ("entrenched", self._counted(turn, e.Entrenched, lambda each: f"obstacle.{each.obstacle}")),
            ("researched", self._counted(turn, e.Researched, lambda each: f"technology.{each.technology}")),
            ("trained", self._pieces(turn, e.Trained, "unit")),
            ("made", self._pieces(turn, e.Made, "engine")),
            ("damaged", self._counted(turn, e.Sabotaged, lambda each: _damaged(each.target))),
        ]
        return " ".join(self.say(name, what=what) for name, what in parts if what)

    def _last_levels(self, turn: Turn, kind: type, field: str) -> str:
        """Return a list of the buildings or sections that were raised, with their last levels."""
        levels = {
            str(getattr(deed, field)): int(getattr(deed, "level", 0)) for deed in turn.deeds if type(deed) is kind
        }
        family = "building" if kind is e.Built else "place"
        return self._texts.join(
            [say(self._texts, "chronicle.level", {"what": Noun(f"{family}.{name}"), "level": level})
             for name, level in levels.items()]
        )  # fmt: skip

    def _counted(self, turn: Turn, kind: type, word: Callable[..., str]) -> str:
        counts = Counter(word(deed) for deed in turn.deeds if type(deed) is kind)
        return self._texts.join([self._times(Noun(name).word(self._texts), count) for name, count in counts.items()])

    def _times(self, word: str, count: int) -> str:
        return word if count == 1 else say(self._texts, "chronicle.times", {"what": word, "count": count})

    def _pieces(self, turn: Turn, kind: type, field: str) -> str:
        counts = Counter(str(getattr(deed, field)) for deed in turn.deeds if type(deed) is kind)
        return n.pieces(tuple(counts.items()), self._texts) if counts else ""

    def _siege(self, turn: Turn) -> str:
        if not turn.main:
            return ""
        told = [self.say("main", direction=Noun(f"direction.{turn.main}"), n=turn.rounds)]
        if turn.ended:
            told.append(self.say(f"ended.{turn.ended}"))
        elif not turn.over:
            told.append(self.say("going_on"))
        return " ".join(told)

    def _walls(self, turn: Turn) -> str:
        """Return sentences on the walls that held, the stormed walls and the destroyed sections."""
        if not turn.main:
            return ""
        walls = {name: SECTIONS[wall_of(number)] for number, name in enumerate(DIRECTIONS)}
        held = [wall for name, wall in walls.items() if name not in turn.stormed]
        stormed = [wall for name, wall in walls.items() if name in turn.stormed]
        told = [self.say("held", n=len(held), walls=n.places(held, self._texts))] if held else []
        if stormed:
            told.append(self.say("stormed", n=len(stormed), walls=n.places(stormed, self._texts)))
        if turn.sections:
            told.append(self.say("sections", walls=n.places(turn.sections, self._texts)))
        return " ".join(told)

    def _fallen(self, turn: Turn) -> str:
        if not turn.main:
            return ""
        told = (
            [self.say("fallen", n=turn.lost, pieces=n.pieces(together(turn.fallen), self._texts))]
            if turn.fallen
            else []
        )
        places = [place for place in POSTS if turn.lost_at(place)]
        if len(places) > 1:
            counts = [
                say(self._texts, "chronicle.at", {"place": Noun(f"place.{place}"), "count": turn.lost_at(place)})
                for place in places
            ]
            told.append(self.say("fallen.where", what=", ".join(counts)))
        if not told:
            told.append(self.say("nobody"))
        if turn.foes:
            told.append(self.say("foes", n=turn.slain, pieces=n.pieces(together(turn.foes), self._texts)))
        return " ".join(told)

    def _town(self, turn: Turn) -> str:
        if not turn.levels:
            return ""
        counts = Counter(f"building.{name}" for name in turn.levels)
        what = [self._times(Noun(name).word(self._texts), count) for name, count in counts.items()]
        return self.say("levels", n=len(turn.levels), what=self._texts.join(what))

    def _stock(self, turn: Turn) -> str:
        return self.say("stock", resources=n.resources(turn.resources, self._texts))


def _damaged(target: str) -> str:
    return f"building.{target}" if target not in POSTS and target != "gates" else f"place.{target}"


def as_html(chronicle: Chronicle, language: str) -> str:
    """Return the chronicle as a complete HTML page."""
    parts = [
        f'<!DOCTYPE html><html lang="{language}"><head><meta charset="utf-8"><title>{escape(chronicle.title)}</title>',
        f"<style>{_STYLE}</style></head><body><h1>{escape(chronicle.title)}</h1>",
    ]
    for chapter in chronicle.chapters():
        parts.append(f"<h2>{escape(chapter.title)}</h2>")
        parts += [f"<p><b>{escape(head)}</b> {escape(text)}</p>" for head, text in chapter.paragraphs]
    if chronicle.end():
        parts.append(f"<p><b>{escape(chronicle.end())}</b></p>")
    return "".join([*parts, "</body></html>"])


_STYLE = (
    "body{font-family:serif;max-width:46em;margin:2em auto;line-height:1.45;color:#25221c;background:#fbfaf7}"
    "h1{font-size:1.7em}h2{font-size:1.15em;margin-top:1.6em;border-bottom:1px solid #cdc6b8}p{margin:.35em 0}"
)
