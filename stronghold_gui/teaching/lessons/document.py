"""The lesson document: the content of a lesson file, as plain values.

People write lessons, so every default is a value that a writer would leave out. The sentences of a step are next to it
in every language, so that they stay together when an author moves a step or copies a lesson.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal

from pydantic import NonNegativeInt

from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.versions import Format
from stronghold_gui.teaching.naming import UNNAMED

LESSON: Final = Format("stronghold-lesson", 1)

Text = dict[str, str]
"""A sentence or two, by language."""


@dataclass(slots=True)
class Reply(Part):
    """The answer to certain moves instead of the general one.

    Attributes:
        to: patterns of moves (``patterns.py``); ``*`` is any move.
        say: the text that answers a wrong move or praises an expected one.
    """

    to: list[str]
    say: Text


@dataclass(slots=True)
class Condition(Part):
    """A condition on the table.

    Attributes:
        at: path of a number or word in the position document's table: ``walls.W3.invader.orc``; a missing value is 0.
        least, most: bounds of a number.
        equals: a word.
    """

    at: str
    least: int | None = None
    most: int | None = None
    equals: str | None = None


@dataclass(slots=True)
class Step(Part):
    """A step of a lesson; without ``expect`` and ``until`` it only needs reading.

    Attributes:
        say: the text, at most two sentences.
        marks: what the step points at: places on the table, or parts of the window as ``@name``.
        arrows: pairs of places, start and end.
        expect: patterns of the moves that are right; ``count`` of them complete the step.
        free: patterns of moves that are accepted as well, without bringing the step nearer to its end.
        until: the condition that must hold before the step ends.
        solution: moves that complete the step, for *Skip* and for resuming; by default ``count`` times the first of
            ``expect``.
        draws: the results of chance for the player's moves, as in a match file: ``bag=0120``.
        replies: the answers to certain moves.
        claims: conditions that ``say`` states about the table. Only the rehearsal checks them, so that a sentence
            cannot go stale.
        then: the moves that the deciding seats make after the step, one line each as in a match file.
    """

    say: Text
    marks: list[str] = field(default_factory=list)
    arrows: list[list[str]] = field(default_factory=list)
    expect: list[str] = field(default_factory=list)
    count: int = 1
    free: list[str] = field(default_factory=list)
    until: Condition | None = None
    solution: list[str] = field(default_factory=list)
    draws: str = ""
    replies: list[Reply] = field(default_factory=list)
    claims: list[Condition] = field(default_factory=list)
    then: list[str] = field(default_factory=list)

    @property
    def is_read(self) -> bool:
        """Whether the step only needs reading."""
        return not self.expect and self.until is None


@dataclass(slots=True)
class Scene(Part):
    """A scene: a position and its steps.

    Attributes:
        seat: id of the seat whose moves the player makes.
        base: the table that ``position`` changes: the game's set-up, or an empty table.
        options: options of the set-up.
        seats: number of seats; 0 for the game's usual number.
        seed: random seed, for draws that no step fixes.
        position: changes to the base table, as a JSON merge patch (RFC 7396): ``null`` removes.
        moves: the moves before the first step, one line each as in a match file.
        steps: the steps, at least one.
    """

    seat: str
    steps: list[Step]
    base: Literal["set_up", "empty"] = "set_up"
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 0
    position: dict[str, Any] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    seats: NonNegativeInt = 0


@dataclass(slots=True)
class LessonDocument(Part):
    """A lesson in a file.

    Attributes:
        format, version: the kind of document and its version.
        id: name of the lesson for storing progress.
        title, about: its title, and a sentence on its subject.
        scenes: the scenes, at least one.
        game: id of the game; older files, from the time of a single game, have none.
    """

    format: Literal["stronghold-lesson"]
    version: Literal[1]
    id: str
    title: Text
    about: Text
    scenes: list[Scene]
    game: str = UNNAMED
