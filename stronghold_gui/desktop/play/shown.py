"""Plain values that a game gives the window to show: prompt, choices, news, ending."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import M
from stronghold_gui.desktop.play.seats import Partner, SeatMark


@dataclass(frozen=True, slots=True)
class Stock:
    """An item of the deciding seat's stock.

    Attributes:
        art: name of its piece, or ``""`` if the number is enough.
        number: its number (`"7"`, `"22/24"`).
        words: its name with the number, for the tooltip and screen readers.
    """

    art: str
    number: str
    words: str


@dataclass(frozen=True, slots=True)
class Prompt:
    """The content of the prompt: the seat, its decision and the phase, in words.

    Attributes:
        team: the deciding team, `NO_TEAM` for none.
        who: the name of the seat, with that of its person.
        sentence: the decision.
        where: turn and phase.
        hint: instructions in one sentence; shown if choices leave room.
        partners: the partners in the deciding team; empty if a seat decides alone.
        mark: the mark of the deciding seat, drawn in place of the team's; None to show the team.
        stock: the stock of the deciding seat, as far as it is no secret.
    """

    team: int
    who: str
    sentence: str
    where: str
    hint: str = ""
    partners: tuple[Partner, ...] = ()
    mark: SeatMark | None = None
    stock: tuple[Stock, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice(Generic[M]):
    """A button for a legal move or for an action.

    Attributes:
        move: the move; ``None`` for an action.
        label: its label.
        art: name of the piece on it, or ``""``.
        areas: areas that are highlighted on the board while it is hovered.
        brief: a short label, such as the codes on the board, or ``""``.
        seat: the seat of the move; ``None`` for the seat at the screen. Other seats may have an offer to interrupt.
        act: the action instead of a move, such as taking a piece into the hand or showing other choices.
        tip: further text of the tooltip, if the label alone does not tell the consequences.
        sign: name of an icon (`desktop.icons`) in place of a piece, or ``""``.
        off: the reason why it cannot be chosen now, or ``""``; it is shown disabled, so that buttons keep their places.
    """

    move: M | None
    label: str
    art: str = ""
    areas: tuple[str, ...] = ()
    brief: str = ""
    seat: Seat | None = None
    act: Callable[[], None] | None = None
    tip: str = ""
    sign: str = ""
    off: str = ""


@dataclass(frozen=True, slots=True)
class News:
    """Something that happened since a seat last decided.

    Attributes:
        team, who: the team concerned, and its name.
        text: the sentence of the event.
        areas: the areas of the surface that it has changed.
    """

    team: int
    who: str
    text: str
    areas: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a game for the result dialog.

    Attributes:
        title, sentence: the winners, and the way in which they won.
        teams: the heads of the columns: teams or seats; empty in a game without points.
        rows: the sources of points: the name of each, and the points of each column.
        total: the total points of each column.
        winners: the seats that have won; empty if the game itself has won.
        picture: the picture above, an SVG; ``None`` for the cover of the game.
    """

    title: str
    sentence: str
    teams: tuple[str, ...]
    rows: tuple[tuple[str, tuple[int, ...]], ...]
    total: tuple[int, ...] = field(default=())
    winners: tuple[SeatMark, ...] = ()
    picture: Path | None = None
