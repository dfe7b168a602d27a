"""A base for games: the part of ``core.game.Game`` that most games answer alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Generic, TypeVar

from msgspec import Struct

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import OptionError
from stronghold_gui.core.notation import Notation

P = TypeVar("P")
M = TypeVar("M", bound=Struct)
E = TypeVar("E")


class BaseGame(Generic[P, M, E]):
    """A game in which each seat plays alone and sees all events; a game overrides the methods for which this differs.

    Attributes:
        seats: for each possible number of seats the ids of the seats, in seat order; the default number comes first.
        notation: the notation of its moves.
    """

    seats: Mapping[int, tuple[str, ...]]
    notation: Notation[M]

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """The numbers of seats, the default first."""
        return tuple(self.seats)

    def seat_ids(self, seats: int) -> tuple[str, ...]:
        """Return the ids of the seats in seat order; raises ``OptionError`` for another number of seats."""
        if seats not in self.seats:
            raise OptionError(f"seats={seats} is not one of: {', '.join(map(str, self.seats))}")
        return self.seats[seats]

    def opening(self, position: P) -> list[E]:
        """Return no event."""
        del position
        return []

    def reveals(self, events: Sequence[E]) -> bool:
        """Return false: no event shows anything hidden."""
        del events
        return False

    def team(self, position: P, seat: Seat) -> tuple[Seat, ...]:
        """Return the seat alone."""
        del position
        return (seat,)

    def event_for(self, position: P, event: E, seat: Seat | None) -> E:
        """Return the event unchanged."""
        del position, seat
        return event

    def text(self, move: M) -> str:
        """Return the move's notation."""
        return self.notation.text_of(move)

    def parse(self, text: str) -> M:
        """Return the move that a notation names; raises ``NotationError``."""
        return self.notation.parse(text)


def chosen_options(
    given: Mapping[str, str],
    offered: Mapping[str, tuple[str, ...]],
    unlisted: Mapping[str, tuple[str, ...]] = MappingProxyType({}),
    *,
    free: str = "",
) -> dict[str, str]:
    """Return the value of every option of a new match, which is the default if no value is given.

    Args:
        given: the options of the match.
        offered: the options that a player can choose, with their values, the default first.
        unlisted: further options that a match may have; error messages do not list them.
        free: an option with any value, which the game reads itself; it is not in the result.

    Raises:
        OptionError: an option or its value is unknown.
    """
    accepted = {**offered, **unlisted}
    for name, value in given.items():
        if name != free and value not in accepted.get(name, ()):
            raise OptionError(f"{name}={value} is not one of: {', '.join(accepted.get(name, offered))}")
    return {name: given.get(name, values[0]) for name, values in accepted.items()}
