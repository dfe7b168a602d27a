"""Forecasts on the board: a readout at every wall section, the odds of the weapon in the hand, an explanatory card.

The forecast is computed once for each position.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from stronghold_gui.desktop.stronghold.areas import owner_of, place_of
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.forecast_card import ODDS, ForecastCard, styles
from stronghold_gui.desktop.table.readouts import READOUT, Readout
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.table.view import TableView
from stronghold_gui.games.stronghold.forecast import Forecast, Section, foresee, hit_cards, shots_from
from stronghold_gui.games.stronghold.moves import Aim
from stronghold_gui.games.stronghold.pieces import THROWING, TOWER
from stronghold_gui.games.stronghold.view import View
from stronghold_gui.games.stronghold.wording.forecasts import (
    cards_told,
    gate_told,
    odds_brief,
    section_told,
    shot_told,
    sums,
)

HOVER_MS: Final = 180
"""Milliseconds until a readout opens its card, so that a pointer passing over it opens none."""
_LATER: Final = 40
"""Milliseconds from the first table to the first forecast, so that the docks are filled before."""


class ForecastLayer(QObject):
    """Shows forecasts while it is switched on.

    Attributes:
        on: whether it is switched on.
        pinned: the section whose card stays open, or ``""``.
        renewed: emitted when the forecast has changed, or was switched on or off.
    """

    renewed = Signal()

    def __init__(self, context: StrongholdContext, scene: TableScene, view: TableView, parent: QObject) -> None:
        super().__init__(parent)
        self.on = True
        self.pinned = ""
        self._context, self._scene, self._view = context, scene, view
        self._ready = self._waits = False
        self._known: tuple[View, Forecast] | None = None
        self._odds: dict[str, Readout] = {}
        self._card: ForecastCard | None = None
        self._pointed = ""
        self._first = QTimer(self, singleShot=True, interval=_LATER)
        self._first.timeout.connect(self._begin)
        self._hover = QTimer(self, singleShot=True, interval=HOVER_MS)
        self._hover.timeout.connect(self._open_pointed)
        for changed in (context.hand.picked, context.hand.emptied):
            changed.connect(self._hand_changed)
        scene.readout_pointed.connect(self._point)
        scene.readout_clicked.connect(self._pin)
        scene.keys.moved.connect(self._focus)

    # -- from the desk ---------------------------------------------------------------------------------------------

    def switch(self, on: bool) -> None:
        """Switch forecasts on or off."""
        self.on = on
        self.refresh()
        # The keyboard cursor may have been on a readout.
        self._context.hand.refresh()

    def wait(self) -> None:
        """Keep the current forecast until `refresh`: a new one would reveal the running animation's outcome."""
        self._waits = True

    def refresh(self) -> None:
        """Show the forecast of the context's current position."""
        self._waits = False
        if not self.on or self._context.controller is None:
            self._first.stop()
            self._let_go()
            self._scene.readouts.show({}, {})
            self._show_card("")
            self.renewed.emit()
        elif self._ready:
            self._show()
            self.renewed.emit()
        elif not self._first.isActive():
            self._first.start()

    def line(self, wall: str) -> str:
        """Return the forecast of a wall section in one line; "" while there is none."""
        if not self.on or not self._ready:
            return ""
        section = next((section for section in self._forecast().sections if section.wall == wall), None)
        return section_told(section, self._context.texts).line if section is not None else ""

    def sentence(self, area: str) -> str:
        """Return the readout of an area in one line, for screen readers."""
        section = self._section(area)
        if section is None:
            return self._scene.readouts.text(area)
        return section_told(section, self._context.texts).line

    def outlook(self, area: str, key: str) -> str:
        """Return the odds of a weapon at an area, or the ram's effect on the gates."""
        if not self.on or not self._ready or self._waits:
            return ""
        place, view, texts = place_of(area), self._context.match.view(), self._context.texts
        piece = owner_of(key)[0]
        if piece in THROWING:
            return next((shot_told(shot, texts) for shot in shots_from(view, place)), "")
        if piece in TOWER:
            return cards_told(hit_cards(view), texts)
        gate = self._forecast().gate if place in ("barbican", "RAM") else None
        return " ".join(gate_told(gate, texts)) if gate is not None else ""

    # -- on the board ----------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        self._ready = True
        if not self._waits:
            self.refresh()

    def _hand_changed(self) -> None:
        if self._ready and self.on and not self._waits and self._context.controller is not None:
            self._show()

    def _show(self) -> None:
        self._odds = self._odds_of_aiming()
        self._scene.readouts.show({**self._sections(), **self._odds}, styles())
        self._show_card(self.pinned)

    def _sections(self) -> dict[str, Readout]:
        texts = self._context.texts
        return {
            section.wall: Readout(sums(section, texts), section.verdict, _gauge(section))
            for section in self._forecast().sections
        }

    def _odds_of_aiming(self) -> dict[str, Readout]:
        """Return the readouts of the weapon in the hand: its odds at each area at which it may be aimed."""
        held = self._context.hand.held
        targets = self._context.client.index.targets(held.source) if held is not None else {}
        aims = {move for moves in targets.values() for move in moves if isinstance(move, Aim)}
        if not aims:
            return {}
        view = self._context.match.view()
        fired = {(aim.start, aim.accurate) for aim in aims}
        shots = {
            (start, shot.goal, accurate): shot
            for start, accurate in fired
            for shot in shots_from(view, start, accurate=accurate)
        }
        return {
            area: Readout(
                odds_brief(
                    [shots[move.start, move.goal, move.accurate] for move in moves if isinstance(move, Aim)],
                    self._context.texts,
                ),
                ODDS,
            )
            for area, moves in targets.items()
        }

    def _forecast(self) -> Forecast:
        """Return the forecast of the position, which is cached."""
        match = self._context.match
        view = match.view()
        if self._known is None or (self._known[0] is not view and not self._waits):
            self._known = view, foresee(view, match.decisions)
        return self._known[1]

    def _section(self, area: str) -> Section | None:
        """Return the section whose readout is at an area; ``None`` if the area shows a shot's odds or nothing."""
        if not self._ready or not self._scene.readouts.text(area) or area in self._odds:
            return None
        return next((section for section in self._forecast().sections if section.wall == area), None)

    # -- the card --------------------------------------------------------------------------------------------------

    def _point(self, area: str) -> None:
        self._pointed = area
        if area:
            self._hover.start()
        else:
            self._hover.stop()
            self._show_card(self.pinned)

    def _open_pointed(self) -> None:
        self._show_card(self._pointed)

    def _pin(self, area: str) -> None:
        """Keep the card of a readout open, or close it at a second click."""
        self._hover.stop()
        again = area == self.pinned
        self._let_go()
        if not again and self._section(area) is not None:
            self.pinned = area
            self._view.viewport().installEventFilter(self)
            self._view.installEventFilter(self)
        self._show_card(self.pinned)

    def _let_go(self) -> None:
        if self.pinned:
            self.pinned = ""
            self._view.viewport().removeEventFilter(self)
            self._view.removeEventFilter(self)

    def _focus(self, area: str, key: str) -> None:
        self._show_card(area if key == READOUT else self.pinned)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Close a pinned card on Esc, or on a click outside all readouts."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape:
            self._unpin()
        elif isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            point = self._view.mapToScene(event.position().toPoint())
            if not self._scene.readouts.at(point):
                self._unpin()
        return False

    def _unpin(self) -> None:
        self._let_go()
        self._show_card("")

    def _show_card(self, area: str) -> None:
        section = self._section(area) if area else None
        if section is None:
            if self._card is not None:
                self._card.hide()
            return
        if self._card is None:
            self._card = ForecastCard(self._view)
        # On a small board some readouts are hidden, but the keyboard cursor can still reach them.
        place = self._scene.box_of(area, READOUT) or self._scene.geometry.areas[area].rect
        box = self._view.mapFromScene(place).boundingRect()
        texts = self._context.texts
        self._card.explain(section_told(section, texts), texts, QRect(box))


def _gauge(section: Section) -> float:
    """Return how near a section is to a breach, from 0 to 1; -1 if there is no fight."""
    if not section.fought:
        return -1.0
    strength = section.sums[0]
    return 1.0 if section.to_breach <= 0 else strength / (strength + section.to_breach)
