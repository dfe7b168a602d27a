"""Fortress's implementation of ``teaching.puzzles.game``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from stronghold_gui.core.chance import Draws
from stronghold_gui.core.decision import Seat
from stronghold_gui.core.outcomes import Branch
from stronghold_gui.core.save.faults import Fault
from stronghold_gui.games.fortress.events import Event
from stronghold_gui.games.fortress.moves import Move
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.games.fortress.teaching.lessons import PLACES
from stronghold_gui.games.fortress.teaching.puzzles import goals, search
from stronghold_gui.games.fortress.teaching.puzzles.goals import FortressTask, FortressTaskDocument, Goal
from stronghold_gui.games.fortress.wording.nouns import VOCABULARY
from stronghold_gui.teaching.puzzles.task import Verdict
from stronghold_gui.teaching.puzzles.tasks import Tasks
from stronghold_gui.text import Catalogue


class FortressTasks(Tasks[Position, Move, Event, Goal]):
    """Fortress's puzzle goals, and the moves and draws that a search tries."""

    document: Final = FortressTaskDocument
    places: Final = PLACES

    def faults(self, task: FortressTask) -> Iterator[Fault]:
        """Yield the faults of the goals, and of facts that the player could only guess."""
        return goals.faults(task)

    def counted(self, task: FortressTask, goal: Goal, events: Iterable[Event]) -> int:
        return goals.counted(goal, events, task.start, task.plays)

    def verdict(self, task: FortressTask, goal: Goal, number: int, position: Position, *, over: bool) -> Verdict:
        return goals.verdict(goal, number, position, task.plays, over=over)

    def ended(self, until: str, events: Iterable[Event]) -> bool:
        return goals.ended(until, events)

    def worth_a_try(self, task: FortressTask, position: Position, moves: Sequence[Move]) -> Sequence[Move]:
        """Return the moves in the order in which a search tries them."""
        del task
        return search.worth_a_try(position, moves)

    def draws_to_try(
        self, position: Position, seat: Seat, move: Move, first: Branch[Position, Event]
    ) -> Iterable[Draws]:
        """Return the throws that a search tries."""
        del position, seat, move
        return search.draws_to_try(first)

    def player(self, task: FortressTask, texts: Catalogue) -> str:
        return VOCABULARY.sentence(texts, "seat", {"number": task.plays[0] + 1})


PUZZLES: Final = FortressTasks("fortress", VOCABULARY, search.IDLE)
