"""Names for widgets: tests, style and screen readers' scripts find them by these."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject

Q = TypeVar("Q", bound=QObject)


def named(thing: Q, name: str) -> Q:
    """Give a Qt object its name and return it."""
    thing.setObjectName(name)
    return thing
