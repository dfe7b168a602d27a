"""The story page of any game: language, theme, and saved pictures."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.charts.chart import Axis, Chart, Rows, Tick
from stronghold_gui.desktop.charts.page import POINTS, ROW, is_narrow
from stronghold_gui.desktop.fitting import FRAME
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.story.page import StoryDialog
from stronghold_gui.desktop.theme import DARK, Tones, palette_of
from stronghold_gui.text import LANGUAGES, Catalogue
from tests.helpers.clipping import clipped
from tests.helpers.drawn import drawn_page
from tests.helpers.failing import failing, once


class Race:
    """The story of a game that was never played."""

    def __init__(self, texts: Catalogue) -> None:
        self._texts = texts

    @property
    def title(self) -> str:
        """A word of the program."""
        return self._texts("window.end.close")

    file_name = "race"

    def sentences(self) -> list[str]:
        """Two, with a name in them that is no formula."""
        return [self._texts("story.pages"), "$_ won."]

    def charts(self, tones: Tones) -> Rows:
        """Four charts with nothing in them."""
        return [[Chart("Lanes", Axis(0, 1, [Tick(0, "Lane", tones.text)]), empty="Nobody ran.")] * 2] * 2


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[StoryDialog]:
    parent = QWidget()
    qtbot.addWidget(parent)
    language = Language("en")
    made = StoryDialog(lambda: Race(language.texts), language, parent)
    with qtbot.waitExposed(made):
        made.open()
    yield made
    parent.deleteLater()


def test_title_and_sentences_are_those_of_the_game_and_describe_the_pictures(dialog: StoryDialog) -> None:
    assert dialog.windowTitle() == "Close"
    assert dialog.sentences.text() == "Pages to print\n$_ won."
    assert dialog.charts.accessibleName() == "Close"
    assert dialog.charts.accessibleDescription() == "Pages to print $_ won."
    dialog._language.choose("fr")
    assert dialog.windowTitle() == "Fermer"
    assert dialog.sentences.text() == "Pages à imprimer\n$_ won."
    assert dialog.charts.accessibleDescription() == "Pages à imprimer $_ won."


def test_its_charts_are_there_at_once_in_the_colours_of_the_theme(dialog: StoryDialog) -> None:
    light = dialog.charts.grab().toImage()
    dialog.setPalette(palette_of(DARK))
    dark = dialog.charts.grab().toImage()
    assert dark.pixelColor(1, 1) == QColor(DARK.base) != light.pixelColor(1, 1)
    assert len({dark.pixel(x, y) for x in range(300) for y in range(4, 30)}) > 2, "a heading is painted"


def test_its_charts_grow_with_the_texts_of_the_window(dialog: StoryDialog) -> None:
    before, font = dialog.charts.minimumHeight(), dialog.charts.font()
    font.setPixelSize(4 * dialog.charts.fontInfo().pixelSize())
    dialog.charts.setFont(font)
    assert dialog.charts.minimumHeight() > 2 * before


def test_its_buttons_lie_on_a_small_screen(dialog: StoryDialog) -> None:
    """The screen of the tests is 800 by 800: what is asked of the dialog is to leave room for a title."""
    room = dialog.screen().availableSize()
    assert dialog.height() <= max(room.height() - 40, dialog.minimumSizeHint().height())
    parent = dialog.parentWidget()
    assert parent is not None
    with patch.object(QScreen, "availableSize", return_value=QSize(1280, 720)):
        small = StoryDialog(dialog._tell, dialog._language, parent)
        small.open()
        assert small.height() == 720 - FRAME.height()
    small.close()


def test_a_picture_for_a_file_has_title_and_sentences_on_it(qapp: QApplication) -> None:
    written = drawn_page(Race(Language("en").texts), head=True).texts
    assert written[:3] == ["Close", "Pages to print", "$_ won."]
    assert written.count("Lanes") == written.count("Nobody ran.") == 4


@pytest.mark.parametrize("ending", ["png", "svg", "pdf", "html"])
def test_it_is_kept_as_a_picture_or_a_page(dialog: StoryDialog, tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"race.{ending}"
    assert dialog.save(file) == ""
    head = file.read_bytes()[:8]
    assert head.startswith({"png": b"\x89PNG", "svg": b"<?xml", "pdf": b"%PDF", "html": b"<!DOCTY"}[ending])


def test_a_file_that_cannot_be_written_is_told_in_a_sentence(dialog: StoryDialog, tmp_path: Path) -> None:
    dialog._keep(str(tmp_path / "nowhere" / "race.png"))
    box = dialog.findChild(QMessageBox, "story_fault")
    assert box is not None
    assert box.text() == (
        "“race.png”: the file cannot be written (the system says: No such file or directory); its old contents are "
        "unchanged. Please choose another location."
    )
    box.close()


def test_the_button_asks_where_to_and_writes_there(dialog: StoryDialog, tmp_path: Path, qtbot: QtBot) -> None:
    QTest.mouseClick(dialog.save_page, Qt.MouseButton.LeftButton)
    asked = dialog.findChild(QFileDialog)
    assert asked is not None
    asked.setDirectory(str(tmp_path))
    asked.selectFile("mine")
    asked.accept()
    qtbot.waitUntil((tmp_path / "mine.pdf").is_file)


@pytest.mark.parametrize("ending", ["png", "svg", "pdf"])
def test_a_full_disk_leaves_the_picture_that_was_there(dialog: StoryDialog, tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"race.{ending}"
    file.write_bytes(b"the one before")
    with failing([tmp_path]) as disk:
        disk.in_parts = lambda length: min(length, 100)
        disk.refuses = once("write", 1, errno.ENOSPC)
        assert "No space left on device" in dialog.save(file)
    assert file.read_bytes() == b"the one before"
    assert [left.name for left in tmp_path.iterdir()] == [file.name]


def test_a_form_that_no_story_has_is_told_and_nothing_is_written(dialog: StoryDialog, tmp_path: Path) -> None:
    said = dialog.save(tmp_path / "race.docx")
    assert said.startswith("“race.docx”: pictures are saved as .png or .svg")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_narrow_window_pictures_are_stacked_and_large_texts_are_not_cut(
    language: str, twice_as_large: None, qtbot: QtBot
) -> None:
    parent, say = QWidget(), Language(language)
    qtbot.addWidget(parent)
    page_ = StoryDialog(lambda: Race(say.texts), say, parent)
    page_.review.show()
    page_.resize(884, 552)
    page_.open()
    area, charts = page_.findChild(QScrollArea, "story_area"), page_.charts
    assert area is not None
    unit = charts.dots / POINTS
    qtbot.waitUntil(lambda: charts.height() >= 4 * ROW * charts.dots * 0.99)
    assert is_narrow(charts.width(), unit)
    assert not area.horizontalScrollBar().maximum(), "nothing has to be scrolled sideways"
    assert list(clipped(page_)) == []
    page_.resize(2200, 900)
    qtbot.waitUntil(lambda: not is_narrow(charts.width(), unit) and charts.height() < 1000)
    page_.close()
