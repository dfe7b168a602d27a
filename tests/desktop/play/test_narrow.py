"""A narrow window: the board takes the free space, and no button is cut."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetrics, QIcon, QMouseEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.core.match import Header, Match
from stronghold_gui.desktop.docks.rows import ActionRow
from stronghold_gui.desktop.history.since_panel import SincePanel
from stronghold_gui.desktop.labels import ElidedLabel, broken_in_two
from stronghold_gui.desktop.play.choices import ChoiceStrip
from stronghold_gui.desktop.play.shown import Choice, News, Prompt
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.stronghold.docks.report_pages import ASSAULT, StageReport, title
from stronghold_gui.desktop.text_size import TextSize
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.text import LANGUAGES
from tests.desktop.desks import desk_of, page_of
from tests.helpers.resting import rest

Make = Callable[..., MainWindow]


def begun(make_window: Make, width: int, height: int, language: str = "en") -> MainWindow:
    """Return a window of a size in which a first turn is about to begin."""
    window = make_window(language)
    window.resize(width, height)
    window.files.begin(Match(STRONGHOLD, Header("stronghold", {}, ("Anna", "Bert"), 3)))
    assert window.controller is not None
    window.controller.uncover()
    rest(window)
    return window


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1600, 900), (1920, 1080)])
def test_the_docks_take_what_width_the_board_does_not_need(make_window: Make, width: int, height: int) -> None:
    window = begun(make_window, width, height)
    view = desk_of(window).board
    size = view.table.geometry.size
    assert view.width() / view.height() == pytest.approx(size.width() / size.height(), rel=0.03)


def test_the_docks_follow_a_window_that_gets_larger_and_smaller(make_window: Make) -> None:
    window = begun(make_window, 1280, 720)
    for width, height in ((1920, 1000), (900, 600), (1600, 900)):
        window.resize(width, height)
        rest(window)
        other = begun(make_window, width, height)
        assert desk_of(window).board.width() == pytest.approx(desk_of(other).board.width(), abs=2)


def test_the_docks_follow_the_text_size_at_once(make_window: Make) -> None:
    window = begun(make_window, 1280, 800)
    dock = window.docking.docks["log"]
    before = dock.width()
    window.text_size.choose(200)
    rest(window)
    assert dock.width() > 1.2 * before
    window.text_size.choose(100)
    rest(window)
    assert dock.width() == pytest.approx(before, abs=2)


def test_a_width_that_somebody_has_chosen_stays_whatever_the_window_does(make_window: Make, qtbot: QtBot) -> None:
    window = begun(make_window, 1280, 720)
    board = desk_of(window).board
    edge = board.mapTo(window, board.rect().topRight()) + QPoint(3, 200)
    qtbot.mousePress(window, Qt.MouseButton.LeftButton, pos=edge)
    qtbot.mouseMove(window, edge - QPoint(90, 0))
    move = QMouseEvent(
        QEvent.Type.MouseMove, QPointF(edge - QPoint(90, 0)), window.mapToGlobal(QPointF(edge - QPoint(90, 0))),
        Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(window, move)
    qtbot.mouseRelease(window, Qt.MouseButton.LeftButton, pos=edge - QPoint(90, 0))
    rest(window)
    docks = window.docking.docks["log"].width()
    assert docks == pytest.approx(window.width() - board.width(), abs=12)
    window.resize(1400, 800)
    rest(window)
    assert window.docking.docks["log"].width() == docks
    window.actions_["reset_layout"].trigger()
    rest(window)
    assert window.docking.docks["log"].width() != docks


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_small_window_the_board_has_seven_tenths_of_the_width_and_every_tab_is_seen(
    make_window: Make, language: str
) -> None:
    window = begun(make_window, 900, 600, language)
    assert desk_of(window).board.width() >= 0.68 * window.width()
    bars = [tabs for tabs in window.findChildren(QTabBar) if tabs.isVisible() and tabs.count()]
    assert len(bars) == 2
    for tabs in bars:
        assert tabs.tabRect(tabs.count() - 1).right() <= tabs.width(), tabs.tabText(tabs.count() - 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choices_of_the_first_turn_are_whole_words_in_a_small_window(make_window: Make, language: str) -> None:
    window = begun(make_window, 900, 600, language)
    strip = window.prompt.strip
    assert strip.count == 5
    for number in range(strip.count):
        button = strip.button(number)
        assert "…" not in button.text()
        lines = button.text().split("\n")
        metrics = QFontMetrics(button.font())
        assert max(map(metrics.horizontalAdvance, lines)) < button.width()
        assert len(lines) * metrics.height() <= button.height()
        assert button.geometry().right() <= strip.width()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_action_of_the_buildings_is_cut_in_a_small_window(make_window: Make, language: str) -> None:
    window = begun(make_window, 900, 600, language)
    window.docking.raise_("buildings")
    page = page_of(window, "buildings")
    rest(window)
    rows = page.findChildren(ActionRow)
    assert len(rows) > 10
    assert [row.title.text() for row in rows if row.isVisibleTo(page) and row.title.is_cut] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stage_of_an_assault_is_named_whole_in_a_small_window(make_window: Make, language: str) -> None:
    window = begun(make_window, 900, 600, language)
    window.docking.raise_("report")
    page = page_of(window, "report")
    rest(window)
    for stage in ASSAULT:
        page.head.setText(title(StageReport(stage), window.language.texts))
        assert not page.head.is_cut, page.head.text()
        assert page.head.height() >= QFontMetrics(page.head.fitted()[0]).ascent()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_of_what_happened_is_named_whole_in_a_small_window(make_window: Make, language: str) -> None:
    window = begun(make_window, 900, 600, language)
    panel, dock = SincePanel(window.language, window.frame.board_page), window.docking.docks["log"]
    panel.show_news([News(0, "Somebody", "something")], 0, [dock])
    rest(window)
    assert panel.width() == dock.width()
    assert not panel.title.is_cut
    panel.close_panel()


def test_the_supply_fits_into_narrow_docks(make_window: Make) -> None:
    window = begun(make_window, 900, 600)
    window.docking.raise_("supply")
    page = page_of(window, "supply")
    rest(window)
    assert page.widget().width() <= page.viewport().width()


def test_undo_and_redo_are_pictures_where_there_is_little_room_and_say_what_they_are(make_window: Make) -> None:
    window = begun(make_window, 900, 600)
    undo = window.prompt.buttons["undo"]
    narrow = undo.width()
    assert undo.text() == window.language("action_name.undo").replace("&", "")
    assert undo.toolTip()
    window.resize(1280, 720)
    rest(window)
    assert undo.width() > narrow + 20


def test_choices_go_back_to_one_line_when_there_is_room(qtbot: QtBot) -> None:
    strip = ChoiceStrip()
    qtbot.addWidget(strip)
    strip.resize(200, 34)
    labels = ("Equipment transfer", "Escape the knife")
    strip.show_choices([Choice(label, label) for label in labels], [QIcon(), QIcon()])
    assert [strip.button(number).text() for number in range(2)] == ["Equipment\ntransfer", "Escape\nthe knife"]
    with qtbot.waitExposed(strip):
        strip.show()
    strip.resize(500, 34)
    assert [strip.button(number).text() for number in range(2)] == list(labels)
    assert strip.button(0).font() == strip.font()


def gapped(qtbot: QtBot) -> ChoiceStrip:
    """Return a wide strip that shows the first and the last choice of five, with gaps for the others."""
    strip = ChoiceStrip()
    qtbot.addWidget(strip)
    strip.resize(1500, 34)
    with qtbot.waitExposed(strip):
        strip.show()
    choices = [Choice(number, f"Long label {number}") for number in range(5)]
    strip.show_choices(choices, [QIcon()] * 5)
    rest(strip)
    strip.show_choices([choices[0], choices[4]], [QIcon()] * 2, ["", "Dice are rolled"])
    assert [strip.key_of(number) for number in range(2)] == [1, 5]
    return strip


def test_choices_move_together_in_a_strip_that_gets_narrower(qtbot: QtBot) -> None:
    strip = gapped(qtbot)
    strip.resize(260, 34)
    assert [strip.button(number).text() for number in range(2)] == ["Long label 0", "Long label 4"]
    assert [strip.key_of(number) for number in range(2)] == [1, 2]
    assert strip.button(1).warning == "Dice are rolled"
    assert strip.button(1).toolTip() == "Long label 4 (2)\nDice are rolled"
    rest(strip)
    assert strip.button(1).isVisible()
    assert strip.button(1).geometry().right() <= strip.width()


def test_choices_are_cut_for_another_text_size_at_once(qtbot: QtBot, settings: Settings) -> None:
    strip = ChoiceStrip()
    qtbot.addWidget(strip)
    size = TextSize(settings)
    labels = ("Equipment transfer", "Escape the knife")
    width = sum(strip.fontMetrics().horizontalAdvance(label) for label in labels)
    strip.resize(width + 80, 34)
    with qtbot.waitExposed(strip):
        strip.show()
    strip.show_choices([Choice(label, label) for label in labels], [QIcon(), QIcon()])
    assert [strip.button(number).text() for number in range(2)] == list(labels)
    size.choose(140)
    qtbot.waitUntil(lambda: "\n" in strip.button(0).text() or "…" in strip.button(0).text())
    size.choose(100)
    qtbot.waitUntil(lambda: [strip.button(number).text() for number in range(2)] == list(labels))
    assert strip.button(0).font().pointSizeF() == pytest.approx(strip.font().pointSizeF())


def test_choices_move_together_when_the_text_gets_larger(qtbot: QtBot, settings: Settings) -> None:
    strip = gapped(qtbot)
    needed = sum(strip.button(number).width() for number in range(2)) + 3 * strip.button(0).width()
    strip.resize(needed + 60, 34)
    assert strip.key_of(1) == 5
    size = TextSize(settings)
    size.choose(160)
    qtbot.waitUntil(lambda: strip.key_of(1) == 2)
    size.choose(100)


def test_a_hint_that_loses_its_room_while_it_is_shown_is_not_seen(qtbot: QtBot) -> None:
    bar, strip, button = QWidget(), ChoiceStrip(), QPushButton("Done")
    row = QHBoxLayout(bar)
    row.addWidget(strip, 1)
    row.addWidget(button)
    qtbot.addWidget(bar)
    bar.resize(700, 60)
    with qtbot.waitExposed(bar):
        bar.show()
    strip.show_choices([Choice("a", "First"), Choice("b", "Second")], [QIcon(), QIcon()])
    # Simulate a longer language: the strip is narrower from the next layout.
    button.setMinimumWidth(400)
    strip.show_hint("Turn cards over in the panel of cards, or begin at once.")
    QApplication.processEvents()
    assert not strip.hint.isVisible()


def test_a_name_takes_two_lines_before_it_is_cut(qtbot: QtBot) -> None:
    label = ElidedLabel("Cauldron against goblins")
    qtbot.addWidget(label)
    label.two, label.least = True, 0.8
    metrics = QFontMetrics(label.font())
    label.resize(metrics.horizontalAdvance("Cauldron against"), 2 * metrics.height())
    assert label.fitted()[1] == "Cauldron\nagainst goblins"
    assert not label.is_cut
    label.resize(label.width(), metrics.height())
    assert label.is_cut
    assert broken_in_two("alone", metrics) == "alone"


@pytest.mark.parametrize("percent", [80, 160])
def test_the_prompt_has_its_size_again_after_the_text_was_larger_or_smaller(make_window: Make, percent: int) -> None:
    window = begun(make_window, 1920, 1080)
    sentence = window.prompt.sentence
    before = sentence.font().pointSizeF()
    window.text_size.choose(percent)
    window.language.choose("fr")
    rest(window)
    assert sentence.font().pointSizeF() == pytest.approx(before * percent / 100)
    window.text_size.choose(100)
    window.language.choose("en")
    rest(window)
    assert sentence.font().pointSizeF() == pytest.approx(before)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_of_the_prompt_is_cut_at_its_foot_in_text_of_twice_the_size(
    make_window: Make, request: pytest.FixtureRequest, language: str
) -> None:
    window = begun(make_window, 900, 600, language)
    prompt, button = window.prompt, window.prompt.strip.button(0)
    # A window sets the size of all text when it is made.
    request.getfixturevalue("twice_as_large")
    rest(window)
    assert prompt.sentence.height() >= prompt.sentence.fontMetrics().height()
    assert button.height() > button.fontMetrics().height()
    prompt.show_decision(Prompt(0, "", "Anna", ""), (), (), ())
    rest(window)
    assert prompt.sentence.height() >= prompt.sentence.fontMetrics().height()
