"""The log of Stronghold: its moves and events in words, with their areas of the board and their rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeGuard

from stronghold_gui.core.decision import Seat
from stronghold_gui.desktop.docks.log_words import EventKind, Logged
from stronghold_gui.desktop.reference.subjects import LogRules
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold import notation
from stronghold_gui.games.stronghold.pieces import ACTION_BUILDINGS, DEFENDER_ACTIONS
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.table import Table
from stronghold_gui.games.stronghold.teaching.reference import REFERENCE
from stronghold_gui.games.stronghold.values import Values
from stronghold_gui.games.stronghold.view import View
from stronghold_gui.games.stronghold.wording import in_codes, told_lines

if TYPE_CHECKING:
    from stronghold_gui.desktop.stronghold.context import StrongholdContext

_PLACES: Final = ("place", "start", "goal", "wall", "building")
"""Fields of moves and events that name a place."""
_GATES: Final = ("gate1", "gate2", "gate3")


class StrongholdLogWords(LogRules[Position, m.Move, e.Event, View]):
    """The words of the log; a face-down order is secret."""

    reference = REFERENCE
    silent = m.Done
    _context: StrongholdContext

    def notation(self, move: m.Move, seat: Seat, viewer: Seat | None) -> str:  # noqa: ARG002 - the protocol's
        """Return a move's notation in the codes of the board; a face-down order is named to Invaders only."""
        written = notation.text_of(move)
        if _face_down(move) and (viewer is None or not self._context.is_invader(viewer)):
            written = f"order … {move.wall} face_down"
        return in_codes(written, self._context.texts)

    def is_veiled(self, move: m.Move) -> bool:
        return _face_down(move)

    def sentence(self, move: m.Move, seat: Seat) -> str:
        if isinstance(move, m.Done):
            return self._context.texts("log.done", name=self._context.called(seat))
        return self._context.move_alone(move)

    def kind(self, event: e.Event) -> EventKind:
        match event:
            case e.TurnBegan() | e.GameEnded() | e.ExtraAssault():
                return "turn"
            case e.PhaseBegan() | e.PauseBegan() | e.StageBegan():
                return "stage"
            case _:
                return "event"

    def lines(self, events: Sequence[e.Event]) -> Sequence[tuple[e.Event, str]]:
        return told_lines(events, self._context.texts, self._context.speakers)

    def areas(self, logged: Logged[m.Move, e.Event]) -> Sequence[str]:
        return areas_of(logged.thing, self._context.table, self._context.values)


def areas_of(thing: m.Move | e.Event, table: Table, values: Values) -> tuple[str, ...]:
    """Return the areas of a move or an event; the board may lack some of them."""
    found = [place for name in _PLACES if isinstance(place := getattr(thing, name, ""), str) and place]
    gate = getattr(thing, "gate", None)
    if isinstance(gate, int):
        found.append(f"gate{gate}")
    if not found and (action := getattr(thing, "action", "")) in DEFENDER_ACTIONS:
        found.append(ACTION_BUILDINGS[values.action_building[DEFENDER_ACTIONS.index(action)]])
    if not found and (hero := getattr(thing, "hero", "")) in table.heroes:
        found.append(hero)
    return tuple(area for place in found for area in place_areas(place, table))


def place_areas(place: str, table: Table) -> tuple[str, ...]:
    """Return the areas of a place, of a hero (its current place), or of the barbican (its gates)."""
    if place in table.heroes:
        return (table.heroes[place].place,)
    if place in ("gate", "barbican"):
        return _GATES
    return (place,)


def _face_down(move: m.Move) -> TypeGuard[m.Command]:
    return isinstance(move, m.Command) and not move.open
