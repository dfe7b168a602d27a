"""The door: worked, destroyed, taken over, let be."""

from __future__ import annotations

from stronghold_gui.core.value import value
from stronghold_gui.games.fortress.events.who import Who


@value
class DoorMoved:
    """The door was opened or closed."""

    who: Who
    open: bool


@value
class DoorDestroyed:
    """The door was destroyed."""


@value
class DoorTaken:
    """A player took over the door card."""

    who: Who
    figure: str


@value
class DoorLeft:
    """A player left the door card with a partner."""

    who: Who
    figure: str


@value
class Rested:
    """The controller of the door lets it be."""

    who: Who
    until: str
