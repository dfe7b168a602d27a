"""Drops from outside on the window: a saved game opens, anything else is refused with a reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent, QImage
from PySide6.QtWidgets import QApplication, QDialog, QDockWidget, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import save_match
from stronghold_gui.desktop.drops import DropPlate
from stronghold_gui.desktop.table import tile_drags
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY, find_kit
from stronghold_gui.teaching.puzzles.library import library
from stronghold_gui.text import LANGUAGES
from tests.desktop.begin import new_match
from tests.helpers.resting import rest

_LEFT, _NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
_ACTIONS = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction | Qt.DropAction.LinkAction
GAMES = LIBRARY.ids


def files(*paths: Path) -> QMimeData:
    """Return what a file manager drags, with the paths as text beside the addresses, as some do."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    data.setText("\n".join(map(str, paths)))
    return data


def text(words: str) -> QMimeData:
    """Return what a text editor drags."""
    data = QMimeData()
    data.setText(words)
    return data


def address(url: str) -> QMimeData:
    """Return what a browser drags."""
    data = text(url)
    data.setUrls([QUrl(url)])
    return data


def picture() -> QMimeData:
    """Return what a painting program drags."""
    data = QMimeData()
    data.setImageData(QImage(4, 4, QImage.Format.Format_RGB32))
    return data


class Drag:
    """A drag from outside over a window, delivered as the window system delivers it: to a point of the window."""

    def __init__(self, window: QWidget, data: QMimeData, over: QWidget | None = None) -> None:
        self.data, over = data, over or window
        handle = window.window().windowHandle()
        assert handle is not None
        self._handle = handle
        self.point = over.mapTo(window.window(), over.rect().center())
        enter = QDragEnterEvent(self.point, _ACTIONS, data, _LEFT, _NONE)
        QApplication.sendEvent(handle, enter)
        self.accepted, self.action = enter.isAccepted(), enter.dropAction()

    def move(self, point: QPoint) -> bool:
        """Move the drag to another point; return whether a drop is accepted there."""
        self.point = point
        move = QDragMoveEvent(point, _ACTIONS, self.data, _LEFT, _NONE)
        QApplication.sendEvent(self._handle, move)
        return move.isAccepted()

    def leave(self) -> None:
        """Go out of the window."""
        QApplication.sendEvent(self._handle, QDragLeaveEvent())

    def drop(self) -> bool:
        """Let go; return whether the drop was accepted."""
        drop = QDropEvent(QPointF(self.point), _ACTIONS, self.data, _LEFT, _NONE)
        QApplication.sendEvent(self._handle, drop)
        QApplication.processEvents()
        return drop.isAccepted()


@pytest.fixture
def saved(tmp_path: Path) -> Callable[[str], Path]:
    """Return what saves a new match of a game and returns its file."""

    def save(game: str) -> Path:
        kit = LIBRARY.kit(game)
        names = ("Zoé", "Yves", "Xena", "Will")[: min(kit.game.seat_counts)]
        path = tmp_path / f"{game} été.stronghold"
        save_match(Match(kit.game, Header(game, {}, names, 7)), kit, path, None)
        return path

    return save


def plate(window: MainWindow) -> DropPlate:
    """Return the sentence over the window."""
    found = window.findChild(DropPlate)
    assert found is not None
    return found


def names(window: MainWindow) -> tuple[str, ...]:
    """Return who plays the open match."""
    return window.controller.match.header.names if window.controller is not None else ()


def open_game(window: MainWindow, game: str) -> None:
    """Begin a match of a game with the most players."""
    seats = max(LIBRARY.kit(game).game.seat_counts)
    window.files.begin(new_match({}, ("Anna", "Bert", "Cleo", "Dan", "Eve", "Fred")[:seats], 3, game))
    rest(window)


def places(window: MainWindow) -> Iterator[str]:
    """Show every page of the window with the first game, and say which it is."""
    game = GAMES[0]
    window.show_start()
    yield "first page"
    window.pages.show_matches()
    yield "saved games"
    window.learning.show_page(game)
    yield "lessons"
    window.learning.begin(0, anew=True)
    yield "a lesson"
    window.learning.puzzling.show_page(game)
    yield "puzzles"
    window.learning.puzzling.begin(library(LIBRARY.kit(game), find_kit).puzzles[0])
    yield "a puzzle"
    open_game(window, game)
    assert window.curtain.isVisible()
    yield "the curtain"
    open_game(window, game)
    assert window.controller is not None
    window.controller.uncover()
    rest(window)
    yield "the table"


@pytest.mark.parametrize("game", GAMES)
def test_a_match_file_dropped_on_the_first_page_opens(
    window: MainWindow, saved: Callable[[str], Path], game: str
) -> None:
    drag = Drag(window, files(saved(game)))
    assert drag.accepted
    assert drag.action is Qt.DropAction.CopyAction, "the file stays where it is"
    assert plate(window).isVisible()
    assert saved(game).name in plate(window).words.text()
    assert drag.drop()
    assert not plate(window).isVisible()
    assert names(window)[0] == "Zoé"
    assert not window.notice.isVisible()


def test_a_match_file_dropped_on_any_page_opens(window: MainWindow, saved: Callable[[str], Path]) -> None:
    path = saved("warriors")
    for place in places(window):
        rest(window)
        drag = Drag(window, files(path), window.curtain if window.curtain.isVisible() else window.frame.pages)
        assert drag.accepted, place
        assert drag.drop(), place
        assert names(window)[0] == "Zoé", place


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_the_window_lets_a_file_through(
    window: MainWindow, saved: Callable[[str], Path], game: str
) -> None:
    path = saved(game)
    open_game(window, game)
    assert window.controller is not None
    window.controller.uncover()
    window.rulebook.reference.open("contents")
    window.typed.open()
    rest(window)
    for widget in [one for one in window.findChildren(QWidget) if one.acceptDrops() and one.isVisible()]:
        drag = Drag(window, files(path), widget)
        assert drag.accepted, widget
        assert plate(window).isVisible(), widget
        drag.leave()
        assert not plate(window).isVisible(), widget
    assert Drag(window, files(path), window.current.tabletop.view.viewport()).drop()
    assert names(window)[0] == "Zoé"


def test_a_file_that_goes_from_dock_to_board_can_be_dropped_there(
    window: MainWindow, saved: Callable[[str], Path]
) -> None:
    open_game(window, "stronghold")
    assert window.controller is not None
    window.controller.uncover()
    rest(window)
    drag = Drag(window, files(saved("stronghold")), window.docking.docks["log"])
    view = window.current.tabletop.view
    assert drag.move(view.mapTo(window, view.rect().center()))
    assert plate(window).isVisible()
    assert drag.drop()
    assert names(window)[0] == "Zoé"


def test_a_match_file_dropped_on_a_floating_dock_opens(
    window: MainWindow, saved: Callable[[str], Path], qtbot: QtBot
) -> None:
    open_game(window, "stronghold")
    assert window.controller is not None
    window.controller.uncover()
    rest(window)
    dock: QDockWidget = window.docking.docks["log"]
    dock.setFloating(True)
    qtbot.waitUntil(dock.isVisible)
    assert Drag(dock, files(saved("fortress"))).drop()
    assert names(window)[0] == "Zoé"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_opened_is_told_why_in_one_sentence(
    make_window: Callable[..., MainWindow], saved: Callable[[str], Path], tmp_path: Path, language: str
) -> None:
    window = make_window(language)
    open_game(window, "warriors")
    other = tmp_path / "notes.txt"
    other.write_text("milk, bread")
    spoiled = tmp_path / "spoiled.stronghold"
    spoiled.write_bytes(b"\xff\x00 no game")
    told: dict[str, str] = {}
    for what, data in {
        "other file": files(other), "spoiled": files(spoiled), "gone": files(tmp_path / "gone.stronghold"),
        "no name": files(Path("/a\0b")), "several": files(saved("warriors"), other), "folder": files(tmp_path),
        "address": address("https://example.org/game.stronghold"), "text": text("Ctrl+C"), "picture": picture(),
    }.items():  # fmt: skip
        window.notice.hide()
        drag = Drag(window, data, window.current.tabletop.view)
        assert drag.accepted, f"{what}: what is not accepted cannot be told why not"
        drag.drop()
        assert window.notice.isVisible(), what
        told[what] = window.notice.words.text()
        assert names(window)[0] == "Anna", what
    sentences = {what: sentence.count(". ") for what, sentence in told.items()}
    assert set(sentences.values()) == {0}, told
    assert "notes.txt" in told["other file"]
    assert tmp_path.name in told["folder"]
    assert len({told[what] for what in ("several", "folder", "address", "text", "other file")}) == 5, told
    assert told["text"] == told["picture"]


def test_what_cannot_be_opened_says_so_already_while_it_is_dragged(window: MainWindow, tmp_path: Path) -> None:
    drag = Drag(window, files(tmp_path))
    words = plate(window).words
    assert tmp_path.name in words.text()
    QApplication.processEvents()
    assert words.height() >= words.heightForWidth(words.width()), "no line of it is cut"
    assert not plate(window)._good
    drag.leave()
    assert not plate(window).isVisible()
    assert not window.notice.isVisible(), "nobody has dropped it"


def test_with_a_dialog_open_nothing_can_be_dropped(window: MainWindow, saved: Callable[[str], Path]) -> None:
    path = saved("stronghold")
    window.files.new("stronghold")
    dialog = window.findChild(QDialog, "new_game")
    assert dialog is not None
    for over in (window, dialog):
        drag = Drag(over, files(path))
        assert not drag.accepted
        assert not plate(window).isVisible()
    assert names(window) == ()
    dialog.reject()
    assert Drag(window, files(path)).drop()
    assert names(window)[0] == "Zoé"


def test_a_piece_dropped_beside_the_board_is_no_file(window: MainWindow) -> None:
    open_game(window, "stronghold")
    assert window.controller is not None
    window.controller.uncover()
    rest(window)
    drag = Drag(window, tile_drags.pack("CAMP", "orc"), window.menuBar())
    assert not drag.accepted
    assert not plate(window).isVisible()


def test_text_can_still_be_dropped_on_a_line_for_text(window: MainWindow, saved: Callable[[str], Path]) -> None:
    window.rulebook.reference.open("contents")
    rest(window)
    field = window.findChild(QLineEdit, "rules_search")
    assert field is not None
    assert field.isVisible()
    assert Drag(window, text("siege"), field).drop()
    assert field.text() == "siege"
    assert Drag(window, files(saved("stronghold")), field).drop()
    assert names(window)[0] == "Zoé"


def test_dropping_the_open_match_again_loses_no_move(window: MainWindow, saved: Callable[[str], Path]) -> None:
    path = saved("warriors")
    window.files.open_path(path)
    controller = window.controller
    assert controller is not None
    controller.uncover()
    controller.play(controller.moves()[0])
    assert Drag(window, files(path)).drop()
    assert window.controller is not None
    assert len(window.controller.match.played) == 1
