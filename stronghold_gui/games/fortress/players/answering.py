"""Rating of all decisions except moves of a turn, markers and armies: strikes, the door, spirits, defence, drops."""

from __future__ import annotations

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.players.goals import away
from stronghold_gui.games.fortress.players.outlook import Outlook
from stronghold_gui.games.fortress.players.worth import price
from stronghold_gui.games.fortress.position import DOOR_TARGET, NONE

_LITTLE = 0.001
_MUCH = 1000.0


def rate_answer(outlook: Outlook, decision: Decision, move: m.Move) -> float:
    """Return the rating of a move that answers a decision."""
    match move:
        case m.Door(opens):
            return _MUCH if opens == wants_open(outlook) else -_MUCH
        case m.Rest(until):
            return -_LITTLE * (until != "turn")
        case m.TakeCard(take):
            # The scenario gave this card to the partner: leave it there.
            return -1.0 if take else 0.0
        case m.Spirit(card):
            return _rate_spirit(outlook, card)
        case m.Next(target):
            return _rate_next(outlook, target)
        case m.Return(space):
            figure = outlook.setting.cards.figures(outlook.position.card)[0]
            return outlook.quiet(figure, (outlook.setting.field.by_name[space],))
        case m.Strike(roll):
            return float(roll)
        case m.Drop(go):
            return float(go) if outlook.position.round >= outlook.weights.drop else -float(go)
        case _:
            # Ending the choice of an army is best once no card is worth more than 0.
            return 0.0


def wants_open(outlook: Outlook) -> bool:
    """Return whether an open door is better for a side: for attackers, or for own runners near the doorway."""
    aims, position = outlook.aims, outlook.position
    if aims.home == NONE:
        return outlook.side != aims.defends
    if outlook.side != aims.home:
        return False
    doorway = frozenset(outlook.setting.field.door_spots[:1])
    outside = [
        figure
        for figure in aims.runners
        if not aims.inside.intersection(position.spots(figure)) and position.where[figure] not in doorway
    ]
    return any(
        away(position, figure, doorway, shut=False)[position.where[figure]] <= outlook.weights.opens
        for figure in outside
    )


def _rate_spirit(outlook: Outlook, name: str) -> float:
    position, card = outlook.position, outlook.setting.card_index[name]
    own = outlook.setting.side[position.owner[card]] == outlook.side
    points = float(outlook.setting.cards.cards[card].points)
    return points if own else -points


def _rate_next(outlook: Outlook, name: str) -> float:
    target = DOOR_TARGET if name == m.DOOR else outlook.setting.figure_index[name]
    if target == DOOR_TARGET:
        return 0.0
    worth = price(outlook.position, target)
    return worth if outlook.position.side_of(target) != outlook.side else -worth
