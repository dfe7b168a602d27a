"""A window with a match, and a person who plays in it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.core.match import Header, Match
from stronghold_gui.desktop.application import delete_window
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.table import tile_drags
from stronghold_gui.desktop.theme import SMALLEST_TEXT
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.files import translations_dir
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.notation import parse
from stronghold_gui.text import add_texts
from tests.desktop.desks import desk_of, page_of
from tests.desktop.table.small_table import Player
from tests.games.stronghold.scene import Scene
from tests.helpers.drawn_once import draw_once
from tests.helpers.resting import rest

PEOPLE = {2: ("Anna", "Bert"), 3: ("Anna", "Bert", "Cleo"), 4: ("Anna", "Bert", "Cleo", "Dan")}
"""Who plays, by how many they are."""
_MOVE, _LEFT, _NONE = Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier

# Some speak of the game before a window is there.
add_texts(translations_dir("stronghold"))


class Person:
    """A person at the window, with a mouse and a keyboard."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @property
    def board(self) -> Player:
        """The hands on the board."""
        return Player(desk_of(self.window).board)

    def widget(self, name: str) -> QWidget:
        """Return a widget by its name; tests open docks and dialogs themselves."""
        found = self.window.findChild(QWidget, name)
        assert found is not None, name
        return found

    def click(self, name: str) -> None:
        """Press the left button on a widget."""
        QTest.mouseClick(self.widget(name), _LEFT)

    def key(self, *keys: str) -> None:
        """Press keys, each with its modifiers (``Ctrl+Z``), wherever the keyboard is."""
        for key in keys:
            QTest.keySequence(QApplication.focusWidget() or self.window, key)

    def drop(self, source: tuple[str, str], target: str) -> bool:
        """Let something out of a dock fall on an area of the board, as the window system does it."""
        board = desk_of(self.window).board
        return fall(board.viewport(), self.board.at(target), source)

    def notation(self) -> list[str]:
        """Return the moves played so far."""
        controller = self.window.controller
        assert controller is not None
        return [STRONGHOLD.text(done.record.move) for done in controller.match.played]


def fall(widget: QWidget, point: QPoint, source: tuple[str, str]) -> bool:
    """Do what the window system does with a drag; return whether the drop was accepted."""
    data = tile_drags.pack(*source)
    enter = QDragEnterEvent(point, _MOVE, data, _LEFT, _NONE)
    QApplication.sendEvent(widget, enter)
    if not enter.isAccepted():
        return False
    QApplication.sendEvent(widget, QDragMoveEvent(point, _MOVE, data, _LEFT, _NONE))
    drop = QDropEvent(QPointF(point), _MOVE, data, _LEFT, _NONE)
    QApplication.sendEvent(widget, drop)
    return drop.isAccepted()


def wait_for_board(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until the board has a size: before that there is nothing to show a performance on."""
    qtbot.waitUntil(lambda: desk_of(window).scene.resolution is not None)


@pytest.fixture
def settings(qapp: object) -> Settings:
    """Return settings without animation and without the question before Done."""
    made = Settings()
    made.set_text("window/animation", "off")
    made.set_flag("window/ask_unused", value=False)
    return made


@pytest.fixture
def make_window(
    qapp: object, settings: Settings, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., MainWindow]]:
    windows: list[MainWindow] = []
    draw_once(monkeypatch)

    def make(language: str = "en", *, first_page: bool = False) -> MainWindow:
        """Open a window: with the first page, or without it, as for a file opened at once; that is faster."""
        window = MainWindow(Language(language), settings)
        windows.append(window)
        window.resize(1280, 720)
        if first_page:
            window.show_start()
        with qtbot.waitExposed(window):
            window.show()
        return window

    yield make
    for window in windows:
        window.files.forget()
        delete_window(window)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def window(make_window: Callable[..., MainWindow]) -> MainWindow:
    return make_window()


@pytest.fixture
def person(window: MainWindow) -> Person:
    return Person(window)


@pytest.fixture
def sit(window: MainWindow) -> Callable[..., Person]:
    """Return a function that opens a match (a scene or a new one), plays first moves and lifts the curtain."""

    def opened(
        scene: Scene | None = None, *moves: str, names: tuple[str, ...] = (), seats: int = 2, **options: str
    ) -> Person:
        number = seats if scene is None else scene.p.seats
        header = Header("stronghold", options, names or PEOPLE[number], 4)
        window.files.begin(Match(STRONGHOLD, header, scene.p if scene is not None else None))
        assert window.controller is not None
        # The board gets its size with the first events; without a size, moves are not animated.
        QCoreApplication.processEvents()
        assert desk_of(window).scene.resolution is not None
        for text in moves:
            window.controller.uncover()
            assert window.controller.play(parse(text)), text
        # All docks are there from the start: what they show is asked of them, seen or not.
        for name in window.docking.docks:
            page_of(window, name)
        window.docking.refresh_all()
        desk_of(window).scene.motion = False
        rest(window, soon=20)
        return Person(window)

    return opened


@pytest.fixture
def twice_as_large(qapp: QApplication) -> Iterator[None]:
    """Make all texts as large as where the system shows them at 200 %."""
    before, font = qapp.font(), qapp.font()
    font.setPointSizeF(2 * max(SMALLEST_TEXT, font.pointSizeF()))
    qapp.setFont(font)
    yield
    qapp.setFont(before)
