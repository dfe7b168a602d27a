"""Names in any script are drawn in the pictures of a story, without warnings of the plotting library."""

from __future__ import annotations

import logging
from io import BytesIO

import pytest
from matplotlib.figure import Figure
from matplotlib.text import Text

from stronghold_gui.charts import load_matplotlib
from stronghold_gui.desktop.story.letters import drawable
from stronghold_gui.desktop.story.parts import finish
from tests.helpers.people import NAMES

IN_ANOTHER_FONT = "\u306e"
"""A letter that matplotlib's own font lacks; another font that comes with it has it."""
IN_NO_FONT = "\U0010fffd"


def drawn(name: str, weight: str = "normal", form: str = "png") -> tuple[set[str], Text]:
    """Draw a name on a page and beside an axis; return all that is written, and the text on the page."""
    figure = Figure()
    axes = figure.add_subplot()
    text = axes.text(0.5, 0.5, f"{name} has won", fontweight=weight)
    axes.set_yticks([0, 1], [name, "Anna"])
    finish(figure)
    figure.savefig(BytesIO(), format=form)
    return {one.get_text() for one in figure.findobj(Text)}, text


@pytest.mark.parametrize("form", ["png", "svg", "pdf"])
@pytest.mark.parametrize("name", [*NAMES.values(), "日本", IN_ANOTHER_FONT, IN_NO_FONT])
def test_a_name_is_drawn_without_a_warning(name: str, form: str) -> None:
    drawn(name, form=form)


def test_a_letter_that_another_font_has_is_drawn_in_that_font() -> None:
    written, text = drawn(IN_ANOTHER_FONT)
    assert {IN_ANOTHER_FONT, f"{IN_ANOTHER_FONT} has won"} <= written
    assert len(text.get_fontfamily()) > 1


def test_a_bold_text_with_a_letter_of_another_font_is_not_bold(caplog: pytest.LogCaptureFixture) -> None:
    _, text = drawn(IN_ANOTHER_FONT, "bold")
    assert text.get_fontweight() == "normal"
    assert not caplog.records


def test_a_letter_that_no_font_has_is_a_box() -> None:
    written, _ = drawn(IN_NO_FONT)
    assert {"□", "□ has won"} <= written


def test_signs_that_cannot_be_seen_leave_no_box() -> None:
    assert drawable("a\U000e0067b") == "ab"


def test_a_text_in_usual_letters_keeps_its_font() -> None:
    _, text = drawn("Élodie", "bold")
    assert len(text.get_fontfamily()) == 1
    assert text.get_fontweight() == "bold"


def test_that_fonts_are_looked_for_is_no_warning(caplog: pytest.LogCaptureFixture) -> None:
    load_matplotlib()
    logging.getLogger("matplotlib.font_manager").warning("Matplotlib is building the font cache")
    assert not caplog.records
