"""Trials: copies of a match from one of its moments."""

from __future__ import annotations

import os

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.core.undo import UNLIMITED


class TableTrials:
    """Implements `play.desk.DeskTrials` for all games that can imagine positions."""

    def suppose(self, moment: AnyMatch, viewer: Seat | None) -> AnyMatch:
        """Return a copy of a match for a trial, from one of its moments.

        Args:
            moment: the match at the moment; it is only read.
            viewer: the viewer whose knowledge the trial may contain: a seat, or the public.
        """
        # Not from `secrets`, which would load a library of 4 MB with every start.
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
