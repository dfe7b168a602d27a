"""The games of the library as the first page shows them: in words, without their rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.desktop.cover_files import cover_of
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.library.card import GameCard
from stronghold_gui.games.entry import Entry
from stronghold_gui.text import add_texts

_HOUR: Final = 60
_EVENING: Final = 4 * _HOUR
"""Minutes of which one still thinks as minutes."""


def game_cards(entries: Sequence[Entry], say: Language) -> list[GameCard]:
    """Return a card for each game, in the language of the moment."""
    for entry in entries:
        add_texts(entry.texts(), "library")
    return [
        GameCard(
            id=entry.id,
            name=say(f"game.{entry.id}.name"),
            about=say(f"game.{entry.id}.about"),
            seats=_span(say, "library.seats", min(entry.seats), max(entry.seats)),
            minutes=_time(say, *entry.minutes),
            picture=cover_of(entry.id),
            has_lessons=entry.lessons,
            has_puzzles=entry.puzzles,
        )
        for entry in entries
    ]


def _time(say: Language, least: int, most: int) -> str:
    """Say how long a game takes, in minutes; in hours where it may take more than an evening."""
    if most <= _EVENING:
        return _span(say, "library.minutes", least, most)
    return _span(say, "library.hours", max(1, round(least / _HOUR)), round(most / _HOUR))


def _span(say: Language, message: str, least: int, most: int) -> str:
    """Say from how many to how many, or how many if that is one number."""
    return say(f"{message}.exactly", n=most) if least == most else say(message, least=least, most=most)
