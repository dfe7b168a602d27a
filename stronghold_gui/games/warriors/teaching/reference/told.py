"""Figures of Warriors' pages that are not plain numbers: titles of rulings, lists of battle cards, odds."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.warriors.cards import Battle, Cards, Dice
from stronghold_gui.games.warriors.odds import throw_odds
from stronghold_gui.games.warriors.pieces import SYMBOLS
from stronghold_gui.games.warriors.wording.nouns import say, sentence
from stronghold_gui.text import Catalogue

_DIE: Final = 6
_BOWS: Final = {"": (0, 0), "red": (1, 0), "black": (0, 1)}
_DRAGON: Final = "dragon"


def ruling_title(name: str, texts: Catalogue) -> str:
    """Return the title of a ruling, ``""`` if there is no such ruling."""
    return sentence(texts, f"ruling.{name}", {}) if texts.has(f"warriors.ruling.{name}") else ""


def battle_list(kind: str, cards: Cards, texts: Catalogue) -> str:
    """Return the battle cards of a kind in a box: numbers with their symbols, or the numbers for each size of band."""
    battles = [battle for battle in cards.battles if battle.kind == kind]
    bands = sorted({battle.band for battle in battles})
    if bands in ([], [0]):
        return texts.join([_with_symbols(battle, texts) for battle in battles])
    return texts.join([_with_band(band, battles, texts) for band in bands])


def _with_symbols(battle: Battle, texts: Catalogue) -> str:
    counts = zip(SYMBOLS, (battle.shields, battle.bows, battle.horses), strict=True)
    symbols = [say(texts, f"book.symbol.{symbol}", {}) for symbol, count in counts for _ in range(count)]
    if not symbols:
        return str(battle.number)
    return say(texts, "book.symbols", {"number": str(battle.number), "symbols": texts.join(symbols)})


def _with_band(band: int, battles: list[Battle], texts: Catalogue) -> str:
    numbers = [str(battle.number) for battle in battles if battle.band == band]
    return say(texts, "book.bands", {"band": str(band), "numbers": texts.join(numbers)})


def odds_text(name: str, dice: Dice) -> str:
    """Return in how many of 100 throws the attacker wins two comparisons, one or none; for a shot, the hits in 100.

    Args:
        name: the dice of attacker and defender, and the side with more bows: ``3-2``, ``dragon-1-black``; or ``shot``
            and ``shot-dragon``. Another name gives ``""``.
        dice: the dice of the game.
    """
    if name.startswith("shot"):
        least = dice.hits_dragon if name.endswith(_DRAGON) else dice.hits_warrior
        return str(round(100 * (_DIE + 1 - least) / _DIE))
    red, _, rest = name.partition("-")
    black, _, more = rest.partition("-")
    if more not in _BOWS or not (_known(red) and _known(black)):
        return ""
    odds = throw_odds(dice, _number(red, dice), _number(black, dice), _BOWS[more], (red == _DRAGON, black == _DRAGON))
    return "/".join(str(round(100 * ways / odds.of)) for ways in reversed(odds.ways))


def _known(side: str) -> bool:
    return side == _DRAGON or side in ("1", "2", "3")


def _number(side: str, dice: Dice) -> int:
    return dice.dragon if side == _DRAGON else int(side)
