"""Judgement of a move in a lesson: a closed set of verdicts, each with a general answer."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.teaching.lessons.document import Text


class Verdict(StrEnum):
    """The verdict on a move; the general answer to it is ``lesson.answer.<id>``."""

    RIGHT = "right"
    """It completes the step; the next one has begun."""
    ON_THE_WAY = "on_the_way"
    """It was played, and the step goes on."""
    TOO_EARLY = "too_early"
    """Done, while something is still to be done here; not played."""
    ELSEWHERE = "elsewhere"
    """The right thing with another piece or at another place; not played."""
    OTHER = "other"
    """Legal, but something else is being learnt; not played."""
    ILLEGAL = "illegal"
    """The rules forbid it; not played."""
    READ_ON = "read_on"
    """This step is only read; not played."""
    STUCK = "stuck"
    """It was played and led away from the step's end, so the step begins anew."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The lesson's answer to a move.

    Attributes:
        verdict: what it was.
        say: the lesson's own words to it, if it has any.
        refusal: why it is illegal.
    """

    verdict: Verdict
    say: Text | None = None
    refusal: Refusal | None = None

    @property
    def played(self) -> bool:
        """Whether the match has continued."""
        return self.verdict in (Verdict.RIGHT, Verdict.ON_THE_WAY)
