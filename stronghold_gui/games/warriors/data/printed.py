"""Encoding of custom battle cards as a short text for the match options (RW-59).

    printed_text(battles)          # "S1:shield M2:3 S9:bow+horse D15 X24:4"
    read_printed("S1:shield M2:3")

A card is its short name; a colon and the symbols of a simple battle, or the size of the band, follow.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from stronghold_gui.core.data_files import parse_data
from stronghold_gui.core.reading import DataFault, Json
from stronghold_gui.games.warriors.cards import Battle
from stronghold_gui.games.warriors.data.cards_file import make_battles
from stronghold_gui.games.warriors.data.data_files import BattleCard
from stronghold_gui.games.warriors.pieces import BATTLE_LETTERS, MOST_NUMBER, SYMBOLS

OPTION: Final = "printed"
"""The match option that holds this text; a match without it uses the cards that come with the program."""
_CARD: Final = re.compile(r"([SMDX])([1-9]\d?)(?::(\d|[a-z+]+))?")
_KIND_OF: Final = {letter: kind for kind, letter in BATTLE_LETTERS.items()}


def printed_text(battles: Sequence[Battle]) -> str:
    """Return battle cards as a text, lowest number first."""
    return " ".join(map(_text, sorted(battles, key=lambda battle: battle.number)))


def _text(battle: Battle) -> str:
    counts = zip(SYMBOLS, (battle.shields, battle.bows, battle.horses), strict=True)
    more = str(battle.band or "") or "+".join(symbol for symbol, count in counts for _ in range(count))
    return f"{battle.id}:{more}" if more else battle.id


def read_printed(text: str) -> tuple[Battle, ...]:
    """Return the battle cards that a text names, lowest number first.

    Raises:
        DataFault: the text cannot be read, or contradicts itself.
    """
    words = text.split(" ", MOST_NUMBER)
    return make_battles([_card(word, f"{OPTION}[{number}]") for number, word in enumerate(words)], OPTION)


def _card(word: str, path: str) -> BattleCard:
    match = _CARD.fullmatch(word)
    if match is None:
        raise DataFault(path, "a card like S7:shield+bow, M10:4 or D15 was expected")
    kind, more = _KIND_OF[match[1]], match[3] or ""
    card: dict[str, Json] = {"kind": kind, "number": int(match[2])}
    if kind == "simple":
        card["symbols"] = [*filter(None, more.split("+"))]
    elif more.isdecimal():
        card["band"] = int(more)
    return parse_data(BattleCard, card, path)
