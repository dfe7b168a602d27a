"""Lines of text for the places of the board, by group, for the dock of places."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Mapping
from typing import Final

from stronghold_gui.desktop.convicted.client import ConvictedClient
from stronghold_gui.desktop.convicted.contents import contents
from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.convicted.table_words import BoardWords, place_of
from stronghold_gui.desktop.table.model import PILE, Source, TableContents
from stronghold_gui.desktop.table.outline import Entry
from stronghold_gui.games.convicted.pieces import BUILDINGS, DIRECTIONS, RING_IDS, SECTIONS, TOWN
from stronghold_gui.games.convicted.wording.nouns import sentence

_GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "walls": (*SECTIONS, "gates", "gateway", "keep"),
    "enemy": tuple(f"{zone}_{way}" for way in DIRECTIONS for zone in ("assault", "deployment")),
    "ring": RING_IDS,
    "town": (TOWN, *(name for name in BUILDINGS if name != "keep")),
}


class ConvictedPlaces:
    """Implements `docks.place_words.PlaceWords`."""

    def __init__(self, context: ConvictedContext, client: ConvictedClient) -> None:
        """Store the sources of the lines.

        Args:
            context: the match and the language.
            client: the client of the table kit, which knows the pieces that can be taken.
        """
        self._context, self._client = context, client
        self._words = BoardWords(lambda: context.position, lambda: context.texts)

    @property
    def unfolded(self) -> Collection[str]:
        return ("walls", "enemy")

    def entries(self) -> tuple[Entry, ...]:
        piles, texts = contents(self._context.position), self._context.texts
        return tuple(
            Entry(group, sentence(texts, f"window.places.{group}", {}), children=self._lines(places, piles))
            for group, places in _GROUPS.items()
        )

    def goals(self, targets: Iterable[str]) -> Mapping[str, str]:
        return {place_of(target): target for target in targets}

    def is_played_by_taking(self, source: Source) -> bool:
        return source in self._client.gestures.picks

    def _lines(self, places: Iterable[str], piles: TableContents) -> tuple[Entry, ...]:
        by_place: dict[str, list[str]] = {}
        for area in piles:
            by_place.setdefault(place_of(area), []).append(area)
        return tuple(
            self._line(place, by_place.get(place, ()), piles) for place in places if self._shown(place, by_place)
        )

    @staticmethod
    def _shown(place: str, by_place: Container[str]) -> bool:
        """Return whether a place has a line: the gateway and the town only when occupied."""
        return place in by_place or place not in ("gateway", TOWN)

    def _line(self, place: str, areas: Iterable[str], piles: TableContents) -> Entry:
        rows = tuple(
            Entry(f"{area}/{pile.key}", self._words.name(area, pile.key), f"{area}{PILE}{pile.key}", (area, pile.key))
            for area in areas
            for pile in piles[area]
            if not pile.fixed
        )
        return Entry(place, self._words.name(place, None), place, children=rows)
