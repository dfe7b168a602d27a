"""The flow of the game after a move: carries out tasks until a seat has a decision."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.chapters import always_asks
from stronghold_gui.games.fortress import door, door_card, ends
from stronghold_gui.games.fortress.acting import act, cloning
from stronghold_gui.games.fortress.acting import course as figure_move
from stronghold_gui.games.fortress.armies import choosing, placing
from stronghold_gui.games.fortress.chapter import Chapter, Step
from stronghold_gui.games.fortress.events import Event
from stronghold_gui.games.fortress.fighting import attacking, ordering, wounds
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.games.fortress.rounds import course, dropping, marking, using

CHAPTERS: Final[dict[str, Chapter]] = {
    "choose": choosing,
    "draft": choosing,
    "place": placing,
    "dropping": dropping,
    "landing": dropping,
    "mark": marking,
    "use": using,
    "act": act,
    "strike": figure_move,
    "return": cloning,
    "defend": ordering,
    "window": door,
    "take_card": door_card,
    "spirit": wounds,
}
"""The chapter for each kind of task that may ask a seat."""

STEPS: Final[dict[str, Step]] = {
    "choose": always_asks,
    "draft": choosing.draft_step,
    "place": placing.step,
    "begin": course.begin,
    "round": course.begin_round,
    "drop": dropping.roll,
    "dropping": always_asks,
    "landing": always_asks,
    "mark": marking.step,
    "turns": course.begin_turns,
    "turn": course.begin_turn,
    "turn_end": course.end_turn,
    "idle": course.idle,
    "round_end": course.end_round,
    "single": course.single_turn,
    "use": always_asks,
    "act": act.step,
    "walk": figure_move.walk,
    "leave": figure_move.leave,
    "land": figure_move.land,
    "enter": figure_move.enter,
    "arrive": figure_move.arrive,
    "strike": figure_move.strike,
    "clone": cloning.clone,
    "return": always_asks,
    "defend": attacking.defend,
    "attacked": attacking.attacked,
    "window": door.step,
    "take_card": always_asks,
    "spirit": wounds.step,
    "check": ends.check,
}
"""The function that carries out a task or reports that a seat must decide, by kind of task (``chapters.Step``)."""


def chapter_of(position: Position) -> Chapter:
    """Return the chapter of the next decision; there is one until the game is over."""
    return CHAPTERS[position.todo[-1][0]]


def advance(position: Position, out: list[Event]) -> None:
    """Carry out everything that needs no decision."""
    todo = position.todo
    while todo:
        task = todo[-1]
        if STEPS[task[0]](position, task, out):
            return
