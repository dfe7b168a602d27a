"""The Convicted's implementation of ``teaching.puzzles.game``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from stronghold_gui.core.save.faults import Fault
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.moves import DONE, Move, Recall, Withdraw
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.teaching.lessons import PLACES
from stronghold_gui.games.convicted.teaching.puzzles import goals
from stronghold_gui.games.convicted.teaching.puzzles.goals import ConvictedTask, ConvictedTaskDocument, Goal
from stronghold_gui.games.convicted.wording.names import seat_name
from stronghold_gui.games.convicted.wording.nouns import VOCABULARY
from stronghold_gui.teaching.puzzles.task import Verdict
from stronghold_gui.teaching.puzzles.tasks import Tasks
from stronghold_gui.text import Catalogue


class ConvictedTasks(Tasks[Position, Move, Event, Goal]):
    """The goals of puzzles and the moves that a search tries; nothing is hidden (RC-02)."""

    document: Final = ConvictedTaskDocument
    places: Final = PLACES

    def faults(self, task: ConvictedTask) -> Iterator[Fault]:
        return goals.faults(task)

    def counted(self, task: ConvictedTask, goal: Goal, events: Iterable[Event]) -> int:
        """Return the amount that events add to the count of a goal; events after the time limit do not count."""
        return goals.counted(goal, goals.in_time(task.until, events))

    def verdict(self, task: ConvictedTask, goal: Goal, number: int, position: Position, *, over: bool) -> Verdict:
        del task
        return goals.verdict(goal, number, position, over=over)

    def ended(self, until: str, events: Iterable[Event]) -> bool:
        return goals.ended(until, events)

    def worth_a_try(self, task: ConvictedTask, position: Position, moves: Sequence[Move]) -> Sequence[Move]:
        """Return the moves in the order in which a search tries them; ``done`` is last.

        Moves that take something back are left out, since a search with them would never end.
        """
        del task, position
        tried = (move for move in moves if not isinstance(move, Withdraw | Recall))
        return sorted(tried, key=lambda move: move == DONE)

    def player(self, task: ConvictedTask, texts: Catalogue) -> str:
        return seat_name(task.plays[0], (), texts)


PUZZLES: Final = ConvictedTasks("convicted", VOCABULARY, (DONE,))
