"""Lines of text for the table: the cards in the middle, then those of each seat, for the dock of places."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from stronghold_gui.desktop.table.model import PILE, Pile, Source, TableContents
from stronghold_gui.desktop.table.outline import Entry
from stronghold_gui.desktop.warriors.client import WarriorsClient, WarriorsContext
from stronghold_gui.desktop.warriors.contents import TablePiles
from stronghold_gui.desktop.warriors.result import ResultWords
from stronghold_gui.desktop.warriors.table_words import TableWords

_PUT_AWAY = "discard"
_MIDDLE = ("hand", "kept", "card", "red", "black", "band", "track", "pile", "discard")


class WarriorsPlaces:
    """Implements `docks.place_words.PlaceWords`."""

    def __init__(self, context: WarriorsContext, client: WarriorsClient) -> None:
        """Store the sources of the lines.

        Args:
            context: the match and the language.
            client: the client, which knows the seating and the draft.
        """
        self._context, self._client = context, client
        table, names, texts = lambda: client.table, lambda: context.names, lambda: context.texts
        self._words = TableWords(client.seating, table, names, texts, {})
        self._result = ResultWords(context)

    @property
    def unfolded(self) -> Collection[str]:
        return ("middle", *(self._seat_id(seat) for seat in self._client.seating.order[:2]))

    def entries(self) -> tuple[Entry, ...]:
        client, texts = self._client, self._context.texts
        contents = TablePiles(client.table, client.seating, texts, client.draft.chosen).contents()
        goals = {goal for _, goal in client.draft.goals(client.seating)} | {_PUT_AWAY}
        middle = tuple(self._area(area, contents) for area in _MIDDLE if area in contents or area in goals)
        seats = (self._seat(seat, contents, goals) for seat in client.seating.order)
        said = self._result.line(client.table)
        result = (Entry("result", said),) if said else ()
        return (Entry("middle", texts("warriors.desk.middle"), children=(*result, *middle)), *seats)

    def goals(self, targets: Iterable[str]) -> Mapping[str, str]:
        return {target: target for target in targets}

    def is_played_by_taking(self, source: Source) -> bool:
        return self._client.is_drafted(source) or source in self._client.gestures.picks

    def _seat_id(self, seat: int) -> str:
        return f"seat{seat}"

    def _seat(self, seat: int, contents: TableContents, goals: Collection[str]) -> Entry:
        """Return the heading of a seat, with a line for each of its areas that has cards or is a goal."""
        own = self._client.seating.area(seat)
        areas = dict.fromkeys([*contents, *goals])
        rows = tuple(self._area(area, contents) for area in areas if area.startswith(f"{own}."))
        return Entry(self._seat_id(seat), self._words.name(own, None), own, children=rows)

    def _area(self, area: str, contents: TableContents) -> Entry:
        rows = tuple(self._piles(area, contents.get(area, ())))
        return Entry(area, self._words.name(area, None), area, children=rows)

    def _piles(self, area: str, piles: Iterable[Pile]) -> Iterator[Entry]:
        for pile in piles:
            if not pile.fixed:
                place = f"{area}{PILE}{pile.key}"
                yield Entry(f"{area}/{pile.key}", self._words.name(area, pile.key), place, (area, pile.key))
