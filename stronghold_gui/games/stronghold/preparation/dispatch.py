"""One dispatch: ramparts, then foregrounds, then the camp, unit by unit (rules, section 6; R-56 to R-64).

``Position.moved`` counts the units that left each place in this dispatch. In step C the units from the camp are counted
at the foreground of the side that they go to, or at the barbican's rampart. ``Position.aims`` keeps
(start, quartermaster's rampart, units), since each quartermaster lets two units more onto their rampart than the
numbers say (R-58).
"""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.board import CAMP, SIDES
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.effects import arrive, kill_outer
from stronghold_gui.games.stronghold.events import Event, UnitMoved, Way
from stronghold_gui.games.stronghold.moves import DONE, Done, March, Move, Rope
from stronghold_gui.games.stronghold.paths import bite
from stronghold_gui.games.stronghold.pieces import QUARTERMASTER, SAP, UNIT_INDEX, UNITS
from stronghold_gui.games.stronghold.position import Aiming, Position
from stronghold_gui.games.stronghold.preparation import ropes, ways
from stronghold_gui.games.stronghold.preparation.flank import flank_of, foreign
from stronghold_gui.games.stronghold.reasons import Reason, refuse
from stronghold_gui.games.stronghold.sites import room


def number_left(position: Position, start: int, goal: int) -> bool:
    """Return whether one more unit may go from ``start`` to ``goal`` within the dispatch's number.

    Without a quartermaster only the units that left ``start`` count. With quartermasters, each start's units beyond the
    number must fit into the two extra units of each quartermaster. Any of the units may count as extra, so no sequence
    of marches allows fewer units than another.
    """
    if position.moved[start] < position.size:
        return True
    lasting = position.training[goal] & QUARTERMASTER
    if not lasting and not position.aims:
        return False
    arrivals = list(position.aims)
    if lasting:
        arrivals = _with_one_more(arrivals, start, goal)
    excess = {source: position.moved[source] - position.size for source, _, _ in arrivals}
    excess[start] = position.moved[start] + 1 - position.size
    owed = [(source, over) for source, over in excess.items() if over > 0]
    extra = {rampart: position.values.quartermaster_dispatch for _, rampart, _ in arrivals}
    return _covered(owed, arrivals, extra)


def note_arrival(position: Position, start: int, goal: int) -> None:
    """Remember a unit that went from ``start`` onto a quartermaster's rampart."""
    position.aims = _with_one_more(position.aims, start, goal)


def _with_one_more(arrivals: list[Aiming], start: int, goal: int) -> list[Aiming]:
    known = [(source, rampart, count) for source, rampart, count in arrivals if (source, rampart) != (start, goal)]
    count = sum(count for source, rampart, count in arrivals if (source, rampart) == (start, goal))
    return [*known, (start, goal, count + 1)]


def _covered(owed: list[tuple[int, int]], arrivals: list[Aiming], extra: dict[int, int]) -> bool:
    """Return whether the units that left each start beyond its number fit into the extra units of quartermasters."""
    if not owed:
        return True
    (source, over), *others = owed
    if over == 0:
        return _covered(others, arrivals, extra)
    for index, (start, rampart, count) in enumerate(arrivals):
        if start == source and count and extra[rampart]:
            left = [*arrivals[:index], (start, rampart, count - 1), *arrivals[index + 1 :]]
            if _covered([(source, over - 1), *others], left, {**extra, rampart: extra[rampart] - 1}):
                return True
    return False


STEPS: Final = ("A", "B", "C")
"""Ramparts, foregrounds, camp."""


def begin(position: Position, seat: int, size: str) -> None:
    """Begin a dispatch of that size, which has been paid. The partner acts again after its end (R-133)."""
    position.stage = "dispatch"
    position.marcher = seat
    position.size = position.values.dispatch[size]
    position.step = 0
    _clear(position)
    _skip_idle_steps(position)


def _clear(position: Position) -> None:
    places = len(position.moved)
    position.moved = [0] * places
    position.arrived = [0] * (3 * places)
    position.aims.clear()
    position.saps = position.trapped = 0


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the Invader on the moves of the current step."""
    step = STEPS[position.step]
    return (Decision(position.marcher, Kind.DISPATCH, step, position.size),)


def moves(position: Position, seat: int) -> list[Move]:
    """Return every march of the step, ropes, and done."""
    found = _marches(position, seat)
    ropes.add_moves(position, seat, found)
    found.append(DONE)
    return found


def _marches(position: Position, seat: int) -> list[Move]:
    found: list[Move] = []
    if position.step == len(STEPS) - 1:
        _camp_marches(position, seat, found)
        return found
    flank = flank_of(position, seat)
    for start in flank.columns if position.step == 0 else flank.foregrounds:
        _marches_from(position, start, found)
    return found


def _marches_from(position: Position, start: int, found: list[Move]) -> None:
    at, outer, arrived = 3 * start, position.outer, position.arrived
    if not (outer[at] or outer[at + 1] or outer[at + 2]):
        return
    kinds = [UNITS[kind] for kind in range(3) if outer[at + kind] > arrived[at + kind]]
    if not kinds:
        return
    names = position.board.outer
    for goal, _ in ways.leading_from(position, start):
        if position.outer_count(goal) < room(position, goal) and number_left(position, start, goal):
            found += [March(unit, names[start], names[goal]) for unit in kinds]


def _camp_marches(position: Position, seat: int, found: list[Move]) -> None:
    camp = position.invaders[seat].camp
    kinds = [UNITS[kind] for kind in range(3) if camp[kind]]
    if not kinds:
        return
    names = position.board.outer
    for goal, gate in ways.camp_goals(position, seat):
        if position.moved[gate] < position.size and position.outer_count(goal) < room(position, goal):
            found += [March(unit, CAMP, names[goal]) for unit in kinds]


def units_left(position: Position) -> dict[str, int]:
    """Return how many units can still march in the running step, by ``west``, ``east`` and ``barbican``; no zeros."""
    board, found = position.board, dict[str, int]()
    starts: dict[int, set[str]] = {}
    for march in _marches(position, position.marcher):
        assert isinstance(march, March)
        gate = board.outer_index[march.start] if march.start != CAMP else _gate(position, march.goal)
        starts.setdefault(gate, set()).add(march.goal)
    in_camp = sum(position.invaders[position.marcher].camp)
    from_camp = position.step == len(STEPS) - 1
    for start, goals in starts.items():
        places = [board.outer_index[goal] for goal in goals]
        at = slice(3 * start, 3 * start + 3)
        there = in_camp if from_camp else sum(position.outer[at]) - sum(position.arrived[at])
        more = sum(bool(position.training[place] & QUARTERMASTER) for place in places) * (not from_camp)
        number = position.size - position.moved[start] + more * position.values.quartermaster_dispatch
        space = sum(max(0, room(position, place) - position.outer_count(place)) for place in places)
        side = (*SIDES, "barbican")[board.outer_side[start]]
        found[side] = found.get(side, 0) + max(1, min(there, number, space))
    return found


def _gate(position: Position, goal: str) -> int:
    """Return the place in ``Position.moved`` that counts the units from the camp to a goal."""
    return dict(ways.camp_goals(position, position.marcher))[position.board.outer_index[goal]]


def refusal(position: Position, seat: int, move: Move) -> Refusal | None:
    """Return why the unit cannot march in this way. A step may always be ended."""
    match move:
        case Done():
            return None
        case Rope():
            return ropes.refusal(position, seat, move)
        case March(unit, start, goal):
            if unit not in UNIT_INDEX:
                return refuse(Reason.UNKNOWN_PIECE, "1", piece=unit)
            return _no_march(position, seat, UNIT_INDEX[unit], start, goal)
        case _:
            return refuse(Reason.NOT_NOW, "6", stage="dispatch")


def _no_march(position: Position, seat: int, kind: int, start: str, goal: str) -> Refusal | None:
    index = position.board.outer_index
    for place in (start, goal):
        if place not in index and place != CAMP:
            return refuse(Reason.UNKNOWN_PLACE, "2", place=place)
    if goal == CAMP:
        return refuse(Reason.NO_PATH, "6", start=start, goal=goal)
    if start == CAMP:
        return _no_camp_march(position, seat, kind, index[goal])
    return foreign(position, seat, index[start]) or _no_board_march(position, kind, index[start], index[goal])


def _no_camp_march(position: Position, seat: int, kind: int, goal: int) -> Refusal | None:
    board = position.board
    name = board.outer[goal]
    if position.step != len(STEPS) - 1:
        return refuse(Reason.WRONG_STEP, "6", step=STEPS[position.step])
    if not position.invaders[seat].camp[kind]:
        return refuse(Reason.NOT_THERE, "6", piece=UNITS[kind], place=CAMP)
    gate = dict(ways.camp_goals(position, seat)).get(goal)
    if gate is None:
        if goal == board.barbican:
            return refuse(Reason.NO_RAM, "R-61")
        if goal < board.walls and position.equipment[goal] & SAP:
            return refuse(Reason.NO_SAP_LEFT, "R-56", place=name)
        return refuse(Reason.NO_PATH, "6", start=CAMP, goal=name)
    if position.moved[gate] >= position.size:
        return refuse(Reason.NUMBER_USED_UP, "6", place=CAMP, number=position.size)
    if position.outer_count(goal) >= room(position, goal):
        return refuse(Reason.NO_ROOM, "6", place=name, limit=room(position, goal))
    return None


def _no_board_march(position: Position, kind: int, start: int, goal: int) -> Refusal | None:
    board = position.board
    names = board.outer
    if start < 2 * board.walls or start == board.ram:
        return refuse(Reason.NOBODY_LEAVES_WALL, "6", place=names[start])
    if (start in board.all_foregrounds) != (position.step == 1) or position.step == len(STEPS) - 1:
        return refuse(Reason.WRONG_STEP, "6", step=STEPS[position.step])
    if start == goal:
        return refuse(Reason.SAME_PLACE, "6", place=names[start])
    at = 3 * start + kind
    if not position.outer[at]:
        return refuse(Reason.NOT_THERE, "6", piece=UNITS[kind], place=names[start])
    if position.outer[at] <= position.arrived[at]:
        return refuse(Reason.ALREADY_MOVED, "6", unit=UNITS[kind], place=names[start])
    if goal not in (there for there, _ in ways.leading_from(position, start)):
        return ways.no_way(position, start, goal)
    if not number_left(position, start, goal):
        return refuse(Reason.NUMBER_USED_UP, "6", place=names[start], number=position.size)
    if position.outer_count(goal) >= room(position, goal):
        return refuse(Reason.NO_ROOM, "6", place=names[goal], limit=room(position, goal))
    return None


def play(position: Position, seat: int, move: Move, out: list[Event]) -> None:
    """March a unit, move one along ropes, or end the step."""
    match move:
        case March(unit, start, goal):
            if start == CAMP:
                _march_from_camp(position, seat, UNIT_INDEX[unit], goal, out)
            else:
                _march(position, UNIT_INDEX[unit], start, goal, out)
        case Rope():
            ropes.play(position, move, out)
            index = position.board.outer_index
            _forget_arrival(position, index[move.start], UNIT_INDEX[move.unit])
        case _:
            position.step += 1
            if position.step == len(STEPS) - 1:
                position.moved = [0] * len(position.moved)
            _skip_idle_steps(position)


def _forget_arrival(position: Position, start: int, kind: int) -> None:
    """Reduce the count of units that may not move again to the number of units still at ``start``."""
    at = 3 * start + kind
    position.arrived[at] = min(position.arrived[at], position.outer[at])


def _skip_idle_steps(position: Position) -> None:
    """Skip steps without a possible march, and end the dispatch after the last step."""
    while position.step < len(STEPS) and not _marches(position, position.marcher):
        position.step += 1
        if position.step == len(STEPS) - 1:
            position.moved = [0] * len(position.moved)
    if position.step == len(STEPS):
        position.stage = "phase"
        position.step = position.size = position.marcher = 0
        _clear(position)


def _march(position: Position, kind: int, start: str, goal: str, out: list[Event]) -> None:
    board = position.board
    first, second = board.outer_index[start], board.outer_index[goal]
    position.moved[first] += 1
    if position.training[second] & QUARTERMASTER:
        note_arrival(position, first, second)
    death = bite(position, ways.field_between(position, first, second), kind, once=True)
    if death is not None:
        kill_outer(position, first, kind, death, out)
        return
    position.outer[3 * first + kind] -= 1
    position.arrived[3 * second + kind] += 1
    how: Way = "march" if (first, second) in board.path_field else "drover"
    out.append(UnitMoved(UNITS[kind], start, goal, how))
    arrive(position, second, kind, out)


def _march_from_camp(position: Position, seat: int, kind: int, goal: str, out: list[Event]) -> None:
    board = position.board
    place = board.outer_index[goal]
    position.moved[dict(ways.camp_goals(position, seat))[place]] += 1
    sap = place < board.walls
    if sap:
        position.saps |= 1 << place
    position.invaders[seat].camp[kind] -= 1
    position.arrived[3 * place + kind] += 1
    out.append(UnitMoved(UNITS[kind], CAMP, goal, "sap" if sap else "march"))
    arrive(position, place, kind, out)
