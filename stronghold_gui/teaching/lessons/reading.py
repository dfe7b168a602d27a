"""Lesson files: read, checked for form, and prepared for play."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from stronghold_gui.core.game import PositionLike
from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.faults import Problem, bad, of_file
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.core.save.validation import short, validate
from stronghold_gui.teaching.bounds import check_bounds, read_taught
from stronghold_gui.teaching.game import FindGame, TaughtGame
from stronghold_gui.teaching.lessons.document import LESSON, LessonDocument, Scene, Step
from stronghold_gui.teaching.lessons.game import LessonGame
from stronghold_gui.teaching.lessons.play import play_line
from stronghold_gui.teaching.lessons.table import begin_scene, scene_path, seats_in
from stronghold_gui.teaching.named import find_named
from stronghold_gui.teaching.naming import kept_as


@dataclass(frozen=True, slots=True)
class Place:
    """A step with its number in its scene, and the number of the scene; both count from 0."""

    scene: int
    number: int
    step: Step


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson that can be played.

    Attributes:
        document: the content of its file.
        kit: its game.
        terms: the game's part for lessons.
        steps: the steps of all scenes, in order.
    """

    document: LessonDocument
    kit: TaughtGame
    terms: LessonGame
    steps: tuple[Place, ...]

    @property
    def id(self) -> str:
        """The name under which its progress is kept."""
        return kept_as(self.kit.game.id, self.document.id)

    def scene(self, number: int) -> Scene:
        """Return the scene of a step."""
        return self.document.scenes[self.steps[number].scene]

    def match_at(self, number: int) -> AnyMatch:
        """Return a new match of a step's scene, at the scene's first step.

        Raises:
            BadFileError: the scene's position is impossible, or a line before its first step cannot be played.
        """
        place = self.steps[number]
        path = scene_path(place.scene)
        match = begin_scene(self.scene(number), self.kit, self.terms, path)
        for index, line in enumerate(self.scene(number).moves):
            play_line(match, line, ("scenes", place.scene, "moves", index))
        return match

    def seat_of(self, number: int) -> int:
        """Return the seat whose moves the player makes in a step."""
        scene = self.scene(number)
        return self.kit.game.seat_ids(seats_in(scene, self.kit)).index(scene.seat)

    def table_of(self, position: PositionLike) -> Json:
        """Return the table of a position, to which conditions apply."""
        return self.kit.positions.to_json(position)[self.terms.table_member]


def open_lesson(path: Path, find: FindGame) -> Lesson:
    """Return a well-formed lesson from a file; ``rehearsal.faults_of`` checks whether it can be played.

    Args:
        path: the file.
        find: finds the game that the file names.

    Raises:
        BadFileError: naming file, place and reason.
    """
    with of_file(path):
        return read_lesson(read_taught(path), find)


def read_lesson(raw: Json, find: FindGame) -> Lesson:
    """Return the lesson that a document describes; raises ``BadFileError`` as ``open_lesson`` does."""
    check_bounds(raw)
    document = validate(LessonDocument, LESSON.bring_up_to_date(raw))
    kit = find_named(raw, find)
    terms = kit.teaching.lessons if kit.teaching is not None else None
    if terms is None:
        raise bad(Problem.UNKNOWN_GAME, "game", game=short(document.game))
    return Lesson(document, kit, terms, tuple(_places(document)))


def _places(document: LessonDocument) -> list[Place]:
    return [
        Place(number, index, step)
        for number, scene in enumerate(document.scenes)
        for index, step in enumerate(scene.steps)
    ]
