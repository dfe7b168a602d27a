"""The rafts with everything that the program asks of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stronghold_gui.core.decision import Seat
from stronghold_gui.games.entry import Kit
from stronghold_gui.players.guessing import guessers
from stronghold_gui.players.policy import AtRandom
from stronghold_gui.players.review.appraisal import Appraisal, Effort
from tests.toy.documents import POSITIONS
from tests.toy.events import Tipped
from tests.toy.game import RAFTS
from tests.toy.moves import Move
from tests.toy.player import Careful
from tests.toy.position import River
from tests.toy.words import WORDS


def counted(_seats: int) -> Mapping[str, type]:
    """Return the kind of event that is counted where many games are played."""
    return {"tipped": Tipped}


def worth(river: River, seat: Seat) -> float:
    """Return how good a river is for a seat in a review."""
    outcome = RAFTS.outcome(river)
    return 0.5 if outcome is None else float(seat in outcome.winners)


APPRAISAL: Final[Appraisal[River, Move]] = Appraisal(AtRandom, worth, 99, Effort(2, 2, 4, 4, 8, 16))
KIT: Final = Kit(
    RAFTS,
    POSITIONS,
    WORDS,
    {**guessers(RAFTS), "careful": Careful},
    counted=counted,
    load_appraisal=lambda: APPRAISAL,
)
