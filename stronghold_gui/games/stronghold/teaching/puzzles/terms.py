"""Stronghold's implementation of ``teaching.puzzles.game``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.save.faults import Fault
from stronghold_gui.games.stronghold.assault_events import Breached
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.events import Event
from stronghold_gui.games.stronghold.moves import DONE, Command, Move
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.teaching.lessons import board_areas
from stronghold_gui.games.stronghold.teaching.puzzles import goals, search
from stronghold_gui.games.stronghold.teaching.puzzles.goals import (
    Goal,
    StrongholdTask,
    StrongholdTaskDocument,
    plays_invader,
)
from stronghold_gui.games.stronghold.wording import event_sentence, seat_name
from stronghold_gui.games.stronghold.wording.nouns import VOCABULARY
from stronghold_gui.teaching.puzzles.task import Verdict
from stronghold_gui.teaching.puzzles.tasks import Tasks
from stronghold_gui.text import Catalogue


class StrongholdTasks(Tasks[Position, Move, Event, Goal]):
    """Stronghold's goals, and its moves for players who pass or do only the minimum.

    A search considers every result of chance. These are only hits and misses of machines, since no task draws from the
    bag.
    """

    document: Final = StrongholdTaskDocument

    @property
    def places(self) -> frozenset[str]:
        """The areas of the board."""
        return board_areas()

    def faults(self, task: StrongholdTask) -> Iterator[Fault]:
        """Yield the faults of the goals, and a fault for an order that the player cannot see."""
        return goals.faults(task)

    def counted(self, task: StrongholdTask, goal: Goal, events: Iterable[Event]) -> int:
        """Return how many of the events count for a goal."""
        return goals.counted(goal, events, invader=plays_invader(task))

    def verdict(self, task: StrongholdTask, goal: Goal, number: int, position: Position, *, over: bool) -> Verdict:
        """Return the state of a goal."""
        return goals.verdict(goal, number, position, over=over, invader=plays_invader(task))

    def ended(self, until: str, events: Iterable[Event]) -> bool:
        """Return whether the time for a task is over after these events."""
        return goals.ended(until, events)

    def idle_move(self, position: Position, moves: Sequence[Move]) -> Move:
        """Return the move of a seat that does nothing. If it must pay, it wastes hourglasses."""
        return search.idle_move(position, moves)

    def may_idle(self, decision: Decision, moves: Sequence[Move]) -> bool:
        """Return whether a seat can pass here. A Defender can, since hourglasses can be wasted."""
        return decision.kind == Kind.SPEND or super().may_idle(decision, moves)

    def open_moves(self, moves: Sequence[Move]) -> Sequence[Move]:
        """Return the moves that do not lay an order face down."""
        return [move for move in moves if not isinstance(move, Command) or move.open]

    def worth_a_try(self, task: StrongholdTask, position: Position, moves: Sequence[Move]) -> Sequence[Move]:
        """Return the moves in the order in which a search tries them."""
        return search.worth_a_try(task, position, moves)

    def player(self, task: StrongholdTask, texts: Catalogue) -> str:
        """Return the player's camp."""
        return seat_name("invader" if plays_invader(task) else "defender", texts)

    def why_missed(
        self, task: StrongholdTask, goal: Goal, number: int, events: Iterable[Event], texts: Catalogue
    ) -> str:
        """Return the cause of a failure: how the first wall was breached, if walls had to be held."""
        if goal.goal != "hold":
            return super().why_missed(task, goal, number, events, texts)
        breaches = (event for event in events if isinstance(event, Breached))
        return event_sentence(next(one for one in breaches if not goal.walls or one.place in goal.walls), texts)


PUZZLES: Final = StrongholdTasks("stronghold", VOCABULARY, (DONE,))
