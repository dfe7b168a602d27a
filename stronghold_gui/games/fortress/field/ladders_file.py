"""Reading ladders (rules, sections 2.2 and 2.3; RF-13, RF-15)."""

from __future__ import annotations

from stronghold_gui.core.reading import Node
from stronghold_gui.games.fortress.data.cards_file import only
from stronghold_gui.games.fortress.field.plan import Ladder, Plan
from stronghold_gui.games.fortress.field.reading import read_direction, read_name, read_space
from stronghold_gui.games.fortress.field.unbuildable import Unbuildable, unbuildable


def read_ladders(node: Node, plan: Plan) -> tuple[Ladder, ...]:
    """Return the ladders; raises ``DataFault`` for one that stands or leans on nothing."""
    found: list[Ladder] = []
    for item in node.items():
        only(item, {"id", "landing", "edge", "top", "rungs"})
        ladder = Ladder(
            read_name(item.at("id")),
            read_space(item.at("landing")),
            read_direction(item.at("edge")),
            read_space(item.at("top"))[2],
            item.at("rungs").number(1, 100),
        )
        _check_landing(item, ladder, plan)
        _check_top(item, ladder, plan)
        if any(ladder.landing == other.landing for other in found):
            raise unbuildable(item.at("landing"), Unbuildable.ONE_LADDER)
        if any(ladder.id == other.id for other in found):
            raise unbuildable(item.at("id"), Unbuildable.NAME_TWICE, value=ladder.id)
        found.append(ladder)
    return tuple(found)


def _check_landing(node: Node, ladder: Ladder, plan: Plan) -> None:
    """The lowest rung stands directly on a space that has thickness."""
    at, level = ladder.landing[:2], ladder.landing[2]
    ceilings = dict(plan.storeys(at)) if at in plan.hexes else {}
    if level not in ceilings:
        raise unbuildable(node.at("landing"), Unbuildable.RUNG_ON_NOTHING)
    if level == plan.hexes[at].level and not plan.hexes[at].terrain.height:
        raise unbuildable(node.at("landing"), Unbuildable.LANDING_ON_WATER)
    if ladder.goal >= ceilings[level]:
        raise unbuildable(node.at("landing"), Unbuildable.ROOF_OVER_LADDER)


def _check_top(node: Node, ladder: Ladder, plan: Plan) -> None:
    """The highest rung is joined to a walk, land or wall across the edge; rungs are as many as are needed (RF-13)."""
    top, rise, rung = ladder.top, ladder.goal - ladder.landing[2], plan.pieces.levels["rung"]
    if read_space(node.at("top")) != top:
        raise unbuildable(node.at("top"), Unbuildable.TOP_ELSEWHERE)
    at = top[:2]
    joined = at in plan.hexes and (
        top[2] in [floor for floor, _ in plan.storeys(at)] or (at in plan.columns and top[2] < plan.walks[at][0])
    )
    if not joined or rise <= 0:
        raise unbuildable(node.at("top"), Unbuildable.LEANS_ON_NOTHING)
    if ladder.rungs != -(-rise // rung):
        raise unbuildable(node.at("rungs"), Unbuildable.OTHER_RUNGS, levels=rise, rungs=-(-rise // rung))
