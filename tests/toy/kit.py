"""The rafts with everything that the program asks of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stronghold_gui.games.entry import Kit
from stronghold_gui.players.guessing import guessers
from tests.toy.documents import POSITIONS
from tests.toy.events import Tipped
from tests.toy.game import RAFTS
from tests.toy.player import Careful
from tests.toy.words import WORDS


def counted(_seats: int) -> Mapping[str, type]:
    """Return the kind of event that is counted where many games are played."""
    return {"tipped": Tipped}


KIT: Final = Kit(RAFTS, POSITIONS, WORDS, {**guessers(RAFTS), "careful": Careful}, counted=counted)
