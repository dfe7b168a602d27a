"""How the game goes on after a move: tasks are run, stages entered, until somebody must decide something."""

from __future__ import annotations

from stronghold_gui.games.stronghold.chapter import Chapter
from stronghold_gui.games.stronghold.chapters import ENTRIES, QUESTIONS, RUNNERS, STAGE_CHAPTERS
from stronghold_gui.games.stronghold.events import Event
from stronghold_gui.games.stronghold.moves import DONE
from stronghold_gui.games.stronghold.position import STAGES, Position


def chapter_of(position: Position) -> Chapter:
    """Return the chapter in which the next decision is made."""
    if position.todo:
        return QUESTIONS[position.todo[-1][0]]
    return STAGE_CHAPTERS[position.stage]


def asked_now(position: Position) -> tuple[int, str]:
    """Return what is being asked, as depth and kind of the last task; ``(0, "")`` if a stage's chapter decides."""
    return (len(position.todo), position.todo[-1][0]) if position.todo else (0, "")


def advance(position: Position, out: list[Event], answered: tuple[int, str] = (0, "")) -> None:
    """Run everything that needs no decision. A question with one answer is answered, one with none is dropped.

    Only a question that somebody has just given part of an answer to (``answered``, from ``asked_now``) waits for its
    done: the last shot named can be thought over, and taken back, before it is fired.
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
