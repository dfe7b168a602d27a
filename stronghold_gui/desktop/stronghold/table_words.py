"""The texts of the board: labels, tooltips, and names for screen readers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from stronghold_gui.desktop.stronghold.areas import owner_of, place_of
from stronghold_gui.desktop.stronghold.contents import contents
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.table.readouts import READOUT
from stronghold_gui.games.stronghold.capacity import Held, held_at
from stronghold_gui.games.stronghold.forecast.imagined import known_position
from stronghold_gui.games.stronghold.ids import BUILDING_IDS, HOUSE_IDS
from stronghold_gui.games.stronghold.pieces import DEFENDERS, HEROES, UNITS
from stronghold_gui.games.stronghold.wording import (
    capital,
    hero_name,
    piece_name,
    place_code,
    place_name,
    unit_count,
    unit_name,
)
from stronghold_gui.text import Catalogue

_HOUSES: Final = frozenset({*BUILDING_IDS, *HOUSE_IDS})
_GATEHOUSE: Final = "barbican"
_NAMED_IN_FULL: Final = frozenset({*_HOUSES, "CAMP", "FW", "FE"})


class Foreteller(Protocol):
    """A source of sentences about forecasts."""

    def sentence(self, area: str) -> str:
        """Return the readout of an area, in one line."""
        ...

    def outlook(self, area: str, key: str) -> str:
        """Return the forecast for an area (empty key) or for a piece in it; "" if there is none."""
        ...


class BoardWords:
    """The texts of the board in the current language."""

    def __init__(
        self,
        context: StrongholdContext,
        foreteller: Foreteller | None = None,
        why_not: Callable[[str, str], str] = lambda _area, _key: "",
    ) -> None:
        """Store the sources of the words.

        Args:
            context: the match and the language.
            foreteller: the source of forecasts, or ``None``.
            why_not: returns why a piece cannot be taken now; "" if it can.
        """
        self._context, self._foreteller, self._why_not = context, foreteller, why_not

    def label(self, area: str) -> str:
        """Return the text on the board: the name of a building or field, the code of a wall or rampart."""
        if area == _GATEHOUSE:
            return self._context.texts("window.board.barbican")
        texts = self._context.texts
        return capital(place_name(area, texts)) if area in _NAMED_IN_FULL else place_code(area, texts)

    def tooltip(self, area: str, key: str | None) -> str:
        """Return a place's name, code and free space, or a piece's name and effect."""
        name = self.name(area, key)
        if self._context.controller is None:
            return name
        place = place_of(area)
        if key is None and place == place.upper():
            # Typed moves and the log use this code, and the board if it has space.
            texts = self._context.texts
            name = texts("window.board.code", name=name, code=place_code(place, texts))
        room = self._room(place) if key is None else ()
        effect = self._effect(key) if key is not None else ""
        outlook = self._foreteller.outlook(area, key or "") if self._foreteller else ""
        why_not = self._why_not(area, key) if key is not None else ""
        return "\n".join(filter(None, (name, *room, effect, outlook, why_not)))

    def name(self, area: str, key: str | None) -> str:
        """Return the name of a place, of a piece with its place, or the text of a readout."""
        if key == READOUT:
            return self._foreteller.sentence(area) if self._foreteller else ""
        texts = self._context.texts
        place = place_of(area)
        where = texts("window.board.barbican") if place == _GATEHOUSE else capital(place_name(place, texts))
        if key is None:
            return where
        piece, owner = owner_of(key)
        what = capital(pile_name(piece, self._count(area, key), texts))
        if owner is not None:
            what = texts("partner.whose", what=what, name=self._context.short(owner))
        return texts("frame.aside", what=what, more=where)

    def several(self, area: str, key: str, count: int, most: int) -> str:  # noqa: ARG002 - it was said when it was taken
        """Return the number of held units and of all units in the pile, in words."""
        what = capital(pile_name(owner_of(key)[0], count, self._context.texts))
        return self._context.texts("window.board.held", what=what, most=most)

    def _room(self, place: str) -> list[str]:
        """Return a line for each limit of a place: the number of units there, and the limit."""
        found = held_at(known_position(self._context.match.view()), place)
        return [self._held(held, alone=len(found) == 1) for held in found]

    def _held(self, held: Held, *, alone: bool) -> str:
        texts = self._context.texts
        if alone:
            return texts("window.board.room", count=held.count, limit=held.limit)
        who = capital(unit_name(held.unit, texts, "many")) if held.unit else self._context.camp_title(held.camp)
        return texts("window.board.room.of", who=who, count=held.count, limit=held.limit)

    def _count(self, area: str, key: str) -> int:
        if self._context.controller is None:
            return 1
        return next((pile.count for pile in contents(self._context.table).get(area, ()) if pile.key == key), 1)

    def _effect(self, key: str) -> str:
        if owner_of(key)[0] in UNITS or key in DEFENDERS or not self._context.texts.has(f"effect.{key}"):
            return ""
        return self._context.tip(key)


def pile_name(key: str, count: int, texts: Catalogue) -> str:
    """Return the name of a pile: "3 orcs", "the Officer", "ballista"."""
    if key in UNITS or key in DEFENDERS:
        return unit_count(key, count, texts)
    return hero_name(key, texts) if key in HEROES else piece_name(key, texts)
