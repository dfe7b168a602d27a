"""Sentences of the window about a match of The Convicted, where they differ from other games."""

from __future__ import annotations

from dataclasses import replace

from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.docks.table_sentences import TableSentences
from stronghold_gui.desktop.play.shown import Ending
from stronghold_gui.files import resource
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.view import View
from stronghold_gui.games.convicted.wording.nouns import sentence


class ConvictedSentences(TableSentences[Position, m.Move, Event, View]):
    """The sentences of the match that a desk shows."""

    _context: ConvictedContext

    def ending(self) -> Ending | None:
        """Return the ending: the winners, how they won, and the turn; this game has no points.

        The defenders win or lose together; if no player leads the enemy, all players win or all lose.
        """
        shown = super().ending()
        if shown is None:
            return None
        match = self._context.match
        position = match.match.position
        outcome = match.game.outcome(position)
        assert outcome is not None
        told = sentence(self._context.texts, f"window.end.{outcome.how}", {"turn": position.turn})
        together = len(shown.winners) == len(self._context.marks)
        title = sentence(self._context.texts, "window.end.victory", {}) if together else shown.title
        picture = resource("convicted", "end-held.svg" if outcome.how == "held" else "end-fallen.svg")
        return replace(shown, title=title, sentence=told, teams=(), rows=(), total=(), picture=picture)
