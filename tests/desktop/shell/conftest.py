"""A window that has the toy in its library, and a person with a mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.match import Header, Match
from stronghold_gui.desktop.application import delete_window
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.play.controller import Controller
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import Library
from tests.desktop.desks import choices_of
from tests.toy.entry import WITH_TOY

SIX = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")
_LEFT = Qt.MouseButton.LeftButton
Open = Callable[..., "Somebody"]


class Somebody:
    """A person with the mouse; the pressed widgets must be visible and reachable."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @property
    def match(self) -> Controller:
        """The match that is shown."""
        assert self.window.controller is not None
        return self.window.controller

    def click(self, widget: QWidget) -> None:
        """Press a widget that can be seen and used."""
        assert widget.isVisible(), widget.objectName()
        assert widget.isEnabled(), widget.objectName()
        QTest.mouseClick(widget, _LEFT)
        QApplication.processEvents()

    def key(self, key: str) -> None:
        """Press a key, wherever the keyboard is."""
        QTest.keySequence(QApplication.focusWidget() or self.window, key)
        QApplication.processEvents()

    def named(self, name: str) -> QWidget:
        """Return a widget by its name."""
        found = self.window.findChild(QWidget, name)
        assert found is not None, name
        return found

    def dialog(self, kind: type[QDialog]) -> QDialog:
        """Return the dialog of a kind that is open."""
        open_ones = [dialog for dialog in self.window.findChildren(kind) if dialog.isVisible()]
        assert len(open_ones) == 1, kind
        return open_ones[0]

    def come(self) -> None:
        if self.match.covered:
            self.click(self.window.curtain.button)

    def choose(self, label: str) -> None:
        """Press a choice of the prompt by what it says."""
        labels = [choice.label for choice in choices_of(self.window)]
        assert label in labels, labels
        self.click(self.window.prompt.strip.button(labels.index(label)))

    def press(self, action: str) -> None:
        self.click(self.window.prompt.buttons[action])

    def begin(self, names: Sequence[str] = SIX, seed: int = 5, river: str = "short") -> None:
        """Begin a match of the rafts."""
        kit = WITH_TOY.kit("rafts")
        self.window.files.begin(Match(kit.game, Header("rafts", {"river": river}, tuple(names), seed)))
        QApplication.processEvents()

    def play_round(self, efforts: Sequence[int]) -> None:
        """Make all players choose, each alone at the screen."""
        for effort in efforts:
            self.come()
            self.choose(f"Row with {effort}")

    @property
    def deciding(self) -> list[Seat]:
        """Return the seats that must decide."""
        return [decision.seat for decision in self.match.decisions]


@pytest.fixture
def settings(qapp: object) -> Settings:
    """Return settings without animation."""
    made = Settings()
    made.set_text("window/animation", "off")
    return made


@pytest.fixture
def opened(qapp: object, settings: Settings, qtbot: QtBot) -> Iterator[Open]:
    """Return a function that opens a window with the first page and a person at it."""
    windows: list[MainWindow] = []

    def open_it(library: Library = WITH_TOY, language: str = "en") -> Somebody:
        window = MainWindow(Language(language), settings, library)
        windows.append(window)
        window.resize(1280, 800)
        window.show_start()
        with qtbot.waitExposed(window):
            window.show()
        return Somebody(window)

    yield open_it
    for window in windows:
        window.files.forget()
        delete_window(window)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
