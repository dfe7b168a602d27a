"""Reasons for the choices and moves of a computer player of Fortress, as ids and figures for ``wording``."""

from __future__ import annotations

from typing import Literal

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.player import Reasons, Saying, Term
from stronghold_gui.core.refusal import Figure
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.armies.placing import goal_of
from stronghold_gui.games.fortress.fighting.targets import target_number
from stronghold_gui.games.fortress.moving.reach import Place
from stronghold_gui.games.fortress.odds.attacks import against
from stronghold_gui.games.fortress.odds.risks import risk
from stronghold_gui.games.fortress.players.exposure import exposed
from stronghold_gui.games.fortress.players.outlook import Outlook
from stronghold_gui.games.fortress.players.threats import dangers
from stronghold_gui.games.fortress.players.weapons import best_attack
from stronghold_gui.games.fortress.players.weights import Style
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.games.fortress.teaching.reference import anchor_of_decision

Purpose = Literal["flag", "inside", "hold", "strike", "nearer", "follow", "safer", "higher", "go"]
"""Purposes of going to a place, in order: be behind the flag, be inside, hold a space, attack, come nearer to a goal,
come nearer to enemies, be less in danger, stand higher; or none of these alone."""


def purpose_of(outlook: Outlook, figure: int, place: Place) -> Purpose:
    """Return the purpose that gains most if a figure goes from its place to another."""
    here, there = (_parts(outlook, figure, spots) for spots in (outlook.position.spots(figure), place))
    gained: dict[Purpose, float] = {part: there[part] - worth for part, worth in here.items()}
    most = max(gained, key=gained.__getitem__)
    return most if gained[most] > 0 else "go"


def _parts(outlook: Outlook, figure: int, place: Place) -> dict[Purpose, float]:
    """Return the parts of a place's worth, by purpose."""
    weights, goals, bearings = outlook.weights, outlook.goals(figure), outlook.bearings(figure)
    twin = outlook.position.copy()
    twin.put(figure, *place)
    away = min(bearings.away[spot] for spot in place)
    threat = dangers(outlook.position, figure, outlook.enemies)[place[0]] if weights.danger else 0.0
    seen = exposed(outlook, twin, figure) if weights.exposed else 0.0
    shoots = outlook.setting.cards.of(figure).range > 1
    arrived: Purpose = "flag" if outlook.aims.x in goals else "inside"
    coming: Purpose = "nearer" if goals else "follow"
    step = weights.progress if goals else weights.approach
    return {
        "hold": outlook.held(place),
        arrived: outlook.arrived(figure, place),
        "strike": weights.attack * best_attack(outlook, twin, figure),
        coming: -step * away,
        "safer": -outlook.worth(figure) * (weights.danger * threat + weights.exposed * seen),
        "higher": weights.height * outlook.setting.field.level[place[0]] if shoots else 0.0,
    }


_HUNDRED = 100


def reasons_of(style: Style, position: Position, decision: Decision, move: m.Move) -> Reasons | None:
    """Return why a move was chosen; ``None`` if there is little to say.

    Args:
        style: the weights of the player.
        position: the imagined position of the seat's view; it is not changed.
        decision: the decision.
        move: the move chosen.
    """
    aim = aim_of(style, position, move)
    if aim is None:
        return None
    return Reasons(
        aim=aim,
        terms=_terms(position, move),
        clocks=(_clock(position),),
        topic=anchor_of_decision(decision.kind, decision.place),
        secret=isinstance(move, m.Mark),
        idle=isinstance(move, m.Rest | m.End),
    )


def aim_of(style: Style, position: Position, move: m.Move) -> Saying | None:
    """Return the aim of a move, in one line."""
    match move:
        case m.Mark(marker, card):
            return _aim("decoy" if marker == "X" else "mark", card=card)
        case m.Use(card):
            return _aim("use", card=card)
        case m.Pick(card):
            return _aim("pick", card=card)
        case m.Charge():
            return _aim("again", card=position.setting.cards.ids[position.card])
        case m.Clone():
            return _aim("clone", card=position.setting.cards.ids[position.card])
        case m.Door(opens):
            return _aim("open" if opens else "close")
        case m.End():
            return _aim("end")
        case m.Rest():
            return _aim("rest")
        case _:
            return _figures_aim(style, position, move)


def _figures_aim(style: Style, position: Position, move: m.Move) -> Saying | None:
    """Return the aim of a figure's move."""
    match move:
        case m.Place(figure, space):
            return _aim("place", figure=figure, space=space)
        case m.Go(figure, space) | m.Fly(figure, space) | m.Leap(figure, space) | m.Grapple(figure, space):
            return _aim(_purpose(style, position, move), figure=figure, space=space)
        case m.Attack(figure, target) | m.Explode(figure, target) | m.Throw(figure, target):
            return _aim("attack", figure=figure, target=target)
        case m.Breathe(figure):
            return _aim("fire", figure=figure)
        case m.TakeFlag(figure):
            return _aim("take_flag", figure=figure)
        case m.Shackle(target) | m.Chomp(target):
            return _aim("power", target=target)
        case _:
            return None


def _purpose(style: Style, position: Position, move: m.Go | m.Fly | m.Leap | m.Grapple) -> Purpose:
    figure = position.setting.figure_index[move.figure]
    place = goal_of(position, move)
    assert place is not None
    owner = position.owner_of(figure)
    return purpose_of(Outlook(position, owner, style.fitting(position, owner)), figure, place)


def _aim(name: str, **figures: Figure) -> Saying:
    return Saying(f"fortress.players.aim.{name}", figures)


def _clock(position: Position) -> Saying:
    setting = position.setting
    rounds = setting.scenario.rounds
    if setting.mode.rounds:
        return Saying("fortress.players.clock", {"round": position.round, "last": rounds})
    turn = max(1, *position.taken)
    return Saying("fortress.players.turns", {"turn": turn, "last": rounds * setting.pieces.turns})


def _terms(position: Position, move: m.Move) -> tuple[Term, ...]:
    """Return the exact odds behind a choice."""
    match move:
        case m.Attack(figure, target):
            index = position.setting.figure_index
            found = against(position, index[figure], target_number(position, target))
            dice = {"attack": found.attack_dice, "defence": found.defence_dice}
            destroyed = Term(Saying("fortress.players.term.destroyed"), None, round(_HUNDRED * float(found.destroyed)))
            if not position.setting.mode.wounds:
                return (destroyed,)
            return (
                Term(Saying("fortress.players.term.wounds", dice), None, round(float(found.wounds.mean), 2)),
                destroyed,
            )
        case m.Go() | m.Grapple():
            hazards = risk(position, move)
            if hazards is None or not hazards.hazards:
                return ()
            chance = round(_HUNDRED * float(hazards.destroyed))
            return (Term(Saying("fortress.players.term.lost"), None, chance),)
        case _:
            return ()
