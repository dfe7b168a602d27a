"""The result dialog: it shows all its texts for any names, language and text size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.new_seats import LONGEST_NAME
from stronghold_gui.desktop.play.shown import Ending
from stronghold_gui.desktop.result import ResultDialog
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.text_size import LARGEST, TextSize

LONG = "Maximiliana" * (LONGEST_NAME // 11)
HEADS = {
    "usual": ("Invader", "Defender"),
    "partners": ("Invaders\nAda and Cleo", "Defenders\nDefender of the western side and Brun"),
    "one long word": (f"Invaders\n{LONG}", f"Defenders\n{LONG} and {LONG}"),
}


@pytest.fixture(autouse=True)
def usual_text(qapp: QApplication) -> Iterator[None]:
    """The text size is the application's, and there is one application for all tests."""
    yield
    TextSize(Settings()).choose(100)


def cut_in(dialog: ResultDialog) -> list[str]:
    """Return the texts of a dialog that do not fit into their labels or are outside the visible part."""
    found = []
    for label in dialog.findChildren(QLabel):
        if label.isHidden():
            continue
        metrics, room = label.fontMetrics(), label.contentsRect()
        needed = max(metrics.horizontalAdvance(word) for word in label.text().split()) if label.wordWrap() else 0
        needed = needed or metrics.horizontalAdvance(label.text())
        high = label.heightForWidth(room.width()) if label.wordWrap() else metrics.height()
        seen = dialog.rect().contains(label.mapTo(dialog, label.rect().topLeft()))
        if needed > room.width() or high > room.height() or not seen:
            found.append(label.text())
    return found


@pytest.mark.parametrize("heads", HEADS)
def test_all_can_be_read_in_every_size_and_language(
    heads: str, settings: Settings, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QScreen, "availableSize", lambda _screen: QSize(1280, 800))
    parent, language, size = QWidget(), Language("en"), TextSize(settings)
    qtbot.addWidget(parent)
    sources = (("Start of the game", (10, 4)), ("Passing of time", (-6, 6)), ("Breach", (3, 0)))
    ending = Ending("Ada and Cleo win", "One more assault has decided.", HEADS[heads], sources, (7, 10))
    dialog = ResultDialog(lambda: ending, language, parent)
    with qtbot.waitExposed(dialog):
        dialog.open()
    for percent in (100, LARGEST, 100):
        for code in ("en", "fr"):
            size.choose(percent)
            language.choose(code)
            qtbot.waitUntil(lambda: not cut_in(dialog))
            assert dialog.width() >= dialog.minimumSizeHint().width()
    dialog.reject()


def test_where_no_points_are_counted_there_is_no_empty_table(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    ending = Ending("Ada wins", "The town lies in ruins (turn 1)", (), ())
    dialog = ResultDialog(lambda: ending, Language("en"), parent)
    with qtbot.waitExposed(dialog):
        dialog.open()
    table = dialog.findChild(QWidget, "result_table")
    assert table is not None
    assert table.isHidden()
    dialog.close()
