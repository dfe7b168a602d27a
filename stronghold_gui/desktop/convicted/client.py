"""The client of the table kit for The Convicted: it answers from the legal moves, and plays drops."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

from stronghold_gui.desktop.convicted.contents import contents
from stronghold_gui.desktop.convicted.hand_moves import DOCKS, REPEATED, Gestures
from stronghold_gui.desktop.convicted.log_words import areas_of
from stronghold_gui.desktop.convicted.meant_moves import tried
from stronghold_gui.desktop.play.controller import Controller
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.table.model import Source, pile_at
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.decisions import Kind
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import POSTS
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.view import View

if TYPE_CHECKING:
    from stronghold_gui.core.refusal import Refusal

PlaySeveral = Callable[[m.Move, int, Source, str], None]
"""Plays a move a number of times for pieces dropped from a source to a target; shows the refusal that stops it."""

ConvictedController: TypeAlias = Controller[Position, m.Move, Event, View]
"""The controller of a match of this game."""


class ConvictedClient:
    """The client for one match at a time; without a match, nothing can be taken.

    Attributes:
        controller: the match, or ``None``.
        pending: the possible moves of a drop if there are several; the prompt asks which one is meant.
        place: the place that was clicked and whose moves are listed; "" for none.
    """

    def __init__(self, why: Callable[[Refusal | None], ShownRefusal], play_several: PlaySeveral) -> None:
        """Make a client.

        Args:
            why: the function that puts a refusal into words, even one that does not come from the rules.
            play_several: the function that plays a move once for each piece that was dropped.
        """
        self.controller: ConvictedController | None = None
        self.pending: tuple[m.Move, ...] = ()
        self.place = ""
        self._why, self._play_several = why, play_several

    def forget(self) -> None:
        """Clear the caches after a change of position or of the seat at the screen."""
        for name in ("moves", "gestures"):
            self.__dict__.pop(name, None)
        self.pending, self.place = (), ""

    # -- the moment ------------------------------------------------------------------------------------------------

    @cached_property
    def moves(self) -> Sequence[m.Move]:
        """The legal moves of the seat at the screen."""
        controller = self.controller
        if controller is None or controller.still:
            return ()
        return controller.moves()

    @cached_property
    def gestures(self) -> Gestures:
        """The legal moves as gestures, including those of partners who may play now."""
        controller = self.controller
        if controller is None or controller.still:
            return Gestures()
        partners = controller.partners_moves()
        return Gestures.of(dict.fromkeys((*self.moves, *partners)), controller.decision)

    # -- the kit asks ----------------------------------------------------------------------------------------------

    def sources(self) -> Collection[Source]:
        """Return everything that can be taken now."""
        return self.gestures.reach.keys()

    def targets(self, area: str, key: str) -> Mapping[str, Sequence[m.Move]]:
        """Return the areas where a pile may be put."""
        return self.gestures.targets((area, key))

    def most(self, area: str, key: str) -> int:
        """Return how many pieces of a pile can be taken at once; one if taking is the whole move."""
        reached = self.gestures.targets((area, key)).values()
        if (
            area in DOCKS
            or (area, key) in self.gestures.picks
            or not any(isinstance(move, REPEATED) for moves in reached for move in moves)
        ):
            return 1
        assert self.controller is not None
        pile = pile_at(contents(self.controller.view().position), area, key)
        return pile.count if pile is not None else 1

    def drop(self, area: str, key: str, target: str, onto: str | None, count: int) -> None:  # noqa: ARG002 - areas are enough
        """Play a drop; ask in the prompt if it could mean several moves."""
        self.answer(self.gestures.targets((area, key)).get(target, ()), count, (area, key), target)

    def why_not(self, area: str, key: str, target: str) -> ShownRefusal:
        """Return the refusal of a drop."""
        controller = self.controller
        if controller is None or controller.still or not controller.decisions:
            return self._why(None)
        move = tried(controller.decision or controller.decisions[0], (area, key), target)
        return self._why(None if move is None else controller.refusal_for_team(move))

    # -- the desk asks ---------------------------------------------------------------------------------------------

    def lists(self, place: str) -> bool:
        """Return whether a click on a place lists the moves possible there; for an action, every post has a list."""
        controller = self.controller
        deciding = controller.decision if controller is not None else None
        acting = deciding is not None and deciding.kind == Kind.ACTION and place in POSTS
        return acting or any(place in areas_of(move) for move in self.moves)

    def answer(self, moves: Sequence[m.Move], count: int, source: Source, target: str) -> None:
        """Play a move a number of times, or ask which of several is meant."""
        assert self.controller is not None
        if len(moves) == 1:
            self._play_several(moves[0], count if isinstance(moves[0], REPEATED) else 1, source, target)
        elif moves:
            self.pending = tuple(moves)
            self.controller.redraft()
