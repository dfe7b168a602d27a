"""The page of the story: glory, its sources, the walls and the losses.

Camps differ in colour, in the shape of their marks and by their names. A wall's danger is shown by both strengths,
with a mark if it nearly fell or did fall.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from stronghold_gui.core.save import AnyMatch
from stronghold_gui.desktop.charts.chart import (
    Axis,
    Box,
    Chart,
    Ending,
    Hatch,
    Key,
    Label,
    Line,
    Mark,
    Rows,
    Rule,
    Tick,
    cut,
    lengths,
    level_bar,
    numbers,
    rows,
)
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.story.ahead import ahead
from stronghold_gui.desktop.story.told import Told
from stronghold_gui.desktop.stronghold.story.words import StoryWords
from stronghold_gui.desktop.theme import Tones
from stronghold_gui.games.stronghold.reading import read_table
from stronghold_gui.games.stronghold.story import Fight, Side, read_story

_CAMPS: Final[Sequence[tuple[str, Mark, Hatch]]] = (("invader", "triangle", ""), ("defender", "square", "stripes"))
_MOST_CAUSES: Final = 4
"""Largest number of causes of a camp's losses that are drawn."""
_FIELD: Final = 10
"""Font size in points of a cell; one less in a match of more turns than ``_MANY``."""
_MANY: Final = 8
_CELL: Final = 0.94
"""Width of a cell, in turns."""
_NAME: Final = 24
"""Largest number of letters of a partner's name in a legend."""
_SAFE: Final = 12
"""Strength that the Invader lacks for a breach; from this number on, a cell has the palest colour."""
_WIDE: Final = (3, 2)
"""Relative widths of the charts of a row."""


class Siege:
    """The story of a siege on its page: implements `desktop.story.told.Told`."""

    def __init__(self, words: StoryWords, walls: tuple[str, ...]) -> None:
        """Store the story and its language, and the wall sections in the board's order."""
        self.words, self.walls = words, walls

    @property
    def title(self) -> str:
        return self.words.heading("title")

    @property
    def file_name(self) -> str:
        return self.words.heading("file")

    def sentences(self) -> list[str]:
        """Return the story in a few sentences."""
        return self.words.sentences()

    def charts(self, tones: Tones) -> Rows:
        words = self.words
        return [
            [_points(words, tones), _sources(words, tones)],
            [_walls(words, self.walls, tones), _losses(words, tones)],
        ]


def _colour(camp: str, tones: Tones, *, second: bool = False) -> str:
    """Return the colour of a camp, or of the second of its partners."""
    return tones.seats[(0 if camp == "invader" else 1) + 2 * second]


def _points(words: StoryWords, tones: Tones) -> Chart:
    """Return the chart of glory over the turns: a line for each camp, with its name at the end."""
    points = words.story.points
    first, last = points[0].turn, points[-1].turn
    lines, endings = [], []
    for camp, mark, _ in _CAMPS:
        values: list[int] = [getattr(point, camp) for point in points]
        places = [(point.turn, value) for point, value in zip(points, values, strict=True)]
        lines.append(Line(places, _colour(camp, tones), mark, 2))
        endings.append(Ending(values[-1], f"{words.camp(camp)} {values[-1]}", _colour(camp, tones)))
    ticks = [Tick(point.turn, words.turn(point.turn)) for point in points]
    return Chart(
        words.heading("points"),
        Axis(first - 0.1, max(last, first + 1) + 0.1, ticks, words.heading("turn")),
        numbers([value for line in lines for _, value in line.points]),
        lines=lines,
        endings=endings,
        width=_WIDE[0],
    )


def _sources(words: StoryWords, tones: Tones) -> Chart:
    """Return the chart of points by source, the Invader's bar above the Defender's."""
    sources = words.glory()
    boxes, labels = [], []
    for row, (_, *values) in enumerate(sources):
        for (camp, _, hatch), value, place in zip(_CAMPS, values, (row - 0.2, row + 0.2), strict=True):
            if value:
                boxes.append(Box(*level_bar(place, value, 0.34), _colour(camp, tones), hatch=hatch))
                text = str(value).replace("-", "\N{MINUS SIGN}")
                labels.append(Label(value, place, text, "left" if value < 0 else "right", size=10))
    return Chart(
        words.heading("sources"),
        lengths([label.x for label in labels]),
        rows([name for name, *_ in sources], [tones.text] * len(sources)),
        boxes,
        rules=[Rule(0, tones.line, 0.8)],
        labels=labels,
        width=_WIDE[1],
    )


def _walls(words: StoryWords, walls: tuple[str, ...], tones: Tones) -> Chart:
    """Return the chart of the walls: a cell for each section and turn, darker the nearer to a breach."""
    story = words.story
    if not story.fights:
        return Chart(words.heading("walls"), empty=words.heading("nobody"), width=_WIDE[0])
    last = max(*(fight.turn for fight in story.fights), story.points[-1].turn)
    size = _FIELD if last <= _MANY else _FIELD - 1
    watches = [
        Label(
            watch.turn, walls.index(watch.wall), words.strengths(0, watch.defender), colour=tones.muted, size=size - 1
        )
        for watch in story.watches
    ]
    fights = [_fight(words, fight, walls.index(fight.wall), size, tones) for fight in story.fights]
    return Chart(
        words.heading("walls"),
        Axis(0.5, last + 0.5, [Tick(turn, words.turn(turn)) for turn in range(1, last + 1)]),
        rows([words.code(wall) for wall in walls], [tones.text] * len(walls), line=True),
        [box for box, _ in fights],
        rules=[Rule(edge + 0.5, tones.line, 0.5) for edge in range(1, last + 1)],
        labels=[*watches, *(label for _, label in fights)],
        note=words.key(),
        width=_WIDE[0],
    )


def _fight(words: StoryWords, fight: Fight, row: int, size: int, tones: Tones) -> tuple[Box, Label]:
    """Return the cell of a fight and the label in it."""
    danger = max(0.0, 1 - fight.to_breach / _SAFE)
    mark = " ✕" if fight.breached else " ◆" if fight.near else ""
    cell = Box(fight.turn - _CELL / 2, fight.turn + _CELL / 2, row + 0.43, row - 0.43, tones.warn, 0.12 + 0.36 * danger)
    text = f"{words.strengths(fight.invader, fight.defender)}{mark}"
    return cell, Label(fight.turn, row, text, size=size, bold=bool(mark), room=_CELL)


def _losses(words: StoryWords, tones: Tones) -> Chart:
    """Return the chart of the most frequent causes of losses, by camp; each of two partners has a part of the bar."""
    bars = [(camp, cause, sides) for camp, *_ in _CAMPS for cause, sides in words.losses(camp)[:_MOST_CAUSES]]
    if not bars:
        return Chart(words.heading("losses"), empty=words.heading("no_losses"), width=_WIDE[1])
    parts = {camp: _parts(camp, hatch, words, tones) for camp, _, hatch in _CAMPS}
    boxes, labels, keys = [], [], dict[str, Key]()
    for row, (camp, _, sides) in enumerate(bars):
        start = 0
        for part in parts[camp]:
            if count := sum(sides.get(side, 0) for side in part.sides):
                boxes.append(Box(*level_bar(row, start + count, 0.62, start), part.colour, hatch=part.hatch))
                keys[part.name] = Key(cut(part.name, _NAME), part.colour, part.hatch)
                start += count
        labels.append(Label(start, row, str(start), "right", size=10))
    named = [part.name for camp in parts for part in parts[camp] if part.name in keys and part.name]
    return Chart(
        words.heading("losses"),
        lengths([label.x for label in labels]),
        rows([words.lost_by(camp, cause) for camp, cause, _ in bars], [tones.text] * len(bars)),
        boxes,
        rules=[Rule(0, tones.line, 0.8)],
        labels=labels,
        keys=[keys[name] for name in dict.fromkeys(named)],
        width=_WIDE[1],
    )


class _Part(NamedTuple):
    """A part of a bar of losses: its owner, the sides of the board that count, and its look."""

    name: str
    sides: tuple[Side, ...]
    colour: str
    hatch: Hatch


def _parts(camp: str, hatch: Hatch, words: StoryWords, tones: Tones) -> list[_Part]:
    """Return the parts of a camp's bar; a camp of one seat is one part, without a name."""
    partners = words.partners(camp)
    if not partners:
        return [_Part("", ("west", "east", ""), _colour(camp, tones), hatch)]
    found = [
        _Part(partner.name, (partner.side,), _colour(camp, tones, second=bool(number)), "crosses" if number else hatch)
        for number, partner in enumerate(partners)
    ]
    return [*found, _Part(words.heading("elsewhere"), ("",), tones.muted, "dots")]


def story_of(match: AnyMatch, language: Language) -> Callable[[], Told]:
    """Read the story of a match, and return a function that makes its page in the current language."""
    board, names = match.position.board, match.header.names
    story = read_story(match.start, [done.events for done in match.played], match.position_after)
    table, seats = read_table(match.position), match.game.seat_ids(len(names))
    walls = board.outer[: board.walls]
    return lambda: Siege(StoryWords(story, table, language.texts, seats, names, ahead(match, language.texts)), walls)
