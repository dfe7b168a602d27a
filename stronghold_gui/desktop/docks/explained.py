"""The tooltip of a part of a dock: its purpose and, during hover or focus, the reason why it cannot be used now.

Most reasons are never read, and a change of seats changes dozens of them. So a reason is computed on hover or focus,
and again after a change of position. It is dropped when hover or focus ends: it may be a secret from the next seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QEnterEvent, QFocusEvent, QHideEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.refusals import ShownRefusal

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent

    _Widget = QWidget
else:
    # A class can derive from only one class of Qt, so this mix-in is a widget only for the type checker.
    _Widget = object

Why = Callable[[], ShownRefusal | None]
"""Returns the refusal of an action; ``None`` if it is possible."""


class Explained(_Widget):
    """A widget with a tooltip, the same text for screen readers, and a reason on hover or focus."""

    _tip = ""
    _told = ""
    _why: Why | None = None
    _asked: DeskContext | None = None
    _pointed = _focused = False
    _looker = -1

    def ask(self, context: DeskContext, why: Why) -> None:
        """From now on, show the reason that ``why`` returns."""
        self._asked, self._why = context, why

    def explain(self, tip: str) -> None:
        """Set the purpose, the first part of the tooltip."""
        if tip != self._tip:
            self._tip = tip
            self._tell()

    def explain_again(self) -> None:
        """Compute the reason again after a change."""
        if self._pointed or self._focused:
            self._tell()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Update the reason, since a tooltip may follow."""
        super().enterEvent(event)
        self._look(pointed=True, focused=self._focused)

    def leaveEvent(self, event: QEvent) -> None:
        """Drop the reason unless the widget has the focus."""
        super().leaveEvent(event)
        self._look(pointed=False, focused=self._focused)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Update the reason, since a screen reader reads the description."""
        super().focusInEvent(event)
        self._look(pointed=self._pointed, focused=True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Drop the reason unless the mouse is over the widget."""
        super().focusOutEvent(event)
        self._look(pointed=self._pointed, focused=False)

    def hideEvent(self, event: QHideEvent) -> None:
        """Drop the reason once the widget is hidden."""
        super().hideEvent(event)
        self._look(pointed=False, focused=False)

    # -- inside --------------------------------------------------------------------------------------------------

    def _look(self, *, pointed: bool, focused: bool) -> None:
        """Store whether mouse and focus are here; while one of them is, update the reason at each new position."""
        before, after = self._pointed or self._focused, pointed or focused
        self._pointed, self._focused = pointed, focused
        # When another game replaces this one, the hand may be deleted before the dock.
        if before == after or self._asked is None or not isValid(self._asked.hand):
            return
        if after:
            self._looker = self._seated()
            self._asked.hand.refreshed.connect(self._update_reason)
        else:
            self._asked.hand.refreshed.disconnect(self._update_reason)
        self._tell()

    def _seated(self) -> int:
        """Return the seat at the screen if it may see the table, else -1."""
        context = self._asked
        return -1 if context is None or context.controller is None or context.match.covered else context.match.seat

    def _update_reason(self) -> None:
        """Update the reason for a new position; drop it if another seat is at the screen now."""
        if self._seated() == self._looker:
            self._tell()
        else:
            self._look(pointed=False, focused=False)

    def _tell(self) -> None:
        """Set tooltip and accessible description if they differ; screen readers announce each change."""
        asked = self._why is not None and (self._pointed or self._focused) and self._open()
        why = self._why() if self._why is not None and asked else None
        told = "\n".join(filter(None, (self._tip, why.text if why is not None else "")))
        if told != self._told:
            self._told = told
            self.setToolTip(tip_of(told))
            self.setAccessibleDescription(told)

    def _open(self) -> bool:
        """Return whether the parent is enabled; the page of another partner is disabled."""
        page = self.parentWidget()
        return page is None or page.isEnabled()
