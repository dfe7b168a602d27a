"""Sentences of the window about a match of Stronghold: moves, events, news and the ending."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.desktop.docks.table_sentences import TableSentences
from stronghold_gui.desktop.play.shown import Ending, News
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.trial_matches import news_for
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.ids import GLORY_IDS
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.view import View
from stronghold_gui.games.stronghold.wording import capital, ending_name, glory_name, told_lines


class StrongholdSentences(TableSentences[Position, m.Move, e.Event, View]):
    """The sentences of the match that a desk shows."""

    _context: StrongholdContext

    def events(self, events: Sequence[e.Event]) -> Sequence[str]:
        return [line for _event, line in told_lines(events, self._context.texts, self._context.speakers) if line]

    def move(self, move: m.Move) -> str:
        return self._context.move_words(move)

    def ending(self) -> Ending | None:
        """Return how the game ended, with the points of both camps by source; ``None`` if it is not over."""
        context = self._context
        outcome = context.match.game.outcome(context.match.match.position)
        if outcome is None:
            return None
        texts, table = context.texts, context.table
        winners = context.winners(outcome.winners)
        mine, theirs = table.glory_invader, table.glory_defender
        rows = tuple(
            (capital(glory_name(source, texts)), (mine.get(source, 0), theirs.get(source, 0)))
            for source in GLORY_IDS
            if mine.get(source) or theirs.get(source)
        )
        return Ending(
            title=texts(f"{'partner' if len(outcome.winners) > 1 else 'window'}.end.title", winner=winners),
            sentence=ending_name(outcome.how, texts),
            teams=tuple(self._camp(camp) for camp in ("invader", "defender")),
            rows=rows,
            total=(table.invader_points, table.defender_points),
            winners=tuple(context.marks[seat] for seat in outcome.winners),
        )

    def news(self, *, curtain: bool) -> tuple[int, Sequence[News]]:
        return news_for(self._context, curtain=curtain)

    def _camp(self, camp: str) -> str:
        """Return the heading of a camp's column; its players, or seats without a name, are the second line."""
        context = self._context
        seats = [seat for seat, mark in enumerate(context.marks) if mark.id.startswith(camp)]
        title = context.camp_title(camp)
        if len(seats) == 1 and not context.names[seats[0]]:
            return title
        return f"{title}\n{context.texts.join([context.called(seat) for seat in seats])}"
