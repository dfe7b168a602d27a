"""Why a player of Stronghold chose as it did, as ids and figures: ``wording`` makes sentences of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.player import Plan, Reasons, Saying, Term
from stronghold_gui.core.refusal import Figure
from stronghold_gui.games.stronghold.assault.front import front_at
from stronghold_gui.games.stronghold.assault.reckoning import breach_strength
from stronghold_gui.games.stronghold.assault.strength import defender_terms, invader_terms, total
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.glory import GREAT_SIEGE, TROLL_ATTACK
from stronghold_gui.games.stronghold.moves import Command, Equip, Finish, Machine, Move, Pay, Ritual, Train
from stronghold_gui.games.stronghold.pieces import BALLISTA, NO_ORDER, TROLL
from stronghold_gui.games.stronghold.players.policy import Policy
from stronghold_gui.games.stronghold.players.prospect import Prospect
from stronghold_gui.games.stronghold.players.styles import SiegeStyle
from stronghold_gui.games.stronghold.players.worth import slack
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.teaching.reference import anchor_of_decision
from stronghold_gui.players.planning import Considered

_INVADERS = frozenset({Kind.FLIP, Kind.PHASE, Kind.DISPATCH})
_DEFENDERS = frozenset({Kind.SPEND, Kind.FINISH})
_READY = "players.aim.ready"
"""The aim of a move without a measurable change: the end of a pause, or a move that matters later."""


def reasons_of(
    position: Position, decision: Decision, move: Move, considered: Sequence[Considered[Position, Move]], plain: Policy
) -> Reasons | None:
    """Return why a move was chosen; ``None`` for choices of the assault or draft, which need little explanation.

    Args:
        position: the imagined position of the seat's view; it is not changed.
        decision: the decision.
        move: the chosen move.
        considered: the plans that were compared, best first; none where the rule decided.
        plain: the rule of thumb.
    """
    policy = _policy(considered, 0, plain)
    if decision.kind in _INVADERS:
        aim, terms = _attack(position, decision, move, policy.siege)
    elif decision.kind in _DEFENDERS:
        aim, terms = _defence(position, decision, move)
    else:
        return None
    return Reasons(
        aim=aim,
        terms=terms,
        second=_second(position, decision, considered, plain),
        open=tuple(_open(position)),
        clocks=tuple(_clocks(position)),
        topic=_topic(decision),
        secret=_secret(position, decision, move),
        idle=aim.id == _READY,
    )


def _policy(considered: Sequence[Considered[Position, Move]], number: int, plain: Policy) -> Policy:
    """Return the policy of a plan by its number; the rule of thumb if there is no such plan."""
    policy = considered[number].plan.policy if number < len(considered) else plain
    return policy if isinstance(policy, Policy) else plain


def _secret(position: Position, decision: Decision, move: Move) -> bool:
    """Return whether the reasons would reveal an order: it is laid now, or is face down already."""
    if not position.is_invader(decision.seat):
        return False
    face_down = any(
        order != NO_ORDER and not position.open_orders >> wall & 1 for wall, order in enumerate(position.orders)
    )
    return isinstance(move, Command) or face_down


def _topic(decision: Decision) -> str:
    return anchor_of_decision(decision.kind, decision.place)


# -- the Invader -------------------------------------------------------------------------------------------------------


def _attack(position: Position, decision: Decision, move: Move, style: SiegeStyle) -> tuple[Saying, tuple[Term, ...]]:
    prospect = Prospect(position, decision.seat, style)
    wall = _foremost(prospect)
    name, promise = position.board.outer[wall], int(prospect.targets[wall].promise)
    lacking = Term(Saying("players.term.lacking", {"wall": name}), _lacking(position, wall), 1.0 - promise)
    given = Term(Saying("players.term.given"), *_given(position, decision, move))
    if isinstance(move, Machine | Equip | Train | Ritual):
        return Saying("players.aim.buy", {"piece": move.tile, "wall": name}), (lacking, given)
    return _siege_aim(position, prospect), (lacking, given)


def _foremost(prospect: Prospect) -> int:
    """Return the section that is attacked first, or would be."""
    return prospect.chosen[0] if prospect.chosen else max(prospect.targets, key=prospect.rank)


def _siege_aim(position: Position, prospect: Prospect) -> Saying:
    wall = _foremost(prospect)
    if prospect.striking:
        return _storm(position, prospect, wall)
    lacking = max(0, 1 - int(prospect.targets[wall].promise))
    return Saying("players.aim.mass", {"wall": position.board.outer[wall], "lacking": lacking})


def _storm(position: Position, prospect: Prospect, wall: int) -> Saying:
    """Return the aim of an assault: the first section, both strengths expected there, and how many more there are."""
    front = front_at(position, wall)
    invader = int(prospect.targets[wall].promise) + _breach_needs(position, wall) - 1
    name = position.board.outer[wall]
    figures: dict[str, Figure] = {"wall": name, "invader": invader, "defender": total(defender_terms(front))}
    if len(prospect.chosen) == 1:
        return Saying("players.aim.storm", figures)
    return Saying("players.aim.storm.several", {**figures, "n": len(prospect.chosen) - 1})


def _breach_needs(position: Position, wall: int) -> int:
    return breach_strength(front_at(position, wall))


def _lacking(position: Position, wall: int) -> float:
    """Return the strength that the units now there lack for a breach."""
    front = front_at(position, wall)
    there = total(invader_terms(front)) if any(front.invaders) else 0
    return float(_breach_needs(position, wall) - there)


def _given(position: Position, decision: Decision, move: Move) -> tuple[float, float]:
    """Return the hourglasses that the Defender's camp holds before and after a move."""
    return float(_hourglasses(position)), float(_hourglasses(_after(position, decision, move)))


def _hourglasses(position: Position) -> int:
    return sum(defender.hourglasses for defender in position.defenders)


def _after(position: Position, decision: Decision, move: Move) -> Position:
    """Return the imagined position after a move."""
    twin = position.copy()
    STRONGHOLD.play(twin, decision.seat, move)
    return twin


# -- the Defender ------------------------------------------------------------------------------------------------------


def _defence(position: Position, decision: Decision, move: Move) -> tuple[Saying, tuple[Term, ...]]:
    """Return the effect of a spending: the section whose strengths it changes most, or the action that it pays."""
    after = _after(position, decision, move)
    terms = tuple(_moved_sums(position, after))
    if isinstance(move, Pay | Finish):
        return Saying("players.aim.action", {"action": move.action}), terms
    if not terms:
        return Saying(_READY), ()
    wall = terms[0].what.figures["wall"]
    front = front_at(after, position.board.outer_index[str(wall)])
    figures = {"wall": wall, "invader": total(invader_terms(front)), "defender": total(defender_terms(front))}
    return Saying("players.aim.hold", figures), terms


def _moved_sums(before: Position, after: Position) -> Iterator[Term]:
    """Yield the sections at which the Defender's strength changes, the greatest gain first."""
    moved = []
    for wall in range(before.board.walls):
        first, second = (total(defender_terms(front_at(table, wall))) for table in (before, after))
        if first != second:
            moved.append((second - first, wall, first, second))
    for _, wall, first, second in sorted(moved, reverse=True):
        what = Saying("players.term.defence", {"wall": before.board.outer[wall]})
        yield Term(what, float(first), float(second))


# -- both camps --------------------------------------------------------------------------------------------------------


def _second(
    position: Position, decision: Decision, considered: Sequence[Considered[Position, Move]], plain: Policy
) -> Plan | None:
    """Return the aim of the second best of the plans that were compared."""
    if len(considered) < 2:
        return None
    second, policy = considered[1], _policy(considered, 1, plain)
    if not position.is_invader(decision.seat):
        return Plan(Saying("players.aim.otherwise"), second.estimate)
    return Plan(_siege_aim(position, Prospect(position, decision.seat, policy.siege)), second.estimate)


def _open(position: Position) -> Iterator[Saying]:
    """Yield the uncertain facts: face-down orders, and the odds of ballistas."""
    names = position.board.outer
    for wall, order in enumerate(position.orders):
        if order != NO_ORDER and not position.open_orders >> wall & 1:
            yield Saying("players.open.hidden", {"wall": names[wall]})
    for place, machine in enumerate(position.machine):
        cards = position.hits[place] + position.misses[place]
        if machine == BALLISTA and cards:
            yield Saying("players.open.ballista", {"place": names[place], "good": position.hits[place], "all": cards})


def _clocks(position: Position) -> Iterator[Saying]:
    """Yield the turn until which a single breach wins, and what the great siege and the troll attack still need."""
    turns = turns_left(position)
    if turns < 0:
        yield Saying("players.clock.late")
    else:
        yield Saying("players.clock.breach", {"turn": min(position.values.turns, position.turn + turns)})
    if not position.deeds_done & GREAT_SIEGE:
        attacked = sum(map(position.in_melee, range(position.board.walls)))
        yield Saying("players.clock.great_siege", {"n": max(1, position.values.great_siege - attacked)})
    if not position.deeds_done & TROLL_ATTACK:
        most = max(position.outer[3 * wall + TROLL] for wall in range(position.board.walls))
        yield Saying("players.clock.troll_attack", {"n": max(1, position.values.troll_attack - most)})


def turns_left(position: Position) -> int:
    """Return the number of further turns in which a single breach still wins or draws on glory; -1 if not even now."""
    points, glory = slack(position), position.values.glory
    turns = -1
    while points >= 0 and position.turn + turns < position.values.turns:
        turns += 1
        points -= 2 * glory["turn"]
        if position.turn + turns >= glory["guard_of_honour_from_turn"] and position.honour_kept:
            points -= glory["guard_of_honour"]
    return turns
