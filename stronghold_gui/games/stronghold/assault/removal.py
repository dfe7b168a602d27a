"""Questions that are answered by taking one unit away: the victim of a card, a volley, a cauldron or a clash."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.assault.sections import invader_at, section
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.effects import kill_outer
from stronghold_gui.games.stronghold.events import Death, Event
from stronghold_gui.games.stronghold.moves import Move, Remove
from stronghold_gui.games.stronghold.pieces import DEFENDERS, UNITS
from stronghold_gui.games.stronghold.position import Position, Task
from stronghold_gui.games.stronghold.reasons import Reason, refuse


def the_section(position: Position, task: Task) -> tuple[int, ...]:
    """Return the places of the task's wall section (its first figure), the siege tower included."""
    return section(position, task[1])


def the_place(position: Position, task: Task) -> tuple[int, ...]:
    """Return the one place that the task names."""
    return (task[1],)


def the_invader(position: Position, task: Task) -> int:
    """Return the Invader's seat of the task's place."""
    return invader_at(position, task[1])


def anybody(position: Position, task: Task, unit: int, place: int) -> Refusal | None:
    """Return no refusal: any unit that is there can be chosen."""
    return None


def kills(cause: Death) -> Callable[[Position, Task, int, int, list[Event]], None]:
    """Return the callback that kills the chosen Invader unit. The task is then done."""

    def take(position: Position, task: Task, unit: int, place: int, out: list[Event]) -> None:
        kill_outer(position, place, unit, cause, out)

    return take


def only_the_kind(ruling: str) -> Callable[[Position, Task, int, int], Refusal | None]:
    """Return the function that refuses Invader units of another kind than the task's second figure."""

    def why_not(position: Position, task: Task, unit: int, place: int) -> Refusal | None:
        if unit == task[2]:
            return None
        return refuse(Reason.NOT_THE_ONE, ruling, unit=UNITS[unit], place=position.board.outer[place])

    return why_not


@dataclass(frozen=True, slots=True)
class Removal:
    """The chapter of a question about one unit to take away. The task's first figure is the place it is about.

    Attributes:
        kind: the kind of decision.
        chapter: its chapter in the rules.
        take: callback that carries out the choice. The task has left ``todo`` before; to ask for a further unit, the
            callback puts it back.
        seat: callback that returns the seat that chooses; by default the Invader of the place.
        places: callback that returns where the unit may stand; by default the section and its siege tower.
        why_not: callback that returns the refusal for a unit at a place that cannot be chosen, or ``None``.
        inside: whether the units are the Defender's (inner places); otherwise they are the Invader's.
        counted: whether the task's second figure is the count of the decision.
    """

    kind: Kind
    chapter: str
    take: Callable[[Position, Task, int, int, list[Event]], None]
    seat: Callable[[Position, Task], int] = the_invader
    places: Callable[[Position, Task], tuple[int, ...]] = the_section
    why_not: Callable[[Position, Task, int, int], Refusal | None] = anybody
    inside: bool = False
    counted: bool = False

    def decisions(self, position: Position) -> tuple[Decision, ...]:
        """Return the decision of the seat that chooses."""
        task = position.todo[-1]
        place = (position.board.inner if self.inside else position.board.outer)[task[1]]
        return (Decision(self.seat(position, task), self.kind, place, task[2] if self.counted else 0),)

    def moves(self, position: Position, seat: int) -> list[Move]:  # noqa: ARG002
        """Return every unit that can be chosen."""
        task = position.todo[-1]
        units, names, counts = self._table(position)
        return [
            Remove(units[unit], names[place])
            for place in self.places(position, task)
            for unit in range(3)
            if counts[3 * place + unit] and self.why_not(position, task, unit, place) is None
        ]

    def refusal(self, position: Position, seat: int, move: Move) -> Refusal | None:  # noqa: ARG002
        """Return why this unit cannot be chosen."""
        if not isinstance(move, Remove):
            return refuse(Reason.NOT_NOW, self.chapter, stage=position.stage)
        task = position.todo[-1]
        units, names, counts = self._table(position)
        if move.unit not in UNITS and move.unit not in DEFENDERS:
            return refuse(Reason.UNKNOWN_PIECE, "1", piece=move.unit)
        if move.place not in position.board.outer_index and move.place not in position.board.inner_index:
            return refuse(Reason.UNKNOWN_PLACE, "2", place=move.place)
        place = names.index(move.place) if move.place in names else -1
        if move.unit not in units or place not in self.places(position, task):
            return refuse(Reason.NOT_THE_ONE, self.chapter, unit=move.unit, place=move.place)
        unit = units.index(move.unit)
        if not counts[3 * place + unit]:
            return refuse(Reason.NOT_THERE, self.chapter, piece=move.unit, place=move.place)
        return self.why_not(position, task, unit, place)

    def play(self, position: Position, seat: int, move: Move, out: list[Event]) -> None:  # noqa: ARG002
        """Take the chosen unit away."""
        assert isinstance(move, Remove)
        task = position.todo.pop()
        units, names, _ = self._table(position)
        self.take(position, task, units.index(move.unit), names.index(move.place), out)

    def _table(self, position: Position) -> tuple[tuple[str, ...], tuple[str, ...], list[int]]:
        """Return the names of the units, the names of their places, and the counts."""
        if self.inside:
            return DEFENDERS, position.board.inner, position.inner
        return UNITS, position.board.outer, position.outer
