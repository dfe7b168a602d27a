"""Lines of text for places and pieces, in the reading order of the board, for the dock of places."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final

from stronghold_gui.desktop.stronghold import hand_moves as g
from stronghold_gui.desktop.stronghold.areas import CAMP, owner_of, place_of
from stronghold_gui.desktop.stronghold.contents import HIDDEN_ART, contents
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.table_words import pile_name
from stronghold_gui.desktop.table.model import Pile, Source
from stronghold_gui.desktop.table.outline import Entry
from stronghold_gui.desktop.table.readouts import READOUT
from stronghold_gui.games.stronghold.ids import BUILDING_IDS
from stronghold_gui.games.stronghold.pieces import DEFENDER_ACTIONS, HEROES, UNITS
from stronghold_gui.games.stronghold.wording import capital, nouns, piece_name, place_name, side_name, unit_name

_SIDES: Final = {"west": "W", "east": "E"}
_OUTER: Final = frozenset({"invader", "equipment", "order"})
"""The Invader's sub-areas of a wall section; the others are the Defender's."""
_GATES: Final = ("gate1", "gate2", "gate3")


class PlaceLines:
    """The lines of one table, in the view of the seat at the screen."""

    def __init__(self, context: StrongholdContext, forecast_of: Callable[[str], str]) -> None:
        """Store the sources of the lines.

        Args:
            context: the match and the language.
            forecast_of: returns the forecast at a wall section, in a line; "" for none.
        """
        self._context, self._texts, self._table = context, context.texts, context.table
        self._forecast_of = forecast_of
        self._piles: dict[str, dict[str, tuple[Pile, ...]]] = {}
        for area, piles in contents(self._table).items():
            self._piles.setdefault(area.partition(".")[0], {})[area] = piles

    def entries(self) -> tuple[Entry, ...]:
        """Return all lines."""
        side_lines = (self._side(side, letter) for side, letter in _SIDES.items())
        return (*self._to_take(), self._place(CAMP), *side_lines, self._barbican(), self._inside())

    # -- what is not on the board --------------------------------------------------------------------------------

    def _to_take(self) -> Iterable[Entry]:
        """Yield a heading with a line for each thing that can be taken from the docks now; nothing if there is none."""
        rows = []
        for area, key in self._context.client.sources():
            # A key with a price (`ballista:troll`) means the same tile as the one without; the drop asks for the price.
            if area in g.DOCKS and ":" not in key:
                rows.append(Entry(f"{area}/{key}", capital(self._in_dock(area, key)), stop=(area, key)))
        if rows:
            yield Entry("docks", self._texts("access.docks"), children=tuple(rows))

    def _in_dock(self, area: str, key: str) -> str:
        context, texts = self._context, self._texts
        if area == g.PURSE:
            purse = context.defender(context.match.seat)
            return texts(f"window.purse.{key}", n=purse.hourglasses if key == "own" else purse.barricades)
        if area == g.HAND:
            hand = self._table.invaders[context.match.seat].hand
            return texts("window.hand.unit", units=pile_name(key, dict(hand.items()).get(key, 1), texts))  # type: ignore[call-overload]
        if area == g.STOCK:
            return piece_name(key, texts)
        return unit_name(key, texts) if key in UNITS else context.label(key)

    # -- outside -------------------------------------------------------------------------------------------------

    def _side(self, side: str, letter: str) -> Entry:
        table = self._table
        sites = [name for name in (*table.foregrounds, *table.ramparts) if name[1] == letter]
        paths = [name for name in table.fields if name[1] == letter]
        towers = [name for name in table.towers if name[1] == letter]
        rows = [*map(self._place, sites), *map(self._path, paths)]
        rows += [self._wall(name) for name in table.walls if name[0] == letter]
        return Entry(side, capital(side_name(side, self._texts)), children=(*rows, *map(self._place, towers)))

    def _wall(self, place: str) -> Entry:
        """Return a wall section: the units on both faces, its siege tower, and the forecast."""
        wall, texts = self._table.walls[place], self._texts
        outer: list[str] = []
        inner: list[str] = []
        for area, piles in self._piles.get(place, {}).items():
            (outer if area.partition(".")[2] in _OUTER else inner).extend(map(self._pile, piles))
        parts = [texts("access.invader", what=self._list(outer)) if outer else ""]
        parts.append(texts("access.defender", what=self._list(inner)) if inner else "")
        parts.append(texts("access.breached") if wall.breached else "")
        rows = self._rows(place)
        if wall.siege_tower:
            rows.append(self._place(f"ST{place}"))
        if forecast := self._forecast_of(place):
            rows.append(Entry(READOUT, forecast, place, (place, READOUT)))
        return Entry(place, self._line(place, "; ".join(filter(None, parts))), place, children=tuple(rows))

    def _barbican(self) -> Entry:
        table, texts = self._table, self._texts
        fallen = table.barbican.gates_fallen
        rows = []
        for number, gate in enumerate(_GATES):
            state = "fallen" if number < fallen else "now" if number == fallen else "whole"
            told = texts(f"access.gate.{state}", n=table.barbican.toughness)
            rows.append(Entry(gate, self._line(gate, told), gate))
        return Entry("barbican", texts("window.board.barbican"), "barbican",
                     children=(self._place("RB"), self._place("RAM"), *rows))  # fmt: skip

    # -- inside --------------------------------------------------------------------------------------------------

    def _inside(self) -> Entry:
        houses = dict.fromkeys((*BUILDING_IDS, *self._table.houses))
        return Entry("inside", self._texts("access.inside"), children=tuple(self._house(name) for name in houses))

    def _house(self, place: str) -> Entry:
        """Return the line of a building with its pieces and its actions."""
        told = [self._pile(pile) for piles in self._piles.get(place, {}).values() for pile in piles]
        building = self._table.buildings.get(place)  # type: ignore[call-overload]
        if building is not None and building.last_legs:
            told.append(self._texts("window.building.last_legs"))
        actions = [
            self._action(action)
            for action, house in zip(DEFENDER_ACTIONS, self._context.values.action_building, strict=True)
            if BUILDING_IDS[house] == place
        ]
        return Entry(place, self._line(place, self._list(told)), place, children=(*self._rows(place), *actions))

    def _action(self, action: str) -> Entry:
        state, texts = self._table.actions[action], self._texts  # type: ignore[index]
        told = [texts("window.action.paid", paid=state.paid, cost=state.cost)]
        told += [texts("access.used")] if state.used else []
        line = texts("access.line", place=self._context.label(action), what=self._list(told))
        return Entry(action, line, g.action_target(action), (g.ACTION, action))

    # -- any place -----------------------------------------------------------------------------------------------

    def _place(self, place: str) -> Entry:
        told = [self._pile(pile) for piles in self._piles.get(place, {}).values() for pile in piles]
        return Entry(place, self._line(place, self._list(told)), place, children=tuple(self._rows(place)))

    def _path(self, path: str) -> Entry:
        """Return the field of a path, named after its goal; the heading names its start."""
        told = [self._pile(pile) for piles in self._piles.get(path, {}).values() for pile in piles]
        name = nouns.sentence(self._texts, "access.path", {"goal": nouns.place(path.partition("-")[2])})
        line = self._texts("access.line", place=name, what=self._list(told) or self._texts("access.nothing"))
        return Entry(path, line, path, children=tuple(self._rows(path)))

    def _line(self, place: str, what: str) -> str:
        name = capital(place_name(place, self._texts))
        return self._texts("access.line", place=name, what=what or self._texts("access.nothing"))

    def _list(self, parts: Iterable[str]) -> str:
        return ", ".join(parts)

    def _rows(self, place: str) -> list[Entry]:
        """Return a line for each pile at a place."""
        return [
            Entry(f"{area}/{pile.key}", capital(self._pile(pile, area)), area, (area, pile.key))
            for area, piles in self._piles.get(place, {}).items()
            for pile in piles
        ]

    def _pile(self, pile: Pile, area: str = "") -> str:
        """Return a pile's kind, number and marks; if ``area`` is given, also the cards of a machine."""
        texts = self._texts
        piece, owner = owner_of(pile.key)
        name = nouns.pieces(piece, pile.count).word(texts) if piece in ("stone", "wood") else pile_name(
            piece, pile.count, texts)  # fmt: skip
        if owner is not None:
            name = texts("partner.whose", what=name, name=self._context.short(owner))
        told = [name, *self._machine(area), *self._marks(pile)]
        return self._list(told)

    def _machine(self, area: str) -> Iterable[str]:
        place, _, part = area.partition(".")
        table = self._table
        site = table.ramparts.get(place) or table.foregrounds.get(place)
        if part != "machine" or site is None:
            return
        if cards := site.hits + site.misses:
            yield self._texts("access.cards", n=site.hits, cards=cards)
        if site.accurate:
            yield self._texts("access.accurate")
        if site.blood_stones:
            yield piece_name("blood_stones", self._texts)

    def _marks(self, pile: Pile) -> Iterable[str]:
        if HIDDEN_ART in pile.marks:
            yield self._texts("access.face_down")
        if "accident" in pile.marks:
            yield piece_name("accident", self._texts)
        if "possession" in pile.marks:
            yield self._texts("access.possessed")
        elif pile.key in HEROES and pile.dimmed:
            yield self._texts("access.acted")
        if pile.key == "ropes" and pile.dimmed:
            yield self._texts("access.used")


class StrongholdPlaces:
    """Implements `docks.place_words.PlaceWords`.

    Attributes:
        unfolded: the headings of the docks and of both sides of the board.
    """

    unfolded: Final[Collection[str]] = ("docks", "west", "east")

    def __init__(self, context: StrongholdContext, forecast_of: Callable[[str], str]) -> None:
        """Store the sources of the lines; the arguments are those of `PlaceLines`."""
        self._context, self._forecast_of = context, forecast_of

    def entries(self) -> tuple[Entry, ...]:
        return PlaceLines(self._context, self._forecast_of).entries()

    def goals(self, targets: Iterable[str]) -> Mapping[str, str]:
        return places_of(targets)

    def is_played_by_taking(self, source: Source) -> bool:
        return source in self._context.client.index.picks


def places_of(targets: Iterable[str]) -> dict[str, str]:
    """Map each target of the held piece, and the place in which it lies, to the target."""
    found: dict[str, str] = {}
    for area in sorted(targets):
        found.setdefault(area, area)
        found.setdefault(place_of(area), area)
    return found
