"""Fortress as the conformance test wants it: what is conserved, what has a limit, what is hidden."""

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
from stronghold_gui.games.fortress.documents import POSITIONS
from stronghold_gui.games.fortress.documents.checks import check_all
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.position import MARKERS_EACH, NONE, Position
from stronghold_gui.games.fortress.view import team_of
from stronghold_gui.games.fortress.words import WORDS
from tests.games.conformance import Subject
from tests.games.fortress.universe import universe

RULES = Path(__file__).resolve().parents[3] / "docs" / "fortress" / "RULES.md"


def subject() -> Subject:
    """Return the game."""
    return Subject(
        kit=Kit(FORTRESS, POSITIONS, WORDS),
        most_turns=12,
        universe=universe(),
        conserved=conserved,
        overfull=overfull,
        unseen=unseen,
        known_source=known_source,
    )


def conserved(position: Position) -> dict[str, int]:
    """Return the number of figures, and the number of spots missing from figures on the battlefield."""
    spots = sum(position.setting.cards.of(figure).spaces for figure in position.standing())
    told = sum(len(position.spots(figure)) for figure in position.standing())
    return {"figures": len(position.where), "halves without a spot": spots - told}


def overfull(position: Position) -> Iterator[str]:
    """Yield the faults of the position as a document, and spots that disagree with the figure on them."""
    faults = Faults("position")
    check_all(position, faults)
    yield from map(str, faults.found)
    for figure in position.standing():
        if figure != position.mover and any(position.at[spot] != figure for spot in position.spots(figure)):
            yield f"figure {figure} is not where it stands"
    for spot, figure in enumerate(position.at):
        if figure != NONE and spot not in position.spots(figure):
            yield f"spot {spot} tells of figure {figure}"
    if position.held != sum(1 << spot for spot, figure in enumerate(position.at) if figure != NONE):
        yield "what is held is not where figures stand"


def unseen(position: Position, seat: Seat | None, dice: random.Random) -> Position:
    """Return a position that differs in everything that the seat cannot see, and in nothing else."""
    other = position.copy()
    other.chance = Chance(dice.getrandbits(64), dice.randrange(1000))
    team = () if seat is None else team_of(position, seat)
    for player in range(position.setting.players):
        if position.seat(player) in team:
            continue
        first = MARKERS_EACH * player
        own = [card for card in position.cards_of(player) if position.alive(card)]
        hidden = [
            number
            for number in range(first, first + MARKERS_EACH)
            if not position.turned >> number & 1 and (position.stage != "markers" or position.markers[number] != NONE)
        ]
        cards = [position.markers[number] for number in hidden]
        dice.shuffle(cards)
        for number, card in zip(hidden, cards, strict=True):
            other.markers[number] = dice.choice(own) if position.stage == "markers" else card
    return other


@cache
def _rulings() -> frozenset[str]:
    return frozenset(re.findall(r"RF-\d+", RULES.read_text(encoding="utf-8")))


@cache
def known_source(source: str) -> bool:
    """Return whether a source is a ruling of the rules document, or one of its sections."""
    if source.startswith("RF-"):
        return source in _rulings()
    return re.search(rf"^#+ {re.escape(source)}\.? ", RULES.read_text(encoding="utf-8"), re.MULTILINE) is not None
