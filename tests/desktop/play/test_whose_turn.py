"""The seat whose turn it is, visible from a distance: a band, a large badge and a tint in the seat's colour."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor, QIcon
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.play import badges, prompt
from stronghold_gui.desktop.play.badges import seat_colour
from stronghold_gui.desktop.play.choices import ChoiceStrip
from stronghold_gui.desktop.play.shown import Choice
from stronghold_gui.desktop.theme import DARK, LIGHT, Tones
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.stronghold.position import Stage
from tests.desktop.conftest import Person
from tests.desktop.test_theme import contrast
from tests.games.stronghold.scene import Scene

Sit = Callable[..., Person]


@pytest.mark.parametrize(("stage", "seats"), [("phase", (0, 1)), ("pause", (2, 3))])
def test_the_bar_has_the_colour_and_the_badge_of_the_seat_that_sits_here(
    stage: Stage, seats: tuple[int, int], sit: Sit, window: MainWindow
) -> None:
    scene = Scene(seats=4).at(stage, 2)
    sit(scene)
    controller = window.controller
    assert controller is not None
    seen = []
    for seat in seats:
        if seat not in controller.deciding_team:
            continue
        controller.uncover()
        controller.take(seat)
        mark = window.current.desk.prompt.line().mark
        assert mark is not None
        bar = window.prompt.grab().toImage()
        colour = bar.pixelColor(badges.BAND // 2, bar.height() // 2)
        assert colour == seat_colour(mark, LIGHT)
        badge = bar.copy(badges.BAND + 7, (bar.height() - prompt._MARK) // 2, prompt._MARK, prompt._MARK)
        seen.append((colour.name(), bytes(badge.constBits())))
    assert seen
    assert len(set(seen)) == len(seen)


@pytest.mark.parametrize("tone", [LIGHT, DARK], ids=["light", "dark"])
def test_words_are_read_on_the_tint_of_every_seat(tone: Tones) -> None:
    start = badges.BAND + prompt._SMALL_MARK + 14
    faded = badges.TINT * (1 - start / (900 * badges.FADES))
    for seat in tone.seats:
        over, below = QColor(seat), QColor(tone.base)
        ground = QColor(*(
            round(under * (1 - faded) + above * faded)
            for under, above in zip(below.getRgb()[:3], over.getRgb()[:3], strict=True)  # type: ignore[index]
        ))  # fmt: skip
        for ink in (tone.text, tone.muted, tone.warn):
            assert contrast(QColor(ink), ground) >= 4.5, (seat, ink)


@pytest.mark.parametrize(("width", "shown"), [(1500, "a long label"), (400, "a long\nlabel"), (210, "1")])
def test_where_no_word_of_a_choice_could_be_read_it_shows_its_key(width: int, shown: str, qtbot: QtBot) -> None:
    strip = ChoiceStrip()
    qtbot.addWidget(strip)
    strip.resize(width, 34)
    choices = [Choice(number, "a long label") for number in range(5)]
    strip.show_choices(choices, [QIcon()] * 5)
    assert strip.button(0).text() == shown
    assert strip.button(0).toolTip() == "a long label (1)"
