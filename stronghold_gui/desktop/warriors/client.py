"""The client of the table kit for Warriors: it answers from the legal moves, and plays drops."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cached_property
from typing import TypeAlias

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.play.controller import Controller
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.table.model import Source
from stronghold_gui.desktop.warriors.beforehand import Beforehand
from stronghold_gui.desktop.warriors.drafts import Draft
from stronghold_gui.desktop.warriors.hand_moves import Answer, Gestures
from stronghold_gui.desktop.warriors.meant_moves import tried
from stronghold_gui.desktop.warriors.seating import Seating
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.table import Table
from stronghold_gui.games.warriors.view import View

WarriorsContext: TypeAlias = DeskContext[Position, m.Move, e.Event, View]
"""The context of the docks of this game."""
WarriorsController: TypeAlias = Controller[Position, m.Move, e.Event, View]
"""The controller of a match of this game."""


class WarriorsClient:
    """The client for one match at a time; without a match, nothing can be taken.

    Attributes:
        controller: the match, or ``None``.
        seating: the places of the seats' cards.
        pending: the possible moves of a drop if there are several; the prompt asks which one is meant.
        speaker: the seat that has reported that it wants to fire, if several may; ``None`` for none yet.
        beforehand: the answers given in advance.
    """

    def __init__(self, why: Callable[[Refusal | None], ShownRefusal]) -> None:
        """Make a client.

        Args:
            why: the function that puts a refusal into words, even one that does not come from the rules.
        """
        self.controller: WarriorsController | None = None
        self.seating = Seating()
        self.pending: tuple[Answer, ...] = ()
        self.speaker: int | None = None
        self.beforehand = Beforehand()
        self._why = why
        self._draft: Draft | None = None
        self._drafted: tuple[object, ...] = ()

    def sit_at(self, controller: WarriorsController | None) -> None:
        """Switch to another match, or to none."""
        if self.controller is not None:
            self.controller.standing = lambda: None
        self.controller = controller
        self.beforehand.forget()
        if controller is not None:
            controller.standing = lambda: self.beforehand.answer(controller.match)
        self.forget()

    def rest(self, seats: Sequence[int]) -> None:
        """Decline to fire for the given seats, now and for the rest of the current attack."""
        controller = self.controller
        assert controller is not None
        self.beforehand.rest(controller.match, seats)
        controller.play_as(seats[0], m.PASS_WINDOW)

    def burn(self, seat: int, dragon: str) -> None:
        """Discard a flame of a dragon, now and whenever it loses in the current battle."""
        controller = self.controller
        assert controller is not None
        self.beforehand.burn(controller.match, dragon)
        controller.play_as(seat, m.Flame(dragon, spend=True))

    def forget(self) -> None:
        """Clear the caches after a change of position or viewing seat."""
        for name in ("table", "gestures", "draft"):
            self.__dict__.pop(name, None)
        self.pending = ()
        controller = self.controller
        if controller is not None and self.speaker not in [offer.seat for offer in controller.offers]:
            self.speaker = None

    def follow(self) -> bool:
        """Place seats below and across as the table requires now; return whether any has moved."""
        controller = self.controller
        if controller is None:
            return False
        people = [seat for seat in range(self.table.seats) if seat not in controller.computers]
        self.seating.alone = people[0] if len(people) == 1 else -1
        return self.seating.follow(self.table, controller.seat)

    # -- the moment ------------------------------------------------------------------------------------------------

    @cached_property
    def table(self) -> Table:
        """The current view of the table."""
        assert self.controller is not None
        return self.controller.view().table

    @cached_property
    def draft(self) -> Draft:
        """The draft of the seat at the screen, kept until the position, the decision or the match changes."""
        controller = self.controller
        assert controller is not None
        decision = None if controller.still else controller.decision
        kind, seat, size = ("", 0, 0) if decision is None else (decision.kind, decision.seat, decision.count)
        key = (len(controller.match.played), kind, seat, controller.covered, id(controller))
        if self._draft is None or key != self._drafted:
            self._draft, self._drafted = Draft(kind, size, self.table, seat), key
        return self._draft

    @cached_property
    def gestures(self) -> Gestures:
        """The legal moves as gestures."""
        gestures, controller = Gestures(self.table, self.seating), self.controller
        if controller is None or controller.still or self.draft.kind:
            return gestures
        if controller.offers:
            for offer in controller.offers:
                gestures.add(offer.seat, controller.moves_of(offer.seat))
        elif controller.decision is not None:
            gestures.add(controller.seat, controller.moves())
        return gestures

    # -- the kit asks ----------------------------------------------------------------------------------------------

    def sources(self) -> Collection[Source]:
        """Return everything that can be taken now."""
        if self.controller is None:
            return ()
        return {*self.gestures.reach, *(source for source, _ in self._drafts())}

    def targets(self, area: str, key: str) -> Collection[str]:
        """Return the areas where a card may be put."""
        drafts = [goal for source, goal in self._drafts() if source == (area, key)]
        return drafts or self.gestures.targets((area, key))

    def most(self, area: str, key: str) -> int:  # noqa: ARG002 - the protocol's
        """Return 1: cards are taken one by one."""
        return 1

    def drop(self, area: str, key: str, target: str, onto: str | None, count: int) -> None:  # noqa: ARG002
        """Play a drop; ask in the prompt if it could mean several moves."""
        if self.is_drafted((area, key)):
            self.put_draft((area, key))
            return
        self.answer(self.gestures.targets((area, key)).get(target, ()))

    def why_not(self, area: str, key: str, target: str) -> ShownRefusal:
        return self._why(self._refusal((area, key), target))

    # -- the desk asks ---------------------------------------------------------------------------------------------

    def answer(self, answers: Sequence[Answer]) -> None:
        """Play a move, or ask which of several is meant."""
        controller = self.controller
        assert controller is not None
        if len(answers) == 1:
            seat, move = answers[0]
            controller.play_as(seat, move)
        elif answers:
            self.pending = tuple(answers)
            controller.redraft()

    def is_drafted(self, source: Source) -> bool:
        """Return whether taking a source changes the draft instead of playing a move."""
        return any(one == source for one, _ in self._drafts())

    def put_draft(self, source: Source) -> None:
        """Add a card to the draft, or remove it again."""
        assert self.controller is not None
        self.draft.put(source)
        self.controller.redraft()

    def _drafts(self) -> list[tuple[Source, str]]:
        if self.controller is None or self.controller.still:
            return []
        return list(self.draft.goals(self.seating))

    def _refusal(self, source: Source, target: str) -> Refusal | None:
        controller = self.controller
        if controller is None or controller.still or not controller.decisions:
            return None
        due = controller.decision or controller.decisions[0]
        move = self.draft.tried(source) or tried(due.kind, self.seating, self.table, source, target)
        seat = self.seating.seat_at(source[0])
        asked = [offer.seat for offer in controller.offers]
        if move is None:
            return None
        if seat not in asked:
            return controller.refusal(move)
        return controller.game.refusal(controller.match.position, seat, move)
