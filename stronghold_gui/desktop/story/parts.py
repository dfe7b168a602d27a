"""The protocol of a story, and the parts of its pictures: the page with its head, a part with its heading.

No Qt: the same drawing goes onto the screen and into files. The library takes a second or more to load, so it is
imported only when something is drawn. Until then the sentences can be read.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from textwrap import fill, wrap
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

from stronghold_gui.charts import load_matplotlib
from stronghold_gui.desktop.story.letters import drawable, set_fonts
from stronghold_gui.text.direction import bare

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.axis import Axis
    from matplotlib.figure import Figure, SubFigure
    from matplotlib.gridspec import SubplotSpec

    from stronghold_gui.desktop.theme import Tones


class Told(Protocol):
    """A story in one language. It reveals nothing that the reader may not know yet."""

    @property
    def title(self) -> str:
        """The title of the page."""
        ...

    @property
    def file_name(self) -> str:
        """The default file name for it, without an ending."""
        ...

    def sentences(self) -> list[str]:
        """Return the story in a few sentences."""
        ...

    def draw(self, figure: Figure, tones: Tones, *, head: bool) -> None:
        """Draw the whole page.

        Args:
            figure: a figure of any size; its content is cleared.
            tones: the colours of the window.
            head: whether to draw title and sentences, as in files; the window shows them above the pictures.
        """
        ...


SIZE: Final = (12.0, 7.4)
"""Size in inches on paper and for pictures; the window sets its own."""
BESIDE: Final = 8.6
"""Smallest width in inches of a page that has pictures side by side."""
ROW: Final = 2.25
"""Smallest height in inches of a row of pictures on the screen."""
Widths = Sequence[float]
_WIDTHS: Final = (3, 2)
_LOWER: Final = 1.15
"""Height of the lower rows, relative to the first one."""
_LINE: Final = 0.09
"""Height of a line of the head, relative to the pictures."""

_HEAD_LETTERS: Final = 130
"""Letters per line of a text in place of a picture."""
_EMPTY_LETTERS: Final = 26
"""Letters of a line that stands in the place of a picture."""


def page(
    figure: Figure, told: Told, tones: Tones, *, head: bool, upper: Widths = _WIDTHS, lower: Widths = _WIDTHS
) -> list[SubplotSpec]:
    """Begin a page and return the places of its pictures: in two rows, or one below another in a narrow figure.

    Args:
        figure: a figure of any size; its content is cleared.
        told: the story whose title and sentences are the head.
        tones: the colours of the window.
        head: whether to draw the head.
        upper: relative widths of the pictures of the upper row.
        lower: relative widths of the pictures of the lower row.
    """
    figure.clear()
    figure.set_facecolor(tones.base)
    lines = [told.title, *(line for said in told.sentences() for line in wrap(said, _HEAD_LETTERS))] if head else []
    rows = [(1.0,)] * (len(upper) + len(lower)) if is_narrow(figure) else [upper, lower]
    heights = (_LINE * (len(lines) + 1) if lines else 0.01, 1, *[_LOWER] * (len(rows) - 1))
    grid = figure.add_gridspec(len(rows) + 1, 1, height_ratios=heights)
    if lines:
        _head(figure.add_subfigure(grid[0]).add_subplot(), lines, tones)
    return [place for number, row in enumerate(rows, 1) for place in _places(grid[number], row)]


def is_narrow(figure: Figure) -> bool:
    """Return whether a figure has no room for pictures side by side."""
    return bool(figure.get_figwidth() < BESIDE)


def least_height(figure: Figure) -> float:
    """Return the smallest height of a drawn page without a head, in inches."""
    return ROW * (len(figure.subfigs) if is_narrow(figure) else 2)


def _fitted(sentence: str, part: Figure | SubFigure, letters: int) -> str:
    """Return a sentence in lines that fit a part of a page; ``letters`` is the number of letters in an inch."""
    return fill(sentence, round(letters * part.bbox.width / part.dpi))


def _places(row: SubplotSpec, widths: Widths) -> list[SubplotSpec]:
    grid = row.subgridspec(1, len(widths), width_ratios=widths)
    return [grid[column] for column in range(len(widths))]


def part(figure: Figure, place: SubplotSpec, title: str, tones: Tones) -> Axes:
    """Return an empty picture with its background, and its heading at the left edge of the part."""
    made = figure.add_subfigure(place)
    made.set_facecolor(tones.base)
    made.suptitle(_fitted(title, made, 9), x=0.012, ha="left", color=tones.text, fontsize=12, fontweight="bold")
    axes = made.add_subplot()
    axes.set_facecolor(tones.base)
    axes.tick_params(colors=tones.muted, labelsize=10, length=0)
    for edge, spine in axes.spines.items():
        spine.set_visible(edge in ("left", "bottom"))
        spine.set_color(tones.line)
    return axes


def key(axes: Axes, sentence: str, tones: Tones) -> None:
    """Explain the marks of a picture below it, aligned with its heading."""
    lines = _fitted(sentence, axes.figure, 14)
    axes.figure.supxlabel(lines, x=0.012, ha="left", color=tones.muted, fontsize=9)


def whole_numbers(axis: Axis, most: int) -> None:
    """Give an axis whole numbers, with a largest number of steps."""
    from matplotlib.ticker import MaxNLocator  # noqa: PLC0415 - seam: matplotlib

    axis.set_major_locator(MaxNLocator(integer=True, nbins=most))


def finish(figure: Figure) -> None:
    """Finish a page: show dollar signs literally, remove isolating characters, and set fonts that have all letters.

    Dollar signs would start a formula, which may be invalid. Isolating characters have no glyph and are not needed,
    since letters are drawn in order.
    """
    from matplotlib.text import Text  # noqa: PLC0415 - seam: matplotlib

    # Labels of an axis come from its own list each time they are drawn.
    for axis in (axis for axes in figure.axes for axis in (axes.xaxis, axes.yaxis)):
        labels = [label.get_text() for label in axis.get_ticklabels()]
        drawn = [drawable(bare(label)) for label in labels]
        if drawn != labels:
            axis.set_ticklabels(drawn)
    for text in figure.findobj(Text):
        text.set_parse_math(False)
        text.set_text(drawable(bare(text.get_text())))
        set_fonts(text)


def empty(axes: Axes, sentence: str, tones: Tones) -> None:
    """Show a text in place of a picture that has no data."""
    # In the smallest window three pictures stand side by side, and none is wider than this.
    lines = fill(sentence, _EMPTY_LETTERS)
    axes.text(0.5, 0.5, lines, transform=axes.transAxes, ha="center", va="center", color=tones.muted, fontsize=12)
    axes.set_xticks([])
    axes.set_yticks([])


def cut(name: str, letters: int) -> str:
    """Return a name cut to a number of letters."""
    return name if len(name) <= letters else f"{name[: letters - 1].rstrip()}…"


def apart(heights: Sequence[float], least: float) -> list[float]:
    """Return heights for labels near these, in the same order, at least ``least`` apart."""
    placed = list(heights)
    order = sorted(range(len(heights)), key=lambda label: heights[label])
    for _ in heights:
        for below, above in pairwise(order):
            missing = max(0.0, placed[below] + least - placed[above])
            placed[below] -= missing / 2
            placed[above] += missing / 2
    for below, above in pairwise(order):
        placed[above] = max(placed[above], placed[below] + least)
    return placed


def picture(told: Told, tones: Tones, *, head: bool = True) -> Figure:
    """Return the page as a separate figure for a file; by default with title and sentences."""
    load_matplotlib()
    from matplotlib.figure import Figure  # noqa: PLC0415 - seam: matplotlib

    figure = Figure(figsize=SIZE, layout="constrained")
    told.draw(figure, tones, head=head)
    return figure


def _head(axes: Axes, lines: list[str], tones: Tones) -> None:
    axes.set_axis_off()
    title, *sentences = lines
    place: dict[str, Any] = {"transform": axes.transAxes, "ha": "left", "va": "top", "color": tones.text}
    axes.text(0, 1, title, fontsize=17, fontweight="bold", **place)
    axes.text(0, 1 - 1.7 / (len(lines) + 1), "\n".join(sentences), fontsize=11, linespacing=1.5, **place)


class Words(Protocol):
    """A story in one language."""

    def say(self, message: str, /) -> str:
        """Return a message of the page: `title`, `file`, the names of its pictures."""
        ...

    def sentences(self) -> list[str]:
        """Return the story in a few sentences."""
        ...


W = TypeVar("W", bound=Words)


class WordedStory(Generic[W]):
    """A base class of stories: implements `told.Told` except for the drawing.

    Attributes:
        words: the story and its language.
    """

    def __init__(self, words: W) -> None:
        """Take the story and its language."""
        self.words = words

    @property
    def title(self) -> str:
        return self.words.say("title")

    @property
    def file_name(self) -> str:
        return self.words.say("file").lower()

    def sentences(self) -> list[str]:
        """Return the story in a few sentences."""
        return self.words.sentences()
