"""Reasons for the choices of a computer player of Warriors, as ids and figures for ``wording``."""

from __future__ import annotations

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.player import Reasons, Saying, Term
from stronghold_gui.core.refusal import Figure
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors import scoring
from stronghold_gui.games.warriors.decisions import Kind
from stronghold_gui.games.warriors.pieces import PLACE_IDS
from stronghold_gui.games.warriors.players.captain import fight_of
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.teaching.reference import anchor_of_decision
from stronghold_gui.games.warriors.worth import Worth, attack_worth, shot_worth


def reasons_of(position: Position, decision: Decision, move: m.Move) -> Reasons | None:
    """Return why a move was chosen; ``None`` if there is little to say, as for a loss.

    Args:
        position: the imagined position of the seat's view; it is not changed.
        decision: the decision.
        move: the move chosen.
    """
    aim = aim_of(position, decision, move)
    if aim is None:
        return None
    return Reasons(
        aim=aim,
        terms=_terms(position, decision, move),
        clocks=(Saying("warriors.players.clock", {"round": position.round}),),
        topic=anchor_of_decision(decision.kind, decision.place),
        secret=decision.kind == Kind.KEEP,
    )


def aim_of(position: Position, decision: Decision, move: m.Move) -> Saying | None:
    """Return the aim of a move, in one line."""
    match move:
        case m.Keep():
            return Saying("warriors.players.aim.keep")
        case m.Attack() | m.Target() | m.Again() | m.Charge():
            _, goal, _ = fight_of(position, move)
            return Saying("warriors.players.aim.attack", {"place": PLACE_IDS[goal]})
        case m.Fire(target):
            return Saying("warriors.players.aim.fire", {"target": target})
        case m.Pass() if decision.kind == Kind.CATAPULT:
            return Saying("warriors.players.aim.hold_fire")
        case m.End():
            return Saying("warriors.players.aim.end")
        case _:
            return None


def _terms(position: Position, decision: Decision, move: m.Move) -> tuple[Term, ...]:
    worth = _worth(position, decision, move)
    if worth is None:
        return ()
    now = scoring.scores(position)
    terms = [_points(now[seat], worth.expected(seat), seat, decision) for seat in (worth.seat, worth.other)]
    return (*terms, Term(Saying("warriors.players.term.taken"), None, round(worth.taken, 2)))


def _worth(position: Position, decision: Decision, move: m.Move) -> Worth | None:
    match move:
        case m.Attack() | m.Target() | m.Again() | m.Charge():
            return attack_worth(position, *fight_of(position, move))
        case m.Fire(target):
            return shot_worth(position, decision.seat, target)
        case _:
            return None


def _points(now: int, change: float, seat: int, decision: Decision) -> Term:
    figures: dict[str, Figure] = {"seat": seat}
    what = Saying(f"warriors.players.term.{'own' if seat == decision.seat else 'theirs'}", figures)
    return Term(what, float(now), round(now + change, 2))
