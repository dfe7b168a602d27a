"""The pictures of the story, drawn with matplotlib. No Qt: the same drawing goes onto the screen and into files.

Camps differ in colour, in the shape of their marks and by their names. A wall's danger is shown by both strengths,
with a mark if it nearly fell or did fall.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from stronghold_gui.core.save import AnyMatch
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.story.ahead import ahead
from stronghold_gui.desktop.story.parts import Told, cut, empty, finish, key, page, part, whole_numbers
from stronghold_gui.desktop.stronghold.story.words import StoryWords
from stronghold_gui.games.stronghold.reading import read_table
from stronghold_gui.games.stronghold.story import Side, read_story

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from stronghold_gui.desktop.theme import Tones

_CAMPS: Final = (("invader", "^"), ("defender", "s"))
_MOST_CAUSES: Final = 6
"""Largest number of causes of losses that are drawn; the log has a table of all."""
_CLOSE: Final = 1
"""Difference in glory of both camps up to which their names would overlap."""
_FIELD: Final = 10
"""Font size in points of a cell; one less in a match of more turns than ``_MANY``."""
_MANY: Final = 8
_NAME: Final = 24
"""Largest number of letters of a partner's name in a legend."""
_SAFE: Final = 12
"""Missing strength for a breach from which on a cell has the palest colour."""


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

    def draw(self, figure: Figure, tones: Tones, *, head: bool) -> None:
        """Draw the whole page."""
        words = self.words
        points, sources, walls, losses = page(figure, self, tones, head=head)
        _points(part(figure, points, words.heading("points"), tones), words, tones)
        _sources(part(figure, sources, words.heading("sources"), tones), words, tones)
        _walls(part(figure, walls, words.heading("walls"), tones), words, self.walls, tones)
        _losses(part(figure, losses, words.heading("losses"), tones), words, tones)
        finish(figure)


def _colour(camp: str, tones: Tones, *, second: bool = False) -> str:
    """Return the colour of a camp, or of the second of its partners."""
    return tones.seats[(0 if camp == "invader" else 1) + 2 * second]


def _points(axes: Axes, words: StoryWords, tones: Tones) -> None:
    """Draw the glory of both camps as lines over the turns, their names at the ends."""
    points = words.story.points
    turns = [point.turn for point in points]
    ends = [getattr(points[-1], camp) for camp, _ in _CAMPS]
    for line, (camp, mark) in enumerate(_CAMPS):
        values = [getattr(point, camp) for point in points]
        colour = _colour(camp, tones)
        axes.plot(turns, values, color=colour, marker=mark, markersize=7, linewidth=2, clip_on=False)
        axes.annotate(
            f" {words.camp(camp)} {values[-1]}", (turns[-1], values[-1]), textcoords="offset points",
            xytext=(8, _apart(line, ends)),
            va="center", color=colour, fontsize=11, fontweight="bold", annotation_clip=False,
            bbox={"facecolor": tones.base, "edgecolor": "none", "pad": 1},
        )  # fmt: skip
    axes.set_xlabel(words.heading("turn"), color=tones.muted, fontsize=10)
    axes.set_xlim(turns[0] - 0.1, turns[0] + 1.28 * max(1, turns[-1] - turns[0]))
    axes.set_xticks(turns, [words.turn(turn) for turn in turns])
    axes.set_ylim(bottom=-0.4)
    whole_numbers(axes.yaxis, 6)
    axes.grid(axis="y", color=tones.line, linewidth=0.6)


def _apart(line: int, ends: list[int]) -> int:
    """Return the vertical offset, in points, that keeps a line's name off the other camp's."""
    if max(ends) - min(ends) > _CLOSE:
        return 0
    return 8 if line == ends.index(max(ends)) else -8


def _sources(axes: Axes, words: StoryWords, tones: Tones) -> None:
    """Draw the points by source, the Invader's bar above the Defender's."""
    rows = words.glory()
    for offset, (index, (camp, _)) in zip((-0.2, 0.2), enumerate(_CAMPS, 1), strict=True):
        values: list[int] = [row[index] for row in rows]  # type: ignore[misc]
        places = [number + offset for number in range(len(rows))]
        bars = axes.barh(places, values, height=0.34, color=_colour(camp, tones), hatch="//" if index == 2 else "",
                         edgecolor=tones.base, linewidth=0)  # fmt: skip
        texts = [f"{value}".replace("-", "\N{MINUS SIGN}") if value else "" for value in values]
        axes.bar_label(bars, texts, padding=3, color=tones.text, fontsize=10)
    axes.set_yticks(range(len(rows)), [row[0] for row in rows])
    axes.tick_params(axis="y", labelcolor=tones.text)
    axes.invert_yaxis()
    axes.axvline(0, color=tones.line, linewidth=0.8)
    axes.margins(x=0.16)
    axes.set_xticks([])
    axes.spines["bottom"].set_visible(False)
    axes.spines["left"].set_visible(False)


def _walls(axes: Axes, words: StoryWords, walls: tuple[str, ...], tones: Tones) -> None:
    """Draw a cell for each wall section and turn: both strengths there, the darker the nearer to a breach."""
    story = words.story
    if not story.fights:
        empty(axes, words.heading("nobody"), tones)
        return
    last = max(*(fight.turn for fight in story.fights), story.points[-1].turn)
    size = _FIELD if last <= _MANY else _FIELD - 1
    for watch in story.watches:
        axes.text(watch.turn, walls.index(watch.wall), words.strengths(0, watch.defender), ha="center", va="center",
                  color=tones.muted, fontsize=size - 1)  # fmt: skip
    for fight in story.fights:
        row, danger = walls.index(fight.wall), _danger(fight.to_breach)
        axes.barh(row, 0.94, left=fight.turn - 0.47, height=0.86, color=tones.warn, alpha=0.12 + 0.36 * danger)
        mark = " ✕" if fight.breached else " ◆" if fight.near else ""
        axes.text(fight.turn, row, f"{words.strengths(fight.invader, fight.defender)}{mark}", ha="center", va="center",
                  color=tones.text, fontsize=size, fontweight="bold" if mark else "normal")  # fmt: skip
    turns = range(1, last + 1)
    axes.set_xlim(0.5, last + 0.5)
    axes.set_xticks(turns, [words.turn(turn) for turn in turns])
    axes.set_yticks(range(len(walls)), walls)
    axes.tick_params(axis="y", labelcolor=tones.text)
    axes.set_ylim(len(walls) - 0.5, -0.5)
    key(axes, words.key(), tones)
    for edge in range(last + 1):
        axes.axvline(edge + 0.5, color=tones.line, linewidth=0.5, zorder=0)


def _danger(to_breach: int) -> float:
    return max(0.0, 1 - to_breach / _SAFE)


def _losses(axes: Axes, words: StoryWords, tones: Tones) -> None:
    """Draw the losses of each camp by cause, the most frequent ones; with partners, each has a part of the bar."""
    rows = [(camp, cause, sides) for camp, _ in _CAMPS for cause, sides in words.losses(camp)[: _MOST_CAUSES // 2 + 1]]
    if not rows:
        empty(axes, words.heading("no_losses"), tones)
        return
    ends = [0] * len(rows)
    named: dict[str, Any] = {}
    for camp, _ in _CAMPS:
        for piece in _parts(camp, words, tones):
            counts = [sum(sides[side] for side in piece.sides if side in sides) if owner == camp else 0
                      for owner, _, sides in rows]  # fmt: skip
            bars = axes.barh(range(len(rows)), counts, left=ends, height=0.62, linewidth=0, edgecolor=tones.base,
                             color=piece.colour, hatch=piece.hatch)  # fmt: skip
            if piece.name and any(counts):
                named[cut(piece.name, _NAME)] = bars
            ends = [end + count for end, count in zip(ends, counts, strict=True)]
    for row, end in enumerate(ends):
        axes.annotate(str(end), (end, row), textcoords="offset points", xytext=(4, 0), va="center", color=tones.text,
                      fontsize=10)  # fmt: skip
    axes.set_yticks(range(len(rows)), [words.lost_by(camp, cause) for camp, cause, _ in rows])
    axes.tick_params(axis="y", labelcolor=tones.text)
    axes.invert_yaxis()
    axes.margins(x=0.14)
    axes.set_xticks([])
    axes.spines["bottom"].set_visible(False)
    if named:
        marks = ["x"] * len(named)
        look: dict[str, Any] = {"fontsize": 9, "frameon": False, "labelcolor": tones.text}
        legend = axes.figure.legend(named.values(), marks, loc="outside lower right", ncols=2, **look)
        for text, name in zip(legend.get_texts(), named, strict=True):
            # Set the names afterwards: a legend leaves out names that begin with an underscore.
            text.set_text(name)


class _Part(NamedTuple):
    """A part of a bar of losses: its owner, the sides of the board that count, and its look."""

    name: str
    sides: tuple[Side, ...]
    colour: str
    hatch: str


def _parts(camp: str, words: StoryWords, tones: Tones) -> list[_Part]:
    """Return the parts of a camp's bar; a camp of one seat is one part, without a name."""
    usual = "" if camp == "invader" else "//"
    partners = words.partners(camp)
    if not partners:
        return [_Part("", ("west", "east", ""), _colour(camp, tones), usual)]
    found = [
        _Part(partner.name, (partner.side,), _colour(camp, tones, second=bool(number)), usual + "xx" * number)
        for number, partner in enumerate(partners)
    ]
    return [*found, _Part(words.heading("elsewhere"), ("",), tones.muted, "..")]


def story_of(match: AnyMatch, language: Language) -> Callable[[], Told]:
    """Return the content of the story of a match, in the current language."""
    board, names = match.position.board, match.header.names
    story = read_story(match.start, [done.events for done in match.played], match.position_after)
    table, seats = read_table(match.position), match.game.seat_ids(len(names))
    walls = board.outer[: board.walls]
    return lambda: Siege(StoryWords(story, table, language.texts, seats, names, ahead(match, language.texts)), walls)
