"""The form of ``cards.json``, and its conversion to values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from stronghold_gui.core.reading import DataFault
from stronghold_gui.core.save.part import Part
from stronghold_gui.games.fortress.data.cards import PARAMS, Card, CardId, Cards, DoorCard, PowerId, Size, make_cards

_Word = Annotated[str, Field(min_length=1, max_length=60)]
_From1To20 = Annotated[int, Field(ge=1, le=20)]
_From1To100 = Annotated[int, Field(ge=1, le=100)]


@dataclass(frozen=True, slots=True)
class PowerPart(Part):
    """A power and its numbers."""

    id: PowerId
    kind: _Word
    params: Annotated[dict[_Word, _From1To100], Field(max_length=10)]


@dataclass(frozen=True, slots=True)
class CardPart(Part):
    """An army card; the file's name for ``rank`` is ``class``."""

    id: CardId
    general: _Word
    species: _Word
    rank: Annotated[_Word, Field(alias="class")]
    personality: _Word
    unique: bool
    kind: Literal["hero", "squad"]
    size: Size
    height: _From1To20
    spaces: Annotated[int, Field(ge=1, le=2)]
    figures: Annotated[int, Field(ge=1, le=4)]
    life: _From1To20
    move: _From1To20
    range: _From1To20
    attack: _From1To20
    defence: _From1To20
    points: Annotated[int, Field(ge=1, le=1000)]
    powers: Annotated[tuple[PowerId, ...], Field(max_length=10)]


@dataclass(frozen=True, slots=True)
class CardsFile(Part):
    """The file."""

    cards: Annotated[tuple[CardPart, ...], Field(min_length=1, max_length=100)]
    powers: Annotated[tuple[PowerPart, ...], Field(max_length=100)]
    door: DoorCard


def read_cards(written: CardsFile) -> Cards:
    """Return the cards of a file.

    Raises:
        DataFault: parts of the file contradict each other; the error has the path.
    """
    params = _read_powers(written.powers)
    _check_cards(written.cards, params)
    return make_cards(tuple(map(_card, written.cards)), params, written.door)


def _read_powers(powers: tuple[PowerPart, ...]) -> Mapping[str, Mapping[str, int]]:
    params: dict[str, Mapping[str, int]] = {}
    for index, power in enumerate(powers):
        if power.id in params:
            raise DataFault(f"powers[{index}].id", f"'{power.id}' is there twice")
        wanted = sorted(PARAMS.get(power.id, ()))
        if sorted(power.params) != wanted:
            raise DataFault(f"powers[{index}].params", f"its figures are: {', '.join(wanted) or 'none'}")
        params[power.id] = {name: power.params[name] for name in wanted}
    return params


def _check_cards(cards: tuple[CardPart, ...], params: Mapping[str, Mapping[str, int]]) -> None:
    seen: set[str] = set()
    for index, card in enumerate(cards):
        path = f"cards[{index}]"
        if card.id in seen:
            raise DataFault(f"{path}.id", f"'{card.id}' is there twice")
        if (card.kind == "hero") != (card.figures == 1):
            raise DataFault(f"{path}.figures", "a hero is one figure, a squad two to four")
        for number, power in enumerate(card.powers):
            if power not in params:
                raise DataFault(f"{path}.powers[{number}]", f"'{power}' is not described")
        seen.add(card.id)


def _card(card: CardPart) -> Card:
    return Card(
        id=card.id,
        species=card.species,
        rank=card.rank,
        unique=card.unique,
        hero=card.kind == "hero",
        size=card.size,
        height=card.height,
        spaces=card.spaces,
        figures=card.figures,
        life=card.life,
        move=card.move,
        range=card.range,
        attack=card.attack,
        defence=card.defence,
        points=card.points,
        powers=frozenset(card.powers),
    )
