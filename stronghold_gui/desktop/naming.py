"""Names for widgets, by which tests, style and screen readers' scripts find them, and what the rules say about them."""

from __future__ import annotations

from typing import Final, Protocol, TypeVar, runtime_checkable

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QLabel

Q = TypeVar("Q", bound=QObject)
_ABOUT: Final = "about"
"""The property of a widget that holds its topic."""


def named(thing: Q, name: str) -> Q:
    """Give a Qt object its name and return it.

    A label shows its text as it is from now on, whatever that looks like; one that shows HTML is told so afterwards.
    """
    thing.setObjectName(name)
    if isinstance(thing, QLabel):
        thing.setTextFormat(Qt.TextFormat.PlainText)
    return thing


def about(thing: Q, topic: str) -> Q:
    """Set the thing of the game that a widget shows (``ballista``), for the rules reference, and return the widget.

    Widgets inside it are about the same thing unless they name another.
    """
    thing.setProperty(_ABOUT, topic)
    return thing


def topic_of(thing: QObject) -> str:
    """Return the thing of the game that a widget shows, ``""`` if it names none."""
    topic = thing.property(_ABOUT)
    return topic if isinstance(topic, str) else ""


@runtime_checkable
class TellsTopics(Protocol):
    """A widget that shows several things of the game, and tells which of them is at a point."""

    def topic_at(self, point: QPoint | None) -> str:
        """Return which thing is at a point of the screen, for ``None`` at the keys; ``""`` if none is."""
        ...
