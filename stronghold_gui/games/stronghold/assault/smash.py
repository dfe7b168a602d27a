"""Stage I.2: a catapult or trebuchet hits a section without components (rules, section 5.2; R-51)."""

from __future__ import annotations

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.assault.sections import invader_at
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.events import Event, TakenAway
from stronghold_gui.games.stronghold.moves import Move, Smash
from stronghold_gui.games.stronghold.pieces import CATAPULT, CAULDRONS, SITED, SUPPLY_INDEX, TOWER
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the Invader's choice of the thing to smash. The task is (smash, machine's place, section, 0)."""
    _, place, wall, _ = position.todo[-1]
    return (Decision(invader_at(position, place), Kind.SMASH, position.board.outer[wall]),)


def _options(position: Position) -> list[str]:
    """Return the places with a thing to smash: the section's cauldron and, for a catapult, the tower opposite."""
    _, place, wall, _ = position.todo[-1]
    board = position.board
    found = [board.inner[wall]] if position.cauldron[wall] >= 0 else []
    tower = board.opposite_tower[place]
    if position.machine[place] == CATAPULT and tower >= 0 and position.towers[tower]:
        found.append(board.inner[board.walls + tower])
    return found


def moves(position: Position, seat: int) -> list[Move]:
    """Return the moves that smash a thing there. Without any, the hit has no effect."""
    return [Smash(place) for place in _options(position)]


def refusal(position: Position, seat: int, move: Move) -> Refusal | None:
    """Return why this cannot be smashed."""
    if not isinstance(move, Smash):
        return refuse(Reason.NOT_NOW, "R-51", stage=position.stage)
    if move.place in _options(position):
        return None
    if move.place not in position.board.inner_index:
        return refuse(Reason.UNKNOWN_PLACE, "2", place=move.place)
    return refuse(Reason.NO_TARGET, "R-51", goal=move.place, place=move.place)


def play(position: Position, seat: int, move: Move, out: list[Event]) -> None:
    """Take the cauldron, or the tower's machine, back to the supply. An accident leaves with its cauldron (R-130)."""
    assert isinstance(move, Smash)
    _, place, _, _ = position.todo.pop()
    cause = SITED[position.machine[place]]
    number = position.board.inner_index[move.place]
    if number < position.board.walls:
        piece = CAULDRONS[position.cauldron[number]]
        position.cauldron[number] = -1
    else:
        tower = number - position.board.walls
        piece = TOWER[position.towers[tower]]
        position.towers[tower] = 0
    _take_away(position, piece, move.place, cause, out)
    if number < position.board.walls and position.accidents >> number & 1:
        position.accidents ^= 1 << number
        _take_away(position, "accident", move.place, "smashed", out)


def _take_away(position: Position, piece: str, place: str, cause: str, out: list[Event]) -> None:
    position.supply[SUPPLY_INDEX[piece]] += 1
    out.append(TakenAway(piece, place, 1, cause))
