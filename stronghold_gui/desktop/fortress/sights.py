"""The choice of the marks on the battlefield: those of the held or pointed figure, and of its goal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from stronghold_gui.desktop.fortress import reckoning
from stronghold_gui.desktop.fortress.client import FortressClient, FortressContext
from stronghold_gui.desktop.fortress.contents import figure_of
from stronghold_gui.desktop.fortress.docks.odds_words import OddsWords
from stronghold_gui.desktop.fortress.docks.prospects import Assault, aimed
from stronghold_gui.desktop.fortress.docks.seen import Seen
from stronghold_gui.desktop.fortress.overlay import Overlay
from stronghold_gui.desktop.table.model import PILE, pile_target
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.games.fortress.position import Position

_LATER: Final = 60
"""Milliseconds for which the pointer must rest before marks are computed."""


class Sights(QObject):
    """Controller of the marks on one battlefield, by the held figure and the pointer.

    Attributes:
        overlay: the marks.
        asks_who_hits: whether to show which enemies could hit the figure under the pointer.
        places: the spaces that the marks are about, which no wall may hide.
        told: emitted when ``places`` has changed.
    """

    told = Signal()

    def __init__(self, context: FortressContext, client: FortressClient, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._client, self._scene = context, client, scene
        self._seen = Seen(context)
        self.overlay = Overlay(scene)
        self.asks_who_hits = False
        self.places: tuple[str, ...] = ()
        self._target = self._passed = ""
        self._pointed = ""
        self._reached = -1
        self._later = QTimer(self, singleShot=True, interval=_LATER)
        self._later.timeout.connect(self.show_now)
        hand = context.hand
        for changed in (hand.picked, hand.emptied, hand.refreshed, scene.relaid):
            changed.connect(self._again)
        scene.hovered.connect(self._aim)
        scene.pile_pointed.connect(self._point)
        scene.pile_passed.connect(self._pass)
        scene.keys.moved.connect(self._focus)

    def ask_who_hits(self, asks: bool) -> None:
        """Switch the lines of the enemies who could hit the pointed figure on or off."""
        self.asks_who_hits = asks
        self._again()

    def stop(self) -> None:
        """Remove all marks, since no match is open."""
        self._later.stop()
        self._clear()
        self._tell(())

    def show_now(self) -> None:
        """Compute and draw the marks."""
        self._later.stop()
        self.overlay.clear_aim()
        self.overlay.angle = self._client.angle
        self._tell(self._show())

    # -- inside ------------------------------------------------------------------------------------------------------

    def _show(self) -> Sequence[str]:
        """Draw the current marks, and return the spaces in reach."""
        controller = self._context.controller
        if controller is None or controller.covered or not self._scene.lighting:
            return ()
        held = self._context.hand.held
        position, figures = self._seen.position, self._seen.view.setting.figure_index
        figure = figures.get(figure_of(held.key if held is not None else self._pointed), -1)
        if figure < 0 or position.where[figure] < 0:
            return ()
        if self.asks_who_hits:
            self._clear()
            self._show_who_hits(position, figure)
            return ()
        told = self._show_reach(position, figure)
        if held is not None and self._target:
            self._show_aim(position, figure)
        elif held is not None and self._passed:
            self._show_why_not(position, figure)
        return told

    def _show_reach(self, position: Position, figure: int) -> Sequence[str]:
        """Show the reach of a figure, unless it is shown already, and return its spaces.

        A held figure has the reach of its legal moves, since one that has moved may only attack.
        """
        if figure == self._reached:
            return self.places
        self._clear()
        self._reached = figure
        held = self._context.hand.held
        marks = [mark for mark in reckoning.reach(position, figure) if held is None or mark.area in held.targets]
        self.overlay.show_reach(marks)
        return [mark.area for mark in marks]

    def _show_aim(self, position: Position, figure: int) -> None:
        """Show the way to a space, or the line of sight to a figure."""
        area, pile, key = self._target.partition(PILE)
        target = position.setting.figure_index.get(figure_of(key), -1) if pile else -1
        if target >= 0:
            line = reckoning.line(position, figure, target)
            self.overlay.show_line(line, position.setting, self._words())
        elif area in position.setting.field.by_name:
            self.overlay.show_way(area, reckoning.way(position, figure, area), self._words())

    def _show_why_not(self, position: Position, figure: int) -> None:
        """Show the line to an enemy who cannot be attacked now, and say why not."""
        target = position.setting.figure_index.get(figure_of(self._passed.partition(PILE)[2]), -1)
        held = self._context.hand.held
        if held is None or target < 0 or position.where[target] < 0:
            return
        if position.side_of(target) != position.side_of(figure):
            why = self._client.why_not(*held.source, self._passed).text
            line = reckoning.line(position, figure, target)
            self.overlay.show_line(line, position.setting, why, allowed=False)

    def _words(self) -> str:
        """Return a few words about the target: the odds of an attack, or the cost of a way."""
        told = aimed(self._seen, self._client, self._context.hand.held, self._target)
        if told is None:
            return ""
        words = OddsWords(self._seen)
        return words.aim(told) if isinstance(told, Assault) else words.cost(told, plain=False)

    def _show_who_hits(self, position: Position, figure: int) -> None:
        area = self._target.partition(PILE)[0] or position.setting.field.name(position.where[figure])
        if area in position.setting.field.by_name:
            side, height = position.side_of(figure), position.setting.cards.of(figure).height
            lines = reckoning.hitting(position, area, side, height)
            for line in lines:
                self.overlay.show_line(line, position.setting)
            # Without lines this text is the only mark.
            self.overlay.write_above(area, self._hits(len(lines)))

    def _hits(self, number: int) -> str:
        """Return the text for the number of possible attackers."""
        texts = self._context.texts
        return texts("fortress.desk.hits", n=number) if number else texts("fortress.desk.hits.none")

    def _aim(self, target: str) -> None:
        """Store the pointed goal of the held figure, whose reach stays visible."""
        self._target = target
        self.overlay.clear_aim()
        self._wait()

    def _point(self, _area: str, key: str) -> None:
        """Store the figure under the pointer; while a figure is held, the pointer is over a goal instead."""
        self._pointed = key
        if self._context.hand.held is None:
            self._again()

    def _pass(self, area: str, key: str) -> None:
        """Store the figure under the held figure, even if it may not be attacked."""
        self._passed = pile_target(area, key) if key else ""
        self.overlay.clear_aim()
        self._wait()

    def _focus(self, area: str, key: str) -> None:
        """Aim with the keyboard cursor as with the mouse."""
        if self._context.hand.held is None:
            self._point(area, key)
        else:
            self._aim(pile_target(area, key) if key else area)

    def _again(self, *_what: object) -> None:
        if self._context.hand.held is None:
            self._target = self._passed = ""
        self._clear()
        self._wait()

    def _wait(self) -> None:
        if self._context.hand.held is not None or self._pointed:
            self._later.start()
        else:
            self._later.stop()
            self._tell(())

    def _clear(self) -> None:
        self._reached = -1
        if self.overlay.count:
            self.overlay.clear()

    def _tell(self, places: Sequence[str]) -> None:
        if tuple(places) != self.places:
            self.places = tuple(places)
            self.told.emit()
