"""Charts as they are painted: nothing is cut off, no two labels overlap, and names may be in any script."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from stronghold_gui.desktop.charts.chart import (
    Axis,
    Box,
    Chart,
    Ending,
    Key,
    Label,
    Line,
    Mark,
    Rule,
    Tick,
    lengths,
    level_bar,
    numbers,
    rows,
    steps,
)
from stronghold_gui.desktop.charts.output import pdf, png, svg
from stronghold_gui.desktop.charts.pen import Look, Pen
from stronghold_gui.desktop.charts.plot import paint_chart
from stronghold_gui.desktop.theme import LIGHT
from stronghold_gui.text.direction import bare, isolated
from tests.helpers.drawn import drawn_chart, overlapping
from tests.helpers.people import NAMES, RIGHT_TO_LEFT

pytestmark = pytest.mark.usefixtures("qapp")


def colours_of(image: QImage) -> set[int]:
    return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}


def wave(steps_: int) -> Chart:
    """Return a line of so many steps."""
    points = [(step, step % 7) for step in range(steps_)]
    axis = steps([f"turn {step}" for step in range(steps_)])
    return Chart("Waves", axis, numbers([6]), lines=[Line(points, LIGHT.seats[0], "circle")])


@pytest.mark.parametrize("count", [3, 12, 60])
def test_labels_below_that_have_no_room_are_left_out(count: int) -> None:
    drawn = drawn_chart(wave(count))
    below = [one for one in drawn.written if one.text.startswith("turn")]
    assert below[0].text == "turn 0"
    assert (len(below) == count) == (count == 3)
    assert overlapping(drawn.written) == []


@pytest.mark.parametrize(("count", "shown"), [(20, 20), (90, 45)])
def test_labels_that_all_belong_there_are_turned_upright_first(count: int, shown: int) -> None:
    ticks = [Tick(step, str(100 + step)) for step in range(count)]
    drawn = drawn_chart(Chart("Cards", Axis(-0.5, count - 0.5, ticks, all=True), numbers([5])), (4, 2))
    labels = [one for one in drawn.written if len(one.text) == 3]
    assert shown * 0.6 < len(labels) <= shown
    assert all(one.place.height() > one.place.width() for one in labels)
    assert all(drawn.page.contains(one.place) for one in drawn.written)
    assert overlapping(drawn.written) == []


def test_long_names_of_rows_become_smaller_before_they_are_cut() -> None:
    names = ["Défenseurs : par les chaudrons", "W" * 60]
    axis = rows(names, [LIGHT.text] * 2)
    bars = [Box(*level_bar(row, 3, 0.6), LIGHT.seats[0]) for row in range(2)]
    drawn = drawn_chart(Chart("Losses", lengths([3]), axis, bars), (4, 2))
    assert drawn.place(names[0]).right() < drawn.page.width() / 2
    (long,) = (one for one in drawn.written if one.text.startswith("WW"))
    assert long.text.endswith("…")
    assert all(drawn.page.contains(one.place) for one in drawn.written)


def test_texts_beside_bars_are_never_cut_off() -> None:
    texts = ["+0.5  (30 of 59 dice)", "\N{MINUS SIGN}12.0  (3 of 78 dice)"]
    labels = [Label(1, 0, texts[0], "right"), Label(-12, 1, texts[1], "left")]
    drawn = drawn_chart(Chart("Luck", lengths([1, -12]), rows(["Ada", "Brun"], ["", ""]), labels=labels), (4.5, 2))
    assert all(drawn.page.contains(drawn.place(text)) for text in texts)
    assert overlapping(drawn.written) == []


def test_names_at_the_ends_of_lines_lie_apart_beside_the_chart() -> None:
    endings = [Ending(9 * (name > "C"), f"Player {name}", LIGHT.text) for name in "ABCDEF"]
    drawn = drawn_chart(Chart("Points", steps("12345"), numbers([9]), endings=endings), (4, 2))
    assert overlapping(drawn.written) == []
    assert all(drawn.page.contains(one.place) for one in drawn.written)


def test_a_legend_needs_as_many_lines_as_its_names() -> None:
    keys = [Key(f"The {name} of the western wall", LIGHT.seats[0], "dots") for name in ("first", "second", "W" * 80)]
    drawn = drawn_chart(Chart("Losses", steps("1"), numbers([1]), keys=keys, note="Above: the legend."), (3, 2.4))
    assert len({round(one.place.center().y()) for one in drawn.written if "The" in one.text}) == 3
    assert all(drawn.page.contains(one.place) for one in drawn.written)
    assert overlapping(drawn.written) == []


def test_what_is_written_in_a_narrow_cell_becomes_smaller() -> None:
    cells = [Label(step, 0, "10:12 ◆", room=0.94) for step in range(8)]
    axis = Axis(-0.5, 7.5, [Tick(step, str(step)) for step in range(8)])
    sizes = []
    for wide in (8.0, 3.6):
        drawn = drawn_chart(Chart("Walls", axis, rows(["W1"], [""]), labels=cells), (wide, 1.5))
        assert overlapping(drawn.written) == []
        sizes.append(next(one.look.size for one in drawn.written if one.text == "10:12 ◆"))
    assert sizes[0] == 9 > sizes[1]


def test_a_dotted_rule_names_what_begins_there_above_the_chart() -> None:
    drawn = drawn_chart(Chart("Points", steps("123"), numbers([9]), rules=[Rule(0.5, LIGHT.outline, text="Round 1")]))
    highest = min(one.place.top() for one in drawn.written if one.text.isdecimal())
    assert drawn.place("Points").bottom() < drawn.place("Round 1").top()
    assert drawn.place("Round 1").bottom() <= highest + 1


@pytest.mark.parametrize("mark", ["triangle", "square", "diamond", "circle", "plus", "cross", "bar"])
def test_every_mark_is_seen_and_differs_from_the_others(mark: Mark) -> None:
    def image(shape: Mark) -> QImage:
        return drawn_chart(Chart("", steps("1"), numbers([2]), lines=[Line([(0, 1)], "#ff0000", shape)])).image

    assert image(mark) != image("")
    others: tuple[Mark, ...] = ("triangle", "square", "diamond", "circle", "plus", "cross", "bar")
    assert all(image(mark) != image(other) for other in others if other != mark)


@pytest.mark.parametrize("hatch", ["stripes", "slants", "crosses", "dots"])
def test_a_pattern_stays_in_its_box(hatch: str) -> None:
    def chart(pattern: str) -> QImage:
        box = Box(0, 1, 0, 1, "#ff0000", hatch=pattern)  # type: ignore[arg-type]
        return drawn_chart(Chart("", Axis(-1, 2), Axis(-1, 2), [box])).image

    plain, hatched = chart(""), chart(hatch)
    inside = QColor("#ff0000").rgb()
    changed = [
        plain.pixel(x, y) == inside
        for x in range(plain.width())
        for y in range(plain.height())
        if abs(plain.pixelColor(x, y).blue() - hatched.pixelColor(x, y).blue()) > 2
    ]
    assert len(changed) > 100
    assert all(changed)


@pytest.mark.parametrize("name", [*NAMES.values(), "日本", "\U0010fffd"])
@pytest.mark.parametrize("form", [png, svg, pdf], ids=lambda form: form.__name__)
def test_a_name_in_any_script_is_drawn_in_every_form(name: str, form: Callable[..., bytes]) -> None:
    chart = Chart(f"{isolated(name)} has won", lengths([1]), rows([name], [LIGHT.text]), empty=name)

    def paint(pen: Pen, size: QSizeF) -> None:
        paint_chart(pen, QRectF(0, 0, size.width(), size.height()), chart)

    more = (96,) if form is png else ()
    assert form(paint, QSizeF(3, 2), *more)


@pytest.mark.parametrize("name", RIGHT_TO_LEFT)
def test_signs_that_isolate_a_name_are_neither_seen_nor_do_they_take_room(name: str) -> None:
    charts = [Chart(f"{told} has won", empty="!") for told in (isolated(name), bare(name))]
    assert len({drawn_chart(chart).written[0].place.width() for chart in charts}) == 1


def test_letters_beyond_the_first_plane_are_whole_where_a_sentence_is_wrapped() -> None:
    sentence = "\U0001d49c\U0001d49c and 🫨 have won with all of their towers"
    drawn = drawn_chart(Chart("", empty=sentence), (1.5, 2))
    assert len(drawn.written) > 2
    assert " ".join(drawn.texts) == sentence


def test_an_svg_needs_no_font_and_says_what_it_shows() -> None:
    def paint(pen: Pen, size: QSizeF) -> None:
        pen.write(10, 10, "Ada", Look(10, LIGHT.text))

    text = svg(paint, QSizeF(1, 1), "Summary", "Ada & Brun won.").decode()
    assert "<text" not in text
    assert "<title>Summary</title>" in text
    assert "Ada &amp; Brun won." in text
    image = QImage(96, 96, QImage.Format.Format_RGB32)
    image.fill(LIGHT.base)
    with QPainter(image) as painter:
        QSvgRenderer(text.encode()).render(painter)
    assert len(colours_of(image)) > 5
