"""The evaluation of Stronghold's positions in a review, by the rule and weights of the level that thinks ahead."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.players.levels import thinking_of
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.players.review.appraisal import Appraisal, Effort


def _worth(position: Position, seat: int) -> float:
    return thinking_of("hard").worth(position, seat)


APPRAISAL: Final[Appraisal[Position, Move]] = Appraisal(
    lambda _: thinking_of("hard").policy,
    _worth,
    horizon=2,
    effort=Effort(line=12, luck=12, screen=4, keep=12, narrow=16, confirm=48),
)
