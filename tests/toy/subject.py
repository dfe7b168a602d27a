"""The rafts as the conformance test wants them."""

from __future__ import annotations

import random
from dataclasses import replace

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.decision import Seat
from tests.games.conformance import Subject
from tests.toy.entry import TOYS
from tests.toy.moves import EFFORTS, UNIVERSE
from tests.toy.position import River


def subject() -> Subject:
    """Return the game."""
    return Subject(
        kit=TOYS.kit("rafts"),
        most_turns=16,
        universe=UNIVERSE,
        conserved=lambda position: {"rafts": len(position.rafts), "length": position.length},
        overfull=lambda _position: (),  # Documents refuse a raft beyond the landing.
        unseen=unseen,
        known_source=lambda source: source in {"1", "2", "3", "4"},
    )


def unseen(position: River, seat: Seat | None, dice: random.Random) -> River:
    """Return a position that differs in chance and in the efforts that a seat cannot see."""
    other = position.copy()
    other.chance = Chance(dice.getrandbits(64), dice.randrange(1000))
    for number, raft in enumerate(other.rafts):
        if raft.effort and not other.rapids and number != seat:
            other.rafts[number] = replace(raft, effort=dice.choice(EFFORTS))
    return other
