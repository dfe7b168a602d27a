"""Plain values that a game hands to the window to be shown: prompt, choices, news, ending."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from stronghold_gui.core.decision import Seat
from stronghold_gui.desktop.play.seats import Partner, SeatMark


@dataclass(frozen=True, slots=True)
class Stock:
    """Something that the seat which decides has to spend.

    Attributes:
        art: name of the piece that stands for it, or ``""`` where its number says it all.
        number: how much there is (`"7"`, `"22/24"`).
        words: what it is, with the number, for the tooltip and screen readers.
    """

    art: str
    number: str
    words: str


@dataclass(frozen=True, slots=True)
class Prompt:
    """The content of the prompt: the seat, its decision and the phase, in words.

    Attributes:
        team: whose decision it is, `NO_TEAM` for nobody's.
        who: the seat, with the name of the person who has it.
        sentence: what must be decided.
        where: turn and phase.
        hint: how it is done, in one sentence; shown where choices to press leave room for it.
        partners: who shares the team that decides; none where a seat decides alone.
        mark: the seat that decides, where seats and not teams are told apart; it is drawn in the team's place.
        stock: what that seat has to spend; nothing that others at the screen may not know.
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
class Choice:
    """A legal move as a button.

    Attributes:
        move: what it plays.
        label: what it says.
        art: name of the piece on it, or ``""``.
        areas: what lights up on the board while it is pointed at.
        seat: whose move it is; ``None`` for the seat at the screen. Others may be asked whether to interrupt.
        act: what it does instead of playing a move: a piece is taken into the hand, other choices are shown.
        brief: what the button says where the label has no room, or ``""``: the codes that stand on the board.
        sign: name of the window's picture on it in place of a piece, or ``""``.
        off: why it cannot be chosen now, or ``""``: it is shown all the same, so that buttons keep their places.
        tip: what the tooltip says below the label, where the label alone does not say what will come of it.
    """

    move: object
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
        team, who: whose it is, and what that is called.
        text: what it was.
        areas: where on the surface something is different for it.
    """

    team: int
    who: str
    text: str
    areas: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a game for the result dialog.

    Attributes:
        title, sentence: who won and how.
        teams: the columns' heads: a team each, or a seat; none where the game is not played for points.
        rows: points by source: name, points of each of these.
        total: points of each.
        winners: the seats that have won; none where the game itself has beaten everybody.
        picture: what is painted above, an SVG; ``None`` for the cover of the game.
    """

    title: str
    sentence: str
    teams: tuple[str, ...]
    rows: tuple[tuple[str, tuple[int, ...]], ...]
    total: tuple[int, ...] = field(default=())
    winners: tuple[SeatMark, ...] = ()
    picture: Path | None = None
