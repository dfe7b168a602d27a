"""The ladders of a map (rules, sections 2.2 and 2.3; RF-13, RF-15)."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.games.fortress.field.hexes import DIRECTION_INDEX
from stronghold_gui.games.fortress.field.plan import Ladder, Plan
from stronghold_gui.games.fortress.field.unbuildable import Unbuildable, check_name, unbuildable
from stronghold_gui.games.fortress.field.written import LadderPart


def read_ladders(parts: Sequence[LadderPart], plan: Plan) -> tuple[Ladder, ...]:
    """Return the ladders; raises ``MapFault`` for one that stands or leans on nothing."""
    found: list[Ladder] = []
    for index, part in enumerate(parts):
        path = f"ladders[{index}]"
        check_name(part.id, f"{path}.id")
        ladder = Ladder(part.id, part.landing, DIRECTION_INDEX[part.edge], part.top[2], part.rungs)
        _check_landing(path, ladder, plan)
        if part.top != ladder.top:
            raise unbuildable(f"{path}.top", Unbuildable.TOP_ELSEWHERE)
        _check_top(path, ladder, plan)
        if any(ladder.landing == other.landing for other in found):
            raise unbuildable(f"{path}.landing", Unbuildable.ONE_LADDER)
        if any(ladder.id == other.id for other in found):
            raise unbuildable(f"{path}.id", Unbuildable.NAME_TWICE, value=ladder.id)
        found.append(ladder)
    return tuple(found)


def _check_landing(path: str, ladder: Ladder, plan: Plan) -> None:
    """The lowest rung stands directly on a space that has thickness."""
    at, level = ladder.landing[:2], ladder.landing[2]
    ceilings = dict(plan.storeys(at)) if at in plan.hexes else {}
    if level not in ceilings:
        raise unbuildable(f"{path}.landing", Unbuildable.RUNG_ON_NOTHING)
    if level == plan.hexes[at].level and not plan.hexes[at].terrain.height:
        raise unbuildable(f"{path}.landing", Unbuildable.LANDING_ON_WATER)
    if ladder.goal >= ceilings[level]:
        raise unbuildable(f"{path}.landing", Unbuildable.ROOF_OVER_LADDER)


def _check_top(path: str, ladder: Ladder, plan: Plan) -> None:
    """The highest rung is joined to a walk, land or wall across the edge; rungs are as many as are needed (RF-13)."""
    top, rise, rung = ladder.top, ladder.goal - ladder.landing[2], plan.pieces.levels["rung"]
    at = top[:2]
    joined = at in plan.hexes and (
        top[2] in [floor for floor, _ in plan.storeys(at)] or (at in plan.columns and top[2] < plan.walks[at][0])
    )
    if not joined or rise <= 0:
        raise unbuildable(f"{path}.top", Unbuildable.LEANS_ON_NOTHING)
    if ladder.rungs != -(-rise // rung):
        raise unbuildable(f"{path}.rungs", Unbuildable.OTHER_RUNGS, levels=rise, rungs=-(-rise // rung))
