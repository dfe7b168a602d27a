"""A lesson for printing: the table of each scene, and the texts of its steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stronghold_gui.desktop.encoding import as_png
from stronghold_gui.desktop.share.pages import Picture, lesson_page
from stronghold_gui.teaching.lessons import Runner

if TYPE_CHECKING:
    from stronghold_gui.desktop.language import Language
    from stronghold_gui.desktop.play.kind import GameKind
    from stronghold_gui.teaching.lessons import Lesson

_WIDE: Final = 1280
"""Width of a picture in pixels."""


def lesson_paper(lesson: Lesson, kind: GameKind, say: Language, pictures: str) -> str:
    """Return a lesson as a page of HTML: for each scene the table before its first step, and the texts of all steps.

    Args:
        lesson: the lesson.
        kind: the kind of its game.
        say: the language of the page.
        pictures: the set of pictures for board and pieces.
    """
    code, scenes, first = say.code, [], 0
    for scene in lesson.document.scenes:
        runner = Runner(lesson, first)
        board = kind.make_picture(runner.match, _WIDE, code, runner.seat, pictures)
        scenes.append((Picture(as_png(board), say("share.board")), [step.say[code] for step in scene.steps]))
        first += len(scene.steps)
    return lesson_page(lesson.document.title[code], lesson.document.about[code], scenes, code)
