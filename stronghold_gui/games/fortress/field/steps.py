"""A step from a spot to a neighbouring one: its cost, its drop, or the reason why it is impossible (rules, 6.1, 6.4).

Other figures and the state of the door are not considered here. Steps depend only on the battlefield and the shape of a
figure, so they are computed once for each shape.
"""

from __future__ import annotations

from msgspec import Struct

from stronghold_gui.games.fortress.field.field import Field
from stronghold_gui.games.fortress.reasons import Reason


class Shape(Struct, frozen=True):
    """The properties of a figure that decide its steps.

    Attributes:
        height: in levels.
        climbs: whether it uses ladders.
        double: whether it takes two spaces.
        limit: a step must rise by fewer levels: the figure's height, or a huge number if there is no limit.
    """

    height: int
    climbs: bool
    double: bool
    limit: int


class Step(Struct, frozen=True):
    """A step that the battlefield allows.

    Attributes:
        goal: the spot.
        cost: the points that it costs.
        drop: levels from the highest point of the step down to the goal.
        ladder: whether a rung is its start or goal.
        jump: whether it goes down past rungs (RF-29).
    """

    goal: int
    cost: int
    drop: int
    ladder: bool
    jump: bool


class NoStep(Struct, frozen=True):
    """The reason why a step is impossible, with a number of levels and the rule."""

    reason: Reason
    source: str
    levels: int = 0


def weigh(field: Field, shape: Shape, start: int, goal: int) -> Step | NoStep:
    """Return the step from a spot to another, or the reason why there is none."""
    rungs = field.ladder[start] >= 0 or field.ladder[goal] >= 0
    if rungs and not shape.climbs:
        return NoStep(Reason.SIZE_ON_LADDER, "6.4")
    if shape.double and field.door_spots and field.door_spots[0] in (start, goal):
        return NoStep(Reason.DOOR_TOO_SMALL, "RF-10")
    if field.at(start) == field.at(goal):
        return _along(field, shape, start, goal)
    towards = field.towards(start, goal)
    if towards < 0:
        return NoStep(Reason.NOT_NEXT, "6.1")
    if _leads(field, start, goal) or _leads(field, goal, start):
        return _over_the_top(field, shape, start, goal, towards)
    if rungs:
        return _sideways(field, shape, start, goal, towards)
    return _ordinary(field, shape, start, goal, towards)


def _leads(field: Field, rung: int, top: int) -> bool:
    """Return whether a rung is the highest of a ladder that leads to a space."""
    number = field.ladder[rung]
    if number < 0 or field.rungs[number][-1] != rung:
        return False
    return field.spots[top] == field.plan.ladders[number].top


def _along(field: Field, shape: Shape, start: int, goal: int) -> Step | NoStep:
    """Return a step on a ladder, by one rung or as a jump down to the landing space, or why there is none."""
    number = field.ladder_at(start)
    if number < 0 or number != field.ladder_at(goal):
        return NoStep(Reason.NOT_NEXT, "6.1")
    chain = [field.landing(number), *field.rungs[number]]
    way = chain.index(goal) - chain.index(start)
    drop = field.level[start] - field.level[goal]
    if way in (1, -1):
        fits = field.level[goal] + shape.height <= field.ceiling[goal]
        return Step(goal, 1, 0, ladder=True, jump=False) if fits else NoStep(Reason.NO_ROOM, "RF-17")
    if goal == chain[0]:
        return Step(goal, 1, drop, ladder=True, jump=True)
    return NoStep(Reason.RUNG_SKIPPED, "6.4")


def _over_the_top(field: Field, shape: Shape, start: int, goal: int, towards: int) -> Step | NoStep:
    """Return the step between the highest rung and the ladder's top: 1 point, and 1 for each level of a battlement."""
    top = goal if field.ladder[start] >= 0 else start
    battlement = field.top_between(start, goal, towards)
    crossing = max(field.level[top], battlement)
    if crossing + shape.height > min(field.ceiling[start], field.ceiling[goal]):
        return NoStep(Reason.NO_ROOM, "RF-17")
    climb = crossing - field.level[top]
    drop = crossing - field.level[goal] if climb else 0
    if climb >= shape.limit:
        return NoStep(Reason.TOO_HIGH, "6.1", climb)
    if field.ladder[goal] >= 0 and drop >= shape.height:
        return NoStep(Reason.RUNG_NO_FALL, "RF-29", drop)
    return Step(goal, 1 + climb, drop, ladder=True, jump=False)


def _sideways(field: Field, shape: Shape, start: int, goal: int, towards: int) -> Step | NoStep:
    """Return a step onto a rung from the side, or off one to the side (RF-27, RF-28)."""
    level, battlement = field.level, field.top_between(start, goal, towards)
    crossing = max(level[start], level[goal], battlement)
    if _behind_panel(field, shape, start, towards, crossing) or _passes_own_panel(field, start, goal, towards):
        return NoStep(Reason.PANEL, "RF-31")
    if crossing + shape.height > min(field.ceiling[start], field.ceiling[goal]):
        return NoStep(Reason.NO_ROOM, "RF-17")
    if field.ladder[goal] >= 0:
        return _onto_rung(field, shape, start, goal, battlement)
    rise = max(0, crossing - (level[start] + 1))
    if rise >= shape.limit:
        return NoStep(Reason.TOO_HIGH, "6.1", rise)
    return Step(goal, 1 + rise, crossing - level[goal], ladder=True, jump=False)


def _passes_own_panel(field: Field, start: int, goal: int, towards: int) -> bool:
    """Return whether a step crosses the edge on which the ladder of its start or goal leans."""
    for rung, way in ((start, towards), (goal, (towards + 3) % 6)):
        number = field.ladder[rung]
        if number >= 0 and field.plan.ladders[number].edge == way:
            return True
    return False


def _onto_rung(field: Field, shape: Shape, start: int, goal: int, battlement: int) -> Step | NoStep:
    level = field.level
    landing = field.level[field.landing(field.ladder[goal])]
    height = max(level[start], battlement)
    if height == landing:
        return NoStep(Reason.RUNG_SKIPPED, "RF-27")
    if abs(level[goal] - height) > 1:
        return NoStep(Reason.RUNG_TOO_FAR, "RF-27", abs(level[goal] - height))
    climb = height - level[start]
    if climb >= shape.limit:
        return NoStep(Reason.TOO_HIGH, "6.1", climb)
    return Step(goal, 1 + climb, 0, ladder=True, jump=False)


def _ordinary(field: Field, shape: Shape, start: int, goal: int, towards: int) -> Step | NoStep:
    """Return a step from space to space."""
    level = field.level
    crossing = max(level[start], level[goal], field.top_between(start, goal, towards))
    if _behind_panel(field, shape, start, towards, crossing) or _must_climb(field, shape, start, goal):
        return NoStep(Reason.PANEL, "RF-31" if crossing > level[start] else "RF-32")
    if crossing + shape.height > min(field.ceiling[start], field.ceiling[goal]):
        return NoStep(Reason.NO_ROOM, "RF-17")
    rise = crossing - level[start]
    if rise >= shape.limit:
        return NoStep(Reason.TOO_HIGH, "6.1", rise)
    return Step(goal, 1 + rise, crossing - level[goal], ladder=False, jump=_down_a_ladder(field, start, goal))


def _behind_panel(field: Field, shape: Shape, start: int, towards: int, crossing: int) -> bool:
    """Return whether the panel of a ladder blocks a figure that crosses an edge at a level (RF-31)."""
    panels = field.panels.get((field.at(start), towards), ())
    return any(crossing < goal and crossing + shape.height > bottom for bottom, goal in panels)


def _must_climb(field: Field, shape: Shape, start: int, goal: int) -> bool:
    """Return whether a step goes from a ladder's landing space to its top, which a climber must not skip (RF-32)."""
    number = field.landing_of[start]
    return shape.climbs and number >= 0 and field.spots[goal] == field.plan.ladders[number].top


def _down_a_ladder(field: Field, start: int, goal: int) -> bool:
    """Return whether a step goes down from the top of a ladder to its landing space."""
    number = field.landing_of[goal]
    return number >= 0 and field.spots[start] == field.plan.ladders[number].top
