"""What a game gives the window to show: the prompt, choices, news, the end."""

from __future__ import annotations

from dataclasses import field
from typing import Any

from stronghold_gui.core.value import value
from stronghold_gui.desktop.play.seats import Camp, Partner


@value
class Prompt:
    """Who decides what now, in words.

    Attributes:
        camp: whose decision it is.
        who: the seat, with the name of the person who has it.
        sentence: what must be decided.
        where: turn and phase.
        hint: how it is done, in one sentence; shown while there are no choices to press.
        partners: who shares the camp that decides; none where one seat is the whole camp.
    """

    camp: Camp
    who: str
    sentence: str
    where: str
    hint: str = ""
    partners: tuple[Partner, ...] = ()


@value
class Choice:
    """A legal move as a button.

    Attributes:
        move: what it plays.
        label: what it says.
        art: name of the piece on it, or ``""``.
        areas: what lights up on the board while it is pointed at.
        brief: what the button says where the label has no room, or ``""``: the ids that stand on the board.
    """

    move: Any
    label: str
    art: str = ""
    areas: tuple[str, ...] = ()
    brief: str = ""


@value
class News:
    """Something that happened since a seat last decided: which camp's it is, what that is called, and what it was."""

    camp: Camp
    who: str
    text: str


@value
class Ending:
    """How a game ended, for the result dialog.

    Attributes:
        title, sentence: who won and how.
        camps: the columns' heads.
        rows: points by source: name, points of each camp.
    """

    title: str
    sentence: str
    camps: tuple[str, ...]
    rows: tuple[tuple[str, tuple[int, ...]], ...]
    total: tuple[int, ...] = field(default=())
