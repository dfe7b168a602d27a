"""What happened since a seat last decided something, in a few lines: by camp, the gravest first.

The events are those the seat may see (``event_for``), so an order laid face down is counted and not named.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from stronghold_gui.core.value import value
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.pieces import DEFENDERS, HEROES, UNITS
from stronghold_gui.games.stronghold.wording.names import (
    action_name,
    deed_name,
    piece_name,
    place_name,
    unit_name,
    units_text,
)
from stronghold_gui.text import Catalogue

_CARDS: Final = ("hit", "miss")
_COMPONENTS: Final = ("stone", "wood")
_GRAVE: Final = 3
"""The weight of what nobody wants to miss: losses, breaches, gates, deeds."""
_NOTABLE: Final = 2
_SLIGHT: Final = 1


@value
class SinceLine:
    """One line.

    Attributes:
        camp: whose doing or whose loss it is.
        text: what, without the camp's name.
        weight: how much it matters, from 1.
    """

    camp: e.Camp
    text: str
    weight: int


_Found = dict[tuple[e.Camp, str, int], Counter[str]]
"""Things counted, by camp, message (``history.since.<message>``) and weight."""


def since_lines(events: Iterable[e.Event], texts: Catalogue) -> list[SinceLine]:
    """Return what is to be told of these events, the gravest first; nothing if nothing is worth a line."""
    found: _Found = {}
    for event in events:
        _count(event, found)
    order = sorted(found, key=lambda key: -key[2])
    return [
        SinceLine(camp, _line(message, found[camp, message, weight], texts), weight) for camp, message, weight in order
    ]


def _count(event: e.Event, found: _Found) -> None:  # noqa: C901 - one case an event
    def add(camp: e.Camp, message: str, weight: int, thing: str, number: int = 1) -> None:
        found.setdefault((camp, message, weight), Counter())[thing] += number

    match event:
        case e.Breached(place):
            add("invader", "breached", _GRAVE, place)
        case e.GateFell(gate):
            add("invader", "gates", _GRAVE, f"gate{gate}")
        case e.UnitKilled(unit):
            add(_camp_of(unit), "lost", _GRAVE, unit)
        case e.UnitHurt(unit):
            add("defender", "hurt", _GRAVE, unit)
        case e.InvaderDeed(deed):
            add("invader", "deeds", _GRAVE, deed)
        case e.DefenderDeed(deed):
            add("defender", "deeds", _GRAVE, deed)
        case e.OrderLaid(tile, _, face_up):
            add("invader", "orders", _NOTABLE, tile if face_up else e.HIDDEN)
        case e.Placed(piece) if piece in _COMPONENTS:
            add("defender", "mended", _SLIGHT, piece)
        case e.Placed(piece) if piece not in _CARDS:
            add("defender" if piece in _OF_DEFENDER else "invader", "placed", _NOTABLE, piece)
        case e.ActionDone(_, action) if action not in _OF_DEFENDER:
            add("defender", "actions", _NOTABLE, action)
        case e.UnitMoved(unit):
            add(_camp_of(unit), "moved", _SLIGHT, unit)
        case e.UnitsDrawn(_, units):
            for unit, number in zip(UNITS, units, strict=True):
                add("invader", "drawn", _SLIGHT, unit, number)
        case e.HourglassesGiven(_, count):
            add("defender", "hourglasses", _SLIGHT, "", count)
        case _:
            pass


_OF_DEFENDER: Final = frozenset({
    "cannon", "cauldron_troll", "cauldron_orc", "cauldron_goblin", "poles", "platform", "goblin_trap", "troll_trap",
    "blessing", "glare", "marksman", "soldier", "veteran",
})  # fmt: skip
"""Tiles that the Defender lays; they also stand for the Defender's action of the same name."""


def _camp_of(unit: str) -> e.Camp:
    return "defender" if unit in DEFENDERS or unit in HEROES else "invader"


def _line(message: str, things: Counter[str], texts: Catalogue) -> str:
    if message == "hourglasses":
        return texts("history.since.hourglasses", n=things.total())
    return texts(f"history.since.{message}", what=_listed(message, things, texts))


def _listed(message: str, things: Counter[str], texts: Catalogue) -> str:
    match message:
        case "lost" | "hurt" | "moved" | "drawn":
            heroes = [unit_name(unit, texts) for unit in things if unit in HEROES]
            units = units_text([(kind, things[kind]) for kind in (*UNITS, *DEFENDERS)], texts)
            return texts.join([*([units] if units else []), *heroes]) if heroes else units
        case "breached" | "gates":
            return texts.join([place_name(place, texts) for place in things])
        case "deeds":
            return texts.join([deed_name(deed, texts) for deed in things])
        case _:
            return texts.join([_times(thing, number, texts) for thing, number in things.items()])


def _times(thing: str, number: int, texts: Catalogue) -> str:
    if thing == e.HIDDEN:
        return texts("history.since.face_down", n=number)
    name = action_name(thing, texts) if texts.has(f"action.{thing}") else piece_name(thing, texts)
    return name if number == 1 else texts("history.since.times", number=number, what=name)
