"""Every press has a visible effect or a message."""

from __future__ import annotations

from types import TracebackType
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QToolButton, QWidget

from tests.hunts.window.session import Session

IDEMPOTENT: Final = (
    "fit", "zoom_in", "zoom_out", "learn", "puzzles", "matches", "record", "reset_layout", "rules", "type_order",
    "copy_picture", "copy_page",
)  # fmt: skip
"""Actions that may find everything as they would have it, such as the page open to which they lead."""

_SHOWS_AGAIN: Final = ("cards_look_",)
"""How buttons are called that lay out what may lie there already."""


class Answered:
    """Sees that something changes in what can be seen and heard while a button is pressed or an action used."""

    def __init__(self, session: Session, name: str, button: QWidget | None = None) -> None:
        """Look on.

        Args:
            session: where it is pressed.
            name: what it is called.
            button: the button; of what is none, nothing is asked.
        """
        self._session, self._name, self._button = session, name, button
        self._asked = button is None or _is_plain_button(button)

    def __enter__(self) -> None:
        if self._asked:
            self._point_at()
            self._before = _appearance(self._session)
            self._helped = self._session.helped

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        session = self._session
        if not self._asked or kind is not None or self._helped != session.helped:
            return
        if _lesson_answers(session):
            # A lesson gives the same answer to the same move, and it may have stood there before.
            return
        if session.noise.quiet and self._before == _appearance(session):
            session.noise.hear("dead", f"{self._name} can be used, does nothing that can be seen and says nothing")

    def _point_at(self) -> None:
        """Have mouse and keyboard where they will be when the button was pressed."""
        button = self._button
        if button is not None:
            QTest.mouseMove(button, button.visibleRegion().boundingRect().center())
            if button.focusPolicy() & Qt.FocusPolicy.ClickFocus:
                button.setFocus(Qt.FocusReason.MouseFocusReason)
            self._session.settle()


def _is_plain_button(widget: QWidget) -> bool:
    """Return whether each press of a widget must have an effect: it is no toggle and not Qt's own button."""
    if not isinstance(widget, QPushButton | QToolButton) or widget.isCheckable():
        return False
    if isinstance(widget.parentWidget(), QLineEdit):
        # Qt's own, which clears a field and is only faded out where there is nothing to clear.
        return False
    action = widget.defaultAction() if isinstance(widget, QToolButton) else None
    always = action is None or action.objectName() not in IDEMPOTENT
    return always and not widget.objectName().startswith(("qt_", "Scroll", *_SHOWS_AGAIN))


def _lesson_answers(session: Session) -> bool:
    """Return whether a lesson or puzzle shows an answer to the last move."""
    labels = [session.window.findChild(QLabel, f"{name}_answer") for name in ("lesson", "puzzle")]
    return any(label is not None and label.isVisible() and label.text() for label in labels)


def _appearance(session: Session) -> tuple[object, ...]:
    """Return what can be seen of the program, and what else an action may change."""
    window = session.window
    seen: list[tuple[str, QImage]] = [
        (top.objectName(), top.grab().toImage()) for top in QApplication.topLevelWidgets() if top.isVisible()
    ]
    checked = [window.actions_[name].isChecked() for name in window.actions_]
    clipboard = QGuiApplication.clipboard().text()
    return seen, checked, window.windowTitle(), QApplication.focusWidget(), clipboard, session.links.followed
