"""What puzzles ask of Warriors, in the form that they ask it (``teaching.puzzles.game``)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from stronghold_gui.core.chance import Draws
from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.outcomes import Branch
from stronghold_gui.core.save.faults import Fault
from stronghold_gui.files import resource
from stronghold_gui.games.warriors.events import Event
from stronghold_gui.games.warriors.moves import Move
from stronghold_gui.games.warriors.pieces import SEAT_IDS
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.teaching.lessons import PLACES
from stronghold_gui.games.warriors.teaching.puzzles import goals, search
from stronghold_gui.games.warriors.teaching.puzzles.goals import Goal, WarriorsTask, WarriorsTaskDocument, faults
from stronghold_gui.games.warriors.teaching.puzzles.search import idle_move, may_idle, worth_a_try
from stronghold_gui.games.warriors.wording import seat_name
from stronghold_gui.games.warriors.wording.nouns import sentence
from stronghold_gui.teaching.puzzles.verdict import Verdict
from stronghold_gui.text import Catalogue


class WarriorsTasks:
    """Warriors' goals, and how somebody plays it who does nothing or only what matters."""

    document: Final = WarriorsTaskDocument
    places: Final = PLACES

    @property
    def folder(self) -> Path:
        """The folder of the puzzles."""
        return resource("warriors", "puzzles")

    def faults(self, task: WarriorsTask) -> Iterator[Fault]:
        """Yield what is wrong with the goals, and what the player could only guess."""
        return faults(task)

    def counted(self, task: WarriorsTask, goal: Goal, events: Iterable[Event]) -> int:
        """Return by how much further events raise a goal's number."""
        return goals.counted(goal, events, task.plays[0])

    def verdict(self, task: WarriorsTask, goal: Goal, number: int, position: Position, *, over: bool) -> Verdict:
        """Return how it stands with a goal."""
        return goals.verdict(goal, number, position, task.start, task.plays[0], over=over)

    def ended(self, until: str, events: Iterable[Event]) -> bool:
        """Return whether the time for a task is over after these events."""
        return goals.ended(until, events)

    def idle_move(self, position: Position, moves: Sequence[Move]) -> Move:  # noqa: ARG002 - the protocol's
        """Return the move of somebody who does nothing."""
        return idle_move(moves)

    def may_idle(self, decision: Decision, moves: Sequence[Move]) -> bool:  # noqa: ARG002 - the protocol's
        """Tell whether a seat that needs to do nothing can do nothing here."""
        return may_idle(moves)

    def open_moves(self, moves: Sequence[Move]) -> list[Move]:
        """Return all that differ: nothing is hidden once hands are shown."""
        return worth_a_try(moves)

    def worth_a_try(self, task: WarriorsTask, position: Position, moves: Sequence[Move]) -> list[Move]:  # noqa: ARG002
        """Return the moves in the order in which a search tries them."""
        return worth_a_try(moves)

    def telling_draws(
        self, position: Position, seat: Seat, move: Move, first: Branch[Position, Event]
    ) -> Iterable[Draws]:
        """Return the throws that a search looks at."""
        return search.telling_draws(position, seat, move, first)

    def player(self, task: WarriorsTask, texts: Catalogue) -> str:
        """Return the player's seat."""
        return seat_name(SEAT_IDS[task.plays[0]], (), texts)

    def why_missed(
        self,
        task: WarriorsTask,  # noqa: ARG002 - the protocol's
        goal: Goal,
        number: int,
        events: Iterable[Event],  # noqa: ARG002 - the protocol's
        texts: Catalogue,
    ) -> str:
        """Return why a goal was missed."""
        return sentence(texts, f"puzzle.missed.{goal.goal}", {"n": number, "count": max(goal.count, 1)})


PUZZLES: Final = WarriorsTasks()
