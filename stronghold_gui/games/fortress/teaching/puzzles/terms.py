"""What puzzles ask of Fortress, in the form that they ask it (``teaching.puzzles.game``)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from stronghold_gui.core.chance import Draws
from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.outcomes import Branch
from stronghold_gui.core.save.faults import Fault
from stronghold_gui.files import resource
from stronghold_gui.games.fortress.events import Event
from stronghold_gui.games.fortress.moves import Move
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.games.fortress.teaching.lessons import PLACES
from stronghold_gui.games.fortress.teaching.puzzles import goals, search
from stronghold_gui.games.fortress.teaching.puzzles.goals import FortressTask, FortressTaskDocument, Goal, faults
from stronghold_gui.games.fortress.wording.nouns import sentence
from stronghold_gui.teaching.puzzles.verdict import Verdict
from stronghold_gui.text import Catalogue


class FortressTasks:
    """Fortress's goals, and how somebody plays it who does nothing or only what matters."""

    document: Final = FortressTaskDocument
    places: Final = PLACES

    @property
    def folder(self) -> Path:
        """The folder of the puzzles."""
        return resource("fortress", "puzzles")

    def faults(self, task: FortressTask) -> Iterator[Fault]:
        """Yield what is wrong with the goals, and what the player could only guess."""
        return faults(task)

    def counted(self, task: FortressTask, goal: Goal, events: Iterable[Event]) -> int:
        """Return by how much further events raise a goal's number."""
        return goals.counted(goal, events, task.start, task.plays)

    def verdict(self, task: FortressTask, goal: Goal, number: int, position: Position, *, over: bool) -> Verdict:
        """Return how it stands with a goal."""
        return goals.verdict(goal, number, position, task.plays, over=over)

    def ended(self, until: str, events: Iterable[Event]) -> bool:
        """Return whether the time for a task is over after these events."""
        return goals.ended(until, events)

    def idle_move(self, position: Position, moves: Sequence[Move]) -> Move:  # noqa: ARG002 - the protocol's
        """Return the move of somebody who does nothing."""
        return search.idle_move(moves)

    def may_idle(self, decision: Decision, moves: Sequence[Move]) -> bool:  # noqa: ARG002 - the protocol's
        """Tell whether a seat that needs to do nothing can do nothing here."""
        return search.may_idle(moves)

    def open_moves(self, moves: Sequence[Move]) -> list[Move]:
        """Return all of them: what is hidden is laid before a turn begins."""
        return list(moves)

    def worth_a_try(self, task: FortressTask, position: Position, moves: Sequence[Move]) -> list[Move]:  # noqa: ARG002
        """Return the moves in the order in which a search tries them."""
        return search.worth_a_try(position, moves)

    def telling_draws(
        self,
        position: Position,  # noqa: ARG002 - the protocol's
        seat: Seat,  # noqa: ARG002 - the protocol's
        move: Move,  # noqa: ARG002 - the protocol's
        first: Branch[Position, Event],
    ) -> Iterable[Draws]:
        """Return the throws that a search looks at."""
        return search.telling_draws(first)

    def player(self, task: FortressTask, texts: Catalogue) -> str:
        """Return the player's seat."""
        return sentence(texts, "seat", {"number": task.plays[0] + 1})

    def why_missed(
        self,
        task: FortressTask,  # noqa: ARG002 - the protocol's
        goal: Goal,
        number: int,
        events: Iterable[Event],  # noqa: ARG002 - the protocol's
        texts: Catalogue,
    ) -> str:
        """Return why a goal was missed."""
        return sentence(texts, f"puzzle.missed.{goal.goal}", {"n": number, "count": max(goal.count, 1)})


PUZZLES: Final = FortressTasks()
