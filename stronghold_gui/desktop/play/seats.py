"""The marks of seats, and the state of each of several partners."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

Shape = Literal["triangle", "shield", "disc", "diamond", "hexagon", "cross"]
"""The shape of a seat or team, besides its colour; the pictures are ``seat_<shape>`` (`desktop.icons`)."""

SHAPES: Final[tuple[Shape, ...]] = ("triangle", "shield", "disc", "diamond", "hexagon", "cross")
"""The shapes by number; that of a team is the one of its number."""

NO_TEAM: Final = -1
"""The team number of a seat that plays alone, of a dock of all teams, and of a prompt when no seat decides."""

_LETTERS: Final = "ABCDEF"


@dataclass(frozen=True, slots=True)
class SeatMark:
    """The mark of a seat: a colour, always together with a shape.

    Attributes:
        id: names the seat; its name is the text ``seat.<id>``.
        team: its team's number, `NO_TEAM` if it plays alone.
        colour: its number in `theme.Tones.seats`.
        shape: its shape, on which its letter is drawn.
        picture: its badge, an SVG; ``None`` for a badge drawn from colour, shape and letter.
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
        """The letter on a badge without a picture: each colour has its own."""
        return _LETTERS[self.colour]


def without_teams(ids: Sequence[str], number: int) -> tuple[SeatMark, ...]:
    """Return the marks of the first ``number`` seats, each without a team, with its own colour and shape.

    Args:
        ids: the ids of a game's seats, in seat order; at most six.
        number: number of players.
    """
    return tuple(SeatMark(name, NO_TEAM, seat, SHAPES[seat]) for seat, name in enumerate(ids[:number]))


SeatState = Literal["shown", "open", "done", "waits"]
"""The state of a partner: at the screen (`shown`), deciding as well (`open`), finished, or without a decision."""


@dataclass(frozen=True, slots=True)
class Partner:
    """One of several partners at the screen.

    Attributes:
        seat: its seat.
        mark: the mark of the seat.
        called: the name of the person; without one, that of the side.
        role: the name of the seat.
        state: its state.
        words: the text of the state.
    """

    seat: int
    mark: SeatMark
    called: str
    role: str
    state: SeatState
    words: str
