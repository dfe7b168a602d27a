"""The door: worked, destroyed, taken over, let be."""

from __future__ import annotations

from msgspec import Struct

from stronghold_gui.games.fortress.events.who import Who


class DoorMoved(Struct, frozen=True):
    """The door was opened or closed."""

    who: Who
    open: bool


class DoorDestroyed(Struct, frozen=True):
    """The door was destroyed."""


class DoorTaken(Struct, frozen=True):
    """A player took over the door card."""

    who: Who
    figure: str


class DoorLeft(Struct, frozen=True):
    """A player left the door card with a partner."""

    who: Who
    figure: str


class Rested(Struct, frozen=True):
    """The controller of the door lets it be."""

    who: Who
    until: str
