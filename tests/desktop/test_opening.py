"""The first picture of the window is complete: board, pieces, prompt and docks."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QDockWidget, QTabBar, QWidget

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import save_match
from stronghold_gui.desktop.application import begin, delete_window, open_window
from stronghold_gui.desktop.file_head import head_of
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY
from tests.desktop.test_files import saved
from tests.helpers.resting import rest


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    made = open_window("en")
    made.resize(1280, 720)
    yield made
    made.files.forget()
    delete_window(made)


class First(QObject):
    """Reports when a window is first painted."""

    seen = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt asks."""
        if event.type() == QEvent.Type.Paint and not self._told():
            self.seen.emit()
        return super().eventFilter(watched, event)

    def _told(self) -> bool:
        told = bool(self.property("told"))
        self.setProperty("told", True)
        return told


@pytest.mark.parametrize("game", [entry.id for entry in LIBRARY.shown])
def test_docks_are_full_and_have_their_tabs_when_a_match_is_first_painted(window: MainWindow, game: str) -> None:
    window.show_start()
    window.show()
    # A game that was left before, in a window of another size.
    window.files.begin(Match(LIBRARY.kit("stronghold").game, Header("stronghold", {}, ("", ""), 1)))
    rest(window)
    window.files.forget()
    window.resize(800, 600)
    rest(window)
    kit = LIBRARY.kit(game)
    names = ("",) * min(kit.game.seat_counts)
    window.files.begin(Match(kit.game, Header(game, {}, names, 1)))
    front = [dock for name, dock in window.docking.docks.items() if window.docking.in_front(name)]
    assert len(front) > 1
    assert all(type(dock.widget()) is not QWidget for dock in front)
    rest(window)
    tabs = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    stacks = sum(bool(window.tabifiedDockWidgets(dock)) for dock in front)
    assert sum(bar.isVisible() and window.rect().intersects(bar.geometry()) for bar in tabs) == stacks


@pytest.mark.parametrize("game", [entry.id for entry in LIBRARY.shown])
def test_a_window_that_is_started_with_a_match_is_complete_when_it_is_first_seen(
    window: MainWindow, game: str, tmp_path: Path
) -> None:
    kit, path = LIBRARY.kit(game), tmp_path / "a.stronghold"
    names = ("",) * min(kit.game.seat_counts)
    save_match(Match(kit.game, Header(game, {}, names, 1)), kit, path)
    seen: list[bool] = []

    def look() -> None:
        front = [dock for name, dock in window.docking.docks.items() if window.docking.in_front(name)]
        filled = all(type(dock.widget()) is not QWidget for dock in front)
        seen.append(len(front) > 1 and filled and window.controller is not None)

    window.windowHandle()
    shown = First(window)
    shown.seen.connect(look)
    begin(window, path)
    rest(window)
    assert seen == [True]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b'{"format": "stronghold-match", "version": 1, "game": "stron',
        b'{"format": "stronghold-match", "version": 1, "game": "stronghold", "options": {}, "seats": [{}, {}]}',
    ],
)
def test_a_bad_file_leads_to_the_start_page(window: MainWindow, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bad.stronghold"
    path.write_bytes(content)
    begin(window, path)
    assert window.pages.start.isVisible()
    assert "bad.stronghold" in window.notice.words.text()
    assert window.current.page is None or not window.current.tabletop.view.isVisible()
    assert not any(dock.isVisible() for dock in window.findChildren(QDockWidget))
    window.files.open_path(saved(tmp_path / "good.stronghold"))
    assert window.current.tabletop.view.isVisible()
    assert window.docking.docks["log"].isVisible()


def test_the_head_of_a_file_tells_which_seats_computers_have(tmp_path: Path) -> None:
    kit, path = LIBRARY.kit("stronghold"), tmp_path / "a.stronghold"
    save_match(Match(kit.game, Header("stronghold", {}, ("Anna", "", "", ""), 1, ("", "", "hard", "easy"))), kit, path)
    header = head_of(path, LIBRARY)
    assert header is not None
    assert header.players == ("", "", "hard", "easy")


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (('{"format": "stronghold-match", "game": "stronghold", "options": {"cards": "draft"}, '
         '"seats": [{"seat": "a", "name": "game"}, {"seat": "b"}, {"seat": "c"}]}'), ("", "", "")),
        ('{"format": "stronghold-position", "position": {}}', ()),
        ('{"format": "stronghold-match", "game": "chess"}', None),
        ("", None),
        ("\x00\xff", None),
        ('{"game": "stronghold", "options": {"cards": 7}, "seats": [', ()),
    ],
)  # fmt: skip
def test_the_head_of_a_file_tells_whose_table_is_to_be_laid(
    text: str, names: tuple[str, ...] | None, tmp_path: Path
) -> None:
    path = tmp_path / "file"
    path.write_text(text, encoding="utf-8")
    header = head_of(path, LIBRARY)
    assert (header.names if header is not None else None) == names
    assert head_of(tmp_path, LIBRARY) is None
    assert head_of(tmp_path / "none", LIBRARY) is None
