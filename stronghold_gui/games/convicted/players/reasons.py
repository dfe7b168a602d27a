"""Reasons for the moves of a computer player, as ids and numbers; ``wording`` makes sentences of them."""

from __future__ import annotations

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.player import Reasons, Saying, Term
from stronghold_gui.core.refusal import Figure
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.flow import chapter_of
from stronghold_gui.games.convicted.pieces import DIRECTIONS
from stronghold_gui.games.convicted.players.commander import fitting
from stronghold_gui.games.convicted.players.mind import Mind
from stronghold_gui.games.convicted.players.outlook import Outlook, expecting, facing
from stronghold_gui.games.convicted.players.weights import DefenderWeights
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.siege.foes import find_squad
from stronghold_gui.games.convicted.siege.reckoning import sides
from stronghold_gui.games.convicted.teaching.reference import anchor_of_decision

_SHOWN = 0.05
"""The smallest change of a wall's danger that the reasons mention."""
_Strengthens = m.Train | m.Drill | m.Make | m.Fortify | m.Repair | m.Desert | m.Place | m.Regroup | m.Guide
"""Moves whose reasons include the changed danger of walls."""


def reasons_of(position: Position, decision: Decision, move: m.Move, mind: Mind) -> Reasons | None:
    """Return the reasons for a move; ``None`` for moves without an aim, such as ending a step.

    Args:
        position: an imagined position that fits the seat's view; it is not changed.
        decision: the decision.
        move: the move chosen.
        mind: the mind that chose it.
    """
    aim = aim_of(move)
    if aim is None:
        return None
    return Reasons(
        aim=aim,
        terms=_terms(position, decision, move, fitting(mind, position).defender),
        clocks=(Saying("convicted.players.clock", {"turn": position.turn, "turns": position.mode.turns}),),
        topic=anchor_of_decision(decision.kind, decision.place),
        secret=False,  # Nothing is hidden in this game (RC-02).
    )


def aim_of(move: m.Move) -> Saying | None:
    """Return the aim of a move, or ``None`` if it has none worth telling."""
    match move:
        case m.Train(unit, post) | m.Desert(unit, post):
            return _aim("train", unit=unit, post=post)
        case m.Make(engine, post):
            return _aim("make", engine=engine, post=post)
        case m.Fortify(section):
            return _aim("fortify", section=section)
        case m.Repair(target):
            return _aim("repair", target=target)
        case m.Entrench(obstacle, ring):
            return _aim("entrench", obstacle=obstacle, ring=ring)
        case _:
            return _aim_of_works(move)


def _aim_of_works(move: m.Move) -> Saying | None:
    match move:
        case m.Build(building):
            return _aim("build", building=building)
        case m.Research(technology):
            return _aim("research", technology=technology)
        case m.Collect(resource):
            return _aim("collect", resource=resource)
        case m.Forge(_, wanted):
            return _aim("forge", wanted=wanted)
        case m.Offer(partner, resource, count):
            return _aim("offer", partner=partner, resource=resource, count=count)
        case _:
            return _aim_in_siege(move)


def _aim_in_siege(move: m.Move) -> Saying | None:
    match move:
        case m.Place(piece, _, goal) | m.Regroup(piece, _, goal) | m.Guide(piece, _, goal):
            return _aim("move", piece=piece, goal=goal)
        case m.Inspire(section):
            return _aim("inspire", section=section)
        case m.Cast(power, target):
            return _aim("cast", power=power) if target == m.NOBODY else _aim("cast.at", power=power, target=target)
        case m.Aim(piece, _, zone):
            return _aim("aim", piece=piece, zone=zone)
        case m.Take(piece):
            return _aim("take", piece=piece)
        case m.Face(unit, squad):
            return _aim("face", unit=unit, squad=squad)
        case m.Murder(squad):
            return _aim("murder", squad=squad)
        case _:
            return _aim_of_enemy(move)


def _aim_of_enemy(move: m.Move) -> Saying | None:
    match move:
        case m.Direct(piece, _, section):
            return _aim("direct", piece=piece, section=section)
        case m.Storm(piece, direction):
            return _aim("storm", piece=piece, direction=direction)
        case m.Group(piece, squad):
            return _aim("group", piece=piece, squad=squad)
        case m.Carry(squad):
            return _aim("carry", squad=squad)
        case m.Destroy(building):
            return _aim("destroy", building=building)
        case m.Sabotage(target):
            return _aim("sabotage", target=target)
        case _:
            return None


def _aim(id_: str, **figures: Figure) -> Saying:
    return Saying(f"convicted.players.aim.{id_}", figures)


def _terms(position: Position, decision: Decision, move: m.Move, weights: DefenderWeights) -> tuple[Term, ...]:
    if decision.seat == position.enemy:
        return ()
    if isinstance(move, m.Face):
        return (_fight(position, decision, move),)
    if not isinstance(move, _Strengthens):
        return ()
    before = _outlook(position, weights)
    after = _outlook(_played(position, decision, move), weights)
    changed = [number for number in range(len(DIRECTIONS)) if abs(before.now(number) - after.now(number)) > _SHOWN]
    changed.sort(key=lambda number: -abs(before.now(number) - after.now(number)))
    return tuple(_missing(number, before, after) for number in changed)


def _outlook(position: Position, weights: DefenderWeights) -> Outlook:
    """Return the outlook for the army on the board, or for the armies that may come."""
    return facing(position, weights) if any(position.field) else expecting(position, weights)


def _played(position: Position, decision: Decision, move: m.Move) -> Position:
    twin = position.copy()
    chapter_of(twin).play(twin, decision.seat, move, [])
    return twin


def _missing(number: int, before: Outlook, after: Outlook) -> Term:
    what = Saying("convicted.players.term.missing", {"wall": DIRECTIONS[number]})
    return Term(what, round(before.now(number), 1), round(after.now(number), 1))


def _fight(position: Position, decision: Decision, move: m.Face) -> Term:
    """Return the defenders' lead in a fight, without dice, before and after the move."""
    twin = _played(position, decision, move)
    then, now = (board.squads[find_squad(board, move.squad)] for board in (twin, position))
    after, before = sides(twin, then), sides(position, now)
    ahead = float(before.own - before.enemy) if now.facing else None
    return Term(Saying("convicted.players.term.fight", {"squad": move.squad}), ahead, float(after.own - after.enemy))
