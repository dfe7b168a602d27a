"""The puzzle document: a position, a task as a checkable goal, the others' play, and words by language.

Goals, and the times by when they can be due, are the game's own. So each game with puzzles has a document class that is
a ``PuzzleDocument`` of its goals and times, and writes both members again with what they can be there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, Generic, Literal, TypeVar

from pydantic import NonNegativeInt

from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.versions import Format
from stronghold_gui.teaching.naming import UNNAMED

PUZZLE: Final = Format("stronghold-puzzle", 1)
"""A puzzle file; its position is a whole position document inside it."""

Answers = Literal["best", "pass"]
"""How the seats answer that the player does not play (``others.py``)."""
Level = Literal["easy", "medium", "hard"]

G = TypeVar("G")
U = TypeVar("U", bound=str)


@dataclass(slots=True)
class Others(Part):
    """The seats that the player does not play.

    Attributes:
        answers: ``best``: the task must succeed against everything they can do. ``pass``: they do nothing that they
            need not do, and only where the rules make them choose, against everything.
        plan: moves in notation; whenever one of them is legal they make the first such, before anything else.
    """

    answers: Answers = "best"
    plan: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Words(Part):
    """The words of a puzzle in one language.

    Attributes:
        title: its name in lists.
        task: what is to be done, a sentence or two.
        hint: a push in the right direction, on request.
        idea: why the solution works, shown when the task is done or the solution was asked for.
    """

    title: str
    task: str
    hint: str
    idea: str


@dataclass(slots=True)
class PuzzleDocument(Part, Generic[G, U]):
    """A puzzle as a file has it.

    Attributes:
        format, version: the kind of document.
        level: its difficulty.
        order: its place among the puzzles of its level, small numbers first.
        plays: ids of the player's seats, which play together.
        goals: all of them must be reached.
        until: when the task must be done.
        position: a position document.
        words: by language, every language of the program.
        marks: places on the table that the task speaks of; they are pointed at until the first move.
        solution: the player's moves in notation that reach the goals, the others and chance answering as at the table.
        others: what the other seats do.
        needs: moves in notation; without all of these the task cannot be done. The solver proves it, so a puzzle that
            claims it cannot be solved by something its author did not think of.
        draws: what chance gives, by label, the last answer going on for ever; left out, the task must succeed
            whatever chance gives.
        game: id of the game; what names none is older than the second game.
    """

    format: Literal["stronghold-puzzle"]
    version: Literal[1]
    level: Level
    plays: list[str]
    goals: list[G]
    until: U
    position: dict[str, Any]
    words: dict[str, Words]
    solution: list[str]
    order: NonNegativeInt = 0
    others: Others = field(default_factory=Others)
    needs: list[str] = field(default_factory=list)
    draws: dict[str, list[NonNegativeInt]] | None = None
    marks: list[str] = field(default_factory=list)
    game: str = UNNAMED


class Wrong(StrEnum):
    """One kind of fault; the comment names the figures that come with it."""

    EMPTY_LIST = "puzzle_empty_list"
    NO_SEAT = "puzzle_no_seat"  # value, allowed
    NOT_TOGETHER = "puzzle_not_together"
    NO_MOVE = "puzzle_no_move"  # value: the text, word
    NOTHING_TO_DO = "puzzle_nothing_to_do"
    NO_WORDS = "puzzle_no_words"  # language
    UNKNOWN_LANGUAGE = "puzzle_unknown_language"  # language
    BADLY_SET = "puzzle_badly_set"  # what
    NO_AREA = "puzzle_no_area"  # value
    # found by the solver
    WRONG_SOLUTION = "puzzle_wrong_solution"
    UNSOLVABLE = "puzzle_unsolvable"
    SOLVES_ITSELF = "puzzle_solves_itself"
    NOT_NEEDED = "puzzle_not_needed"  # value: the moves
    TOO_LARGE = "puzzle_too_large"
