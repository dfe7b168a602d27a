"""Two hands at a window of The Convicted: they make a move as a person does, with the mouse or with keys.

They get a legal move and find in the window how to make it: by the pieces that can be taken and their goals, or by the
words of the buttons, group after group. The match must then have exactly that move.
"""

from __future__ import annotations

from typing import Literal, cast

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from stronghold_gui.core.decision import Decision
from stronghold_gui.desktop.convicted.choices import value_of
from stronghold_gui.desktop.convicted.client import ConvictedClient
from stronghold_gui.desktop.convicted.desk import ConvictedDesk
from stronghold_gui.desktop.convicted.hand_moves import DOCKS
from stronghold_gui.desktop.play.controller import Controller
from stronghold_gui.desktop.play.shown import Choice
from stronghold_gui.desktop.table.model import Source
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.position import Position
from tests.desktop.desks import choices_of

Way = Literal["buttons", "click", "drag", "keys"]
_LEFT = Qt.MouseButton.LeftButton
_MOST_TABS = 200
_MOST_GROUPS = 40


class Hands:
    """Hands at a window.

    Attributes:
        window: the window, with a match of The Convicted.
    """

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        QApplication.processEvents()

    # -- what they look at -----------------------------------------------------------------------------------------

    @property
    def controller(self) -> Controller:
        """The match that is shown."""
        assert self.window.controller is not None
        return self.window.controller

    @property
    def desk(self) -> ConvictedDesk:
        """The game's part of the window."""
        return cast("ConvictedDesk", self.window.current.desk)

    @property
    def client(self) -> ConvictedClient:
        return self.desk.client

    @property
    def scene(self) -> TableScene:
        """The board."""
        return self.desk.scene

    @property
    def position(self) -> Position:
        """The position as it is."""
        return cast("Position", self.controller.match.position)

    @property
    def decision(self) -> Decision:
        assert self.controller.decision is not None
        return self.controller.decision

    @property
    def choices(self) -> list[Choice]:
        """The buttons of the prompt."""
        return choices_of(self.window)

    @property
    def labels(self) -> list[str]:
        return [choice.label for choice in self.choices]

    # -- what they do ----------------------------------------------------------------------------------------------

    def click(self, widget: QWidget) -> None:
        """Press a widget that can be seen and used."""
        assert widget.isVisible(), widget.objectName()
        assert widget.isEnabled(), widget.objectName()
        QTest.mouseClick(widget, _LEFT)
        QApplication.processEvents()

    def press(self, action: str) -> None:
        """Press a button of the prompt: done, undo, redo."""
        self.click(self.window.prompt.buttons[action])

    def choose(self, number: int) -> None:
        """Press a choice of the prompt."""
        self.click(self.window.prompt.strip.button(number))

    def key(self, key: str) -> None:
        """Press a key, wherever the keyboard is."""
        QTest.keySequence(QApplication.focusWidget() or self.window, key)
        QApplication.processEvents()

    def play(self, move: m.Move, way: Way = "buttons") -> None:
        """Make a legal move of the seat at the screen, and look whether the match has got it."""
        before, seat = len(self.controller.match.played), self.controller.seat
        self.make(move, way)
        played = self.controller.match.played
        assert len(played) == before + 1, (move, way, self.window.prompt.sentence.text(), self.labels)
        got = played[-1].record
        assert (got.seat, got.move) == (seat, move), (got, seat, move)

    def make(self, move: m.Move, way: Way) -> None:
        if move == m.DONE:
            self.press("done")
        elif way == "buttons" or not self._by_hand(move, way):
            self.by_buttons(move)

    # -- by buttons ------------------------------------------------------------------------------------------------

    def by_buttons(self, move: m.Move) -> None:
        """Open group after group until there is a button for a move, and press that."""
        for _ in range(_MOST_GROUPS):
            found = [number for number, choice in enumerate(self.choices) if choice.act is None and choice.move == move]
            if found:
                self.choose(found[0])
                return
            self.choose(self._group_of(move))
        raise AssertionError((move, self.labels))

    def _group_of(self, move: m.Move) -> int:
        """Return the button of the group that a move is in, or else the one that shows more of them."""
        for number, choice in enumerate(self.choices):
            group = getattr(choice.act, "group", None)
            if group is not None and value_of(move, group[0]) == group[1]:
                return number
        more = self.window.language("convicted.window.more")
        assert more in self.labels, (move, self.labels)
        return self.labels.index(more)

    # -- on the board ----------------------------------------------------------------------------------------------

    def _by_hand(self, move: m.Move, way: Way) -> bool:
        """Make a move by taking something and putting it down; return whether the gestures offer a way."""
        for source, targets in self.client.gestures.reach.items():
            for target, moves in targets.items():
                if move not in moves or source[0] in DOCKS or target not in self.scene.geometry:
                    continue
                if not self.can_see(*source):
                    continue
                self.put(source, target, way)
                if len(moves) > 1:
                    self.by_buttons(move)
                return True
        return False

    def can_see(self, area: str, key: str) -> bool:
        """Return whether a pile is on the board."""
        return any(pile.key == key for pile in self.scene.contents.get(area, ()))

    def put(self, source: Source, target: str, way: Way) -> None:
        """Take something and put it somewhere."""
        match way:
            case "keys":
                self._put_by_keys(source, target)
            case "drag":
                self._drag(self.point(*source), self.target_point(target))
            case _:
                self.click_at(self.point(*source))
                if self.scene.hand.held is not None:
                    self.click_at(self.target_point(target))
        QApplication.processEvents()

    def point(self, area: str, key: str) -> QPoint:
        """Return a pixel of the board where a pile can be seen."""
        for cell in self.scene.cells_of(area, key):
            if self.scene.source_at(cell.center()) == (area, key):
                return self.desk.board.mapFromScene(cell.center())
        raise AssertionError(f"nothing of {key} can be seen at {area}: {self.scene.contents.get(area)}")

    def target_point(self, target: str) -> QPoint:
        """Return a pixel where something is put that goes to an area."""
        return self.desk.board.mapFromScene(self.scene.geometry.areas[target].rect.center())

    def click_at(self, point: QPoint) -> None:
        QTest.mouseClick(self.desk.board.viewport(), _LEFT, pos=point)
        QApplication.processEvents()

    def _drag(self, start: QPoint, goal: QPoint) -> None:
        viewport = self.desk.board.viewport()
        QTest.mousePress(viewport, _LEFT, pos=start)
        for share in (0.3, 0.7, 1.0):
            QTest.mouseMove(viewport, start + (goal - start) * share)
        QTest.mouseRelease(viewport, _LEFT, pos=goal)

    def _put_by_keys(self, source: Source, target: str) -> None:
        self.desk.board.setFocus()
        self._tab_to(source)
        self.key("Return")
        if self.scene.hand.held is not None:
            self._tab_to((target, ""))
            self.key("Return")

    def _tab_to(self, stop: Source) -> None:
        """Press Tab until the ring is around something."""
        for _ in range(_MOST_TABS):
            if self.scene.keys.stop == stop:
                return
            if not self.desk.board.hasFocus():
                self.desk.board.setFocus()
            self.key("Tab")
        raise AssertionError(f"Tab does not come to {stop}")
