"""The client of the table kit for Stronghold: it answers from the legal moves, and plays drops."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TypeAlias

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.desktop.play.controller import Controller
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.stronghold.hand_moves import DOCKS, PURSE, REPEATED, GestureIndex, meant, pieces_in
from stronghold_gui.desktop.stronghold.meant_moves import Trials
from stronghold_gui.desktop.table.model import Source
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason
from stronghold_gui.games.stronghold.view import View

Play = Callable[[m.Move], None]
"""Plays a move, once for each piece that was dropped."""
AskWhich = Callable[[Sequence[m.Move], Play], None]
"""Asks which of several legal moves is meant, and plays it (a small menu). Must return at once."""
PlaySeveral = Callable[[m.Move, int, Source, str], None]
"""Plays a move a number of times for pieces dropped from a source to a target; shows the refusal that stops it."""

StrongholdController: TypeAlias = Controller[Position, m.Move, e.Event, View]
"""The controller of a match of this game."""


class StrongholdClient:
    """The client for one match at a time; without a match, nothing can be taken.

    Attributes:
        controller: the match, or ``None``.
    """

    def __init__(
        self,
        why: Callable[[Refusal | None], ShownRefusal],
        ask_which: AskWhich,
        play_several: PlaySeveral,
        misplaced: Callable[[], ShownRefusal] | None = None,
    ) -> None:
        """Make a client.

        Args:
            why: the function that puts a refusal into words, even one that does not come from the rules.
            ask_which: the function that asks the user which of several moves a drop means.
            play_several: the function that plays a move once for each piece that was dropped.
            misplaced: the function that returns the message for an hourglass dropped on the board, which no rule
                covers.
        """
        self.controller: StrongholdController | None = None
        self._why, self._ask_which, self._play_several = why, ask_which, play_several
        self._misplaced = misplaced
        self._index: GestureIndex | None = None
        self._trials: Trials | None = None

    def forget(self) -> None:
        """Clear the caches after a change of position."""
        self._index = self._trials = None

    @property
    def index(self) -> GestureIndex:
        """The gestures of the position, made on first use."""
        if self._index is None:
            controller = self.controller
            self._index = GestureIndex()
            if controller is not None:
                table = controller.view().table
                self._index = GestureIndex.of(controller.moves(), table)
                if len(controller.deciding_team) > 1:
                    self._index.add_partners(controller.partners_moves(), table)
        return self._index

    @property
    def trials(self) -> Trials | None:
        """The guesser of the moves that an illegal gesture may mean; ``None`` without a match."""
        if self._trials is None and self.controller is not None:
            self._trials = Trials(self.controller.view().table, self.controller.match.position.values)
        return self._trials

    # -- the kit asks --------------------------------------------------------------------------------------------

    def sources(self) -> Collection[Source]:
        """Return everything that can be taken now."""
        return self.index.reach.keys()

    def targets(self, area: str, key: str) -> Mapping[str, Sequence[m.Move]]:
        """Return the areas where a pile may be put."""
        return self.index.targets((area, key))

    def most(self, area: str, key: str) -> int:
        """Return how many pieces of a pile can be taken at once."""
        reached = self.index.targets((area, key)).values()
        if self.controller is None or not any(isinstance(move, REPEATED) for moves in reached for move in moves):
            return 1
        return pieces_in((area, key), self.controller.view().table, self.controller.seat)

    def drop(self, area: str, key: str, target: str, onto: str | None, count: int) -> None:
        """Play a drop; ask first if it could mean several moves."""
        moves = meant(self.index.targets((area, key)).get(target, []), (area, key), onto)

        def play(move: m.Move) -> None:
            self._play_several(move, count if isinstance(move, REPEATED) else 1, (area, key), target)

        if len(moves) == 1:
            play(moves[0])
        elif moves:
            self._ask_which(tuple(moves), play)

    def why_not(self, area: str, key: str, target: str) -> ShownRefusal:
        """Return the refusal of a drop."""
        refusal = self.refusal(area, key, target)
        if refusal is None and area == PURSE and target and self._misplaced is not None:
            return self._misplaced()
        return self._why(refusal)

    # -- the docks ask -------------------------------------------------------------------------------------------

    def refusal(self, area: str, key: str, target: str = "") -> Refusal | None:
        """Return the refusal of taking or putting a piece."""
        if self.controller is None or self.trials is None or self.controller.still:
            return None
        # Tiles in a dock belong to the seat at the screen; pieces on the board, to any seat that may take them.
        ask = self.controller.refusal if area in DOCKS else self._refusal_for_team
        return self.trials.why_not(ask, area, key, target)

    def play(self, move: m.Move) -> None:
        """Play a move for the seat at the screen, or for the partner who can play it."""
        if self.controller is not None:
            self.controller.play_for_team(move)

    def _refusal_for_team(self, move: m.Move) -> Refusal | None:
        """Return why neither the seat at the screen nor a partner can play a move.

        If the seat at the screen is refused because of the side of the board, a partner's refusal for another reason is
        returned, since it says more.
        """
        controller = self.controller
        assert controller is not None
        own = controller.refusal_for_team(move)
        if own is None or own.reason != Reason.OTHER_SIDE:
            return own
        position, game = controller.match.position, controller.game
        partners = (game.refusal(position, seat, move) for seat in controller.deciding_team if seat != controller.seat)
        closer = (refusal for refusal in partners if refusal is not None and refusal.reason != Reason.OTHER_SIDE)
        return next(closer, own)
