"""The end of a game as the window tells it: who won, how, and where the points came from."""

from __future__ import annotations

from stronghold_gui.desktop.play.shown import Ending
from stronghold_gui.desktop.stronghold.bench import Bench
from stronghold_gui.games.stronghold.ids import GLORY_IDS
from stronghold_gui.games.stronghold.wording import capital, ending_name, glory_name


def ending(bench: Bench) -> Ending | None:
    """Return how the game ended, or ``None`` while it goes on."""
    outcome = bench.match.game.outcome(bench.match.match.position)
    if outcome is None:
        return None
    texts, table = bench.texts, bench.table
    winners = texts.join([bench.called(seat) for seat in outcome.winners])
    mine, theirs = table.glory_invader, table.glory_defender
    rows = tuple(
        (capital(glory_name(source, texts)), (mine.get(source, 0), theirs.get(source, 0)))
        for source in GLORY_IDS
        if mine.get(source) or theirs.get(source)
    )
    return Ending(
        title=texts(f"{'partner' if len(outcome.winners) > 1 else 'window'}.end.title", winner=winners),
        sentence=ending_name(outcome.how, texts),
        camps=tuple(_camp(bench, camp) for camp in ("invader", "defender")),
        rows=rows,
        total=(table.invader_points, table.defender_points),
    )


def _camp(bench: Bench, camp: str) -> str:
    """Return the head of a camp's column; whoever plays it is named below, partners by their seats at least."""
    seats = [seat for seat, look in enumerate(bench.looks) if look.id.startswith(camp)]
    title = bench.camp_title(camp)
    if len(seats) == 1 and not bench.names[seats[0]]:
        return title
    return f"{title}\n{bench.texts.join([bench.called(seat) for seat in seats])}"
