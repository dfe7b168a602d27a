"""How seats are drawn and told apart, and what each of several partners is at."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from stronghold_gui.core.value import value

Camp = Literal["first", "second", "none"]
"""Which of a game's two camps something belongs to, for its colour and its mark."""


@value
class SeatLook:
    """A seat as it is drawn: never by colour alone, always with a shape.

    Attributes:
        id: names the seat; sentences: ``seat.<id>``.
        camp: whose it is.
        picture: its badge, an SVG.
        second: it is the second of two partners, who are told apart by colour, too.
    """

    id: str
    camp: Camp
    picture: Path
    second: bool = False


SeatState = Literal["shown", "open", "done", "waits"]
"""A partner sits at the screen and decides; he decides as well; he has ended his part; it is not his turn."""


@value
class Partner:
    """One of several partners at the screen.

    Attributes:
        seat: its number.
        look: how it is drawn.
        called: the person, or the side if it has no name.
        role: what the seat is called.
        state: what he is at.
        words: that in words.
    """

    seat: int
    look: SeatLook
    called: str
    role: str
    state: SeatState
    words: str
