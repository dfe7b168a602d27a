"""The prompt of a game: the decision, its buttons, and the effect of Done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Generic

from PySide6.QtGui import QIcon

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.game import E, M, P, V
from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.docks.table_sentences import TableSentences
from stronghold_gui.desktop.play.seats import NO_TEAM
from stronghold_gui.desktop.play.shown import Choice, Prompt


class TablePrompt(Generic[P, M, E, V]):
    """Implements `play.desk.DeskPrompt`: a button for each move. A game with many moves overrides `choices`."""

    def __init__(
        self, context: DeskContext[P, M, E, V], sentences: TableSentences[P, M, E, V], done: M | None = None
    ) -> None:
        """Store the sources of the prompt.

        Args:
            context: the match and the language.
            sentences: the names of moves, and the ending.
            done: the move of the Done button, unless a game overrides `done`.
        """
        self._context, self._sentences, self._done = context, sentences, done

    def line(self) -> Prompt:
        """Return the prompt of the current decision."""
        context, controller = self._context, self._context.match
        decision, texts = context.deciding, context.texts
        if decision is None:
            ending = self._sentences.ending()
            told = "" if ending is None else texts("frame.then", first=ending.title, then=ending.sentence)
            return Prompt(NO_TEAM, "", told, self.where())
        mark = context.marks[decision.seat]
        if controller.offers:
            called = texts.join([context.short(offer.seat) for offer in controller.offers])
            asked = Prompt(NO_TEAM, "", texts("seats.offers", names=called), self.where(), texts("seats.offers.hint"))
            if len(controller.offers) > 1:
                return asked
            # A single offer is shown with the mark of its seat, like any other decision.
            return replace(asked, team=mark.team, mark=mark, hint=texts("seats.offers.hint.one"))
        if controller.covered:
            called = texts.join([context.called(seat) for seat in controller.deciding_team])
            return Prompt(mark.team, "", texts("window.prompt.covered", name=called), self.where(), mark=mark)
        partners = context.partners_at(decision.seat)
        told = context.words.prompt(decision, texts, context.speakers)
        return Prompt(mark.team, "", told, self.where(), "", partners, mark)

    def where(self) -> str:
        """Return the text of the game's progress, for the tool bar."""
        texts, own = self._context.texts, f"game.{self._context.match.match.header.game}.progress"
        return texts(own if texts.has(own) else "window.recent.turn", n=self._context.step)

    def choices(self) -> Sequence[Choice[M]]:
        """Return a button for each move of the deciding seat, or of the seats with an offer, except for Done."""
        controller = self._context.match
        if controller.still:
            return ()
        if not controller.offers:
            return [Choice(move, self._sentences.move(move)) for move in controller.moves() if move != self.done()]
        return [self._offered(offer, move) for offer in controller.offers for move in controller.moves_of(offer.seat)
                if move != self.done()]  # fmt: skip

    def _offered(self, offer: Decision, move: M) -> Choice[M]:
        return Choice(move, self._context.offered(offer.seat, self._sentences.move(move)), seat=offer.seat)

    def back(self) -> bool:
        """Return False: there are no earlier choices to return to."""
        return False

    def icon(self, art: str) -> QIcon:
        """Return a piece as an icon."""
        return self._context.art.icon(art) if art else QIcon()

    def done(self) -> M:
        """Return the move of the Done button."""
        assert self._done is not None, "a game without one move for it overrides this"
        return self._done

    def done_label(self) -> str:
        """Return the current label of Done."""
        if self._context.match.offers:
            return self._context.texts("seats.offers.go_on")
        return self._sentences.move(self.done())

    def finish(self) -> None:
        """Play Done for the seat at the screen or a partner who can play it; decline offers, if there are any."""
        controller = self._context.match
        if controller.offers:
            controller.decline(self.done())
        else:
            controller.play_for_team(self.done())

    def unused(self) -> str:
        """Return the text ``game.<id>.unused.<decision>``, which names what Done would leave unused; "" without one."""
        decision = self._context.decision
        return self._unused(decision.kind, decision.count) if decision is not None else ""

    def _unused(self, kind: str, count: int) -> str:
        texts, message = self._context.texts, f"game.{self._context.match.match.header.game}.unused.{kind}"
        return texts(message, n=count) if count and texts.has(message) else ""
