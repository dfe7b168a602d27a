"""A short summary of the events since a seat's last decision: by camp, the most important first, with places.

It uses only events that the seat may see (``event_for``), so a face-down order is counted but not named.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.pieces import DEFENDERS, HEROES, UNITS
from stronghold_gui.games.stronghold.wording import nouns
from stronghold_gui.games.stronghold.wording.names import (
    action_name,
    deed_name,
    piece_name,
    place_name,
    unit_name,
    units_text,
)
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import lowered

_CARDS: Final = ("hit", "miss")
_COMPONENTS: Final = ("stone", "wood")
_GRAVE: Final = 3
"""The weight of the most important events: losses, breaches, gates, deeds."""
_NOTABLE: Final = 2
_SLIGHT: Final = 1
_UNITS_TOLD: Final = ("lost", "hurt", "moved", "drawn")
_PLACES_TOLD: Final = ("breached", "gates")
"""Messages that are about places alone."""
_WHERE: Final = {"lost": "at", "orders": "at", "placed": "at", "mended": "at", "hurt": "from", "moved": "to"}
"""Messages that list things with their places, and the suffix of the message that joins both."""
_MOST_PLACES: Final = 4
"""The largest number of places in a line; with more, it gives only the total, and the board shows the places."""


@dataclass(frozen=True, slots=True)
class SinceLine:
    """One line.

    Attributes:
        camp: the camp that acts or loses.
        text: the sentence, without the camp's name.
        places: the places of the events, in order; for moves the last place of the units.
    """

    camp: e.Camp
    text: str
    places: tuple[str, ...] = ()


_Key = tuple[e.Camp, str, int]
_Found = dict[_Key, dict[str, Counter[str]]]
"""Counts of things by place ("" for none), for each camp, message (``history.since.<message>``) and weight."""


def since_lines(events: Iterable[e.Event], texts: Catalogue) -> list[SinceLine]:
    """Return the lines for these events, the most important first; empty if none deserves a line."""
    found: _Found = {}
    for event in events:
        _count(event, found)
    return [
        SinceLine(camp, _line(message, places, texts), tuple(place for place in places if place))
        for (camp, message, _), counted in sorted(found.items(), key=lambda item: -item[0][2])
        if (places := {place: things for place, things in counted.items() if things.total() > 0})
    ]


def _count(event: e.Event, found: _Found) -> None:  # noqa: C901 - one case an event
    def add(camp: e.Camp, message: str, weight: int, thing: str, place: str = "", number: int = 1) -> None:
        places = found.setdefault((camp, message, weight), {})
        places.setdefault(place, Counter())[thing] += number

    match event:
        case a.Breached(place):
            add("invader", "breached", _GRAVE, place, place)
        case a.GateFell(gate):
            add("invader", "gates", _GRAVE, f"gate{gate}", f"gate{gate}")
        case e.UnitKilled(unit, place):
            add(_camp_of(unit), "lost", _GRAVE, unit, place)
        case e.UnitHurt(unit, place):
            add("defender", "hurt", _GRAVE, unit, place)
        case e.InvaderDeed(deed):
            add("invader", "deeds", _GRAVE, deed)
        case e.DefenderDeed(deed):
            add("defender", "deeds", _GRAVE, deed)
        case e.OrderLaid(tile, wall, face_up):
            add("invader", "orders", _NOTABLE, tile if face_up else e.HIDDEN, wall)
        case e.Placed(piece, place) if piece in _COMPONENTS:
            add("defender", "mended", _SLIGHT, piece, place)
        case e.Placed(piece, place) if piece not in _CARDS:
            add("defender" if piece in _OF_DEFENDER else "invader", "placed", _NOTABLE, piece, place)
        case e.ActionDone(_, action) if action not in _OF_DEFENDER:
            add("defender", "actions", _NOTABLE, action)
        case e.UnitMoved(unit, start, goal):
            _go_on(found.get((_camp_of(unit), "moved", _SLIGHT), {}), unit, start)
            add(_camp_of(unit), "moved", _SLIGHT, unit, goal)
        case e.UnitsDrawn(_, units):
            for unit, number in zip(UNITS, units, strict=True):
                add("invader", "drawn", _SLIGHT, unit, number=number)
        case e.HourglassesGiven(_, count):
            add("defender", "hourglasses", _SLIGHT, "", number=count)
        case _:
            pass


def _go_on(moved: Mapping[str, Counter[str]], unit: str, start: str) -> None:
    """Remove a unit's earlier arrival where it moves again, so that only its last place counts."""
    if moved.get(start, Counter())[unit] > 0:
        moved[start][unit] -= 1


_OF_DEFENDER: Final = frozenset({
    "cannon", "cauldron_troll", "cauldron_orc", "cauldron_goblin", "poles", "platform", "goblin_trap", "troll_trap",
    "blessing", "glare", "marksman", "soldier", "veteran",
})  # fmt: skip
"""Tiles that the Defender lays; they also stand for the Defender's action of the same name."""


def _camp_of(unit: str) -> e.Camp:
    return "defender" if unit in DEFENDERS or unit in HEROES else "invader"


def _line(message: str, places: Mapping[str, Counter[str]], texts: Catalogue) -> str:
    whole: Counter[str] = sum(places.values(), Counter())
    if message == "hourglasses":
        return texts("history.since.hourglasses", n=whole.total())
    if message not in _WHERE or len(places) > _MOST_PLACES:
        return texts(f"history.since.{message}", what=_listed(message, whole, texts))
    placed = [_placed(message, place, things, texts) for place, things in places.items()]
    return texts(f"history.since.{message}", what=texts.series(placed))


def _placed(message: str, place: str, things: Counter[str], texts: Catalogue) -> str:
    """Return things with the place they are at, come from, or went to."""
    what = _listed(message, things, texts)
    if not place:
        return what
    return nouns.say(texts, f"history.since.{_WHERE[message]}", {"what": what, "place": nouns.place(place)})


def _listed(message: str, things: Counter[str], texts: Catalogue) -> str:
    if message in _UNITS_TOLD:
        heroes = [unit_name(unit, texts, "the") for unit in things if unit in HEROES and things[unit]]
        units = units_text([(kind, things[kind]) for kind in (*UNITS, *DEFENDERS)], texts)
        return texts.join([*([units] if units else []), *heroes]) if heroes else units
    if message in _PLACES_TOLD:
        return texts.join([place_name(place, texts) for place in things])
    if message == "deeds":
        return texts.join([deed_name(deed, texts) for deed in things])
    return texts.join([_times(thing, number, texts) for thing, number in things.items()])


def _times(thing: str, number: int, texts: Catalogue) -> str:
    if thing == e.HIDDEN:
        return texts("history.since.face_down", n=number)
    if thing in _COMPONENTS:
        return nouns.pieces(thing, number).word(texts)
    name = action_name(thing, texts) if texts.has(f"action.{thing}") else piece_name(thing, texts)
    name = lowered(name)
    return name if number == 1 else texts("history.since.times", number=number, what=name)
