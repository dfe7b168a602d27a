"""The log of The Convicted: its moves and events in words, and where on the board they happened."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec import Struct

from stronghold_gui.core.decision import Seat
from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.docks.log_words import EventKind, Logged
from stronghold_gui.desktop.reference.subjects import LogRules
from stronghold_gui.games.convicted import events as e
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import BUILDINGS, DIRECTIONS, POSTS, REPAIRABLE, RING_IDS, TOWN, ZONES
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.siege import events as s
from stronghold_gui.games.convicted.teaching.reference import REFERENCE
from stronghold_gui.games.convicted.view import View
from stronghold_gui.games.convicted.wording.facts import Facts
from stronghold_gui.games.convicted.wording.names import piece
from stronghold_gui.games.convicted.wording.nouns import sentence

_PLACES: Final = (
    "post", "section", "start", "goal", "zone", "target", "ring", "place", "wall", "building", "squad", "direction",
)  # fmt: skip
"""Fields of moves and events that name a place."""
KNOWN: Final = frozenset({*POSTS, *REPAIRABLE, *RING_IDS, *ZONES, *BUILDINGS, TOWN})


class ConvictedLogWords(LogRules[Position, m.Move, Event, View]):
    """The words of the log of The Convicted."""

    reference = REFERENCE
    silent = m.Done
    _context: ConvictedContext

    def sentence(self, move: m.Move, seat: Seat) -> str:
        texts = self._context.texts
        match move:
            case m.Done():
                return sentence(texts, "window.log.done", {"name": self._context.called(seat)})
            case m.Offer():
                told = Facts(self._context.speakers, texts).of(move)
                return sentence(texts, "window.log.offer", {**told, "name": self._context.called(seat)})
            case m.Fall(name):
                # A button names only the piece, because the prompt says the rest; the log needs a sentence.
                return sentence(texts, "window.log.fall", {"piece": piece(name)})
            case _:
                return self._context.move_alone(move)

    def kind(self, event: Event) -> EventKind:
        match event:
            case e.GameBegan() | e.TurnBegan() | e.GameEnded() | s.SiegeBegan():
                return "turn"
            case s.RoundBegan() | s.StageBegan() | e.ActionsBegan() | s.SiegeEnded():
                return "stage"
            case _:
                return "event"

    def page(self, thing: m.Move | Event) -> str:
        """Return the dock of the siege for the beginning and the end of one, ``""`` for other events."""
        return "siege" if isinstance(thing, s.SiegeBegan | s.Fled | s.SiegeEnded | e.GameEnded) else ""

    def areas(self, logged: Logged[m.Move, Event]) -> Sequence[str]:
        return areas_of(logged.thing)


def areas_of(thing: m.Move | Event) -> list[str]:
    """Return the areas of the board that a move or event names."""
    found: list[str] = []
    kind: type = type(thing)
    for name in _naming(kind):
        place = getattr(thing, name)
        if isinstance(place, str) and (area := area_of(place)):
            found.append(area)
    places = (*getattr(thing, "sections", ()), *getattr(thing, "walls", ()))
    found += [area for place in places if (area := area_of(place))]
    return list(dict.fromkeys(found))


@cache
def _naming(kind: type[Struct]) -> tuple[str, ...]:
    """Return the fields of a kind of move or event that may name a place."""
    return tuple(name for name in _PLACES if name in kind.__struct_fields__)


def area_of(place: str) -> str:
    """Return the area of a place of the rules, ``""`` if it is not a place."""
    if place in KNOWN or place == "gateway":
        return place
    if place.startswith("wall_"):
        return place.removeprefix("wall_")
    side, dot, number = place.partition(".")
    return f"assault_{side}" if dot and side in DIRECTIONS and number.isdigit() else ""
