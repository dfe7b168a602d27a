"""Army cards, their powers and the door card, as values (rules, sections 3, 7 and 12)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final, Literal, get_args

from pydantic import Field

from stronghold_gui.core.save.part import Part

Size = Literal["small", "medium", "large", "huge"]
SIZES: Final[tuple[Size, ...]] = get_args(Size)

PowerId = Literal[
    "water_clone", "explosion", "range_enhancement", "counter_strike", "thorian_speed", "grapple_gun_25",
    "double_attack", "stealth_dodge", "berserker_charge", "ghost_walk", "sword_of_reckoning_4", "disengage",
    "zettian_targeting", "the_drop", "grenade", "attack_aura_1", "attack_spirit_1", "defensive_aura_1",
    "armor_spirit_1", "defensive_aura", "flying", "fire_line", "mind_shackle_20", "chomp", "orc_warrior_enhancement",
    "stealth_leap",
]  # fmt: skip
POWERS: Final[tuple[PowerId, ...]] = get_args(PowerId)

CardId = Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9_]*$", max_length=60)]
_UpTo10 = Annotated[int, Field(ge=0, le=10)]
_From1To100 = Annotated[int, Field(ge=1, le=100)]

PARAMS: Final[Mapping[str, tuple[str, ...]]] = {
    "water_clone": ("need", "need_on_water"),
    "explosion": ("range", "attack"),
    "range_enhancement": ("range",),
    "grapple_gun_25": ("up",),
    "berserker_charge": ("need",),
    "sword_of_reckoning_4": ("dice",),
    "zettian_targeting": ("dice",),
    "the_drop": ("need",),
    "grenade": ("range", "lob", "attack"),
    "attack_aura_1": ("dice",),
    "attack_spirit_1": ("attack",),
    "defensive_aura_1": ("dice",),
    "armor_spirit_1": ("defence",),
    "defensive_aura": ("spaces", "dice"),
    "fire_line": ("spaces", "attack"),
    "mind_shackle_20": ("need",),
    "chomp": ("need_hero",),
    "orc_warrior_enhancement": ("dice",),
    "stealth_leap": ("spaces", "levels"),
}
"""The names of a power's figures (numbers), by its id; powers that are not listed have none."""


@dataclass(frozen=True, slots=True)
class Card:
    """An army card.

    Attributes:
        id: its name in files.
        species, rank: properties on which powers depend (``Soulborg``, ``guards``).
        unique: whether it exists only once, and can be shackled.
        hero: whether it is a single figure with points of life instead of a squad.
        size: size of its figures.
        height: the height of its figures in levels.
        spaces: number of spaces that a figure stands on.
        figures: number of its figures.
        life: wounds that destroy one of its figures.
        move, range, attack, defence: the values printed on the card.
        points: its cost.
        powers: its special powers.
    """

    id: str
    species: str
    rank: str
    unique: bool
    hero: bool
    size: Size
    height: int
    spaces: int
    figures: int
    life: int
    move: int
    range: int
    attack: int
    defence: int
    points: int
    powers: frozenset[str]

    @property
    def climbs_ladders(self) -> bool:
        """Whether its figures may use ladders: small and medium ones on a single space (rules, section 6.4)."""
        return self.spaces == 1 and self.size in ("small", "medium")


@dataclass(frozen=True, slots=True)
class DoorCard(Part):
    """The card of the door.

    Attributes:
        life: wounds that destroy it.
        defence: its number of defence dice.
        height: the height of the frame, for height and adjacency.
        reinforced: bonus against an attacker, by the attacker's size.
        shields: whether the bonus is shields without a roll instead of dice (RF-38).
    """

    life: _From1To100
    defence: Annotated[int, Field(ge=0, le=20)]
    height: _From1To100
    reinforced: Annotated[Mapping[Size, _UpTo10], Field(min_length=len(SIZES))]
    shields: bool


@dataclass(frozen=True, slots=True)
class Cards:
    """All cards that armies are made of.

    Attributes:
        cards: in the order of the file; a card is its index in all of the rules.
        params: the numbers of each power.
        door: the door card.
        spans: the range of figures of each card; figures are numbered through all cards.
        card_of: the card of each figure.
    """

    cards: tuple[Card, ...]
    params: Mapping[str, Mapping[str, int]]
    door: DoorCard
    spans: tuple[range, ...]
    card_of: tuple[int, ...]
    ids: tuple[str, ...]
    figure_ids: tuple[str, ...]

    def figures(self, card: int) -> range:
        """Return the figures of a card."""
        return self.spans[card]

    def of(self, figure: int) -> Card:
        """Return the card of a figure."""
        return self.cards[self.card_of[figure]]


def make_cards(cards: tuple[Card, ...], params: Mapping[str, Mapping[str, int]], door: DoorCard) -> Cards:
    """Return cards with numbered figures: a hero has its card's id, a figure of a squad one like ``tarn_vikings.1``."""
    spans: list[range] = []
    card_of: list[int] = []
    names: list[str] = []
    for index, card in enumerate(cards):
        spans.append(range(len(card_of), len(card_of) + card.figures))
        card_of += [index] * card.figures
        names += [card.id] if card.figures == 1 else [f"{card.id}.{number + 1}" for number in range(card.figures)]
    ids = tuple(card.id for card in cards)
    return Cards(cards, params, door, tuple(spans), tuple(card_of), ids, tuple(names))
