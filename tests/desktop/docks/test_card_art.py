"""Pictures drawn while the program is idle: one a turn, each once, only for widgets that still exist."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent, QPixmap
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from stronghold_gui.desktop.docks import card_art

SIZE = QSize(20, 10)
DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1"/></svg>'


class Pictured(QWidget):
    """Shows a picture as soon as it is drawn."""

    def __init__(self, picture: Path) -> None:
        super().__init__()
        self.setFixedSize(SIZE)
        self.picture = picture
        self.shown: QPixmap | None = None

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.shown = card_art.kept(self.picture, SIZE, 2.0, self.devicePixelRatioF())
        if self.shown is None:
            card_art.draw_later(self, self.picture, SIZE, 2.0)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the names of what is drawn, in its order; nothing was drawn before."""
    names: list[str] = []
    draw = card_art.draw

    def note(path: Path, size: QSize, radius: float, ratio: float) -> QPixmap:
        names.append(path.stem)
        return draw(path, size, radius, ratio)

    monkeypatch.setattr(card_art, "draw", note)
    monkeypatch.setattr(card_art, "_drawn", {})
    return names


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> QWidget:
    whole = QWidget()
    qtbot.addWidget(whole)
    column = QVBoxLayout(whole)
    for name in ("first", "second", "third"):
        picture = tmp_path / f"{name}.svg"
        picture.write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1"/></svg>'
        )
        column.addWidget(Pictured(picture))
    return whole


def pictures(window: QWidget) -> list[Pictured]:
    return [child for child in window.children() if isinstance(child, Pictured)]


def test_every_picture_is_drawn_once_and_its_widget_painted_again(
    qtbot: QtBot, window: QWidget, drawn: list[str]
) -> None:
    window.show()
    qtbot.waitUntil(lambda: all(one.shown is not None for one in pictures(window)))
    assert drawn == ["first", "second", "third"]


def test_to_ask_twice_is_to_ask_once(qtbot: QtBot, window: QWidget, drawn: list[str]) -> None:
    first = pictures(window)[0]
    for _ in range(2):
        card_art.draw_later(first, first.picture, SIZE, 2.0)
    qtbot.waitUntil(lambda: bool(drawn))
    qtbot.wait(10)
    assert drawn == ["first"]


def test_of_a_widget_that_is_gone_nothing_is_drawn_and_the_others_are(
    qtbot: QtBot, window: QWidget, drawn: list[str]
) -> None:
    gone, *_, left = pictures(window)
    for one in (gone, left):
        card_art.draw_later(one, one.picture, SIZE, 2.0)
    delete(gone)
    qtbot.waitUntil(lambda: bool(drawn))
    assert drawn == ["third"]


def test_of_a_widget_that_has_another_size_by_now_only_that_is_drawn(
    qtbot: QtBot, window: QWidget, drawn: list[str]
) -> None:
    first, second, _ = pictures(window)
    card_art.draw_later(first, first.picture, SIZE, 2.0)
    card_art.draw_later(first, first.picture, SIZE * 2, 2.0)
    card_art.draw_later(second, second.picture, SIZE, 2.0)
    qtbot.waitUntil(lambda: "second" in drawn)
    assert drawn == ["first", "second"]
    assert card_art.kept(first.picture, SIZE, 2.0, first.devicePixelRatioF()) is None
