"""The murderer's power: to double the wound of a squad (end of stage 12; M-37; RC-72).

Tasks: ``murderer`` asks for the squad. ``murder`` (squad, endurance that may still fall) asks for the units that fall;
``fighting.py`` handles it.
"""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.actions.heroes import no_hero
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import MURDERER, NONE
from stronghold_gui.games.convicted.position import Position, Task
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely
from stronghold_gui.games.convicted.siege.events import Murdered
from stronghold_gui.games.convicted.siege.foes import endurance, find_squad, squad_id


def step(position: Position, task_: Task, out: list[Event]) -> bool:
    """Ask the seat that can use the murderer if a squad that lost its fight can lose more."""
    del task_, out
    if _seat(position) != NONE and _wounded(position):
        return True
    position.todo.pop()
    return False


def _seat(position: Position) -> int:
    return next((seat for seat in position.in_turn() if not no_hero(position, seat, MURDERER)), NONE)


def left_of(position: Position, index: int) -> int:
    """Return the endurance that a squad may still lose if its wound is doubled."""
    squad = position.squads[index]
    return 2 * squad.wound - squad.taken


def _wounded(position: Position) -> list[int]:
    """Return the squads that lost a fight and have a member that can still fall."""
    return [
        index
        for index, squad in enumerate(position.squads)
        if squad.wound and any(0 < endurance(position, foe) <= left_of(position, index) for foe in squad.members)
    ]


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the seat that has the murderer."""
    return (asks(_seat(position), Kind.MURDERER),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return a move for each squad that can lose more, and the move that uses no power."""
    del seat
    return [*(m.Murder(squad_id(position.squads[index])) for index in _wounded(position)), m.DONE]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Murder(name):
            if find_squad(position, name) in _wounded(position):
                return None
            return refuse(Reason.NOT_WOUNDED, "RC-72", squad=name)
        case m.Done():
            return None
        case _:
            return untimely(seat, move, decisions(position))


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    position.todo.pop()
    match move:
        case m.Murder(name):
            index = find_squad(position, name)
            position.heroes_used |= 1 << MURDERER
            position.todo.append(task("murder", index, left_of(position, index)))
            out.append(Murdered(seat, name))
        case m.Done():
            return
        case _:
            raise unexpected(move)
