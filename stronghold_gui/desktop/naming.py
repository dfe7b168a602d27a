"""Object names of widgets, which tests and screen-reader scripts use, and the topics of the rules that widgets show."""

from __future__ import annotations

from typing import Final, Protocol, TypeVar, runtime_checkable

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QLabel

Q = TypeVar("Q", bound=QObject)
_ABOUT: Final = "about"
"""The property of a widget that stores its topic."""


def named(thing: Q, name: str) -> Q:
    """Give a Qt object its name and return it.

    A label is set to plain text; one that shows HTML must be set to rich text afterwards.
    """
    thing.setObjectName(name)
    if isinstance(thing, QLabel):
        thing.setTextFormat(Qt.TextFormat.PlainText)
    return thing


def about(thing: Q, topic: str) -> Q:
    """Set a widget's topic in the rules (``ballista``), and return the widget.

    Its child widgets have the same topic unless they set their own.
    """
    thing.setProperty(_ABOUT, topic)
    return thing


def topic_of(thing: QObject) -> str:
    """Return a widget's topic, ``""`` if it has none."""
    topic = thing.property(_ABOUT)
    return topic if isinstance(topic, str) else ""


@runtime_checkable
class TellsTopics(Protocol):
    """A widget that shows several topics."""

    def topic_at(self, point: QPoint | None) -> str:
        """Return the topic at a point of the screen, or at the keyboard cursor for ``None``; ``""`` for none."""
        ...
