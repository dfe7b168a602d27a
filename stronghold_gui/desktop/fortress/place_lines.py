"""Lines of text for the battlefield: each figure with its place, by player, then all spaces."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final

from stronghold_gui.desktop.fortress.board_words import BoardWords, space_words
from stronghold_gui.desktop.fortress.client import FortressClient, FortressContext
from stronghold_gui.desktop.fortress.contents import FLAG, HALF
from stronghold_gui.desktop.fortress.places import standing
from stronghold_gui.desktop.fortress.plan_svg import LETTERS, TRAY
from stronghold_gui.desktop.table.model import PILE, Source
from stronghold_gui.desktop.table.outline import Entry
from stronghold_gui.games.fortress.moves import DOOR
from stronghold_gui.games.fortress.naming import PLAYERS
from stronghold_gui.games.fortress.setting import Setting
from stronghold_gui.games.fortress.table import Table
from stronghold_gui.games.fortress.wording.nouns import card as card_noun
from stronghold_gui.games.fortress.wording.nouns import seat_name, sentence, word_of
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import capital

_FIELD: Final = "field"
_THINGS: Final = (DOOR, FLAG)


class FortressPlaces:
    """Implements `docks.place_words.PlaceWords`."""

    def __init__(self, context: FortressContext, client: FortressClient) -> None:
        """Store the sources of the lines.

        Args:
            context: the match and the language.
            client: the client of the table kit.
        """
        self._context, self._client = context, client
        self._told: tuple[str, Catalogue, tuple[Entry, ...]] | None = None
        self._words = BoardWords(lambda: client.view, lambda: context.names, lambda: context.texts)

    @property
    def unfolded(self) -> Collection[str]:
        return (*PLAYERS, _FIELD)

    def entries(self) -> tuple[Entry, ...]:
        """Return all lines: door and flag, figures by player and card, then ladders and spaces."""
        table = self._client.table
        players = (self._player(name, table) for name in PLAYERS if any(c.player == name for c in table.cards.values()))
        return (self._field(), *players, *self._spaces())

    def goals(self, targets: Iterable[str]) -> Mapping[str, str]:
        return {target: target for target in targets}

    def is_played_by_taking(self, source: Source) -> bool:
        return source in self._client.gestures.picks

    def _say(self, message: str) -> str:
        return sentence(self._context.texts, message, {})

    def _field(self) -> Entry:
        """Return the lines of door and flag."""
        rows = [
            Entry(f"{area}/{pile.key}", self._words.name(area, pile.key), f"{area}{PILE}{pile.key}", (area, pile.key))
            for area, piles in self._client.contents.items()
            for pile in piles
            if pile.key in _THINGS
        ]
        return Entry(_FIELD, self._say("desk.field"), children=tuple(rows))

    def _player(self, name: str, table: Table) -> Entry:
        texts, people = self._context.texts, self._client.view.setting.seating.people
        seat = word_of(seat_name(people[PLAYERS.index(name)], self._context.names), texts)
        title = texts("frame.aside", what=seat, more=name.upper())
        cards = (self._card(card, table) for card, one in table.cards.items() if one.player == name)
        return Entry(name, title, children=tuple(cards))

    def _card(self, name: str, table: Table) -> Entry:
        rows = tuple(row for figure in table.cards[name].figures for row in self._figure(figure, table))
        if len(rows) == 1:
            return rows[0]
        texts = self._context.texts
        return Entry(f"card.{name}", capital(word_of(card_noun(name, texts), texts)), children=rows)

    def _figure(self, name: str, table: Table) -> Iterator[Entry]:
        """Yield a line for a figure on the battlefield or waiting; a two-space figure is taken at its first half."""
        where = table.cards[name.partition(".")[0]].figures[name]
        areas = standing(name, table) or ((TRAY,) if where.state in ("to_place", "waiting") else ())
        for number, area in enumerate(areas):
            key = name + HALF if number else name
            yield Entry(f"{area}/{key}", self._words.name(area, key), f"{area}{PILE}{key}", (area, key))

    def _spaces(self) -> Iterator[Entry]:
        """Yield all spaces, cached by map and language: ladders with their rungs, then the spaces by row."""
        setting, texts = self._client.view.setting, self._context.texts
        if self._told is None or self._told[:2] != (setting.map_key, texts):
            self._told = setting.map_key, texts, tuple(_lines(setting, texts))
        yield from self._told[2]


def _lines(setting: Setting, texts: Catalogue) -> Iterator[Entry]:
    """Yield the spaces of a battlefield as lines."""
    field = setting.field
    groups = {
        f"ladder.{number}": (sentence(texts, "desk.ladder", {"name": LETTERS[number % len(LETTERS)]}), rungs)
        for number, rungs in enumerate(field.rungs)
    }
    for row in sorted({at[1] for at in field.by_column}):
        here = [spot for spot in range(field.spaces) if field.at(spot)[1] == row]
        groups[f"row.{row}"] = sentence(texts, "desk.row", {"number": row}), here
    for name, (title, spots) in groups.items():
        rows = [
            Entry(field.name(spot), space_words(field.name(spot), setting, texts), field.name(spot)) for spot in spots
        ]
        yield Entry(name, title, children=tuple(rows))
