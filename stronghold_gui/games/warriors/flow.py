"""The flow of the game after a move: carries out tasks until a seat has a decision."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.chapters import always_asks
from stronghold_gui.games.warriors import scoring
from stronghold_gui.games.warriors.battles import attack, band, course, going_on, kind, losses, target, throw
from stronghold_gui.games.warriors.catapults import windows
from stronghold_gui.games.warriors.chapter import Chapter, Step
from stronghold_gui.games.warriors.events import Event
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.preparation import deal, flames, keep, wizards

CHAPTERS: Final[dict[str, Chapter]] = {
    "keep": keep,
    "wizards": wizards,
    "flames": flames,
    "window": windows,
    "kind": kind,
    "attack": attack,
    "band": band,
    "target": target,
    "loss": losses,
    "go_on": going_on,
}
"""The chapter for each task that may need a decision."""

STEPS: Final[dict[str, Step]] = {
    "keep": keep.step,
    "wizards": wizards.step,
    "flames": flames.step,
    "window": windows.step,
    "kind": always_asks,
    "attack": always_asks,
    "band": always_asks,
    "target": always_asks,
    "loss": losses.step,
    "go_on": going_on.step,
    "deal": deal.begin_round,
    "battle": course.next_card,
    "declare": course.declare,
    "throw": throw.throw,
    "settle": throw.settle,
    "settled": throw.settled,
    "clean_up": scoring.clean_up,
}
"""The function that carries out a task, or reports that a decision is needed (``chapters.Step``)."""


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
