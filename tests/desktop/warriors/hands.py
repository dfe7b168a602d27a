"""Two hands at a window of Warriors: they make a move as a person does, with the mouse or with keys.

What is meant is a legal move; how it is made is found in the window: by what can be taken there and where that may go,
or by what a button says. The match must have got exactly the move that was meant.
"""

from __future__ import annotations

from collections import Counter
from typing import Literal, cast

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from stronghold_gui.desktop.play.controller import Controller
from stronghold_gui.desktop.table.model import PILE, Source
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.warriors.client import WarriorsClient
from stronghold_gui.desktop.warriors.desk import WarriorsDesk
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.table import Table
from stronghold_gui.games.warriors.view import View

Way = Literal["click", "drag", "keys"]
_LEFT = Qt.MouseButton.LeftButton
_MOST_TABS = 200


class Hands:
    """Hands at a window.

    Attributes:
        window: the window, with a match of Warriors.
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
    def desk(self) -> WarriorsDesk:
        """The game's part of the window."""
        return cast("WarriorsDesk", self.window.desk)

    @property
    def client(self) -> WarriorsClient:
        """Whom the table asks."""
        return self.desk.client

    @property
    def scene(self) -> TableScene:
        """The table."""
        return self.desk.scene

    @property
    def table(self) -> Table:
        """The table as it is seen now."""
        return cast("View", self.controller.view()).table

    @property
    def labels(self) -> list[str]:
        """What the buttons of the prompt say."""
        return [choice.label for choice in self.window.prompt.strip._choices]

    # -- what they do ----------------------------------------------------------------------------------------------

    def come(self) -> None:
        """Sit down, if the curtain calls somebody."""
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

    def play(self, seat: int, move: m.Move, way: Way = "click") -> None:
        """Make a legal move of a seat, and look whether the match has got it."""
        before = len(self.controller.match.played)
        self._make(seat, move, way)
        played = self.controller.match.played
        assert len(played) == before + 1, (move, way, self.window.prompt.sentence.text())
        got = played[-1].record
        assert (got.seat, got.move) == (seat, move), (got, seat, move)

    def _make(self, seat: int, move: m.Move, way: Way) -> None:
        match move:
            case m.Keep(cards):
                self._gather(Counter(cards), "hand", "kept", way)
                self._done(way)
            case m.Band(members):
                self._form(Counter(members), way)
                self._done(way)
            case m.End() | m.Pass("window") if self._done_is(seat, move):
                self._done(way)
            case _:
                if not self._by_hand(seat, move, way):
                    self._by_button(seat, move)

    def _done_is(self, seat: int, move: m.Move) -> bool:
        offers = self.controller.offers
        return self.desk.done() == move and (not offers or [offer.seat for offer in offers] == [seat])

    def _done(self, way: Way) -> None:
        assert self.window.actions_["done"].isEnabled(), self.window.actions_["done"].toolTip()
        if way == "keys":
            self.window.actions_["done"].trigger()
            QApplication.processEvents()
        else:
            self.press("done")

    def _gather(self, wanted: Counter[str], source: str, goal: str, way: Way) -> None:
        """Choose cards out of a hand, and leave out what was chosen before."""
        chosen = Counter({pile.key: pile.count for pile in self.scene.contents.get(goal, ())})
        for card in (chosen - wanted).elements():
            self.put((goal, card), source, way)
        for card in (wanted - chosen).elements():
            self.put((source, card), goal, way)

    def _form(self, wanted: Counter[str], way: Way) -> None:
        """Choose infantry for a band."""
        seating, seat = self.client.seating, self.controller.seat
        chosen = Counter({pile.key: pile.count for pile in self.scene.contents.get("band", ())})
        for people in (chosen - wanted).elements():
            self.put(("band", people), seating.area(seat, people), way)
        for people in (wanted - chosen).elements():
            self.put((seating.area(seat, people), "infantry"), "band", way)

    def _by_hand(self, seat: int, move: m.Move, way: Way) -> bool:
        """Make a move by taking something and putting it somewhere; tell whether there is such a way."""
        for source, targets in self.client.gestures.reach.items():
            for target, answers in targets.items():
                if (seat, move) not in answers:
                    continue
                self.put(source, target, way)
                if len(answers) > 1:
                    self.click(self.window.prompt.strip.button(answers.index((seat, move))))
                return True
        return False

    def _by_button(self, seat: int, move: m.Move) -> None:
        """Press the button of a move; of several who are asked, speak up first."""
        choices = self.window.prompt.strip._choices
        found = [
            n for n, one in enumerate(choices) if one.act is None and one.move == move and one.seat in (seat, None)
        ]
        if not found:
            name = self.controller.match.header.names[seat]
            self.click(self.window.prompt.strip.button([one.brief.rstrip(" …") for one in choices].index(name)))
            choices = self.window.prompt.strip._choices
            found = [n for n, one in enumerate(choices) if one.act is None and (one.seat, one.move) == (seat, move)]
        self.click(self.window.prompt.strip.button(found[0]))

    # -- on the table ----------------------------------------------------------------------------------------------

    def put(self, source: Source, target: str, way: Way) -> None:
        """Take something and put it somewhere."""
        match way:
            case "keys":
                self._put_by_keys(source, target)
            case "drag":
                self._drag(self.point(*source), self.target_point(target))
            case _:
                self._click_at(self.point(*source))
                if self.scene.hand.held is not None:
                    self._click_at(self.target_point(target))
        QApplication.processEvents()

    def point(self, area: str, key: str) -> QPoint:
        """Return a pixel of the table where a pile can be seen."""
        for cell in self.scene.cells_of(area, key)[::-1]:
            for across, down in ((0.5, 0.5), (0.5, 0.1), (0.15, 0.5), (0.15, 0.1), (0.05, 0.03), (0.85, 0.9)):
                point = QPointF(cell.x() + cell.width() * across, cell.y() + cell.height() * down)
                if self.scene.source_at(point) == (area, key):
                    return self.desk.board.mapFromScene(point)
        raise AssertionError(f"nothing of {key} can be seen at {area}: {self.scene.contents.get(area)}")

    def target_point(self, target: str) -> QPoint:
        """Return a pixel where something is put that goes to a target."""
        area, pile, key = target.partition(PILE)
        if pile:
            return self.point(area, key)
        return self.desk.board.mapFromScene(self.scene.geometry.areas[area].rect.center())

    def _click_at(self, point: QPoint) -> None:
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
            area, pile, key = target.partition(PILE)
            self._tab_to((area, key if pile else ""))
            self.key("Return")

    def _tab_to(self, stop: Source) -> None:
        """Press Tab until the ring is around something."""
        for _ in range(_MOST_TABS):
            if self.scene.focused == stop:
                return
            if not self.desk.board.hasFocus():
                self.desk.board.setFocus()
            self.key("Tab")
        raise AssertionError(f"Tab does not come to {stop}")
