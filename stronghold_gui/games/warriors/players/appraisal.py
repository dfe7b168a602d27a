"""The evaluation of positions of Warriors in a review: the rule of thumb plays each match to its end."""

from __future__ import annotations

import random
from dataclasses import replace
from math import exp
from typing import Final

from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.moves import Move
from stronghold_gui.games.warriors.players.captain import Captain
from stronghold_gui.games.warriors.players.levels import weights_of
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.scoring import scores
from stronghold_gui.players.review.appraisal import Appraisal, Effort

_SCALE: Final = 8.0
"""The lead in points that makes a match nearly won."""
_WHIM: Final = 3.0
"""The most points that chance adds to the rating of a move."""
_TO_THE_END: Final = 99
"""The number of rounds to play ahead, more than any game has."""


def _captain(dice: random.Random) -> Captain:
    return Captain(replace(weights_of("medium"), exact=0.0), dice)


def _whimsical(dice: random.Random) -> Captain:
    return Captain(replace(weights_of("medium"), exact=0.0, whim=_WHIM), dice)


def _worth(position: Position, seat: int) -> float:
    """Return the worth: half for the win, half for the lead in points, which depends less on chance."""
    points = scores(position)
    ahead = points[seat] - max(other for number, other in enumerate(points) if number != seat)
    outcome = WARRIORS.outcome(position)
    won = 1.0 / len(outcome.winners) if outcome is not None and seat in outcome.winners else 0.0
    return 0.5 * won + 0.5 / (1.0 + exp(-ahead / _SCALE))


APPRAISAL: Final[Appraisal[Position, Move]] = Appraisal(
    _captain,
    _worth,
    _TO_THE_END,
    Effort(line=12, luck=24, screen=8, keep=8, narrow=32, confirm=96, bent=2),
    _whimsical,
)
