"""Reports texts and widgets that do not fit on screens of a given size; tests run it as a process.

Qt's offscreen platform has the screens of a file, which it reads when it begins. Arguments: a language, and a part of
the window (`PARTS`). Each fault is printed on a line.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QDialog, QToolBar, QToolButton, QWidget

from stronghold_gui.core.match import Header, Match
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.qt_application import make_application
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY, find_kit
from stronghold_gui.teaching.puzzles.library import library
from tests.desktop import everywhere
from tests.games.begun import play_on
from tests.helpers.clipping import clipped
from tests.helpers.drawn_once import draw_once
from tests.helpers.resting import rest

_NAMES: Final = ("Anna", "Bert", "Cleo", "Dan", "Eve", "Fred")
_MOVES: Final = 3


def opened(language: str) -> MainWindow:
    """Return the window as it comes up on this screen for the first time."""
    settings = Settings()
    settings.set_text("window/animation", "off")
    window = MainWindow(Language(language), settings)
    window.show_start()
    window.show()
    rest(window)
    return window


def begin(window: MainWindow, game: str) -> None:
    """Begin a match of a game with the most players, and make a few moves."""
    rules = LIBRARY.kit(game).game
    match = Match(rules, Header(game, {}, _NAMES[: max(rules.seat_counts)], 4))
    play_on(match, random.Random(4), _MOVES)  # noqa: S311 - a game, no secret
    window.files.forget()
    window.files.begin(match)
    rest(window)


def outside(window: QWidget) -> Iterator[str]:
    """Yield whether a window sticks out of its screen, or has less room than what it holds needs."""
    screen, frame = window.screen().availableGeometry(), window.frameGeometry()
    if not screen.contains(frame):
        yield f"its frame {frame.getRect()} is not on the screen {screen.getRect()}"
    layout = window.layout()
    needed = layout.totalMinimumSize() if layout is not None else window.minimumSizeHint()
    if needed != needed.boundedTo(window.size()):
        yield f"it needs {needed.toTuple()} and has {window.size().toTuple()}"


def out_of_sight(window: MainWindow) -> Iterator[str]:
    """Yield the buttons of bars that cannot be pressed because they are not on the screen."""
    inside = window.rect()
    for bar in window.findChildren(QToolBar):
        for button in bar.findChildren(QWidget) if bar.isVisible() else ():
            if not isinstance(button, QToolButton) or button.objectName() == "qt_toolbar_ext_button":
                continue
            place = QRect(button.mapTo(window, button.rect().topLeft()), button.size())
            if button.isVisible() and not inside.contains(place):
                yield f"{button.objectName() or button.text()} stands at {place.getRect()}"
        more = bar.findChild(QToolButton, "qt_toolbar_ext_button")
        if bar.isVisible() and more is not None and more.isVisible():
            yield f"{bar.objectName()} has not all of its buttons in sight"
    if window.controller is not None and not window.curtain.isVisible():
        for name, shown in window.prompt.buttons.items():
            if shown.visibleRegion().boundingRect().size() != shown.size():
                yield f"{name} cannot be seen whole"


def faults_of(window: MainWindow, page: str) -> Iterator[str]:
    """Yield what does not fit on a page."""
    rest(window)
    for fault in (*outside(window), *out_of_sight(window), *clipped(window)):
        yield f"{page}: {fault}"


def pages(window: MainWindow) -> Iterator[str]:
    """Look at every page, with every game."""
    yield from faults_of(window, "first page")
    for game in LIBRARY.ids:
        begin(window, game)
        yield from faults_of(window, f"{game}: as it begins")
        assert window.controller is not None
        window.controller.uncover()
        yield from faults_of(window, f"{game}: a match")
        yield from docks(window, game)
        window.history.look_at(1)
        yield from faults_of(window, f"{game}: looking back")
        window.history.go_home()
        for place in everywhere.helpers(window):
            yield from faults_of(window, f"{game}: {place}")
        for dock in (window.hints.dock, window.rulebook.reference.dock):
            dock.hide()
        window.learning.show_page(game)
        yield from faults_of(window, f"{game}: lessons")
        window.learning.begin(0, anew=True)
        yield from faults_of(window, f"{game}: a lesson")
        window.learning.puzzling.show_page(game)
        yield from faults_of(window, f"{game}: puzzles")
        window.learning.puzzling.begin(library(LIBRARY.kit(game), find_kit).puzzles[0])
        yield from faults_of(window, f"{game}: a puzzle")
    window.pages.show_matches()
    yield from faults_of(window, "saved games")
    window.pages.show_record()
    yield from faults_of(window, "record of games")


def docks(window: MainWindow, game: str) -> Iterator[str]:
    """Look at each dock of a game in front of its stack."""
    assert window.page is not None
    for name, dock in window.docking.docks.items():
        dock.raise_()
        rest(window)
        yield from (f"{game}: dock {name}: {fault}" for fault in (*outside(window), *out_of_sight(window)))


def dialogs(window: MainWindow) -> Iterator[str]:
    """Look at every dialog, and at that of a new match for every game."""
    everywhere.whole_game(window, 4)
    for dialog in everywhere.dialogs(window):
        yield from faults_of_dialog(dialog)
    for game in LIBRARY.ids:
        window.files.new(game)
        dialog = next(one for one in window.findChildren(QDialog) if one.isVisible())
        yield from faults_of_dialog(dialog)
        dialog.reject()


def faults_of_dialog(dialog: QDialog) -> Iterator[str]:
    """Yield what does not fit in a dialog."""
    rest(dialog)
    for fault in (*outside(dialog), *clipped(dialog)):
        yield f"{dialog.objectName()}: {fault}"


def enlarged(window: MainWindow) -> Iterator[str]:
    """Make the window and a dialog large on the last screen, for the next start without that."""
    screen = QApplication.screens()[-1].availableGeometry()
    window.resize(screen.size() * 0.9)
    window.move(screen.bottomRight() - window.rect().bottomRight())
    window.actions_["preferences"].trigger()
    dialog = window.findChild(QDialog, "preferences")
    assert dialog is not None
    dialog.resize(screen.size() * 0.8)
    dialog.move(screen.bottomRight() - dialog.rect().bottomRight())
    rest(window)
    if dialog.width() < screen.width() // 2:
        yield "the dialog did not become large"
    dialog.reject()


def recalled(window: MainWindow) -> Iterator[str]:
    """Open the window and a dialog as they were left on another screen."""
    rest(window, soon=500)
    yield from faults_of(window, "first page")
    window.actions_["preferences"].trigger()
    dialog = window.findChild(QDialog, "preferences")
    assert dialog is not None
    yield from faults_of_dialog(dialog)
    dialog.reject()


def moved(window: MainWindow) -> Iterator[str]:
    """Move the window from a large screen, the first one, to a small one."""
    large, small = QApplication.screens()
    window.resize(large.availableSize() * 0.9)
    window.move(large.availableGeometry().topLeft())
    rest(window)
    if window.width() < small.size().width():
        yield "on the large screen it is not large"
    window.move(small.availableGeometry().topLeft())
    rest(window, soon=500)
    if window.screen() is not small:
        yield "it did not come to the other screen"
    yield from (f"moved: {fault}" for fault in outside(window))


PARTS: Final[dict[str, Callable[[MainWindow], Iterator[str]]]] = {
    "pages": pages,
    "dialogs": dialogs,
    "moved": moved,
    "enlarged": enlarged,
    "recalled": recalled,
}

if __name__ == "__main__":
    application = make_application(sys.argv[1])
    with pytest.MonkeyPatch.context() as patch:
        draw_once(patch)
        shown = opened(sys.argv[1])
        for line in PARTS[sys.argv[2]](shown):
            sys.stdout.write(f"{line}\n")
        shown.files.forget()
        shown.close()
