"""The pictures of the story: armies and wounds round by round, cards, heights held, luck. Drawn with matplotlib."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from stronghold_gui.core.save import AnyMatch
from stronghold_gui.desktop.fortress.story.words import StoryWords
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.story.parts import Told, WordedStory, cut, empty, finish, key, page, part, whole_numbers
from stronghold_gui.games.fortress.story import read_story

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from stronghold_gui.desktop.theme import Tones
    from stronghold_gui.games.fortress.story import Luck

_MARKS: Final = "^sDo"
_HATCHES: Final = ("", "//", "..", "xx")
_NAME: Final = 14
_CARD: Final = 20
_MOST: Final = 9
"""Largest number of cards drawn: those that gave and took the most wounds."""


class Siege(WordedStory[StoryWords]):
    """Implements ``desktop.story.told.Told``."""

    def draw(self, figure: Figure, tones: Tones, *, head: bool) -> None:
        """Draw the whole page."""
        words = self.words
        points, wounds, heights, cards, luck = page(figure, self, tones, head=head, upper=(1, 1, 1), lower=(1, 1))
        _points(part(figure, points, words.say("points"), tones), words, tones)
        _wounds(part(figure, wounds, words.say_by_round(), tones), words, tones)
        _heights(part(figure, heights, words.say("heights"), tones), words, tones)
        _cards(part(figure, cards, words.say_wounds("cards"), tones), words, tones)
        _luck(part(figure, luck, words.say("luck"), tones), words, tones)
        finish(figure)


def _points(axes: Axes, words: StoryWords, tones: Tones) -> None:
    """Draw the points of each army as a line from the beginning."""
    moments = words.story.moments
    for player, look in enumerate(words.looks):
        values = [moment.points[player] for moment in moments]
        axes.plot(range(len(values)), values, color=tones.seats[look], marker=_MARKS[look], markersize=5)
    axes.set_ylim(bottom=0, top=max(1, *(max(moment.points) for moment in moments)) * 1.12)
    _rounds(axes, ["0", *words.rounds()], tones)
    _legend(axes, words, tones)


def _wounds(axes: Axes, words: StoryWords, tones: Tones) -> None:
    """Draw the wounds that each player inflicted by round, side by side."""
    moments = words.story.moments[1:]
    if not any(any(moment.given) for moment in moments):
        empty(axes, words.say_wounds("no_wounds"), tones)
        return
    _bars(axes, [moment.given for moment in moments], words, tones)


def _heights(axes: Axes, words: StoryWords, tones: Tones) -> None:
    """Draw how many figures of each player were as high as walls."""
    moments = words.story.moments
    if not any(any(moment.high) for moment in moments):
        empty(axes, words.say("no_heights"), tones)
        return
    for player, look in enumerate(words.looks):
        values = [moment.high[player] for moment in moments]
        axes.step(range(len(values)), values, where="mid", color=tones.seats[look], marker=_MARKS[look], markersize=4)
    axes.set_ylim(bottom=0)
    _rounds(axes, ["0", *words.rounds()], tones)


def _bars(axes: Axes, rows: Sequence[Sequence[int]], words: StoryWords, tones: Tones) -> None:
    players = len(words.names)
    wide = 0.8 / players
    for player, look in enumerate(words.looks):
        places = [number + (player - (players - 1) / 2) * wide for number in range(len(rows))]
        axes.bar(places, [row[player] for row in rows], width=wide, color=tones.seats[look], hatch=_HATCHES[look],
                 edgecolor=tones.base, linewidth=0)  # fmt: skip
    _rounds(axes, words.rounds(), tones)


def _rounds(axes: Axes, labels: Sequence[str], tones: Tones) -> None:
    axes.set_xticks(range(len(labels)), labels)
    axes.set_xlim(-0.6, max(1, len(labels) - 1) + 0.6)
    whole_numbers(axes.yaxis, 5)
    axes.grid(axis="y", color=tones.line, linewidth=0.6)
    axes.set_axisbelow(True)


def _legend(axes: Axes, words: StoryWords, tones: Tones) -> None:
    """Name the players, each with mark and colour, below the picture."""
    named = [f"{'▲■◆●'[words.looks[player]]} {cut(name, _NAME)}" for player, name in enumerate(words.names)]
    key(axes, "   ".join(named), tones)


def _cards(axes: Axes, words: StoryWords, tones: Tones) -> None:
    """Draw for each card the wounds inflicted, to the right, and suffered, to the left."""
    deeds = words.story.deeds
    shown = sorted(deeds, key=lambda card: -(deeds[card].given + deeds[card].taken))[:_MOST]
    shown = [card for card in shown if deeds[card].given + deeds[card].taken]
    if not shown:
        empty(axes, words.say_wounds("no_wounds"), tones)
        return
    widest = max(max(deeds[card].given, deeds[card].taken) for card in shown)
    for row, card in enumerate(shown):
        one = deeds[card]
        colour = tones.seats[words.looks[one.player]]
        axes.barh(row, one.given, height=0.62, color=colour)
        axes.barh(row, -one.taken, height=0.62, fill=False, edgecolor=colour, linewidth=1.4)
        for value, place, align in ((one.given, one.given, "left"), (one.taken, -one.taken, "right")):
            if value:
                axes.annotate(str(value), (place, row), textcoords="offset points", ha=align, va="center",
                              xytext=(3 if align == "left" else -3, 0), color=tones.text, fontsize=8)  # fmt: skip
    axes.axvline(0, color=tones.outline, linewidth=1.0)
    axes.set_yticks(range(len(shown)), [cut(words.card(card), _CARD) for card in shown])
    for label, card in zip(axes.get_yticklabels(), shown, strict=True):
        label.set_color(tones.seats[words.looks[deeds[card].player]])
    axes.set_ylim(len(shown) - 0.4, -0.6)
    axes.set_xlim(-1.25 * widest, 1.25 * widest)
    _bare(axes)
    key(axes, words.say_wounds("key.cards"), tones)


def _luck(axes: Axes, words: StoryWords, tones: Tones) -> None:
    """Draw the difference of rolled skulls and shields from the average."""
    story = words.story
    every = (*story.attack, *story.defence)
    if not every:
        empty(axes, words.say("no_dice"), tones)
        return
    players = sorted({luck.player for luck in every})
    for told, offset, hatch in ((story.attack, -0.2, ""), (story.defence, 0.2, "//")):
        for luck in told:
            _luck_bar(axes, players.index(luck.player) + offset, luck, hatch, words, tones)
    axes.axvline(0, color=tones.outline, linewidth=1.0)
    widest = max(1.0, *(abs(luck.over) for luck in every))
    axes.set_xlim(-1.3 * widest, 3.0 * widest)
    axes.set_yticks(range(len(players)), [cut(words.names[player], _NAME) for player in players])
    for label, player in zip(axes.get_yticklabels(), players, strict=True):
        label.set_color(tones.seats[words.looks[player]])
        label.set_fontweight("bold")
    axes.set_ylim(len(players) - 0.5, -0.5)
    _bare(axes)
    key(axes, words.say("key.luck"), tones)


def _luck_bar(axes: Axes, row: float, luck: Luck, hatch: str, words: StoryWords, tones: Tones) -> None:
    axes.barh(row, luck.over, height=0.36, color=tones.good if luck.over >= 0 else tones.warn, hatch=hatch,
              edgecolor=tones.base, linewidth=0)  # fmt: skip
    axes.annotate(
        f"{words.over_expected(luck)}  ({words.luck_row(luck)})", (max(0.0, luck.over), row),
        textcoords="offset points", xytext=(4, 0), va="center", color=tones.text, fontsize=8,
    )  # fmt: skip


def _bare(axes: Axes) -> None:
    axes.set_xticks([])
    axes.spines["bottom"].set_visible(False)
    axes.spines["left"].set_visible(False)


def story_of(match: AnyMatch, language: Language) -> Callable[[], Told]:
    """Return the content of the story of a match, in the current language."""
    story = read_story(match.start, [done.events for done in match.played], match.position_after)
    names, outcome = match.header.names, match.game.outcome(match.position)
    setting = match.start.setting
    return lambda: Siege(StoryWords(story, setting, language.texts, names, outcome))
