"""Computer players: they decide for a seat instead of a person and explain their reasons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar, runtime_checkable

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Figure

V_contra = TypeVar("V_contra", contravariant=True)
M = TypeVar("M")

Stop = Callable[[], bool]
"""Whether a player is to choose now from what it knows. It is asked often, between two plans, and must be quick."""


class Player(Protocol[V_contra, M]):
    """A computer player that decides for one seat. It never sees the position.

    It has its own random numbers, so that a replayed match has the same dice whichever player decides. What it chooses
    depends on nothing but its seed, what it was asked before, and the question: never on the clock.
    """

    def choose(self, view: V_contra, decision: Decision, moves: Sequence[M]) -> M:
        """Return one of the moves.

        It can be asked at any time: after an undo, or in the middle of a match that another player began.

        Args:
            view: what the seat sees (``Game.view``).
            decision: what the seat must decide.
            moves: the legal moves, at least one.
        """
        ...


MakePlayer = Callable[[int], Player[V_contra, M]]
"""Makes a player of a level for one seat of one match, from the seed of its own randomness.

Nothing that a match draws may be known from that seed: it is never the match's.
"""


@runtime_checkable
class Hurries(Protocol):
    """A player that thinks long enough to be hurried."""

    def heed(self, stop: Stop) -> None:
        """From now on ask ``stop`` between two plans; once it says yes, choose the best that was found.

        A limit in time is a ``stop`` that looks at the clock. Without any, a player thinks as much as its level says,
        counted in work, and chooses the same on any machine.
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
        what: names the part.
        before, after: its number, in the unit its sentence tells; ``None`` where there is none to tell.
    """

    what: Saying
    before: float | None
    after: float | None


@dataclass(frozen=True, slots=True)
class Plan:
    """Something the player could do, and what it expects of it.

    Attributes:
        aim: what it would do, in one line.
        estimate: how good the player holds it, from 0 (lost) to 1 (won). It ranks plans and is no probability.
    """

    aim: Saying
    estimate: float | None = None


@dataclass(frozen=True, slots=True)
class Reasons:
    """Why a player chose as it did.

    Attributes:
        aim: its plan, in one line.
        terms: what the choice was judged by, weightiest first.
        second: the plan it would have followed otherwise.
        open: what nobody knows yet, hidden things and chance, each with its odds among its figures.
        clocks: how long there is still time for what.
        topic: the anchor of the rules reference that explains the choice, or ``""``.
        secret: whether telling it would give away what others may not know; then it is told after the match only.
        idle: whether the choice changes nothing that is worth telling; of a turn it is told only if nothing else is.
    """

    aim: Saying
    terms: tuple[Term, ...] = ()
    second: Plan | None = None
    open: tuple[Saying, ...] = ()
    clocks: tuple[Saying, ...] = ()
    topic: str = ""
    secret: bool = False
    idle: bool = False


@runtime_checkable
class Explains(Protocol):
    """A player that can explain its choice."""

    def reasons(self) -> Reasons | None:
        """Return the reasons of the last choice; ``None`` if there are none (the only move, a guess)."""
        ...
