"""The trials of Warriors, which remember what was played before they began."""

from __future__ import annotations

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.desktop.docks.table_desk import TableTrials
from stronghold_gui.games.warriors.story.rounds import Before, before


class WarriorsTrials(TableTrials):
    """The trials of Warriors; for the summary of a round, they store what was played before the last trial began."""

    def __init__(self) -> None:
        self._trial: AnyMatch | None = None
        self._before = Before()

    def suppose(self, moment: AnyMatch, viewer: Seat | None) -> AnyMatch:
        self._trial = super().suppose(moment, viewer)
        self._before = before(moment.played, moment.position_after)
        return self._trial

    def before(self, match: AnyMatch) -> Before:
        """Return what was played before a match began: nothing, unless it is the last trial."""
        return self._before if match is self._trial else Before()
