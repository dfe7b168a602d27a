"""Phase 4, training (rules, section 5.4)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.board import CAMP
from stronghold_gui.games.stronghold.defence.buildings import costs_fell
from stronghold_gui.games.stronghold.effects import fetch, pieces_out
from stronghold_gui.games.stronghold.events import Event, Placed, Shifted, UnitMoved
from stronghold_gui.games.stronghold.moves import Move, Train, Transfer
from stronghold_gui.games.stronghold.pieces import (
    ACTION_BUILDINGS,
    BALLISTA,
    HIT,
    ORC,
    RAMPART_TRAINING,
    SUPPLY_INDEX,
    TREBUCHET,
    TROLL,
    UNITS,
)
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.preparation.flank import Flank, flank_of, foreign
from stronghold_gui.games.stronghold.preparation.payment import (
    buyable,
    no_price,
    not_offered,
    settle,
    unpayable,
    used_up,
)
from stronghold_gui.games.stronghold.reasons import Reason, refuse
from stronghold_gui.games.stronghold.sites import outer_place, two_bits

_SOURCE: Final = "5.4"
_INTO: Final = {"goblin": ORC, "orc": TROLL}
"""The kind of unit that a trainer makes of a paid unit."""


def moves(position: Position, seat: int) -> list[Move]:
    """Return every training that can be bought, by place and price, and on a flipped card every transfer."""
    found: list[Move] = []
    for tile, pays in buyable(position, seat):
        if tile == "training_transfer":
            found += _transfers(position, flank_of(position, seat))
        elif tile == "trainer":
            found += [Train(tile, CAMP, pay) for pay in pays if _trainees(position, pay)]
        elif tile != "artilleryman" or position.supply[HIT]:
            places = _free(position, flank_of(position, seat), tile)
            found += [Train(tile, place, pay) for place in places for pay in pays]
    return found


def _free(position: Position, flank: Flank, tile: str) -> list[str]:
    """Return the ids of the places where the tile can go."""
    board = position.board
    if tile == "saboteur":
        return [name for index, name in enumerate(ACTION_BUILDINGS) if not position.saboteurs >> index & 1]
    if tile == "artilleryman":
        machines = (*flank.foregrounds, *flank.ramparts)
        return [board.outer[place] for place in machines if BALLISTA <= position.machine[place] <= TREBUCHET]
    bit = 1 << RAMPART_TRAINING.index(tile)
    training = position.training
    return [
        board.outer[place] for place in flank.ramparts if not training[place] & bit and not two_bits(training[place])
    ]


def _transfers(position: Position, flank: Flank) -> list[Move]:
    board, found = position.board, list[Move]()
    for place in flank.ramparts:
        bits = position.training[place]
        for index, tile in enumerate(RAMPART_TRAINING):
            if bits >> index & 1:
                found += [
                    Transfer(tile, board.outer[place], board.outer[goal])
                    for goal in board.ramparts[board.outer_side[place]]
                    if not position.training[goal] >> index & 1 and not two_bits(position.training[goal])
                ]
    free = _free(position, flank, "saboteur")
    for index, building in enumerate(ACTION_BUILDINGS):
        if position.saboteurs >> index & 1:
            found += [Transfer("saboteur", building, goal) for goal in free]
    return found


def refusal(position: Position, seat: int, move: Move) -> Refusal | None:
    """Return why the training or the transfer is not possible in this way."""
    match move:
        case Train(tile, place, pay):
            return (
                not_offered(position, seat, tile, _SOURCE)
                or used_up(position, tile)
                or unpayable(position, seat, tile, pay)
                or _cannot_stand(position, seat, tile, place, pay)
                or no_price(position, seat, tile, pay)
            )
        case Transfer(tile, start, goal) if tile in RAMPART_TRAINING or tile == "saboteur":
            missing = not_offered(position, seat, "training_transfer", _SOURCE)
            if missing is not None:
                return missing
            if tile == "saboteur":
                return _no_saboteur_way(position, start, goal)
            return _no_way(position, seat, tile, start, goal)
        case _:
            return refuse(Reason.NOT_NOW, _SOURCE, stage="training")


def _cannot_stand(position: Position, seat: int, tile: str, place: str, pay: str) -> Refusal | None:
    match tile:
        case "trainer":
            return _no_trainees(position, place, pay)
        case "saboteur":
            return _no_saboteur_place(position, place)
        case "artilleryman":
            return _no_machine(position, seat, place)
        case _:
            rampart = outer_place(position, place, position.board.all_ramparts, tile)
            if isinstance(rampart, Refusal):
                return rampart
            return foreign(position, seat, rampart) or _tile_on_rampart(position, tile, rampart)


def _trainees(position: Position, pay: str) -> int:
    """Return how many units the trainer could bring for this price (R-85)."""
    return pieces_out(position, _INTO[pay], bag=position.values.trainer_from_bag)


def _no_trainees(position: Position, place: str, pay: str) -> Refusal | None:
    if place != CAMP:
        return refuse(Reason.WRONG_KIND_OF_PLACE, _SOURCE, place=place, piece="trainer")
    if _trainees(position, pay):
        return None
    unit = UNITS[_INTO[pay]]
    if position.values.trainer_from_bag:
        return refuse(Reason.NONE_LEFT, "R-85", piece=unit)
    return refuse(Reason.NO_TRAINEE, "R-85", unit=unit)


def _no_saboteur_place(position: Position, place: str) -> Refusal | None:
    if place not in ACTION_BUILDINGS:
        return refuse(Reason.WRONG_KIND_OF_PLACE, "R-10", place=place, piece="saboteur")
    if position.saboteurs >> ACTION_BUILDINGS.index(place) & 1:
        return refuse(Reason.SAME_TILE_THERE, _SOURCE, place=place, piece="saboteur")
    return None


def _no_machine(position: Position, seat: int, place: str) -> Refusal | None:
    number = position.board.outer_index.get(place, -1)
    if number < 0:
        return refuse(Reason.UNKNOWN_PLACE, "2", place=place)
    if not BALLISTA <= position.machine[number] <= TREBUCHET:
        return refuse(Reason.NO_MACHINE_THERE, _SOURCE, place=place)
    if not position.supply[HIT]:
        return refuse(Reason.NONE_LEFT, "R-26", piece="hit")
    return foreign(position, seat, number)


def _tile_on_rampart(position: Position, tile: str, rampart: int) -> Refusal | None:
    bits, name = position.training[rampart], position.board.outer[rampart]
    if bits >> RAMPART_TRAINING.index(tile) & 1:
        return refuse(Reason.SAME_TILE_THERE, _SOURCE, place=name, piece=tile)
    return refuse(Reason.TWO_TILES_THERE, _SOURCE, place=name) if two_bits(bits) else None


def _no_saboteur_way(position: Position, start: str, goal: str) -> Refusal | None:
    if start not in ACTION_BUILDINGS or not position.saboteurs >> ACTION_BUILDINGS.index(start) & 1:
        return refuse(Reason.NOT_THERE, _SOURCE, piece="saboteur", place=start)
    return _no_saboteur_place(position, goal)


def _no_way(position: Position, seat: int, tile: str, start: str, goal: str) -> Refusal | None:
    board = position.board
    first = outer_place(position, start, board.all_ramparts, tile)
    second = outer_place(position, goal, board.all_ramparts, tile)
    if isinstance(first, Refusal):
        return first
    if isinstance(second, Refusal):
        return second
    if not position.training[first] >> RAMPART_TRAINING.index(tile) & 1:
        return refuse(Reason.NOT_THERE, _SOURCE, piece=tile, place=start)
    if board.outer_side[first] != board.outer_side[second]:
        return refuse(Reason.OTHER_SIDE, _SOURCE, start=start, goal=goal)
    return foreign(position, seat, first) or _tile_on_rampart(position, tile, second)


def play(position: Position, seat: int, move: Move, out: list[Event]) -> None:
    """Pay for the training and place it, or transfer a tile."""
    match move:
        case Train("trainer", _, pay):
            _train_units(position, seat, pay, out)
        case Train(tile, place, pay):
            settle(position, seat, tile, pay, out)
            _place(position, tile, place)
            out.append(Placed("hit" if tile == "artilleryman" else tile, place))
        case Transfer(tile, start, goal):
            settle(position, seat, "training_transfer", "", out)
            _shift(position, tile, start, goal, out)
        case _:
            raise unexpected(move)


def _train_units(position: Position, seat: int, pay: str, out: list[Event]) -> None:
    """Bring as many units as the trainer can, discarded ones first, without the two just paid (R-85)."""
    kind = _INTO[pay]
    count = min(_trainees(position, pay), 2)
    settle(position, seat, "trainer", pay, out)
    for _ in range(count):
        position.invaders[seat].camp[kind] += 1
        out.append(UnitMoved(UNITS[kind], fetch(position, kind), CAMP, "trainer"))


def _place(position: Position, tile: str, place: str) -> None:
    if tile == "artilleryman":
        position.supply[HIT] -= 1
        position.hits[position.board.outer_index[place]] += 1
        return
    position.supply[SUPPLY_INDEX[tile]] -= 1
    if tile == "saboteur":
        position.saboteurs |= 1 << ACTION_BUILDINGS.index(place)
    else:
        position.training[position.board.outer_index[place]] |= 1 << RAMPART_TRAINING.index(tile)


def _shift(position: Position, tile: str, start: str, goal: str, out: list[Event]) -> None:
    out.append(Shifted(tile, start, goal))
    if tile == "saboteur":
        position.saboteurs ^= 1 << ACTION_BUILDINGS.index(start) | 1 << ACTION_BUILDINGS.index(goal)
        costs_fell(position, out)
        return
    bit = 1 << RAMPART_TRAINING.index(tile)
    position.training[position.board.outer_index[start]] &= ~bit
    position.training[position.board.outer_index[goal]] |= bit
