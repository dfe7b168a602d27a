"""Custom battle cards as files: checked against the rules, every fault by its path (RW-59)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Final, Literal, cast

from pydantic import Field

from stronghold_gui.core.own_cards import OwnCards
from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.content import Content, Faults
from stronghold_gui.core.save.faults import BadFileError, Fault, Problem
from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.validation import validate
from stronghold_gui.core.save.versions import Format
from stronghold_gui.games.warriors.boxes import band_sizes, battle_counts, load_cards
from stronghold_gui.games.warriors.cards import BOXES, Battle
from stronghold_gui.games.warriors.data.printed import OPTION, printed_text, read_printed
from stronghold_gui.games.warriors.ids import BoxId
from stronghold_gui.games.warriors.pieces import MOST_NUMBER, SYMBOLS
from stronghold_gui.games.warriors.problems import Impossible
from stronghold_gui.games.warriors.table import Printed

CARDS: Final = Format("warriors-cards", 1)
_ABOUT: Final = (
    "The battle cards that come with the program. Put in what yours show: number, and symbols of a simple battle "
    "(shield, bow, horse) or the band of a mercenary or mixed one. Without the Hordes, leave their battles out."
)
_MOST: Final = 1000
"""The most cards in a file: well above the valid number, so that each excess card is reported."""
_BANDED: Final = ("mercenary", "mixed")


@dataclass(slots=True)
class CardsDocument(Part):
    """A table of battle cards in a file.

    Attributes:
        format, version: the kind of document and its version.
        battles: the cards, in any order.
        about: a note by its author.
    """

    format: Literal["warriors-cards"]
    version: Literal[1]
    battles: Annotated[list[Printed], Field(max_length=_MOST)] = field(default_factory=list)
    about: str = ""


def check_cards(printed: Sequence[Printed], faults: Faults, *steps: str | int) -> tuple[Battle, ...]:
    """Return battle cards and report all their faults; faulty cards may be missing."""
    seen: set[int] = set()
    found = []
    for index, card in enumerate(printed):
        before = len(faults.found)
        _check_card(card, seen, faults, *steps, index)
        seen.add(card.number)
        if len(faults.found) == before:
            symbols = Counter(card.symbols)
            shields, bows, horses = (symbols[symbol] for symbol in SYMBOLS)
            found.append(Battle(card.kind, card.number, shields, bows, horses, card.band))
    return tuple(sorted(found, key=lambda battle: battle.number))


def _check_card(card: Printed, seen: set[int], faults: Faults, *steps: str | int) -> None:
    if not 1 <= card.number <= MOST_NUMBER:
        faults.add(Problem.OUT_OF_RANGE, *steps, "number", value=card.number, least=1, most=MOST_NUMBER)
    elif card.number in seen:
        faults.add(Content.TWICE, *steps, "number", value=str(card.number))
    if card.symbols and card.kind != "simple":
        faults.add(Impossible.NO_SYMBOLS, *steps, "symbols", piece=card.kind)
    sizes = band_sizes() if card.kind in _BANDED else (0,)
    if card.band not in sizes:
        if card.kind in _BANDED:
            allowed = ", ".join(map(str, sizes))
            faults.add(Problem.NOT_ONE_OF, *steps, "band", value=str(card.band), allowed=allowed)
        else:
            faults.add(Impossible.NO_BAND, *steps, "band", piece=card.kind)


def check_kinds(battles: Sequence[Battle], box: BoxId, faults: Faults, *steps: str | int) -> None:
    """Report each kind of battle whose count differs from the box."""
    for kind, wanted in battle_counts(box).items():
        count = sum(battle.kind == kind for battle in battles)
        if count != wanted:
            faults.add(Impossible.BATTLE_COUNT, *steps, piece=kind, count=count, limit=wanted)


def _program() -> dict[str, Json]:
    """Return the battle cards of all boxes."""
    return {"battles": [_written(battle) for battle in load_cards(BOXES[-1]).battles]}


def _text_of(raw: Json) -> str:
    """Return the table of a file as the value of the option.

    The table must fit the base game, or the Hordes if it has any of their battles.

    Raises:
        BadFileError: with every fault and its place.
    """
    document = validate(CardsDocument, CARDS.bring_up_to_date(raw))
    faults = Faults("")
    battles = check_cards(document.battles, faults, "battles")
    if not faults.found:
        base = battle_counts(BOXES[0])
        box = BOXES[0] if all(battle.kind in base for battle in battles) else BOXES[-1]
        check_kinds(battles, box, faults, "battles")
    if faults.found:
        raise BadFileError(faults.found)
    return printed_text(battles)


def _fault_in(table: str, options: Mapping[str, str]) -> Fault | None:
    """Return why a match with these options cannot use a table: its box has other battles."""
    faults = Faults("")
    check_kinds(read_printed(table), cast("BoxId", options.get("box", BOXES[-1])), faults, "battles")
    return faults.found[0] if faults.found else None


def _written(battle: Battle) -> dict[str, Json]:
    """Return a battle card in the form of a file."""
    counts = zip(SYMBOLS, (battle.shields, battle.bows, battle.horses), strict=True)
    symbols: list[Json] = [symbol for symbol, count in counts for _ in range(count)]
    card: dict[str, Json] = {"kind": battle.kind, "number": battle.number}
    return card | ({"symbols": symbols} if symbols else {}) | ({"band": battle.band} if battle.band else {})


OWN_CARDS: Final = OwnCards(
    option=OPTION,
    format=CARDS,
    document=CardsDocument,
    about=_ABOUT,
    program=_program,
    text_of=_text_of,
    fault_in=_fault_in,
)
