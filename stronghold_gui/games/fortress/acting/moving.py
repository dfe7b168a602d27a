"""Movement of the active card's figures: steps, ways, flights, leaps, climbs, and refusals (rules, section 6)."""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.acting.diagnosis import end_refusal, far_refusal, free_refusal, step_refusal
from stronghold_gui.games.fortress.acting.who import active, figure_refusal
from stronghold_gui.games.fortress.armies.placing import goal_of
from stronghold_gui.games.fortress.chapter import not_there
from stronghold_gui.games.fortress.events import Event
from stronghold_gui.games.fortress.field.field import SKY
from stronghold_gui.games.fortress.field.steps import NoStep, Shape, weigh
from stronghold_gui.games.fortress.moving.allowance import all_walk, allowance
from stronghold_gui.games.fortress.moving.flight import leaps
from stronghold_gui.games.fortress.moving.possible import in_the_air, on_foot
from stronghold_gui.games.fortress.moving.reach import Place, Reach
from stronghold_gui.games.fortress.moving.ways import WaySearch
from stronghold_gui.games.fortress.position import NONE, Position
from stronghold_gui.games.fortress.reasons import Reason, refuse

Movement = m.Step | m.Go | m.Fly | m.Leap | m.Grapple | m.Stop

WALKED, FLOWN, LEAPT, GRAPPLED = range(4)
"""The kinds of movement, as the first figure of the tasks ``leave`` and ``land``."""


def moves(position: Position) -> list[m.Move]:
    """Return all movement moves of the active card's figures."""
    if position.fighting:
        return []
    if position.mover != NONE:
        return [*_on_foot(position, position.mover), *_stop(position, position.mover)]
    found: list[m.Move] = []
    for figure in active(position):
        if not position.moved >> figure & 1:
            found += _on_foot(position, figure)
            found += _otherwise(position, figure)
    return found


def _on_foot(position: Position, figure: int) -> list[m.Move]:
    possible, setting = on_foot(position, figure), position.setting
    if position.second[figure] == NONE:
        steps, goes = setting.walks[setting.cards.figure_ids[figure]]
        return [*[steps[step.goal] for step in possible.steps.values()], *map(goes.__getitem__, possible.numbers)]
    strides = setting.strides[figure]
    found = [
        strides[step.goal, second if first == step.goal else first]
        for (first, second), step in possible.steps.items()
    ]  # fmt: skip
    return [*found, *map(setting.goes[figure].__getitem__, possible.numbers)]


def _stop(position: Position, figure: int) -> list[m.Move]:
    name = position.setting.cards.figure_ids[figure]
    return [m.Stop(name)] if Reach(position, figure).may_end(position.spots(figure)) else []


def _otherwise(position: Position, figure: int) -> list[m.Move]:
    """Return flights, leaps and climbs with the grapple gun."""
    setting, name = position.setting, position.setting.cards.figure_ids[figure]
    found: list[m.Move] = []
    powers = setting.powers[position.card]
    if "flying" in powers:
        found += map(setting.flies[figure].__getitem__, in_the_air(position, figure).numbers)
    if "stealth_leap" in powers:
        found += [m.Leap(name, setting.field.name(place[0])) for place in leaps(position, figure)]
    if "grapple_gun_25" in powers:
        around = setting.field.around[position.where[figure]]
        found += [
            m.Grapple(name, setting.field.name(spot))
            for spot in around
            if _grapple_refusal(position, figure, spot) is None
        ]  # fmt: skip
    return found


def refusal(position: Position, move: Movement) -> Refusal | None:
    """Return the refusal for a movement move."""
    found = figure_refusal(position, move.figure)
    if found is not None:
        return found
    figure = position.setting.figure_index[move.figure]
    if isinstance(move, m.Stop):
        return _stop_refusal(position, figure)
    if position.fighting:
        return refuse(Reason.ALREADY_ATTACKED, "5")
    if position.moved >> figure & 1:
        return refuse(Reason.MOVED_ALREADY, "5", figure=move.figure)
    if position.mover != NONE and not isinstance(move, m.Step | m.Go):
        return refuse(Reason.FINISH_MOVE, "6.6", figure=move.figure)
    place = goal_of(position, move)
    if place is None:
        return unknown_space(position, move.space)
    return _place_refusal(position, figure, move, place)


def unknown_space(position: Position, space: str) -> Refusal:
    """Return the refusal of a space that is inside a wall or does not exist."""
    col, row, _ = map(int, space.split(","))
    walled = (col, row) in position.setting.plan.columns
    return refuse(Reason.WALL, "2.3", space=space) if walled else not_there(space)


def _stop_refusal(position: Position, figure: int) -> Refusal | None:
    if position.mover != figure:
        return refuse(Reason.NOT_MOVING, "6.1")
    reach = Reach(position, figure)
    place = position.spots(figure)
    return None if reach.may_end(place) else end_refusal(reach, place)


def _place_refusal(position: Position, figure: int, move: Movement, place: Place) -> Refusal | None:
    match move:
        case m.Step():
            step = on_foot(position, figure).steps.get(place)
            legal = step is not None and position.setting.field.name(step.goal) == move.space
            return None if legal else step_refusal(Reach(position, figure), move, place)
        case m.Go():
            if place in on_foot(position, figure).ends:
                return None
            reach = Reach(position, figure)
            return free_refusal(reach, place) or far_refusal(reach, place)
        case m.Fly():
            return _fly_refusal(position, figure, place)
        case m.Leap():
            return _leap_refusal(position, figure, place)
        case m.Grapple():
            if not position.setting.figure_has(figure, "grapple_gun_25"):
                return refuse(Reason.NO_SUCH_POWER, "12", figure=move.figure, power="grapple_gun_25")
            return _grapple_refusal(position, figure, place[0])
        case m.Stop():
            return None


def _fly_refusal(position: Position, figure: int, place: Place) -> Refusal | None:
    setting, name = position.setting, position.setting.cards.figure_ids[figure]
    if not setting.figure_has(figure, "flying"):
        return refuse(Reason.NOT_FLYING, "12", figure=name)
    points = allowance(position, figure)
    if place in in_the_air(position, figure).ends:
        return None
    return _air_refusal(position, figure, place, points)


def _air_refusal(position: Position, figure: int, place: Place, points: int) -> Refusal:
    """Return the refusal for a landing at a place."""
    reach, field = Reach(position, figure), position.setting.field
    found = free_refusal(reach, place)
    if found is not None:
        return found
    distance = position.setting.distances.columns
    away = min(distance(field.at(start), field.at(spot)) for start in reach.start for spot in place)
    if away > points:
        return refuse(Reason.TOO_FAR, "6.6", count=away, limit=points)
    return refuse(Reason.ROOF, "6.6", space=field.name(place[0]))


def _leap_refusal(position: Position, figure: int, place: Place) -> Refusal | None:
    setting, name = position.setting, position.setting.cards.figure_ids[figure]
    if not setting.figure_has(figure, "stealth_leap"):
        return refuse(Reason.NO_SUCH_POWER, "12", figure=name, power="stealth_leap")
    if place in leaps(position, figure):
        return None
    level = setting.field.level
    levels, limit = abs(level[place[0]] - level[position.where[figure]]), setting.param("stealth_leap", "levels")
    if levels > limit:
        return refuse(Reason.TOO_MANY_LEVELS, "12", count=levels, limit=limit)
    return _air_refusal(position, figure, place, setting.param("stealth_leap", "spaces"))


def _grapple_refusal(position: Position, figure: int, spot: int) -> Refusal | None:
    """Return why a figure cannot climb to a space with the grapple gun.

    The space must be one step away and not too many levels higher, with open sky above the figure (RF-60).
    """
    setting, field = position.setting, position.setting.field
    up = setting.param("grapple_gun_25", "up")
    start = position.where[figure]
    height = setting.cards.of(figure).height
    if field.ceiling[start] != SKY:
        return refuse(Reason.ROOF, "RF-60", space=field.name(start))
    step = weigh(field, Shape(height, climbs=False, double=False, limit=up + 1), start, spot)
    if isinstance(step, NoStep):
        return refuse(
            step.reason,
            step.source,
            space=field.name(spot),
            count=step.levels,
            limit=up,
            figure=setting.cards.figure_ids[figure],
        )
    reach = Reach(position, figure)
    if step.jump and not reach.may_jump(start, spot):
        return refuse(Reason.RUNG_TAKEN, "RF-29", space=field.name(spot), other="")
    return free_refusal(reach, (spot,))


def play(position: Position, move: Movement, out: list[Event]) -> None:
    """Begin or continue a figure's move: store its way and add the task that carries it out; or end the move."""
    figure = position.setting.figure_index[move.figure]
    if isinstance(move, m.Stop):
        position.todo.append(("arrive", 0, 0))
        return
    place = goal_of(position, move)
    assert place is not None
    way = _way(position, figure, place) if isinstance(move, m.Go) else ()
    if position.mover == NONE:
        position.mover, position.spent, position.entered = figure, 0, NONE
        position.walking = all_walk(position, position.spots(figure))
        position.falls = ()
    match move:
        case m.Step():
            position.path = _flat(place)
            position.todo.append(("walk", 0, 0))
        case m.Go():
            position.path = way
            position.todo.append(("walk", 1, 0))
        case m.Fly() | m.Leap() | m.Grapple():
            how = {m.Fly: FLOWN, m.Leap: LEAPT, m.Grapple: GRAPPLED}[type(move)]
            position.path = _flat(place)
            position.todo.append(("leave", how, 0))
        case _:
            raise unexpected(move)


def _way(position: Position, figure: int, goal: Place) -> tuple[int, ...]:
    """Return the way of a figure to a place, in the form that the position stores."""
    way = WaySearch(Reach(position, figure)).best(goal)
    assert way is not None
    if len(goal) == 1:
        return tuple([spot for (first,) in way.places for spot in (first, NONE)])
    return tuple([spot for place in way.places for spot in place])


def _flat(place: Place) -> tuple[int, int]:
    return place[0], place[1] if len(place) == 2 else NONE
