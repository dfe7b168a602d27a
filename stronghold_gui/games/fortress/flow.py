"""How the game goes on after a move: tasks are carried out until somebody must be asked."""

from __future__ import annotations

from stronghold_gui.games.fortress.chapter import Chapter
from stronghold_gui.games.fortress.chapters import CHAPTERS, STEPS
from stronghold_gui.games.fortress.events import Event
from stronghold_gui.games.fortress.position import Position


def chapter_of(position: Position) -> Chapter:
    """Return the chapter in which the next decision is made; there is one as long as the game is not over."""
    return CHAPTERS[position.todo[-1][0]]


def advance(position: Position, out: list[Event]) -> None:
    """Carry out everything that needs no decision."""
    todo = position.todo
    while todo:
        task = todo[-1]
        if STEPS[task[0]](position, task, out):
            return
