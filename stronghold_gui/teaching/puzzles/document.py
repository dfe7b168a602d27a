"""The puzzle document: a position, a task as a checkable goal, the others' play, and words by language.

Goals and time limits are specific to a game. So each game with puzzles derives its document class from
``PuzzleDocument`` and redefines both members with its own types.
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
"""How the seats of others answer (``others.py``)."""
Level = Literal["easy", "medium", "hard"]

G = TypeVar("G")
U = TypeVar("U", bound=str)


@dataclass(slots=True)
class Others(Part):
    """The seats that the player does not play.

    Attributes:
        answers: ``best``: the task must succeed against all their moves. ``pass``: they do nothing optional; the task
            must succeed against all choices that the rules force on them.
        plan: moves in notation; the others always make the first legal one of these before any other move.
    """

    answers: Answers = "best"
    plan: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Words(Part):
    """The words of a puzzle in one language.

    Attributes:
        title: its name in lists.
        task: the task, in a sentence or two.
        hint: a hint, on request.
        idea: why the solution works, shown when the task is done or the solution was asked for.
    """

    title: str
    task: str
    hint: str
    idea: str


@dataclass(slots=True)
class PuzzleDocument(Part, Generic[G, U]):
    """The content of a puzzle file.

    Attributes:
        format, version: the kind of document.
        level: its difficulty.
        order: its place among the puzzles of its level, small numbers first.
        plays: ids of the player's seats, which play together.
        goals: the goals, all of which must be reached.
        until: when the task must be done.
        position: a position document.
        words: the words by language; every language of the program is needed.
        marks: places on the table that the task speaks of; they are pointed at until the first move.
        solution: moves of the player, in notation, that reach the goals if the others and chance answer as they do when
            the puzzle is played.
        others: the play of the other seats.
        needs: moves in notation; a solution needs at least one of them. The solver proves this, so that such a puzzle
            has no solution that its author overlooked.
        draws: the results of chance by label, the last one repeated for ever; if left out, the task must succeed with
            all results.
        game: id of the game; older files, from the time of a single game, have none.
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


PRACTICE: Final = Format("stronghold-practice", 1)
"""A file of the kind that a review makes of a turning point."""


@dataclass(slots=True)
class PracticeDocument(Part):
    """A puzzle by judgement: find a move that a review found better than the one played. No search can prove it.

    Attributes:
        format, version: the kind of document.
        game: id of the game.
        plays: id of the player's seat.
        position: a position document.
        words: the words by language; every language of the program is needed.
        solution: the better moves in notation; the player's first move must be one of them.
    """

    format: Literal["stronghold-practice"]
    version: Literal[1]
    game: str
    plays: str
    position: dict[str, Any]
    words: dict[str, Words]
    solution: list[str]


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
