"""The battlefield's client of the table kit: it answers from the legal moves, and plays drops."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from typing import TypeAlias

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.fortress import reckoning
from stronghold_gui.desktop.fortress.angle import Angle
from stronghold_gui.desktop.fortress.contents import FieldPiles, figure_of
from stronghold_gui.desktop.fortress.hand_moves import Answer, Gestures, Halves, halves_of
from stronghold_gui.desktop.fortress.meant_moves import OF_SPACE, places, tried
from stronghold_gui.desktop.play.controller import Controller
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.table.model import Source, TableContents
from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.games.fortress.table import Table
from stronghold_gui.games.fortress.view import View

FortressContext: TypeAlias = DeskContext[Position, m.Move, e.Event, View]
"""The context of the docks of this game."""
FortressController: TypeAlias = Controller[Position, m.Move, e.Event, View]
"""The controller of a match of this game."""


class FortressClient:
    """The client for one match at a time; without a match, nothing can be taken.

    Attributes:
        controller: the match, or ``None``.
        angle: the viewing angle of the battlefield.
        by_hand: whether the user chooses a figure's way from stop to stop, so that each goal is only a stop.
        pending: the possible moves of a drop if there are several; the prompt asks which one is meant.
        proposed: proposed places for waiting figures, which the table shows but no move has used yet.
    """

    def __init__(self, why: Callable[[Refusal | None], ShownRefusal]) -> None:
        """Make a client.

        Args:
            why: the function that puts a refusal into words, even one that does not come from the rules.
        """
        self.controller: FortressController | None = None
        self.pending: tuple[Answer, ...] = ()
        self.proposed: tuple[m.Place, ...] = ()
        self.angle = Angle()
        self.by_hand = False
        self._why = why

    def forget(self) -> None:
        """Clear the caches after a change of position or viewing seat."""
        for name in ("view", "contents", "gestures"):
            self.__dict__.pop(name, None)
        self.pending, self.proposed = (), ()

    # -- the moment ------------------------------------------------------------------------------------------------

    @cached_property
    def view(self) -> View:
        assert self.controller is not None
        return self.controller.view()

    @property
    def table(self) -> Table:
        """The current view of the table."""
        return self.view.table

    @cached_property
    def contents(self) -> TableContents:
        """The piles by area, with proposed figures."""
        return FieldPiles(self.table, self.view.setting, self.angle, self.proposed).contents()

    @cached_property
    def gestures(self) -> Gestures:
        """The legal moves as gestures, including those of partners and of seats that may interrupt."""
        gestures, controller = Gestures(self.table, self.view.setting, self.contents), self.controller
        if controller is None or controller.still:
            return gestures
        for seat, moves in self.moves().items():
            gestures.add(seat, moves)
        if self.halves is not None:
            gestures.only(self.halves.figure, self.halves.others)
        return gestures

    @property
    def halves(self) -> Halves | None:
        """The open question about the second space of a two-space figure; ``None`` without such a question."""
        return halves_of(self.pending)

    def moves(self) -> Mapping[int, Sequence[m.Move]]:
        """Return the legal moves by seat: the seat at the screen, its partners, and seats with an offer."""
        controller = self.controller
        if controller is None or controller.still:
            return {}
        found: dict[int, Sequence[m.Move]] = {}
        if not controller.offers:
            found[controller.seat] = controller.moves()
        for decision in controller.decisions:
            mine = decision in controller.offers or decision.seat in controller.deciding_team
            if mine and decision.seat not in found:
                found[decision.seat] = controller.moves_of(decision.seat)
        return found

    # -- the kit asks ----------------------------------------------------------------------------------------------

    def sources(self) -> Collection[Source]:
        """Return everything that can be taken now."""
        return self.gestures.reach.keys() if self.controller is not None else ()

    def targets(self, area: str, key: str) -> Mapping[str, Sequence[Answer]]:
        """Return the areas where a pile may be put."""
        return self.gestures.targets((area, key))

    def most(self, area: str, key: str) -> int:  # noqa: ARG002 - the protocol's
        """Return 1: figures are taken one by one."""
        return 1

    def drop(self, area: str, key: str, target: str, onto: str | None, count: int) -> None:  # noqa: ARG002
        """Play a drop; ask in the prompt if it could mean several moves."""
        self.answer(self.gestures.targets((area, key)).get(target, ()))

    def why_not(self, area: str, key: str, target: str) -> ShownRefusal:
        """Return the refusal of a drop."""
        return self._why(self._refusal((area, key), target))

    # -- the desk asks ---------------------------------------------------------------------------------------------

    def answer(self, answers: Sequence[Answer]) -> None:
        """Play a move, or ask which of several is meant; while ways are drawn by hand, walking is meant."""
        controller = self.controller
        assert controller is not None
        walks = [answer for answer in answers if isinstance(answer[1], m.Go)] if self.by_hand else []
        answers = walks or answers
        if len(answers) == 1:
            seat, move = answers[0]
            if self.by_hand and isinstance(move, m.Go):
                self._walk(controller, move)
            elif controller.offers:
                controller.play_as(seat, move)
            else:
                controller.play_for_team(move)
        elif answers:
            self.pending = tuple(answers)
            controller.redraft()

    def _walk(self, controller: FortressController, goal: m.Go) -> None:
        """Walk to a space in single steps, so that the figure's move can go on; stop early if an event ends it."""
        position = controller.game.imagine(self.view, 0)
        figure = self.view.setting.figure_index[goal.figure]
        for step in reckoning.steps(position, figure, goal):
            due = controller.decision
            if due is None or due.kind not in (Kind.ACT, Kind.MOVING) or not controller.play(step):
                return

    def _refusal(self, source: Source, target: str) -> Refusal | None:
        controller = self.controller
        if controller is None or controller.still or not controller.decisions:
            return None
        due = controller.decision or controller.decisions[0]
        if due.kind in (Kind.PLACE, Kind.LAND) and target not in self.view.setting.field.by_name:
            return self._not_placed(controller, figure_of(source[1]))
        move = tried(due.kind, self.view.setting, self.table, source, target)
        return None if move is None else controller.refusal(move)

    def _not_placed(self, controller: FortressController, figure: str) -> Refusal | None:
        """Return why a figure cannot be placed on any space now; ``None`` if it can be placed."""
        setting = self.view.setting
        if figure not in setting.figure_index:
            return None
        moves = (m.Place(figure, *places(setting, figure, space)) for space in setting.field.by_name)
        refused = (refusal for move in moves if (refusal := controller.refusal(move)) is not None)
        return next((refusal for refusal in refused if refusal.reason not in OF_SPACE), None)
