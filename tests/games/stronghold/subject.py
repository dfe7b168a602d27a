"""Stronghold as the conformance test wants it: what is conserved, what has a limit, what is hidden."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.decision import Seat
from stronghold_gui.core.save.content import Faults
from stronghold_gui.games.library import find_kit
from stronghold_gui.games.stronghold.documents import box
from stronghold_gui.games.stronghold.documents.checks import check_all
from stronghold_gui.games.stronghold.pieces import DEFENDERS, NO_ORDER, SUPPLY, UNITS
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reading import read_table
from tests.games.conformance import Subject
from tests.games.stronghold.universe import universe

RULES = Path(__file__).resolve().parents[3] / "docs" / "RULES.md"


def subject() -> Subject:
    """Return the game."""
    kit = find_kit("stronghold")
    assert kit is not None
    return Subject(
        kit=kit,
        most_turns=10,
        universe=universe(),
        conserved=conserved,
        overfull=overfull,
        unseen=unseen,
        known_source=known_source,
    )


def conserved(position: Position) -> dict[str, int]:
    """Return the total number of pieces of each kind, wherever they are."""
    pieces = box.pieces_out(position)
    counts = {name: left + pieces[name] for name, left in zip(SUPPLY, position.supply, strict=True)}
    invaders, defenders = box.invader_units_out(position), box.defender_units_out(position)
    counts |= {name: position.bag[kind] + invaders[kind] for kind, name in enumerate(UNITS)}
    counts |= {name: position.free[kind] + defenders[kind] for kind, name in enumerate(DEFENDERS)}
    orders = box.orders_out(position)
    counts |= {f"order {kind}": left + orders[kind] for kind, left in enumerate(position.orders_left)}
    return counts


def overfull(position: Position) -> Iterator[str]:
    """Yield what a position document would be refused for, and counts below zero."""
    for name in position.__slots__:
        value = getattr(position, name)
        if isinstance(value, list) and name not in {
            "altar_at",
            "cauldron",
            "orders",
            "defender_glory",
            "invader_glory",
        }:
            yield from (f"{name} {value}" for number in value if isinstance(number, int) and number < 0)
    faults = Faults("")
    check_all(read_table(position), position.copy(), faults)
    yield from (f"{fault.path}: {fault.problem} {dict(fault.figures)}" for fault in faults.found)


def unseen(position: Position, seat: Seat | None, dice: random.Random) -> Position:
    """Return a position that differs in everything that the seat cannot see, and in nothing else."""
    other = position.copy()
    other.chance = Chance(dice.getrandbits(64), dice.randrange(1000))
    if seat is None or not other.is_invader(seat):
        for invader in other.invaders:
            if invader.offer:
                deck = next(cards for cards in other.cards.deck if invader.offer[0] in cards)
                invader.offer = tuple(dice.sample(deck, len(invader.offer)))
        _shuffle_orders(other, dice)
    return other


def _shuffle_orders(position: Position, dice: random.Random) -> None:
    """Deal all order tiles except the open ones again: to the sections, to the hand, and to those that are out."""
    face_down = [
        wall for wall, order in enumerate(position.orders) if order != NO_ORDER and not position.open_orders >> wall & 1
    ]
    if not face_down and not any(position.orders_out):
        return
    tiles = [position.orders[wall] for wall in face_down]
    for counts in (position.orders_left, position.orders_out):
        tiles += [order for order, count in enumerate(counts) for _ in range(count)]
    dice.shuffle(tiles)
    for wall in face_down:
        position.orders[wall] = tiles.pop()
    for counts in (position.orders_left, position.orders_out):
        number = sum(counts)
        counts[:] = [0] * len(counts)
        for _ in range(number):
            counts[tiles.pop()] += 1


@cache
def _rulings() -> frozenset[str]:
    return frozenset(re.findall(r"R-\d+", RULES.read_text(encoding="utf-8")))


@cache
def known_source(source: str) -> bool:
    """Return whether a source is a ruling of the rules document, or looks like one of its chapters."""
    if source.startswith("R-"):
        return source in _rulings()
    return re.fullmatch(r"\d{1,2}(\.(\d|I{1,3}))*", source) is not None
