"""The hand-over: frame by frame, nothing of the Invader's face-down orders reaches the Defender's viewer.

The strictest form there is: two tables that differ in the hidden order alone are played alike, and from the moment the
Defender is called they must look and read the same, pixel by pixel and word by word, whatever is done: the curtain, the
news, looking back over the laying itself, the docks one after the other. In between, every frame is checked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel

from stronghold_gui.core.match import Header, Match
from stronghold_gui.desktop.play.controller import Controller
from stronghold_gui.desktop.table.picture import BoardPicture
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.files import HOME_VARIABLE
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.events import OrderTurned
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.notation import parse
from stronghold_gui.games.stronghold.wording import piece_name
from tests.desktop.conftest import PEOPLE
from tests.desktop.desks import desk_of, page_of
from tests.desktop.games.reading import everything
from tests.desktop.games.seen import rest_with_board
from tests.games.stronghold.assault.tools import empty, enter
from tests.games.stronghold.scene import Scene

_SECRETS = ("trolls_call", "bluff")
_PUBLIC = ("Tile open_order", "Tile classified")
"""The row of all order tiles, which stands there for everybody."""

Seen = tuple[str, QImage, list[tuple[str, str]]]
"""A step, the window's picture after it, and all that could be read."""


class Frames(QObject):
    """Looks at a window at every frame it paints, and finds where a secret is named."""

    def __init__(self, window: MainWindow, secret: str) -> None:
        super().__init__(window)
        self._window, self._secret = window, secret
        self._busy = False
        self.number = 0
        self.found: list[str] = []
        self._name = piece_name(secret, window.language.texts).casefold()
        window.installEventFilter(self)

    def _at_once(self) -> Iterator[str]:
        """Yield what changes from frame to frame; all the rest is read after each step."""
        window = self._window
        yield window.windowTitle()
        yield window.prompt.accessibleName()
        yield from (str(pile) for piles in desk_of(window).scene.contents.values() for pile in piles)
        yield from (line.text for line in page_of(window, "log").log.lines)
        yield from (label.text() for label in window.frame.board_page.findChildren(QLabel))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look when the window is about to paint."""
        if watched is self._window and event.type() == QEvent.Type.UpdateRequest and not self._busy:
            self._busy = True
            self.number += 1
            self.found += [text for text in self._at_once() if self._secret in text or self._name in text.casefold()]
            self._busy = False
        return False


def naming(window: MainWindow, secret: str) -> list[tuple[str, str]]:
    """Return the texts that name a piece, by its id or in words."""
    name = piece_name(secret, window.language.texts).casefold()
    return [
        (where, text)
        for where, text in read(window)
        if (secret in text or name in text.casefold()) and not where.startswith(_PUBLIC)
    ]


def read(window: MainWindow) -> list[tuple[str, str]]:
    """Return every text of the window, and every tooltip of the log."""
    log = page_of(window, "log").log
    tips = [(f"log {row}", str(log.index(row, 0).data(Qt.ItemDataRole.ToolTipRole))) for row in range(log.rowCount())]
    return [*everything(window, hidden=True), *tips]


def table(seats: int) -> Scene:
    """Return a table on which the Invader may lay any order on west wall 3."""
    scene = Scene(seats=seats).at("phase", 6)
    return scene.put("RW3", orc=2, troll=2).put("W3", orc=1, goblin=1)


def lay(window: MainWindow, secret: str, seats: int) -> Controller:
    """Let the Invader lay the secret and end their part; the Defender is called."""
    window.files.begin(Match(STRONGHOLD, Header("stronghold", {}, PEOPLE[seats], 4), table(seats).p))
    controller = window.controller
    assert controller is not None
    for page in window.docking.docks:
        page_of(window, page)
    window.docking.refresh_all()
    controller.uncover()
    assert controller.play_for_team(parse(f"order {secret} W3 face_down"))
    assert naming(window, secret), "the Invader sees what they have laid"
    while desk_of(window).context.is_invader(controller.seat):
        assert controller.play(m.DONE)
    return controller


def defend(window: MainWindow, controller: Controller) -> Iterator[str]:
    """Do, step by step, what a curious Defender would do, until the order is turned up; yield each step's name."""
    yield "called"
    controller.uncover()
    yield "uncovered"
    for name in window.docking.docks:
        window.docking.raise_(name)
        yield f"dock {name}"
    for number in range(len(controller.match.played) + 1):
        window.history.look_at(number)
        yield f"looking back {number}"
    window.history.go_home()
    for _ in range(40):
        before = len(controller.match.played)
        legal = controller.moves()
        assert controller.play(m.DONE if m.DONE in legal else legal[0])
        if any(isinstance(event, OrderTurned) for event in controller.match.played[before].events):
            return
        yield f"played {before + 1}"
        controller.uncover()
        if desk_of(window).context.is_invader(controller.seat) and controller.viewer is not None:
            return


def at_rest(window: MainWindow) -> QImage:
    """Return the window's picture once it stays as it is: locks are asked for a moment after a move."""
    desk_of(window).board.fit()
    rest_with_board(window)
    return window.grab().toImage()


def watched(window: MainWindow, secret: str, seats: int) -> list[Seen]:
    """Return what the Defender gets to see of a secret, step by step."""
    controller = lay(window, secret, seats)
    frames, seen = Frames(window, secret), []
    for step in defend(window, controller):
        image = at_rest(window)
        seen.append((step, image, sorted(set(read(window)))))
    assert frames.number > len(seen) // 2, "frames were painted"
    assert frames.found == []
    return seen


@pytest.mark.parametrize(("language", "seats"), [("en", 2), ("fr", 4)])
def test_no_frame_and_no_word_differs_by_what_is_hidden(
    make_window: Callable[[str], MainWindow],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    language: str,
    seats: int,
) -> None:
    # Draw the fine board at once: the time of a delayed drawing would differ between the runs.
    monkeypatch.setattr(BoardPicture, "pixmap", BoardPicture.pixmap_now)
    runs = []
    for secret in _SECRETS:
        # Each at a computer of its own: where a match was played before, the next one has another name.
        monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / secret))
        window = make_window(language)
        runs.append(watched(window, secret, seats))
        window.files.forget()
        window.hide()
    first = runs[0]
    assert len(first) > 12
    for other in runs[1:]:
        assert [step for step, _, _ in other] == [step for step, _, _ in first]
        for (step, picture, texts), (_, others_picture, others_texts) in zip(first, other, strict=True):
            assert texts == others_texts, step
            assert picture == others_picture, step


def test_under_the_curtain_nothing_is_named_and_behind_it_the_invader_finds_his_order(
    make_window: Callable[[str], MainWindow],
) -> None:
    """While the Invader chooses targets, their orders stay hidden until they ask for them."""
    window = make_window("en")
    scene = enter(empty().tile("catapult", "RW2").put("W3", orc=1, goblin=1), "machines")
    scene.order("trolls_call", "W3", face_up=False).put("RW3", troll=1)
    window.files.begin(Match(STRONGHOLD, Header("stronghold", {}, PEOPLE[2], 4), scene.p))
    controller = window.controller
    assert controller is not None
    assert controller.can_peek
    assert naming(window, "trolls_call") == []
    controller.peek()
    assert window.curtain.isVisible()
    assert naming(window, "trolls_call") == []
    window.curtain.button.click()
    assert naming(window, "trolls_call")
