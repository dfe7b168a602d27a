"""An army card in words: its kind, its size, and its powers with the numbers of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from stronghold_gui.games.fortress.data.cards import Card, Cards
from stronghold_gui.games.fortress.wording.nouns import Noun, known, sentence
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact


@dataclass(frozen=True, slots=True)
class PowerWords:
    """A power: its id, its name, and its effect in a sentence or two."""

    id: str
    name: str
    words: str


@dataclass(frozen=True, slots=True)
class CardWords:
    """The texts of a card.

    Attributes:
        name: the name of the card.
        kind: whether it is a hero or a squad, and of which people.
        build: the size and the height of its figures.
        powers: the powers, in the order of the rules.
    """

    name: str
    kind: str
    build: str
    powers: tuple[PowerWords, ...]


def card_words(cards: Cards, number: int, texts: Catalogue, *, powers: bool = True) -> CardWords:
    """Return a card in words; without its powers if the mode has none."""
    card = cards.cards[number]
    told: dict[str, Fact] = {
        "rank": known(texts, Noun(f"rank.{card.rank}"), card.rank),
        "species": known(texts, Noun(f"species.{card.species}"), card.species),
        "figures": card.figures,
        "size": Noun(f"size.{card.size}"),
        "height": card.height,
    }
    name = known(texts, Noun(f"card.{card.id}"), card.id)
    return CardWords(
        name if isinstance(name, str) else sentence(texts, f"card.{card.id}", {}),
        sentence(texts, "card_kind.hero" if card.hero else "card_kind.squad", told),
        sentence(texts, "card_build.two" if card.spaces == 2 else "card_build.one", told),
        _powers(card, cards.params, texts) if powers else (),
    )


def _powers(card: Card, params: Mapping[str, Mapping[str, int]], texts: Catalogue) -> tuple[PowerWords, ...]:
    return tuple(
        PowerWords(power, power_name(power, texts), power_words(power, params.get(power, {}), texts))
        for power in params
        if power in card.powers
    )


def power_name(power: str, texts: Catalogue) -> str:
    """Return the name of a power."""
    return sentence(texts, f"power.{power}", {})


def power_words(power: str, figures: Mapping[str, int], texts: Catalogue) -> str:
    """Return the words of a power."""
    return sentence(texts, f"power_words.{power}", dict(figures))
