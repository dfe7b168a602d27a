"""Computer players: they decide for a seat instead of a person and explain their reasons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar, runtime_checkable

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.refusal import Figure

V_contra = TypeVar("V_contra", contravariant=True)
M = TypeVar("M")

Stop = Callable[[], bool]
"""Returns whether a player must choose now. It is called often, between two plans, and must be fast."""


class Player(Protocol[V_contra, M]):
    """A computer player that decides for one seat. It never sees the position.

    It has its own random numbers, so that a replayed match has the same dice with every player. Its choice depends only
    on its seed, the earlier questions and the current one, never on the clock.
    """

    def choose(self, view: V_contra, decision: Decision, moves: Sequence[M]) -> M:
        """Return one of the moves.

        A call is possible at any time: after an undo, or in the middle of a match that another player began.

        Args:
            view: the view of the seat (``Game.view``).
            decision: the decision of the seat.
            moves: the legal moves, at least one.
        """
        ...


MakePlayer = Callable[[int], Player[V_contra, M]]
"""A factory of a player of a level for one seat of one match; its argument is the seed of the player.

This seed must not reveal any draw of the match, so it is never the match's seed.
"""


@runtime_checkable
class Hurries(Protocol):
    """A player whose thinking can be cut short."""

    def heed(self, stop: Stop) -> None:
        """Call ``stop`` between two plans from now on; once it returns true, choose the best plan so far.

        For a time limit, ``stop`` checks the clock. Without one, a player does the amount of work of its level, and
        chooses the same on any machine.
        """
        ...


@dataclass(frozen=True, slots=True)
class Saying:
    """A sentence to show: its id and its arguments, as numbers and ids of the game."""

    id: str
    figures: Mapping[str, Figure] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Term:
    """One criterion of a choice: its value before the choice and the expected value after it.

    Attributes:
        what: the name of the criterion.
        before: its value before the choice, in the unit of its sentence; ``None`` without a value.
        after: its expected value after the choice, likewise.
    """

    what: Saying
    before: float | None
    after: float | None


@dataclass(frozen=True, slots=True)
class Plan:
    """A possible course of the player, with its estimate.

    Attributes:
        aim: the aim of the plan, in one line.
        estimate: the player's evaluation, from 0 (lost) to 1 (won). It ranks plans and is not a probability.
    """

    aim: Saying
    estimate: float | None = None


@dataclass(frozen=True, slots=True)
class Reasons:
    """Why a player chose as it did.

    Attributes:
        aim: its plan, in one line.
        terms: the criteria of the choice, most important first.
        second: the plan it would have followed otherwise.
        open: the unknown facts (hidden things and chance), each with its odds among its figures.
        clocks: the remaining time for important goals.
        topic: the anchor of the rules reference that explains the choice, or ``""``.
        secret: whether the reasons would reveal hidden facts; if so, they are shown only after the match.
        idle: whether the choice changes nothing worth reporting; it is shown only if its turn has no other choice to
            show.
    """

    aim: Saying
    terms: tuple[Term, ...] = ()
    second: Plan | None = None
    open: tuple[Saying, ...] = ()
    clocks: tuple[Saying, ...] = ()
    topic: str = ""
    secret: bool = False
    idle: bool = False


@dataclass(frozen=True, slots=True)
class TurnReasons:
    """The reasons for a computer's turn.

    Attributes:
        seat: the seat whose turn it was.
        number: how many moves had been played after it.
        progress: the turn or round it belongs to (``Game.progress``).
        reasons: the player's reasons, or ``None``.
    """

    seat: Seat
    number: int
    progress: int
    reasons: Reasons | None


@runtime_checkable
class Explains(Protocol):
    """A player that can explain its choice."""

    def reasons(self) -> Reasons | None:
        """Return the reasons of the last choice; ``None`` if there are none (the only move, a guess)."""
        ...
