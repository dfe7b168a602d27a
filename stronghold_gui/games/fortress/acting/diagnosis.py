"""Refusals of steps and places: the first thing in the way, as a reason with its numbers (rules, section 16)."""

from __future__ import annotations

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.field.steps import NoStep, Step, weigh
from stronghold_gui.games.fortress.moving.allowance import all_walk, stays_on_walk
from stronghold_gui.games.fortress.moving.ground import who_bars, who_takes
from stronghold_gui.games.fortress.moving.reach import Place, Reach
from stronghold_gui.games.fortress.position import NONE
from stronghold_gui.games.fortress.reasons import Reason, refuse


def step_refusal(reach: Reach, move: m.Step, place: Place) -> Refusal:
    """Return why a single step cannot be taken."""
    position = reach.position
    field = position.setting.field
    goal = field.by_name[move.space]
    lead = _lead(reach, goal, place)
    if lead == NONE:
        return refuse(Reason.NOT_NEXT, "6.1", space=move.space)
    weighed = weigh(field, position.setting.shapes[position.card], lead, goal)
    if isinstance(weighed, NoStep):
        name = position.setting.cards.figure_ids[reach.figure]
        limit = position.setting.cards.of(reach.figure).height - 1
        return refuse(
            weighed.reason, weighed.source, space=move.space, count=weighed.levels, limit=limit, figure=name
        )  # fmt: skip
    if reach.halted():
        return _halted(reach)
    return _in_the_way(reach, weighed, lead) or _points(reach, weighed) or end_refusal(reach, place)


def _lead(reach: Reach, goal: int, place: Place) -> int:
    """Return the spot of the figure's half that leads a step to a place; ``NONE`` if the figure cannot step there."""
    if len(place) != len(reach.start) or goal in reach.start:
        return NONE
    if len(place) == 1:
        return reach.start[0]
    left = [spot for spot in place if spot != goal]
    return left[0] if left and left[0] in reach.start else NONE


def _halted(reach: Reach) -> Refusal:
    water = all(reach.position.setting.field.stops[spot] for spot in reach.start)
    return refuse(Reason.WATER_STOP if water else Reason.GLYPH_STOP, "6.1")


def _in_the_way(reach: Reach, step: Step, lead: int) -> Refusal | None:
    position, field = reach.position, reach.position.setting.field
    space, names = field.name(step.goal), position.setting.cards.figure_ids
    if step.goal == position.leaf:
        return _leaf(reach, space)
    if reach.way.shut >> step.goal & 1:
        other = who_bars(position, reach.figure, step.goal)
        if step.ladder:
            return refuse(Reason.RUNG_TAKEN, "RF-30", space=space, other=names[other])
        friend = position.side_of(other) == position.side_of(reach.figure)
        reason = Reason.ENGAGED_FRIEND if friend else Reason.ENEMY_IN_WAY
        return refuse(reason, "6.1", space=space, other=names[other])
    if step.jump and not reach.may_jump(lead, step.goal):
        return refuse(Reason.RUNG_TAKEN, "RF-29", space=space, other="")
    return None


def _leaf(reach: Reach, space: str) -> Refusal:
    closed = reach.position.door_state == "closed"
    return refuse(Reason.DOOR_CLOSED, "7") if closed else refuse(Reason.LEAF, "RF-37", space=space)


def _points(reach: Reach, step: Step) -> Refusal | None:
    if reach.affords(step):
        return None
    stays = reach.walk_points >= 0 and stays_on_walk(reach.position, step)
    if stays or step.cost > reach.walk_points:
        limit = reach.walk_points if stays else reach.points
        return refuse(Reason.TOO_FAR, "6.1", count=step.cost, limit=max(limit, 0))
    reason = Reason.BONUS_ON_LADDER if step.ladder else Reason.BONUS_OFF_WALK
    return refuse(reason, "RF-18", count=step.cost, limit=max(reach.points, 0))


def end_refusal(reach: Reach, place: Place) -> Refusal:
    """Return why a move cannot end at a place."""
    for spot in place:
        if reach.way.taken >> spot & 1:
            other = who_takes(reach.position, reach.figure, spot)
            return refuse(Reason.MUST_END_FREE, "6.1", other=reach.position.setting.cards.figure_ids[other])
    return refuse(Reason.UNEVEN_END, "RF-25")


def free_refusal(reach: Reach, place: Place) -> Refusal | None:
    """Return the refusal of a place that is occupied or where the figure does not fit."""
    position, field = reach.position, reach.position.setting.field
    card = position.setting.cards.of(reach.figure)
    names, figure = position.setting.cards.figure_ids, position.setting.cards.figure_ids[reach.figure]
    if len(place) != len(reach.start):
        return refuse(Reason.NOT_FITTING, "4", figure=figure, space=field.name(place[0]))
    for spot in place:
        space = field.name(spot)
        if spot == position.leaf:
            return _leaf(reach, space)
        if reach.way.taken >> spot & 1:
            other = who_takes(position, reach.figure, spot)
            return refuse(Reason.OCCUPIED, "6.1", space=space, figure=names[other])
        if field.ladder[spot] >= 0 and not card.climbs_ladders:
            return refuse(Reason.SIZE_ON_LADDER, "6.4", figure=figure)
        if field.level[spot] + card.height > field.ceiling[spot]:
            return refuse(Reason.NO_ROOM, "RF-17", space=space)
    return _pair(reach, place)


def _pair(reach: Reach, place: Place) -> Refusal | None:
    """Return why a double-space figure cannot stand on two spaces."""
    if len(place) == 1:
        return None
    field = reach.position.setting.field
    first, second = place
    if field.door_spots and field.door_spots[0] in place:
        return refuse(Reason.DOOR_TOO_SMALL, "RF-10", figure=reach.position.setting.cards.figure_ids[reach.figure])
    if field.level[first] != field.level[second]:
        return refuse(Reason.UNEVEN_END, "RF-25")
    if field.towards(first, second) < 0:
        return refuse(Reason.NOT_NEXT, "6.5", space=field.name(second))
    return None


def far_refusal(reach: Reach, place: Place) -> Refusal:
    """Return the refusal of a place out of reach, or of any place if the figure must end its move where it is."""
    if reach.halted():
        return _halted(reach)
    walks, stays = reach.walk_points >= 0, all_walk(reach.position, place)
    limit = max(reach.walk_points if walks and stays else reach.points, 0)
    ground = ("walk" if stays else "off") if walks else ""
    space = reach.position.setting.field.name(place[0])
    return refuse(Reason.NOT_REACHED, "6", space=space, limit=limit, ground=ground)
