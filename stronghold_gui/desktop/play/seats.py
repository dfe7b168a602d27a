"""Seats as they are drawn, and the state of each of several partners."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

Shape = Literal["triangle", "shield", "disc", "diamond", "hexagon", "cross"]
"""What a seat or a team is known by besides its colour; the pictures are ``seat_<shape>`` (`desktop.icons`)."""

SHAPES: Final[tuple[Shape, ...]] = ("triangle", "shield", "disc", "diamond", "hexagon", "cross")
"""The shapes by number; that of a team is the one of its number."""

NO_TEAM: Final = -1
"""The team of nobody: of a seat that plays alone, of a dock that is everybody's, of what nobody decides."""

_LETTERS: Final = "ABCDEF"


@dataclass(frozen=True, slots=True)
class SeatMark:
    """A seat as it is drawn: never by colour alone, always with a shape.

    Attributes:
        id: names the seat; sentences: ``seat.<id>``.
        team: its team's number, `NO_TEAM` if it plays alone.
        colour: its number in `theme.Tones.seats`.
        shape: its shape, on which its letter stands.
        picture: its badge, an SVG; ``None`` for one that is made of colour, shape and letter.
    """

    id: str
    team: int
    colour: int
    shape: Shape
    picture: Path | None = None

    @property
    def side(self) -> str:
        """The key of a side: the team's number, or the id of a seat that plays alone."""
        return self.id if self.team == NO_TEAM else str(self.team)

    @property
    def letter(self) -> str:
        """The letter on a badge without a picture: another one for each colour."""
        return _LETTERS[self.colour]


def without_teams(ids: Sequence[str], number: int) -> tuple[SeatMark, ...]:
    """Return the first so many seats, each without a team, with a colour and a shape of its own.

    Args:
        ids: what names the seats of a game, in seat order; at most six.
        number: how many play.
    """
    return tuple(SeatMark(name, NO_TEAM, seat, SHAPES[seat]) for seat, name in enumerate(ids[:number]))


SeatState = Literal["shown", "open", "done", "waits"]
"""A partner sits at the screen and decides; decides as well; has ended its part; has nothing to decide now."""


@dataclass(frozen=True, slots=True)
class Partner:
    """One of several partners at the screen.

    Attributes:
        seat: its number.
        mark: how it is drawn.
        called: the person, or the side if it has no name.
        role: what the seat is called.
        state: what it is at.
        words: that in words.
    """

    seat: int
    mark: SeatMark
    called: str
    role: str
    state: SeatState
    words: str
