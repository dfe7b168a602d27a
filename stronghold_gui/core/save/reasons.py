"""The reasons of computers in match files and journals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, Self, TypeAlias, TypeVar

from msgspec import to_builtins
from pydantic import Field, StringConstraints

from stronghold_gui.core.player import Plan, Reasons, Saying, Term, TurnReasons
from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.faults import Problem, bad
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.core.save.part import Part

T = TypeVar("T")
_Id: TypeAlias = Annotated[str, StringConstraints(max_length=100)]
_Figure: TypeAlias = Annotated[int, Field(ge=-1_000_000, le=1_000_000)] | _Id
_Number: TypeAlias = Annotated[float, Field(ge=-1e6, le=1e6)]
_Some: TypeAlias = Annotated[list[T], Field(max_length=20)]


@dataclass(slots=True)
class SayingEntry(Part):
    """A sentence: its id and its figures."""

    id: _Id
    figures: Annotated[dict[_Id, _Figure], Field(max_length=20)] = field(default_factory=dict)

    @classmethod
    def of(cls, saying: Saying) -> Self:
        """Return the entry of a sentence."""
        return cls(saying.id, dict(saying.figures))

    @property
    def saying(self) -> Saying:
        """The sentence."""
        return Saying(self.id, self.figures)


@dataclass(slots=True)
class TermEntry(Part):
    """One criterion of a choice, with its value before the choice and the expected value after it."""

    what: SayingEntry
    before: _Number | None = None
    after: _Number | None = None


@dataclass(slots=True)
class PlanEntry(Part):
    """The plan that the player would have followed otherwise, with its evaluation from 0 to 1."""

    aim: SayingEntry
    estimate: _Number | None = None


@dataclass(slots=True)
class ReasonsEntry(Part):
    """Why a computer chose as it did; the members of ``core.player.Reasons``."""

    aim: SayingEntry
    terms: _Some[TermEntry] = field(default_factory=list)
    second: PlanEntry | None = None
    open: _Some[SayingEntry] = field(default_factory=list)
    clocks: _Some[SayingEntry] = field(default_factory=list)
    topic: _Id = ""
    secret: bool = False
    idle: bool = False

    @property
    def reasons(self) -> Reasons:
        """The reasons."""
        return Reasons(
            self.aim.saying,
            tuple(Term(term.what.saying, term.before, term.after) for term in self.terms),
            Plan(self.second.aim.saying, self.second.estimate) if self.second is not None else None,
            tuple(one.saying for one in self.open),
            tuple(one.saying for one in self.clocks),
            self.topic,
            self.secret,
            self.idle,
        )


@dataclass(slots=True)
class TurnEntry(Part):
    """The reasons for a computer's turn.

    Attributes:
        seat: number of the seat.
        number: how many moves had been played after the turn.
        progress: the turn or round it belongs to.
        reasons: the reasons.
    """

    seat: Annotated[int, Field(ge=0)]
    number: Annotated[int, Field(ge=1)]
    progress: Annotated[int, Field(ge=0, le=100_000)]
    reasons: ReasonsEntry


def given_reasons(match: AnyMatch) -> list[TurnReasons]:
    """Return the finished turns of computers that have reasons."""
    return [turn for turn in match.reasons if turn.reasons is not None and turn.number <= len(match.played)]


def reasons_to_json(turns: Sequence[TurnReasons]) -> list[Json]:
    """Return turns as members of a match document, without empty members."""
    return [_without_empty(to_builtins(turn)) for turn in turns]


def _without_empty(value: Json) -> Json:
    if isinstance(value, dict):
        whole = {name: _without_empty(member) for name, member in value.items()}
        return {name: member for name, member in whole.items() if member or type(member) in (int, float)}
    return [_without_empty(item) for item in value] if isinstance(value, list | tuple) else value


def reasons_of(entries: Sequence[TurnEntry], seats: int, moves: int) -> list[TurnReasons]:
    """Return the turns of a match document.

    Args:
        entries: its members.
        seats: the number of seats.
        moves: the number of moves.

    Raises:
        BadFileError: a turn names a seat or a move that the match does not have.
    """
    for index, entry in enumerate(entries):
        for name, value, most in (("seat", entry.seat, seats - 1), ("number", entry.number, moves)):
            if value > most:
                raise bad(Problem.OUT_OF_RANGE, f"reasons[{index}].{name}", value=value, least=0, most=most)
    return [TurnReasons(entry.seat, entry.number, entry.progress, entry.reasons.reasons) for entry in entries]


def reasons_until(entries: Sequence[Json], moves: int) -> list[Json]:
    """Return the members of a match document for the turns that end within the first moves."""
    return [
        entry
        for entry in entries
        if isinstance(entry, dict) and isinstance(number := entry.get("number"), int) and number <= moves
    ]
