"""Sharing of actions between two Defenders: used marks, colours of hourglasses, haste (section 11; R-99, R-100).

With one Defender there is one colour and nothing to share. With two, a used mark of either binds both, unless the
partner takes it off with haste; and an action on which hourglasses of one colour lie is closed to the other colour.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.events import Event, HasteUsed
from stronghold_gui.games.stronghold.moves import Haste, Move
from stronghold_gui.games.stronghold.pieces import ACTION_INDEX, DEFENDER_ACTIONS
from stronghold_gui.games.stronghold.position import Defender, Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse
from stronghold_gui.games.stronghold.values import Values

_SOURCE: Final = "R-99"


@cache
def once(values: Values) -> int:
    """Return a bit for each action that can be taken only once a turn, so that its used mark counts."""
    return sum(1 << action for action, repeatable in enumerate(values.repeatable) if not repeatable)


@cache
def one_tile(values: Values) -> int:
    """Return a bit for each action with a single tile, which stays in use until the turn ends (R-113)."""
    return sum(1 << action for action, only in enumerate(values.one_tile) if only)


def used_up(position: Position, seat: int) -> int:
    """Return a bit for each action that the seat may not take again this turn.

    These are the actions with a used mark of either Defender, and those whose mark the partner has removed by haste
    (R-99).
    """
    defenders = position.defenders
    own = defenders[seat - len(position.invaders)]
    bits = own.used | own.barred
    if len(defenders) > 1:
        for defender in defenders:
            bits |= defender.used
    return bits & once(position.values)


def partner_started(position: Position, seat: int) -> int:
    """Return a bit for each action with a partner's hourglasses (R-100)."""
    defenders = position.defenders
    if len(defenders) == 1:
        return 0
    own = defenders[seat - len(position.invaders)]
    return sum(defender.started for defender in defenders if defender is not own)


def begin(position: Position, seat: int, action: int) -> None:
    """Close an action to the partner once hourglasses of the seat's colour are on it (R-100)."""
    if len(position.defenders) > 1:
        position.defenders[seat - len(position.invaders)].started |= 1 << action


def mark(position: Position, seat: int, action: int) -> None:
    """Mark an action as used by the seat and remove its hourglasses.

    If the action is already marked, this is the second taking that the barricades allow (R-39).
    """
    bit = 1 << action
    position.paid[action] = 0
    for defender in position.defenders:
        defender.started &= ~bit
    if bit & once(position.values):
        position.again |= used_up(position, seat) & bit
        position.defenders[seat - len(position.invaders)].used |= bit


# -- haste -------------------------------------------------------------------------------------------------------------


def _partner(position: Position, seat: int) -> Defender | None:
    partner = position.partner_of(seat)
    return None if partner is None else position.defenders[partner - len(position.invaders)]


def add_hastes(position: Position, seat: int, found: list[Move]) -> None:
    """Add haste for each action that bears the partner's mark, and has a tile left to be used again."""
    partner = _partner(position, seat)
    if partner is None or position.hasted:
        return
    marked = partner.used & once(position.values) & ~one_tile(position.values)
    if marked:
        found.extend([Haste(name) for action, name in enumerate(DEFENDER_ACTIONS) if marked >> action & 1])


def haste_refusal(position: Position, seat: int, move: Haste) -> Refusal | None:
    """Return why haste cannot take a mark off the action."""
    partner = _partner(position, seat)
    if partner is None:
        return refuse(Reason.NO_PARTNER, _SOURCE)
    if move.action not in ACTION_INDEX:
        return refuse(Reason.UNKNOWN_PIECE, "7", piece=move.action)
    if position.hasted:
        return refuse(Reason.HASTE_USED, _SOURCE)
    if not (partner.used & once(position.values)) >> ACTION_INDEX[move.action] & 1:
        return refuse(Reason.NOT_PARTNERS_MARK, _SOURCE, action=move.action)
    if one_tile(position.values) >> ACTION_INDEX[move.action] & 1:
        return refuse(Reason.ONE_TILE, "R-113", action=move.action)
    return None


def use_haste(position: Position, seat: int, move: Haste, out: list[Event]) -> None:
    """Take the partner's mark off: the action is open to this seat, but remains used up for the partner."""
    partner, bit = _partner(position, seat), 1 << ACTION_INDEX[move.action]
    assert partner is not None
    partner.used &= ~bit
    partner.barred |= bit
    position.again &= ~bit
    position.hasted = 1
    out.append(HasteUsed(seat, move.action))
