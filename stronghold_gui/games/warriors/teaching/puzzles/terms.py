"""Warriors' implementation of ``teaching.puzzles.game``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from stronghold_gui.core.chance import Draws
from stronghold_gui.core.decision import Seat
from stronghold_gui.core.outcomes import Branch
from stronghold_gui.core.save.faults import Fault
from stronghold_gui.games.warriors.events import Event
from stronghold_gui.games.warriors.moves import END, PASS_WINDOW, Move
from stronghold_gui.games.warriors.pieces import SEAT_IDS
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.teaching.lessons import PLACES
from stronghold_gui.games.warriors.teaching.puzzles import goals, search
from stronghold_gui.games.warriors.teaching.puzzles.goals import Goal, WarriorsTask, WarriorsTaskDocument
from stronghold_gui.games.warriors.wording import seat_name
from stronghold_gui.games.warriors.wording.nouns import VOCABULARY
from stronghold_gui.teaching.puzzles.task import Verdict
from stronghold_gui.teaching.puzzles.tasks import Tasks
from stronghold_gui.text import Catalogue


class WarriorsTasks(Tasks[Position, Move, Event, Goal]):
    """Warriors' puzzle goals, and the relevant moves of each seat; hands are open."""

    document: Final = WarriorsTaskDocument
    places: Final = PLACES

    def faults(self, task: WarriorsTask) -> Iterator[Fault]:
        """Yield the faults of the goals, and facts that the player could only guess."""
        return goals.faults(task)

    def counted(self, task: WarriorsTask, goal: Goal, events: Iterable[Event]) -> int:
        return goals.counted(goal, events, task.plays[0])

    def verdict(self, task: WarriorsTask, goal: Goal, number: int, position: Position, *, over: bool) -> Verdict:
        return goals.verdict(goal, number, position, task.start, task.plays[0], over=over)

    def ended(self, until: str, events: Iterable[Event]) -> bool:
        return goals.ended(until, events)

    def open_moves(self, moves: Sequence[Move]) -> Sequence[Move]:
        """Return the moves, one of each set of equivalent ones."""
        return search.worth_a_try(moves)

    def worth_a_try(self, task: WarriorsTask, position: Position, moves: Sequence[Move]) -> Sequence[Move]:
        """Return the moves in the order in which a search tries them."""
        del task, position
        return search.worth_a_try(moves)

    def draws_to_try(
        self, position: Position, seat: Seat, move: Move, first: Branch[Position, Event]
    ) -> Iterable[Draws]:
        """Return the throws that a search tries."""
        return search.draws_to_try(position, seat, move, first)

    def player(self, task: WarriorsTask, texts: Catalogue) -> str:
        return seat_name(SEAT_IDS[task.plays[0]], (), texts)


PUZZLES: Final = WarriorsTasks("warriors", VOCABULARY, (END, PASS_WINDOW))
