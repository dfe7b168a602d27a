"""What the window says about a match of The Convicted, where other games say it in another way."""

from __future__ import annotations

from dataclasses import replace

from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.docks.table_sentences import TableSentences
from stronghold_gui.desktop.play.shown import Ending
from stronghold_gui.games.convicted.wording.nouns import sentence


class ConvictedSentences(TableSentences):
    """The sentences of one desk."""

    _context: ConvictedContext

    def ending(self) -> Ending | None:
        """Return the ending without points, of which there are none: who has won, how, and in which turn.

        The defenders win or lose together; where nobody leads the enemy and they lose, nobody has won.
        """
        shown = super().ending()
        if shown is None:
            return None
        turn = self._context.match.match.position.turn
        told = sentence(self._context.texts, "window.end", {"how": shown.sentence.rstrip("."), "turn": turn})
        return replace(shown, sentence=told, teams=(), rows=(), total=())
