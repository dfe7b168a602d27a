"""The workshop: poles, platform, gate and wall reinforcement (rules, section 7)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.defence.ground import Ground
from stronghold_gui.games.stronghold.defence.tower_works import in_tower
from stronghold_gui.games.stronghold.defence.work import NO_PLACE, NONE_LEFT, Work, inner_wall
from stronghold_gui.games.stronghold.events import Event, Placed
from stronghold_gui.games.stronghold.moves import Finish
from stronghold_gui.games.stronghold.pieces import SUPPLY_INDEX, WOOD
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse

_PLATFORM: Final = SUPPLY_INDEX["platform"]
_GATE_WHOLE: Final = Reason.GATE_WHOLE
_NO_RAM: Final = Reason.NO_RAM
_WALL_FULL: Final = Reason.WALL_FULL


# -- platform --------------------------------------------------------------------------------------------------------


def _no_platform(position: Position, ground: Ground) -> Reason | None:
    if not position.supply[_PLATFORM]:
        return NONE_LEFT
    marked, laid = position.board.platform_marked, position.platforms
    for wall in ground.walls:
        if marked[wall] and not laid >> wall & 1:
            return None
    return NO_PLACE


def _platforms(position: Position, ground: Ground) -> list[Finish]:
    if not position.supply[_PLATFORM]:
        return []
    marked, laid, names = position.board.platform_marked, position.platforms, position.board.inner
    return [Finish("platform", names[wall]) for wall in ground.walls if marked[wall] and not laid >> wall & 1]


def _platform_fault(position: Position, ground: Ground, move: Finish) -> Refusal | None:
    wall = inner_wall(position, ground, move)
    if isinstance(wall, Refusal):
        return wall
    if not position.board.platform_marked[wall]:
        return refuse(Reason.NOT_MARKED, "2", place=move.place, piece="platform")
    laid = position.platforms >> wall & 1
    return refuse(Reason.FIELD_TAKEN, "2", place=move.place, piece="platform") if laid else None


def _build_platform(position: Position, move: Finish, out: list[Event]) -> None:
    position.supply[_PLATFORM] -= 1
    position.platforms |= 1 << position.board.inner_index[move.place]
    out.append(Placed("platform", move.place))


# -- gate: always the one that the ram would strike (R-84) -------------------------------------------------------------


def _gate_id(position: Position) -> str:
    return f"gate{position.gate + 1}"


def _no_gate(position: Position, ground: Ground) -> Reason | None:
    whole = position.board.gate_toughness
    if position.gate >= len(whole) or position.toughness >= whole[position.gate]:
        return _GATE_WHOLE
    # without a ram component the barbican is out of play, also in a position made by hand.
    return None if position.ram else _NO_RAM


def _gates(position: Position, ground: Ground) -> list[Finish]:
    return [Finish("gate", _gate_id(position))] if _no_gate(position, ground) is None else []


def _gate_fault(position: Position, ground: Ground, move: Finish) -> Refusal | None:
    if move.place == _gate_id(position):
        return None
    if move.place in (f"gate{number + 1}" for number in range(len(position.board.gate_toughness))):
        return refuse(Reason.NOT_THE_ONE, "R-84", place=move.place, unit="gate")
    return refuse(Reason.WRONG_KIND_OF_PLACE, "7", place=move.place, piece="gate")


def _reinforce_gate(position: Position, move: Finish, out: list[Event]) -> None:
    position.toughness += 1
    out.append(Placed("gate", move.place))


# -- wall --------------------------------------------------------------------------------------------------------------


def _no_wood(position: Position, ground: Ground) -> Reason | None:
    if not position.supply[WOOD]:
        return NONE_LEFT
    wood, most = position.wood, position.values.wood_per_wall
    for wall in ground.walls:
        if wood[wall] < most:
            return None
    return NO_PLACE


def _wood_places(position: Position, ground: Ground) -> list[Finish]:
    if not position.supply[WOOD]:
        return []
    wood, most, names = position.wood, position.values.wood_per_wall, position.board.inner
    return [Finish("wall", names[wall]) for wall in ground.walls if wood[wall] < most]


def _wood_fault(position: Position, ground: Ground, move: Finish) -> Refusal | None:
    wall = inner_wall(position, ground, move)
    if isinstance(wall, Refusal):
        return wall
    most = position.values.wood_per_wall
    return refuse(_WALL_FULL, "7", place=move.place, limit=most) if position.wood[wall] >= most else None


def _lay_wood(position: Position, move: Finish, out: list[Event]) -> None:
    position.supply[WOOD] -= 1
    position.wood[position.board.inner_index[move.place]] += 1
    out.append(Placed("wood", move.place))


WORKS: Final = (
    in_tower("poles"),
    Work("platform", _no_platform, _platforms, _platform_fault, _build_platform),
    Work("gate", _no_gate, _gates, _gate_fault, _reinforce_gate),
    Work("wall", _no_wood, _wood_places, _wood_fault, _lay_wood),
)
