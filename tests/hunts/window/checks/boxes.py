"""No box says that the program is broken."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QMessageBox

from tests.hunts.window.session import Session

_BROKEN = ("fault", "broken")


def faults(session: Session) -> Iterator[tuple[str, str]]:
    """Yield what such boxes say."""
    for name in _BROKEN:
        for box in session.window.findChildren(QMessageBox, name):
            yield "box", box.text() + box.informativeText()
            box.close()
