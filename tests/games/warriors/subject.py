"""Warriors as the conformance test wants it: what is conserved, what has a limit, what is hidden."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.decision import Seat
from stronghold_gui.core.save.content import Faults
from stronghold_gui.games.entry import Kit
from stronghold_gui.games.warriors.documents import POSITIONS
from stronghold_gui.games.warriors.documents.checks import check_all
from stronghold_gui.games.warriors.documents.laying import cards_out
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.words import WORDS
from tests.games.conformance import Subject
from tests.games.warriors.universe import universe

RULES = Path(__file__).resolve().parents[3] / "docs" / "warriors" / "RULES.md"


def subject() -> Subject:
    """Return the game."""
    return Subject(
        kit=Kit(WARRIORS, POSITIONS, WORDS),
        most_turns=3,
        universe=universe(),
        conserved=conserved,
        overfull=overfull,
        unseen=unseen,
        known_source=known_source,
    )


def conserved(position: Position) -> dict[str, int]:
    """Return the total number of cards of each kind, wherever they are."""
    out = cards_out(position)
    return {name: position.pile[kind] + out[kind] for kind, name in enumerate(position.cards.ids)}


def overfull(position: Position) -> Iterator[str]:
    """Yield what a position document would be refused for, and counts below zero."""
    for name in Position.LISTS:
        value = getattr(position, name)
        if name not in ("dragon_of", "holder") and any(isinstance(item, int) and item < 0 for item in value):
            yield f"{name}: {value}"
    faults = Faults("position")
    check_all(position, faults)
    yield from map(str, faults.found)


def unseen(position: Position, seat: Seat | None, dice: random.Random) -> Position:
    """Return a position that differs in everything that the seat cannot see, and in nothing else."""
    other = position.copy()
    other.chance = Chance(dice.getrandbits(64), dice.randrange(1000))
    pool = [kind for kind, count in enumerate(other.pile) for _ in range(count)]
    others = [number for number in range(other.seats) if number != seat]
    for number in others:
        pool += [*other.hands[number], *other.laid[number]]
    dice.shuffle(pool)
    for number in others:
        hand = [pool.pop() for _ in other.hands[number]]
        other.laid[number] = tuple(sorted(pool.pop() for _ in other.laid[number]))
        other.hands[number] = tuple(sorted(hand))
        other.chosen[number] = tuple(sorted(dice.sample(hand, len(other.chosen[number]))))
    other.pile = [0] * len(other.pile)
    for kind in pool:
        other.pile[kind] += 1
    return other


@cache
def _rulings() -> frozenset[str]:
    return frozenset(re.findall(r"RW-\d+", RULES.read_text(encoding="utf-8")))


@cache
def known_source(source: str) -> bool:
    """Return whether a source is a ruling of the rules document, or one of its sections."""
    if source.startswith("RW-"):
        return source in _rulings()
    return re.fullmatch(r"\d{1,2}", source) is not None
