"""The cards of a box: their numbers by kind, battle cards, deals, dice and points."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final, get_args

from pydantic import Field

from stronghold_gui.core.save.part import Part
from stronghold_gui.games.warriors.ids import BoxId
from stronghold_gui.games.warriors.pieces import BATTLE_LETTERS, COMMON

BOXES: Final[tuple[BoxId, ...]] = get_args(BoxId)
"""The base game, and the base game together with the expansion (RW-05)."""
_Count = Annotated[int, Field(ge=0, le=6)]
_Face = Annotated[int, Field(ge=1, le=6)]


@dataclass(frozen=True, slots=True)
class Battle:
    """The symbols and the band of a battle card.

    Attributes:
        kind: ``simple``, ``mercenary``, ``draconic`` or ``mixed``.
        number: its number; the card on the table with the lowest one is resolved next.
        shields, bows, horses: symbols that count for the attacker of a simple battle.
        band: infantry of its band, 0 for a card without a band.
    """

    kind: str
    number: int
    shields: int = 0
    bows: int = 0
    horses: int = 0
    band: int = 0

    @property
    def id(self) -> str:
        """The short name: a letter for the kind, and the number (``S7``)."""
        return f"{BATTLE_LETTERS[self.kind]}{self.number}"


@dataclass(frozen=True, slots=True)
class Deal:
    """The numbers of cards dealt: at set-up, and in each round as (dealt, kept)."""

    setup: int
    rounds: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Dice(Part):
    """The numbers of dice, the additions to them, and the lowest throws with which a catapult hits.

    The class is also the schema of its part of ``cards.json``.

    Attributes:
        attack, defence: the most dice of an attacker and of a defender that are not dragons.
        defence_least: dice of a defender without any shield.
        dragon, dragon_adds: dice of a dragon, and the addition to each of them.
        bows_add: the addition to the best die of the side with more bows.
        hits_warrior, hits_wizard, hits_dragon: the lowest throw of a catapult that hits.
    """

    attack: _Count
    defence: _Count
    defence_least: _Count
    dragon: _Count
    dragon_adds: _Count
    bows_add: _Count
    hits_warrior: _Face
    hits_wizard: _Face
    hits_dragon: _Face


@dataclass(frozen=True, slots=True)
class Cards:
    """Everything about the cards that a match is played with; shared, never changed.

    Attributes:
        box: ``base`` or ``hordes``.
        counts: the number of cards of each card kind.
        battles: the battle cards, lowest number first; their card kinds begin at ``FIRST_BATTLE``.
        sworn: the sworn enemy of each people.
        bonus: points for the largest faction of each people.
        dragon_bonus: points for the most dragons.
        pile_points: points of a card in a victory pile.
        deals: the deal for each number of seats.
        dice: numbers of dice, additions to them, and the lowest throws of a catapult that hit.
        borders: colour of each people's cards.
        ids: the name of each card kind.
        index: the card kind of each name.
    """

    box: BoxId
    counts: tuple[int, ...]
    battles: tuple[Battle, ...]
    sworn: tuple[int, ...]
    bonus: tuple[int, ...]
    dragon_bonus: int
    pile_points: int
    deals: dict[int, Deal]
    dice: Dice
    borders: tuple[str, ...]
    ids: tuple[str, ...] = ()
    index: dict[str, int] = field(default_factory=dict)


def card_ids(battles: tuple[Battle, ...]) -> tuple[str, ...]:
    """Return the ids of all card kinds, those of battle cards last."""
    return (*COMMON, *(battle.id for battle in battles))
