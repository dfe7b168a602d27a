"""The protocol of a game, which lets match, window, commands and computer players run it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self, TypeAlias, TypeVar

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.refusal import Refusal


class PositionLike(Protocol):
    """A position: plain, comparable and cheap to copy, with all the state needed to continue the game."""

    chance: Chance

    def copy(self) -> Self:
        """Return an equal position that shares no mutable part."""
        ...


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game.

    Attributes:
        winners: the seats that won (all partners of a side); empty if the game itself won.
        how: an id of the game's closed set of endings.
        scores: points by seat, in seat order; empty where the game is not played for points.
    """

    winners: tuple[Seat, ...]
    how: str
    scores: tuple[int, ...]


P = TypeVar("P", bound=PositionLike)
M = TypeVar("M")
E = TypeVar("E")
V = TypeVar("V")


class Game(Protocol[P, M, E, V]):
    """The rules of one game. Stateless: everything that changes is in the position."""

    @property
    def id(self) -> str:
        """The game's name in files (``stronghold``)."""
        ...

    @property
    def seat_counts(self) -> Sequence[int]:
        """The possible numbers of seats, the default first."""
        ...

    def options(self, seats: int) -> Mapping[str, tuple[str, ...]]:
        """Return the options of a match with this number of seats, each with its values, the default first."""
        ...

    def setup(self, options: Mapping[str, str], seats: int, seed: int, told: list[E] | None = None) -> P:
        """Return the first position of a new match.

        Args:
            options: the options of the match; those left out have their default.
            seats: number of seats.
            seed: seed of chance.
            told: a list that receives the events of the set-up, with which the log of the match begins.

        Raises:
            OptionError: the game does not know an option or its value, or does not allow this number of players.
        """
        ...

    def opening(self, position: P) -> list[E]:
        """Return the opening events of a start position without a recorded set-up."""
        ...

    def seat_ids(self, seats: int) -> tuple[str, ...]:
        """Return the ids of the seats (``invader``, ``defender``), in seat order."""
        ...

    def decisions(self, position: P) -> tuple[Decision, ...]:
        """Return the current decisions, at most one for each seat; empty exactly when the game is over.

        Either all decisions are blocking or none is; offers are in order of priority.
        """
        ...

    def legal_moves(self, position: P, seat: Seat) -> list[M]:
        """Return every legal move of the seat, each once; empty if it has no decision."""
        ...

    def refusal(self, position: P, seat: Seat, move: M) -> Refusal | None:
        """Return why the move is not legal, or ``None`` if it is. Changes nothing."""
        ...

    def play(self, position: P, seat: Seat, move: M) -> list[E]:
        """Play a legal move on the position itself and return what happened, in order.

        The caller must have checked the legality (``Match`` does).
        """
        ...

    def reveals(self, events: Sequence[E]) -> bool:
        """Return whether these events show something that a seat could not see before."""
        ...

    def view(self, position: P, seat: Seat | None) -> V:
        """Return the view of a seat; for ``None`` the public view."""
        ...

    def imagine(self, view: V, seed: int) -> P:
        """Return a position that fits a view, for its seat to think ahead in.

        Hidden things are dealt again at random, in a way that fits the view. Two positions that look the same to a seat
        give the same result.

        Args:
            view: the view of a seat; it is not changed.
            seed: the seed of the deal and of chance in the result; it must not be the match's seed.
        """
        ...

    def progress(self, position: P) -> int:
        """Return the progress of the game, for lists of matches: the turn or round, from 1."""
        ...

    def key(self, position: P) -> Hashable:
        """Return a key that two positions share exactly if they have the same future, chance apart."""
        ...

    def team(self, position: P, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats that play together with a seat and hide nothing from each other, itself included."""
        ...

    def event_for(self, position: P, event: E, seat: Seat | None) -> E:
        """Return the event as the seat may see it; for ``None`` as all players may."""
        ...

    def outcome(self, position: P) -> Outcome | None:
        """Return the outcome of the game, or ``None`` before its end."""
        ...

    def text(self, move: M) -> str:
        """Return the move's notation."""
        ...

    def parse(self, text: str) -> M:
        """Return the move of a notation; raises ``NotationError`` with the fault."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""The rules of a game whose types are not known."""


class OptionError(ValueError):
    """An option of a new match is unknown or has a value the game does not have."""


class NotationError(ValueError):
    """A text is not a move of the game.

    Attributes:
        word: the word that could not be parsed, or ``""``.
        expected: the words that would fit there.
    """

    def __init__(self, text: str, word: str, expected: Sequence[str]) -> None:
        super().__init__(f"{text!r}: {word!r} cannot be read")
        self.text = text
        self.word = word
        self.expected = tuple(expected)
