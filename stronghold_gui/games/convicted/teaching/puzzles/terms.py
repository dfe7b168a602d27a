"""What puzzles ask of The Convicted, in the form that they ask it (``teaching.puzzles.game``)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.outcomes import Branch
from stronghold_gui.core.save.faults import Fault
from stronghold_gui.files import resource
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.moves import DONE, Move, Recall, Withdraw
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.teaching.lessons import PLACES
from stronghold_gui.games.convicted.teaching.puzzles import goals
from stronghold_gui.games.convicted.teaching.puzzles.goals import ConvictedTask, ConvictedTaskDocument, Goal, faults
from stronghold_gui.games.convicted.wording.names import seat_name
from stronghold_gui.games.convicted.wording.nouns import sentence
from stronghold_gui.teaching.puzzles.verdict import Verdict
from stronghold_gui.text import Catalogue


class ConvictedTasks:
    """The Convicted's goals, and how somebody plays it who does nothing or only what matters."""

    document: Final = ConvictedTaskDocument
    places: Final = PLACES

    @property
    def folder(self) -> Path:
        """The folder of the puzzles."""
        return resource("convicted", "puzzles")

    def faults(self, task: ConvictedTask) -> Iterator[Fault]:
        """Yield what is wrong with the goals, and with the time."""
        return faults(task)

    def counted(self, task: ConvictedTask, goal: Goal, events: Iterable[Event]) -> int:
        """Return by how much further events raise a goal's number; what comes after the time does not count."""
        return goals.counted(goal, goals.in_time(task.until, events))

    def verdict(self, task: ConvictedTask, goal: Goal, number: int, position: Position, *, over: bool) -> Verdict:  # noqa: ARG002
        """Return how it stands with a goal."""
        return goals.verdict(goal, number, position, over=over)

    def ended(self, until: str, events: Iterable[Event]) -> bool:
        """Return whether the time for a task is over after these events."""
        return goals.ended(until, events)

    def idle_move(self, position: Position, moves: Sequence[Move]) -> Move:  # noqa: ARG002 - the protocol's
        """Return the move of somebody who does nothing: to be done, or what is listed first."""
        return DONE if DONE in moves else moves[0]

    def may_idle(self, decision: Decision, moves: Sequence[Move]) -> bool:  # noqa: ARG002 - the protocol's
        """Tell whether a seat that needs to do nothing can do nothing here."""
        return DONE in moves

    def open_moves(self, moves: Sequence[Move]) -> Sequence[Move]:
        """Return all of them: nothing is hidden (RC-02)."""
        return moves

    def worth_a_try(self, task: ConvictedTask, position: Position, moves: Sequence[Move]) -> Sequence[Move]:  # noqa: ARG002
        """Return the moves in the order in which a search tries them; to be done is last.

        Who takes something back could as well not have done it, and a search that did would never end.
        """
        return sorted(
            (move for move in moves if not isinstance(move, Withdraw | Recall)), key=lambda move: move == DONE
        )

    def telling_draws(
        self,
        position: Position,  # noqa: ARG002 - the protocol's
        seat: Seat,  # noqa: ARG002
        move: Move,  # noqa: ARG002
        first: Branch[Position, Event],  # noqa: ARG002
    ) -> None:
        """Return that all answers of chance are looked at: a d3 has three."""
        return

    def player(self, task: ConvictedTask, texts: Catalogue) -> str:
        """Return the player's seat."""
        return seat_name(task.plays[0], (), texts)

    def why_missed(
        self,
        task: ConvictedTask,  # noqa: ARG002 - the protocol's
        goal: Goal,
        number: int,
        events: Iterable[Event],  # noqa: ARG002
        texts: Catalogue,
    ) -> str:
        """Return why a goal was missed."""
        return sentence(texts, f"puzzle.missed.{goal.goal}", {"n": number, "count": max(goal.count, 1)})


PUZZLES: Final = ConvictedTasks()
