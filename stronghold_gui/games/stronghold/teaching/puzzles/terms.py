"""What puzzles ask of Stronghold, in the form that they ask it (``teaching.puzzles.game``)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.outcomes import Branch
from stronghold_gui.core.save.faults import Fault
from stronghold_gui.files import resource
from stronghold_gui.games.stronghold.events import Event
from stronghold_gui.games.stronghold.moves import Command, Move
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.teaching.lessons import board_areas
from stronghold_gui.games.stronghold.teaching.puzzles import goals
from stronghold_gui.games.stronghold.teaching.puzzles.goals import (
    Goal,
    StrongholdTask,
    StrongholdTaskDocument,
    faults,
    plays_invader,
    why_missed,
)
from stronghold_gui.games.stronghold.teaching.puzzles.search import idle_move, may_idle, worth_a_try
from stronghold_gui.games.stronghold.wording import seat_name
from stronghold_gui.teaching.puzzles.verdict import Verdict
from stronghold_gui.text import Catalogue


class StrongholdTasks:
    """Stronghold's goals, and how somebody plays it who does nothing or only what matters."""

    document: Final = StrongholdTaskDocument

    @property
    def folder(self) -> Path:
        """The folder of the puzzles."""
        return resource("stronghold", "puzzles")

    @property
    def places(self) -> frozenset[str]:
        """The areas of the board."""
        return board_areas()

    def faults(self, task: StrongholdTask) -> Iterator[Fault]:
        """Yield what is wrong with the goals, and orders that the player cannot see."""
        return faults(task)

    def counted(self, task: StrongholdTask, goal: Goal, events: Iterable[Event]) -> int:
        """Return by how much further events raise a goal's number."""
        return goals.counted(goal, events, invader=plays_invader(task))

    def verdict(self, task: StrongholdTask, goal: Goal, number: int, position: Position, *, over: bool) -> Verdict:
        """Return how it stands with a goal."""
        return goals.verdict(goal, number, position, over=over, invader=plays_invader(task))

    def ended(self, until: str, events: Iterable[Event]) -> bool:
        """Return whether the time for a task is over after these events."""
        return goals.ended(until, events)

    def idle_move(self, position: Position, moves: Sequence[Move]) -> Move:
        """Return the move of somebody who does nothing."""
        return idle_move(position, moves)

    def may_idle(self, decision: Decision, moves: Sequence[Move]) -> bool:
        """Tell whether a seat that needs to do nothing can do nothing here."""
        return may_idle(decision, moves)

    def open_moves(self, moves: Sequence[Move]) -> list[Move]:
        """Return the moves that lay no order face down."""
        return [move for move in moves if not isinstance(move, Command) or move.open]

    def worth_a_try(self, task: StrongholdTask, position: Position, moves: Sequence[Move]) -> Sequence[Move]:
        """Return the moves in the order in which a search tries them."""
        return worth_a_try(task, position, moves)

    def telling_draws(
        self,
        position: Position,  # noqa: ARG002 - the protocol's
        seat: Seat,  # noqa: ARG002 - the protocol's
        move: Move,  # noqa: ARG002 - the protocol's
        first: Branch[Position, Event],  # noqa: ARG002 - the protocol's
    ) -> None:
        """Have every answer looked at: a machine hits or misses, a bag is never drawn from within a task."""
        return

    def player(self, task: StrongholdTask, texts: Catalogue) -> str:
        """Return the player's camp."""
        return seat_name("invader" if plays_invader(task) else "defender", texts)

    def why_missed(
        self,
        task: StrongholdTask,  # noqa: ARG002 - the protocol's
        goal: Goal,
        number: int,
        events: Iterable[Event],
        texts: Catalogue,
    ) -> str:
        """Return why a goal was missed."""
        return why_missed(goal, number, events, texts)


PUZZLES: Final = StrongholdTasks()
