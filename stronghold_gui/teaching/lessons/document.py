"""The lesson document: the content of a lesson file, as plain values.

Lessons are written by people, so every default is what a writer would leave out, and sentences stand beside the step
they belong to, in every language: whoever moves a step or copies a lesson has them in the same place.
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
        say: a wrong move is answered with it, an expected one praised.
    """

    to: list[str]
    say: Text


@dataclass(slots=True)
class Condition(Part):
    """Something that must be so on the table.

    Attributes:
        at: path of a number or word in the position document's table: ``walls.W3.invader.orc``; nothing there is 0.
        least, most: bounds of a number.
        equals: a word.
    """

    at: str
    least: int | None = None
    most: int | None = None
    equals: str | None = None


@dataclass(slots=True)
class Step(Part):
    """One thing to learn: without ``expect`` and ``until`` it is only read.

    Attributes:
        say: at most two sentences.
        marks: the subjects: places on the table, or parts of the window as ``@name``.
        arrows: pairs of places, start and end.
        expect: patterns of the moves that are right; ``count`` of them complete the step.
        free: patterns of moves that are accepted as well, without bringing the step nearer to its end.
        until: what must be so at the end of the step.
        solution: moves that complete the step, for *Skip* and for those who resume; by default ``count`` times the
            first of ``expect``.
        draws: what chance gives to the player's moves, as in a match file: ``bag=0120``.
        replies: what is said to certain moves.
        claims: what ``say`` says of the table. Nobody playing the lesson is asked for it, but the rehearsal is: so a
            sentence cannot go stale either.
        then: what is played after the step by whoever decides, one line each as in a match file.
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
    """A position and what is done there.

    Attributes:
        seat: id of the seat whose moves the player makes.
        base: the table that ``position`` changes: the game's set-up, or an empty one.
        options: options of the set-up.
        seats: how many play; 0 for as many as the game usually has.
        seed: seed of chance, for draws that no step fixes.
        position: changes of the base's table, as a JSON merge patch (RFC 7396): ``null`` takes away.
        moves: what is played before the first step, one line each as in a match file.
        steps: at least one.
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
        format, version: which kind of document.
        id: names the lesson where its progress is kept.
        title, about: what it is called, and in a sentence what one learns.
        scenes: at least one.
        game: id of the game; what names none is older than the second game.
    """

    format: Literal["stronghold-lesson"]
    version: Literal[1]
    id: str
    title: Text
    about: Text
    scenes: list[Scene]
    game: str = UNNAMED
