"""Judgement of a move in a lesson: a closed set of verdicts, each with a general answer."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.teaching.lessons.document import Text


class Verdict(StrEnum):
    """The verdict on a move; the general answer to it is ``lesson.answer.<id>``."""

    RIGHT = "right"
    """The move completes the step; the next one has begun."""
    ON_THE_WAY = "on_the_way"
    """The move was played, and the step continues."""
    TOO_EARLY = "too_early"
    """The move ends the turn while the step still needs moves; not played."""
    ELSEWHERE = "elsewhere"
    """The right thing with another piece or at another place; not played."""
    OTHER = "other"
    """A legal move that does not belong to the step; not played."""
    ILLEGAL = "illegal"
    """The rules forbid the move; not played."""
    READ_ON = "read_on"
    """The step needs only reading; the move was not played."""
    STUCK = "stuck"
    """The move was played but led away from the step's end, so the step restarts."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The lesson's answer to a move.

    Attributes:
        verdict: the verdict on the move.
        say: the lesson's own reply, if any.
        refusal: why it is illegal.
    """

    verdict: Verdict
    say: Text | None = None
    refusal: Refusal | None = None

    @property
    def played(self) -> bool:
        """Whether the match has continued."""
        return self.verdict in (Verdict.RIGHT, Verdict.ON_THE_WAY)
