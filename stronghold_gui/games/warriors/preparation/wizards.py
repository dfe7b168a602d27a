"""Placing new wizards: on factions of their owner, all of them (rules, section 9, RW-12)."""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.decisions import Kind
from stronghold_gui.games.warriors.events import Event, WizardPlaced, WizardWithoutFaction
from stronghold_gui.games.warriors.pieces import FACTION_IDS, FACTIONS, NONE, PEOPLES, PLACE_INDEX, WIZARD, seat_of
from stronghold_gui.games.warriors.position import Position, Task
from stronghold_gui.games.warriors.reasons import Reason, refuse
from stronghold_gui.games.warriors.untimely import untimely


def factions_of(position: Position, seat: int) -> list[int]:
    """Return the factions of a seat that have a card."""
    first = seat * len(PEOPLES)
    return [faction for faction in range(first, first + len(PEOPLES)) if position.warriors(faction)]


def step(position: Position, task: Task, out: list[Event]) -> bool:
    """Ask where the next wizard goes; with one faction all go there, without any they are discarded."""
    seat = task[1]
    places = factions_of(position, seat)
    if position.new_wizards[seat] and len(places) > 1:
        return True
    position.todo.pop()
    for _ in range(position.new_wizards[seat]):
        if places:
            _lay(position, seat, places[0], out, alone=True)
        else:
            position.new_wizards[seat] -= 1
            position.discard[WIZARD] += 1
            out.append(WizardWithoutFaction(seat))
    return False


def _lay(position: Position, seat: int, faction: int, out: list[Event], *, alone: bool) -> None:
    position.new_wizards[seat] -= 1
    position.wizards[faction] += 1
    out.append(WizardPlaced(seat, FACTION_IDS[faction], alone))


def decisions(position: Position) -> tuple[Decision, ...]:
    seat = position.todo[-1][1]
    return (Decision(seat, Kind.WIZARD, "", position.new_wizards[seat]),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return a move for each faction that can be protected."""
    return [m.Ward(FACTION_IDS[faction]) for faction in factions_of(position, seat)]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    if not isinstance(move, m.Ward):
        return untimely(position, seat, move, decisions(position)[0])
    place = PLACE_INDEX.get(move.faction, NONE)
    if place >= FACTIONS:
        return refuse(Reason.WIZARD_ON_DRAGON, "10", place=move.faction)
    if place == NONE or seat_of(place) != seat:
        return refuse(Reason.WIZARD_NOT_OWN, "RW-12", place=move.faction)
    if not position.warriors(place):
        return refuse(Reason.WIZARD_EMPTY_FACTION, "RW-12", place=move.faction)
    return None


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    """Lay the wizard there."""
    if not isinstance(move, m.Ward):
        raise unexpected(move)
    _lay(position, seat, PLACE_INDEX[move.faction], out, alone=False)
