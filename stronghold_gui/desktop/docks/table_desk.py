"""The shared desk of games on a tabletop, with trials and typed words. A game overrides what differs."""

from __future__ import annotations

import os
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Generic

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import E, M, P, V
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.core.undo import UNLIMITED
from stronghold_gui.desktop.docks.table_areas import TableAreas
from stronghold_gui.desktop.docks.table_prompt import TablePrompt
from stronghold_gui.desktop.docks.table_sentences import TableSentences
from stronghold_gui.desktop.refusals import ShownRefusal

if TYPE_CHECKING:
    from stronghold_gui.desktop.docks.context import DeskContext
    from stronghold_gui.desktop.docks.table_animation import TableAnimation
    from stronghold_gui.desktop.play.controller import Controller, Secrets
    from stronghold_gui.desktop.play.desk import Desk
    from stronghold_gui.desktop.table.model import Source
    from stronghold_gui.desktop.table.tabletop import Tabletop


class TableTrials:
    """Implements `play.desk.DeskTrials` for all games that can imagine positions."""

    def suppose(self, moment: AnyMatch, viewer: Seat | None) -> AnyMatch:
        """Return a copy of a match for a trial, from one of its moments.

        Args:
            moment: the match at the moment; it is only read.
            viewer: the viewer whose knowledge the trial may contain: a seat, or the public.
        """
        # The module `secrets` is not used, because it would load a library of 4 MB at every start.
        seed = int.from_bytes(os.urandom(8)) >> 1
        start = moment.game.imagine(moment.game.view(moment.position, viewer), seed)
        header = Header(moment.header.game, dict(moment.header.options), moment.header.names, seed)
        return Match(moment.game, header, start, UNLIMITED)

    def can_suppose(self, moment: AnyMatch, viewer: Seat | None) -> bool:  # noqa: ARG002 - any viewer can
        """Return whether the game is not over at a moment, so that a trial can start there."""
        return moment.game.outcome(moment.position) is None

    def supposes_secrets(self, moment: AnyMatch, viewer: Seat | None) -> bool:
        game, position = moment.game, moment.position
        seen = game.imagine(game.view(position, viewer), 0)
        return bool(game.key(seen) != game.key(position))


class TypedAsShown:
    """Implements `play.desk.TypedWords`. A game overrides what differs."""

    def meaning(self, word: str, *, first: bool) -> str:  # noqa: ARG002 - for games whose words are short
        """Return no explanation: by default the words of typed moves explain themselves."""
        return ""

    def shown(self, word: str) -> str:
        """Return a word of the notation unchanged."""
        return word

    def meant(self, word: str) -> str:
        """Return the word of the notation for a typed word: the same word."""
        return word


class TableDesk(QObject, Generic[P, M, E, V]):
    """Implements `play.desk.Desk` for games on a tabletop. A game must define ``secrets`` and ``make_page``.

    Attributes:
        context: the context of the docks.
        requests: its requests, and those of its docks, to the window.
        prompt: the content of the prompt.
        sentences: sentences about the match.
        hand, scene, board: the parts of the tabletop.
        animation: the animation of the surface.
        areas: the map to areas of the surface.
        typed: the words of typed moves.
        trials: makes trials.
    """

    def __init__(self, context: DeskContext[P, M, E, V], tabletop: Tabletop) -> None:
        super().__init__(tabletop)
        self.context: DeskContext[P, M, E, V] = context
        self.hand, self.scene, self.board = tabletop.hand, tabletop.scene, tabletop.view
        self.requests = context.requests
        self.sentences = TableSentences(context)
        self.areas = TableAreas(context, self.scene)
        self.typed = TypedAsShown()
        self.trials = TableTrials()
        self.prompt: TablePrompt[P, M, E, V]
        self.animation: TableAnimation[P, M, E, V]
        self.requests.places.connect(self.scene.spotlight)
        self.board.setAccessibleName(context.texts("access.keys.board"))

    # -- defined by a game ---------------------------------------------------------------------------------------

    @property
    def secrets(self) -> Secrets[V]:
        """The function that returns how much of a seat's view is secret."""
        raise NotImplementedError

    def make_page(self, page_id: str) -> QWidget:
        """Make a dock's page."""
        raise NotImplementedError

    # -- matches -------------------------------------------------------------------------------------------------

    def attach(self, controller: Controller[P, M, E, V] | None) -> None:
        """Show another match, or none."""
        self.animation.abandon()
        before, self.context.controller = self.context.controller, controller
        if controller is not None and (before is None or before.whole is not controller.whole):
            self.scene.allot(self.animation.lots())
        if controller is None:
            self.animation.clear()
        else:
            self.show_move((), "")
            self.refresh(())

    def step_at(self, position: P) -> Hashable:
        """Return the step of the game to which a position belongs: by default its turn or round."""
        return self.context.match.game.progress(position)

    # -- showing -------------------------------------------------------------------------------------------------

    @property
    def side(self) -> str:
        """The viewing side of the surface; most games have only one."""
        return ""

    def look_from(self, side: str) -> None:
        """Set the viewing side of the surface, if it has several."""

    def show_move(self, events: Sequence[E], reason: str) -> None:
        """Show the match on the surface, with an animation of the move; the window calls `refresh` after it."""
        with self.scene.without_hand():
            self.animation.show(events, reason)
        if self.animation.performing:
            self.scene.mark_last(())
            self.scene.lighting = False
        self.hand.refresh()

    def refresh(self, events: Sequence[E]) -> None:  # noqa: ARG002 - for games that have more to show
        """Show the last move's marks and the current decision, after the animation."""
        self.scene.mark_last(self.areas.moved_last())
        if not self.scene.lighting:
            self.scene.lighting = True
            self.hand.refresh()

    def retranslate(self) -> None:
        """Update the texts of the surface."""
        self.board.setAccessibleName(self.context.texts("access.keys.board"))
        self.scene.refresh_words()
        self.board.refresh_words()

    def redraw(self) -> None:
        """Redraw the pieces that are neither on the surface nor in a dock; a hook for games that have such pieces."""

    def show_forecast(self, on: bool) -> None:
        """Show forecasts; a hook for games that have forecasts."""

    def use_notation(self, switch: QAction) -> None:
        """Set whether the log shows moves in notation."""
        self.context.notation = switch

    # -- playing by hand -----------------------------------------------------------------------------------------

    def play_several(self, move: M, count: int, source: Source, target: str) -> None:
        """Play a move for each of several pieces; if only some could go, show their number and the refusal."""
        controller = self.context.match
        went = controller.play_several(move, count)
        if went in (0, count) or controller is not self.context.controller or controller.still:
            return
        refusal = controller.refusal_for_team(move)
        if refusal is not None:
            why = self.context.why(refusal)
            words = self.context.texts("table.several.went", n=went, wanted=count, why=why.text)
            self.hand.tell(source, target, ShownRefusal(words, why.source, why.rule))


if TYPE_CHECKING:

    def _as_asked(desk: TableDesk[P, M, E, V]) -> Desk[P, M, E, V]:
        """Let mypy check that the desk implements the window's protocol, since no other code relates them."""
        return desk
