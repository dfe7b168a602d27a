"""The end of a game as the window tells it: who won, how, and where the points came from."""

from __future__ import annotations

from stronghold_gui.desktop.play.shown import Ending
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.games.stronghold.ids import GLORY_IDS
from stronghold_gui.games.stronghold.wording import capital, ending_name, glory_name


def ending(context: StrongholdContext) -> Ending | None:
    """Return how the game ended, or ``None`` while it goes on."""
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
        teams=tuple(_camp(context, camp) for camp in ("invader", "defender")),
        rows=rows,
        total=(table.invader_points, table.defender_points),
        winners=tuple(context.marks[seat] for seat in outcome.winners),
    )


def _camp(context: StrongholdContext, camp: str) -> str:
    """Return the head of a camp's column; whoever plays it is named below, partners by their seats at least."""
    seats = [seat for seat, mark in enumerate(context.marks) if mark.id.startswith(camp)]
    title = context.camp_title(camp)
    if len(seats) == 1 and not context.names[seats[0]]:
        return title
    return f"{title}\n{context.texts.join([context.called(seat) for seat in seats])}"
