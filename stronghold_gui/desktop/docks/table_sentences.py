"""Sentences of the window about a match, in the words of its game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from stronghold_gui.core.game import E, M, P, V
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.play.shown import Ending, News
from stronghold_gui.desktop.refusals import ShownRefusal


class TableSentences(Generic[P, M, E, V]):
    """Implements `play.desk.DeskSentences`. A game overrides what differs."""

    def __init__(self, context: DeskContext[P, M, E, V]) -> None:
        self._context = context

    def events(self, events: Sequence[E]) -> Sequence[str]:
        """Return events in sentences, as in the log."""
        return self._context.event_words(events)

    def move(self, move: M) -> str:
        """Return a move in a few words, with a capital letter."""
        words = self._context.move_words(move)
        return f"{words[:1].upper()}{words[1:]}"

    def why(self, refusal: Refusal | None) -> ShownRefusal:
        """Return a refusal for display; ``None`` stands for a move that is never possible."""
        return self._context.why(refusal)

    def ending(self) -> Ending | None:
        """Return the result of the game with its winners and points, or ``None`` if it is not over."""
        context = self._context
        outcome = context.match.game.outcome(context.match.match.position)
        if outcome is None:
            return None
        texts, winners = context.texts, [context.called(seat) for seat in outcome.winners]
        family = "partner" if len(winners) > 1 else "window"
        title = texts(f"{family}.end.title", winner=texts.join(winners)) if winners else texts("seats.nobody_won")
        names = tuple(context.called(seat) for seat in range(len(outcome.scores)))
        marks = tuple(context.marks[seat] for seat in outcome.winners)
        told = context.words.ending(outcome, texts)
        return Ending(title, told, names, (), tuple(outcome.scores), marks)

    def news(self, *, curtain: bool) -> tuple[int, Sequence[News]]:  # noqa: ARG002 - the same with and without
        """Return the number of moves when the team at the screen last decided, and the events since then."""
        start = self._last_decided()
        if not start:
            return start, ()
        controller, found = self._context.match, []
        for done in controller.match.played[start:]:
            seat = done.record.seat
            team, who = self._context.marks[seat].team, self._context.short(seat)
            found += [News(team, who, line) for line in self.events(controller.events_of(done))]
        return start, found

    def _last_decided(self) -> int:
        """Return the number of moves when the team at the screen last decided; 0 if it has not decided yet."""
        controller = self._context.match
        played, team = controller.match.played, controller.team
        return next((n for n in range(len(played), 0, -1) if played[n - 1].record.seat in team), 0)
