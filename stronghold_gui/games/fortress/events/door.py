"""The door: worked, destroyed, taken over, let be."""

from __future__ import annotations

from dataclasses import dataclass

from stronghold_gui.games.fortress.events.who import Who


@dataclass(frozen=True, slots=True)
class DoorMoved:
    """The door was opened or closed."""

    who: Who
    open: bool


@dataclass(frozen=True, slots=True)
class DoorDestroyed:
    """The door was destroyed."""


@dataclass(frozen=True, slots=True)
class DoorTaken:
    """A player took over the door card."""

    who: Who
    figure: str


@dataclass(frozen=True, slots=True)
class DoorLeft:
    """A player left the door card with a partner."""

    who: Who
    figure: str


@dataclass(frozen=True, slots=True)
class Rested:
    """The controller of the door lets it be."""

    who: Who
    until: str
