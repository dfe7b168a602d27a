"""The common parts of all story pages."""

from __future__ import annotations

from matplotlib.figure import Figure
from matplotlib.text import Text

from stronghold_gui.desktop.story.parts import finish
from stronghold_gui.text.direction import CLOSE, OPEN, isolated
from tests.helpers.people import RIGHT_TO_LEFT


def test_names_are_drawn_without_the_signs_that_isolate_them() -> None:
    figure = Figure()
    axes = figure.add_subplot()
    for name in RIGHT_TO_LEFT:
        axes.text(0.5, 0.5, f"{isolated(name)} has won")
    axes.set_yticks(range(len(RIGHT_TO_LEFT)), [*map(isolated, RIGHT_TO_LEFT)])
    finish(figure)
    figure.draw_without_rendering()
    drawn = [text.get_text() for text in figure.findobj(Text)]
    assert {f"{RIGHT_TO_LEFT[0]} has won", RIGHT_TO_LEFT[1]} <= set(drawn)
    assert not any(sign in text for text in drawn for sign in (OPEN, CLOSE))
