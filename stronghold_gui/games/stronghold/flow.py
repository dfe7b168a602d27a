"""A map from stages, questions and tasks to their chapters and functions, and the loop that runs tasks."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.stronghold import assault, defence, preparation
from stronghold_gui.games.stronghold.chapter import Chapter, Runner, StageEntry
from stronghold_gui.games.stronghold.events import Event
from stronghold_gui.games.stronghold.moves import DONE
from stronghold_gui.games.stronghold.position import STAGES, Position

STAGE_CHAPTERS: Final[dict[str, Chapter]] = {
    **preparation.STAGE_CHAPTERS,
    **defence.STAGE_CHAPTERS,
    **assault.STAGE_CHAPTERS,
}
"""The chapter that makes the decision while ``todo`` is empty, by stage."""

QUESTIONS: Final[dict[str, Chapter]] = {**preparation.QUESTIONS, **defence.QUESTIONS, **assault.QUESTIONS}
"""The chapter for a task that needs a decision, by kind of task."""

RUNNERS: Final[dict[str, Runner]] = {**preparation.RUNNERS, **defence.RUNNERS, **assault.RUNNERS}
"""The function that carries out a task without a decision, by kind of task."""

ENTRIES: Final[dict[str, StageEntry]] = {**preparation.ENTRIES, **defence.ENTRIES, **assault.ENTRIES}
"""What happens when a stage is entered, by stage."""


def chapter_of(position: Position) -> Chapter:
    """Return the chapter in which the next decision is made."""
    if position.todo:
        return QUESTIONS[position.todo[-1][0]]
    return STAGE_CHAPTERS[position.stage]


def asked_now(position: Position) -> tuple[int, str]:
    """Return the current question as depth and kind of the last task; ``(0, "")`` if a stage's chapter decides."""
    return (len(position.todo), position.todo[-1][0]) if position.todo else (0, "")


def advance(position: Position, out: list[Event], answered: tuple[int, str] = (0, "")) -> None:
    """Run everything that needs no decision. A question with one answer is answered, one with none is dropped.

    There is an exception: a question that was just answered in part (``answered``, from ``asked_now``) waits for
    ``Done`` even if that is the only answer, so that the player can take back the last target before the shot.
    """
    todo = position.todo
    while todo:
        task = todo[-1]
        kind = task[0]
        if kind == "enter":
            todo.pop()
            position.stage = STAGES[task[1]]
            ENTRIES[position.stage](position, out)
            continue
        runner = RUNNERS.get(kind)
        if runner is not None:
            todo.pop()
            runner(position, task, out)
            continue
        chapter = QUESTIONS[kind]
        asked = chapter.decisions(position)
        answers = chapter.moves(position, asked[0].seat) if asked else []
        if len(answers) > 1 or (answers == [DONE] and (len(todo), kind) == answered):
            return
        if answers:
            chapter.play(position, asked[0].seat, answers[0], out)
        else:
            todo.pop()
