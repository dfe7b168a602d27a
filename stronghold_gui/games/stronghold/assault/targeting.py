"""Choosing targets: the common part of the five shooting stages (R-47).

All targets of a stage are chosen before its first card or loss. A stage asks each seat with shooters; the seat chooses
one target after the other and ends with ``Done``. The targets are stored in ``Position.aims`` as (source, target,
count), in the order in which they were chosen, which is the order of the shots (R-123).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import ClassVar

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.assault.sections import defender_at, invader_at
from stronghold_gui.games.stronghold.assault_events import Aimed
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.events import Event
from stronghold_gui.games.stronghold.moves import DONE, Aim, Done, Move, Shoot
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse

Fault = tuple[Reason, str]
"""Why a source may not shoot or a target may not be shot at: reason and ruling; the caller adds the place."""

GLARED: Fault = (Reason.GLARED, "R-72")
LEFT_OUT: Fault = (Reason.LEFT_OUT, "R-124")
NO_TARGET: Fault = (Reason.NO_TARGET, "R-47")
NO_RAM: Fault = (Reason.NO_RAM, "R-61")


def quiet(position: Position, wall: int) -> Fault | None:
    """Return why a section takes no part in the assault, or ``None`` if it does (``sections.left_out``)."""
    if position.glare == wall:
        return GLARED
    if position.extra and position.breached >> wall & 1:
        return LEFT_OUT
    return None


def no_barbican(position: Position, target: int) -> Fault | None:
    """Return the fault if the target is the barbican's rampart or the ram, and no ram component is there (R-61)."""
    return NO_RAM if not position.ram and target >= position.board.barbican else None


class Targeting(ABC):
    """The chapter in which the targets of one stage are chosen. Its task is (kind, seat, 0, 0).

    Attributes:
        kind: the kind of decision.
        chapter: the chapter of the stage in the rules.
        inside: whether the shooters are on inner places; otherwise on outer ones.
        at_inside: whether the targets are inner places.
        move_type: the kind of move that names a target.
    """

    kind: ClassVar[Kind]
    chapter: ClassVar[str]
    inside: ClassVar[bool] = True
    at_inside: ClassVar[bool] = False
    move_type: ClassVar[type[Aim | Shoot]]

    # -- what each stage defines -------------------------------------------------------------------------------------

    @abstractmethod
    def sources(self, position: Position) -> Iterable[int]:
        """Yield the places with shooters, in the board's order."""

    @abstractmethod
    def reach(self, position: Position, source: int) -> Sequence[int]:
        """Return the places within range of a place with shooters."""

    @abstractmethod
    def no_target(self, position: Position, target: int) -> Fault | None:
        """Return why a place within range may not be shot at, or ``None``."""

    def shots(self, position: Position, source: int) -> int:  # noqa: ARG002
        """Return how many shots a place with shooters has in this stage."""
        return 1

    def no_source(self, position: Position, source: int) -> Fault | None:
        """Return the fault if no shooter is there, or ``None``."""
        return None if source in self.sources(position) else (Reason.NO_WEAPON, self.chapter)

    def variants(self, position: Position, source: int, goal: str) -> list[Move]:
        """Return the moves that name a target (machines may also shoot accurately)."""
        return [self.move_type(self.names(position)[source], goal)]

    def variant_refusal(self, position: Position, source: int, move: Move) -> Refusal | None:  # noqa: ARG002
        """Return why the shot cannot be of this variant (accurate or plain), although its target is legal."""
        return None

    def must_shoot(self, position: Position, source: int) -> bool:  # noqa: ARG002
        """Return whether a place that has shots and targets must shoot (R-120)."""
        return False

    # -- what all stages share ---------------------------------------------------------------------------------------

    def names(self, position: Position) -> tuple[str, ...]:
        """Return the ids of the shooters' places."""
        return position.board.inner if self.inside else position.board.outer

    def goal_names(self, position: Position) -> tuple[str, ...]:
        """Return the ids of the places that are shot at."""
        return position.board.inner if self.at_inside else position.board.outer

    def named(self, move: Move) -> tuple[str, str] | None:
        """Return shooter and target of a move of this stage, or ``None`` for another move."""
        return (move.start, move.goal) if isinstance(move, self.move_type) else None

    def seat_of(self, position: Position, source: int) -> int:
        """Return the seat that names the target of a place."""
        return defender_at(position, source) if self.inside else invader_at(position, source)

    def seats(self, position: Position) -> range:
        """Return the seats that the stage asks, one after the other."""
        return position.defender_seats if self.inside else position.invader_seats

    def sources_of(self, position: Position, seat: int) -> Iterable[int]:
        """Return the places whose targets the seat names."""
        sources = self.sources(position)
        if len(self.seats(position)) == 1:
            return sources
        return [source for source in sources if self.seat_of(position, source) == seat]

    def lay_out(self, position: Position) -> None:
        """Put the questions of the stage on ``todo``, for the seats that have something to shoot with."""
        position.aims.clear()
        asked = {self.seat_of(position, source) for source in self.sources(position)}
        for seat in reversed(self.seats(position)):
            if seat in asked:
                position.todo.append((self.kind.value, seat, 0, 0))

    def shots_taken(self, position: Position) -> dict[int, int]:
        """Return for each place how many of its shots have been given a target."""
        taken: dict[int, int] = {}
        for source, _, count in position.aims:
            taken[source] = taken.get(source, 0) + max(1, count)
        return taken

    def targets(self, position: Position, source: int) -> list[int]:
        """Return the places that may be shot at from a place."""
        return [goal for goal in self.reach(position, source) if self.no_target(position, goal) is None]

    def decisions(self, position: Position) -> tuple[Decision, ...]:
        """Return the choice of targets by the task's seat."""
        seat, taken = position.todo[-1][1], self.shots_taken(position)
        count = 0
        for source in self.sources_of(position, seat):
            count += self.shots(position, source) - taken.get(source, 0)
        return (Decision(seat, self.kind, "", count),)

    def moves(self, position: Position, seat: int) -> list[Move]:
        """Return every target that is still legal, and ``Done`` if no shot is compulsory any more."""
        found: list[Move] = []
        names, taken = self.goal_names(position), self.shots_taken(position)
        must = False
        faults: dict[int, Fault | None] = {}
        for source in self.sources_of(position, seat):
            if self.shots(position, source) <= taken.get(source, 0):
                continue
            before = len(found)
            for goal in self.reach(position, source):
                # Several shooters reach the same place; whether it may be shot at is asked once.
                if goal not in faults:
                    faults[goal] = self.no_target(position, goal)
                if faults[goal] is None:
                    found += self.variants(position, source, names[goal])
            must = must or (len(found) > before and self.must_shoot(position, source))
        if not must:
            found.append(DONE)
        return found

    def refusal(self, position: Position, seat: int, move: Move) -> Refusal | None:
        """Return why the target cannot be named, or why the choice of targets cannot end yet."""
        if isinstance(move, Done):
            return self._not_done(position, seat)
        named = self.named(move)
        if named is None:
            return refuse(Reason.NOT_NOW, self.chapter, stage=position.stage)
        start, goal = named
        known = position.board.outer_index.keys() | position.board.inner_index.keys()
        for place in named:
            if place not in known:
                return refuse(Reason.UNKNOWN_PLACE, "2", place=place)
        if start not in self.names(position):
            return refuse(Reason.NO_WEAPON, self.chapter, place=start)
        source = self.names(position).index(start)
        fault = self.no_source(position, source)
        if fault is not None:
            return refuse(*fault, place=start)
        if self.seat_of(position, source) != seat:
            return refuse(Reason.OTHER_SIDE, "R-96", start=start, goal=goal)
        if self.shots(position, source) <= self.shots_taken(position).get(source, 0):
            return refuse(Reason.ALREADY_AIMED, "R-47", place=start)
        return self._no_goal(position, source, goal) or self.variant_refusal(position, source, move)

    def play(self, position: Position, seat: int, move: Move, out: list[Event]) -> None:  # noqa: ARG002
        """Store the target, or end the choice of targets."""
        named = self.named(move)
        if named is None:
            position.todo.pop()
            return
        start, goal = named
        source, target = self.names(position).index(start), self.goal_names(position).index(goal)
        self.note(position, source, target, move)
        out.append(Aimed(start, goal))

    def note(self, position: Position, source: int, target: int, move: Move) -> None:  # noqa: ARG002
        """Store the target. Several shooters at one place with one target make one entry."""
        for number, (start, goal, count) in enumerate(position.aims):
            if (start, goal) == (source, target):
                position.aims[number] = (source, target, count + 1)
                return
        position.aims.append((source, target, 1))

    def _not_done(self, position: Position, seat: int) -> Refusal | None:
        taken = self.shots_taken(position)
        for source in self.sources(position):
            if (
                self.must_shoot(position, source)
                and self.shots(position, source) > taken.get(source, 0)
                and self.seat_of(position, source) == seat
                and self.targets(position, source)
            ):
                return refuse(Reason.MUST_FIRE, "R-48", place=self.names(position)[source])
        return None

    def _no_goal(self, position: Position, source: int, goal: str) -> Refusal | None:
        names, start = self.goal_names(position), self.names(position)[source]
        target = names.index(goal) if goal in names else -1
        if target not in self.reach(position, source):
            return refuse(Reason.OUT_OF_RANGE, self.chapter, start=start, goal=goal)
        fault = self.no_target(position, target)
        return None if fault is None else refuse(*fault, place=goal, goal=goal)
