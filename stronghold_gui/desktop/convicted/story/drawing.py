"""The page of the story: title, sentences, and its four pictures. No Qt: it goes onto the screen and into files.

Besides colour, sides differ in place and hatching, and resources in the shape of their marks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from stronghold_gui.core.save import AnyMatch
from stronghold_gui.desktop.convicted.story.words import StoryWords
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.story.ahead import ahead
from stronghold_gui.desktop.story.parts import Told, WordedStory, apart, empty, finish, key, page, part, whole_numbers
from stronghold_gui.games.convicted.pieces import DIRECTIONS, RESOURCES, SECTIONS, is_wall
from stronghold_gui.games.convicted.story import read_story

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from stronghold_gui.desktop.theme import Tones

_MARKS: Final = "os^D"
_COLOURS: Final = (0, 5, 1, 2)
"""Index of the seat colour in which each resource is drawn; gold is yellow."""
_WIDE: Final = 0.38
_LABEL: Final = 0.09
_HATCH: Final = "///"
_PAD: Final = 6
"""Points between a mark at zero and the turn below it."""
_SMALL: Final = 14
"""Number of turns from which on only every second one is labelled."""


class ConvictedStory(WordedStory[StoryWords]):
    """The story of a match of The Convicted on its page: implements `desktop.story.told.Told`."""

    def draw(self, figure: Figure, tones: Tones, *, head: bool) -> None:
        """Draw the whole page."""
        words = self.words
        resources, losses, where, luck = page(figure, self, tones, head=head, upper=(1, 1), lower=(1, 1))
        draw_resources(part(figure, resources, words.say("resources"), tones), words, tones)
        draw_losses(part(figure, losses, words.say("losses"), tones), words, tones)
        draw_places(part(figure, where, words.say("where"), tones), words, tones)
        draw_luck(part(figure, luck, words.say("luck"), tones), words, tones)
        finish(figure)


def draw_resources(axes: Axes, words: StoryWords, tones: Tones) -> None:
    """Draw the seats' total resources at the end of each turn, a line for each resource, its name at the end.

    The names are beside the picture, where no grid line crosses them.
    """
    turns = words.story.turns
    steps = range(len(turns))
    top = max(1, *(max(turn.resources) for turn in turns))
    for kind in range(len(RESOURCES)):
        values = [turn.resources[kind] for turn in turns]
        axes.plot(steps, values, color=tones.seats[_COLOURS[kind]], marker=_MARKS[kind], markersize=5, linewidth=1.7,
                  clip_on=False)  # fmt: skip
    axes.set_ylim(bottom=0, top=top * 1.12)
    axes.set_xlim(-0.4, len(turns) - 1 + (0.4 if len(turns) == 1 else 0))
    axes.tick_params(axis="x", pad=_PAD)
    whole_numbers(axes.yaxis, 5)
    axes.grid(axis="y", color=tones.line, linewidth=0.6)
    last = turns[-1].resources
    for kind, height in enumerate(apart(last, _LABEL * axes.get_ylim()[1])):
        axes.annotate(
            f"{words.resource(kind)} {last[kind]}", (1, height), xycoords=axes.get_yaxis_transform(),
            textcoords="offset points", xytext=(9, 0), va="center", color=tones.seats[_COLOURS[kind]], fontsize=9,
            fontweight="bold", annotation_clip=False,
        )  # fmt: skip
    _turns(axes, words)


def draw_losses(axes: Axes, words: StoryWords, tones: Tones) -> None:
    """Draw how many fell on both sides in each turn, beside each other."""
    turns = words.story.turns
    if not any(turn.lost or turn.slain for turn in turns):
        empty(axes, words.say("no_losses"), tones)
        return
    for step, turn in enumerate(turns):
        for offset, count, colour, hatch in (
            (-_WIDE / 2, turn.lost, tones.seats[1], ""),
            (_WIDE / 2, turn.slain, tones.seats[0], _HATCH),
        ):
            axes.bar(step + offset, count, width=_WIDE, color=colour, hatch=hatch, edgecolor=tones.base, linewidth=0)
            if count and len(turns) <= _SMALL:
                axes.annotate(str(count), (step + offset, count), textcoords="offset points", xytext=(0, 2),
                              ha="center", va="bottom", fontsize=8, color=tones.text)  # fmt: skip
    axes.margins(y=0.15)
    axes.set_xlim(-0.6, len(turns) - 0.4)
    whole_numbers(axes.yaxis, 5)
    axes.grid(axis="y", color=tones.line, linewidth=0.6)
    axes.set_axisbelow(True)
    _turns(axes, words)
    key(axes, words.say("key.losses.plain"), tones)


def draw_places(axes: Axes, words: StoryWords, tones: Tones) -> None:
    """Draw where defenders fell: a row for each section, a column for each turn; framed where an enemy got in."""
    turns = words.story.turns
    most = max((turn.lost_at(name) for turn in turns for name in SECTIONS), default=0)
    for row, name in enumerate(SECTIONS):
        for step, turn in enumerate(turns):
            _field(axes, row, step, turn.lost_at(name), most, tones)
            wall = row // 2 if is_wall(row) else None
            if wall is not None and DIRECTIONS[wall] in turn.stormed:
                _box(axes, row, step, 0.84, {"fill": False, "edgecolor": tones.warn, "linewidth": 1.6})
    axes.set_yticks(range(len(SECTIONS)), [words.section(number) for number in range(len(SECTIONS))])
    axes.tick_params(axis="y", labelsize=9, labelcolor=tones.text)
    axes.set_ylim(len(SECTIONS) - 0.5, -0.5)
    axes.set_xlim(-0.5, max(len(turns), 4) - 0.5)
    _turns(axes, words)
    key(axes, words.say("key.where"), tones)


def _field(axes: Axes, row: int, step: int, count: int, most: int, tones: Tones) -> None:
    if not count:
        return
    _box(axes, row, step, 0.9, {"color": tones.seats[1], "alpha": 0.2 + 0.6 * count / most, "linewidth": 0})
    ground = {"facecolor": tones.base, "edgecolor": "none", "pad": 0.8, "alpha": 0.75}
    axes.text(step, row, str(count), ha="center", va="center", fontsize=8, color=tones.text, bbox=ground)


def _box(axes: Axes, row: int, step: int, side: float, look: Mapping[str, Any]) -> None:
    """Draw a square in the middle of a cell."""
    from matplotlib.patches import Rectangle  # noqa: PLC0415 - seam: matplotlib

    axes.add_patch(Rectangle((step - side / 2, row - side / 2), side, side, **look))


def draw_luck(axes: Axes, words: StoryWords, tones: Tones) -> None:
    """Draw the dice luck of both sides by turn: the difference from an average of two per die."""
    turns = words.story.turns
    if not any(luck.dice for turn in turns for luck in turn.luck):
        empty(axes, words.say("no_dice"), tones)
        return
    for step, turn in enumerate(turns):
        for luck, offset, hatch in zip(turn.luck, (-_WIDE / 2, _WIDE / 2), ("", _HATCH), strict=True):
            axes.bar(step + offset, luck.over, width=_WIDE, color=tones.good if luck.over >= 0 else tones.warn,
                     hatch=hatch, edgecolor=tones.base, linewidth=0)  # fmt: skip
    axes.axhline(0, color=tones.outline, linewidth=1.0)
    axes.set_xlim(-0.6, len(turns) - 0.4)
    axes.margins(y=0.15)
    axes.grid(axis="y", color=tones.line, linewidth=0.6)
    axes.set_axisbelow(True)
    whole_numbers(axes.yaxis, 5)
    _turns(axes, words)
    key(axes, words.say("key.luck"), tones)


def _turns(axes: Axes, words: StoryWords) -> None:
    """Label the turns on the horizontal axis."""
    turns = words.story.turns
    every = 2 if len(turns) >= _SMALL else 1
    steps = range(0, len(turns), every)
    axes.set_xticks(list(steps), [str(turns[step].number) for step in steps])


def story_of(match: AnyMatch, language: Language) -> Callable[[], Told]:
    """Return the content of the story of a match, in the current language."""
    story = read_story(match.start, [done.events for done in match.played], match.position_after)
    return lambda: ConvictedStory(StoryWords(story, language.texts, ahead(match, language.texts)))
