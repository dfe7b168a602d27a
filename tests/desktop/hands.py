"""Two hands at a window on a tabletop: they press, drag and type as a person does.

A game's own hands know how a legal move is made there; the match must have got exactly the move that was meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, cast

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from stronghold_gui.desktop.docks.table_desk import TableDesk
from stronghold_gui.desktop.play.controller import Controller
from stronghold_gui.desktop.table.model import PILE, Source
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.window import MainWindow
from tests.desktop.desks import choices_of

Way = Literal["click", "drag", "keys"]
_LEFT = Qt.MouseButton.LeftButton
_MOST_TABS = 400
_SHARES = (
    (0.5, 0.5), (0.5, 0.1), (0.15, 0.5), (0.15, 0.1), (0.05, 0.03), (0.85, 0.9), (0.5, 0.7), (0.5, 0.3), (0.35, 0.6),
    (0.65, 0.6), (0.5, 0.85), (0.3, 0.3), (0.7, 0.3), (0.5, 0.95), (0.3, 0.8), (0.7, 0.8), (0.2, 0.4), (0.8, 0.4),
)  # fmt: skip


class TableHands:
    """Hands at a window.

    Attributes:
        window: the window, with a match.
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
    def table_desk(self) -> TableDesk:
        """The game's part of the window."""
        return cast("TableDesk", self.window.current.desk)

    @property
    def scene(self) -> TableScene:
        """The table."""
        return self.table_desk.scene

    @property
    def labels(self) -> list[str]:
        return [choice.label for choice in choices_of(self.window)]

    # -- what they do ----------------------------------------------------------------------------------------------

    def come(self) -> None:
        if self.controller.covered:
            self.click(self.window.curtain.button)

    def click(self, widget: QWidget) -> None:
        """Press a widget that can be seen and used."""
        assert widget.isVisible(), widget.objectName()
        assert widget.isEnabled(), widget.objectName()
        QTest.mouseClick(widget, _LEFT)
        QApplication.processEvents()

    def press(self, action: str) -> None:
        """Press a button of the prompt: done, undo, redo."""
        self.click(self.window.prompt.buttons[action])

    def choose(self, label: str) -> None:
        """Press a choice of the prompt by what it says."""
        assert label in self.labels, (label, self.labels)
        self.click(self.window.prompt.strip.button(self.labels.index(label)))

    def key(self, key: str) -> None:
        """Press a key, wherever the keyboard is."""
        QTest.keySequence(QApplication.focusWidget() or self.window, key)
        QApplication.processEvents()

    def finish(self, way: Way) -> None:
        """Use Done."""
        assert self.window.actions_["done"].isEnabled(), self.window.actions_["done"].toolTip()
        if way == "keys":
            self.window.actions_["done"].trigger()
            QApplication.processEvents()
        else:
            self.press("done")

    # -- on the table ----------------------------------------------------------------------------------------------

    def put(self, source: Source, target: str, way: Way) -> None:
        """Take something and put it somewhere."""
        match way:
            case "keys":
                self._put_by_keys(source, target)
            case "drag":
                self._drag(self.point(*source), target)
            case _:
                self.click_at(self.point(*source))
                if self.scene.hand.held is not None:
                    self.put_held(target, way)
        QApplication.processEvents()

    def put_held(self, target: str, way: Way) -> None:
        """Put somewhere what is in the hand."""
        if way == "keys":
            area, pile, key = target.partition(PILE)
            self._tab_to((area, key if pile else ""))
            self.key("Return")
        else:
            self.click_at(self.target_point(target))

    def point(self, area: str, key: str) -> QPoint:
        """Return a pixel of the table where a pile can be seen."""
        for cell in self.scene.cells_of(area, key)[::-1]:
            for point in _points(cell):
                if self.scene.source_at(point) == (area, key):
                    return self.table_desk.board.mapFromScene(point)
        raise AssertionError(f"nothing of {key} can be seen at {area}: {self.scene.contents.get(area)}")

    def target_point(self, target: str) -> QPoint:
        """Return a pixel where something is put that goes to a target."""
        area, pile, key = target.partition(PILE)
        if pile:
            return self.point(area, key)
        box = self.scene.geometry.areas[area].rect
        # Areas overlap, so the centre of one may belong to another.
        meant = [point for point in _points(box) if self.scene.targets.at(point)[0] == target]
        return self.table_desk.board.mapFromScene(meant[0] if meant else box.center())

    def click_at(self, point: QPoint) -> None:
        QTest.mouseClick(self.table_desk.board.viewport(), _LEFT, pos=point)
        QApplication.processEvents()

    def _drag(self, start: QPoint, target: str) -> None:
        viewport = self.table_desk.board.viewport()
        goal = self.target_point(target)
        QTest.mousePress(viewport, _LEFT, pos=start)
        QTest.mouseMove(viewport, start + (goal - start) * 0.3)
        # A held piece may fade walls, which changes the areas under the pointer.
        goal = self.target_point(target)
        for share in (0.7, 1.0):
            QTest.mouseMove(viewport, start + (goal - start) * share)
        QTest.mouseRelease(viewport, _LEFT, pos=goal)

    def _put_by_keys(self, source: Source, target: str) -> None:
        self.table_desk.board.setFocus()
        self._tab_to(source)
        self.key("Return")
        if self.scene.hand.held is not None:
            self.put_held(target, "keys")

    def _tab_to(self, stop: Source) -> None:
        """Press Tab until the ring is around something."""
        for _ in range(_MOST_TABS):
            if self.scene.keys.stop == stop:
                return
            if not self.table_desk.board.hasFocus():
                self.table_desk.board.setFocus()
            self.key("Tab")
        raise AssertionError(f"Tab does not come to {stop}")


def _points(box: QRectF) -> Iterator[QPointF]:
    """Yield points of a box, the likeliest to be visible first."""
    for across, down in _SHARES:
        yield QPointF(box.x() + box.width() * across, box.y() + box.height() * down)
