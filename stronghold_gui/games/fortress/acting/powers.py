"""Powers that are used after moving and before attacking, or in place of attacking (rules, section 12)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.acting.cloning import dead
from stronghold_gui.games.fortress.acting.who import active, resting_refusal
from stronghold_gui.games.fortress.chapter import not_there
from stronghold_gui.games.fortress.dice import d20
from stronghold_gui.games.fortress.door import stand_on_four
from stronghold_gui.games.fortress.engaged import adjacent_to, are_adjacent
from stronghold_gui.games.fortress.events import (
    CardChanged,
    ChargeRolled,
    Chomped,
    Event,
    ShackleRolled,
)
from stronghold_gui.games.fortress.fighting.wounds import destroy
from stronghold_gui.games.fortress.moves import DOOR
from stronghold_gui.games.fortress.position import MARKERS_EACH, NONE, Position
from stronghold_gui.games.fortress.reasons import Reason, refuse

Power = m.Charge | m.Shackle | m.Chomp | m.Clone
_IDS: Final = {
    m.Charge: "berserker_charge", m.Shackle: "mind_shackle_20", m.Chomp: "chomp", m.Clone: "water_clone",
}  # fmt: skip
_BITS: Final = {m.Charge: 1, m.Shackle: 2, m.Chomp: 4, m.Clone: 8}
CLONED: Final = _BITS[m.Clone]


def moves(position: Position) -> list[m.Move]:
    """Return the powers that the active card can use now."""
    powers = position.setting.powers[position.card]
    if powers.isdisjoint(_IDS.values()):
        return []
    own = [move for move in (m.CHARGE, m.CLONE) if _IDS[type(move)] in powers]
    found: list[m.Move] = [move for move in own if refusal(position, move) is None]
    for kind in (m.Shackle, m.Chomp):
        if _IDS[kind] in powers:
            targets = [kind(position.setting.cards.figure_ids[figure]) for figure in _beside(position)]
            found += [move for move in targets if refusal(position, move) is None]
    return found


def _beside(position: Position) -> list[int]:
    """Return the figures adjacent to the user of a power: only these can be its targets."""
    user = active(position)[0]
    return sorted(adjacent_to(position, position.spots(user), position.setting.cards.of(user).height))


def refusal(position: Position, move: Power) -> Refusal | None:
    """Return why a power cannot be used now."""
    power = _IDS[type(move)]
    if not position.setting.has(position.card, power):
        cards = position.setting.cards
        name = cards.figure_ids[cards.figures(position.card)[0]]
        return refuse(Reason.NO_SUCH_POWER, "12", figure=name, power=power)
    found = resting_refusal(position)
    if found is not None:
        return found
    if position.fighting:
        return refuse(Reason.ALREADY_ATTACKED, "12")
    if position.used & _BITS[type(move)]:
        return refuse(Reason.USED, "12", power=power)
    match move:
        case m.Charge():
            bits = sum(1 << figure for figure in active(position))
            moved = position.moved & bits
            return None if moved else refuse(Reason.NOT_MOVED, "12", card=position.setting.cards.ids[position.card])
        case m.Clone():
            return None if dead(position) and active(position) else refuse(Reason.NOBODY_TO_RETURN, "12")
        case m.Shackle(name) | m.Chomp(name):
            return _target_refusal(position, move, name)


def _target_refusal(position: Position, move: m.Shackle | m.Chomp, name: str) -> Refusal | None:
    setting, user = position.setting, active(position)[0]
    if name == DOOR:
        return refuse(Reason.MAY_DESTROY, "RF-41")
    target = setting.figure_index.get(name, NONE)
    if target == NONE or position.where[target] < 0:
        return not_there(name)
    card = setting.cards.card_of[target]
    if isinstance(move, m.Shackle):
        if position.owner[card] == position.player:
            return refuse(Reason.OWN_CARD, "RF-64", card=setting.cards.ids[card])
        if not setting.cards.cards[card].unique:
            return refuse(Reason.NOT_UNIQUE, "RF-64", card=setting.cards.ids[card])
    else:
        if position.side_of(target) == position.side_of(user):
            return refuse(Reason.FRIEND, "RF-57", target=name)
        if setting.cards.cards[card].size not in ("small", "medium"):
            return refuse(Reason.TOO_LARGE, "12", target=name)
    if not are_adjacent(position, user, target):
        return refuse(Reason.NOT_ADJACENT, "12", figure=setting.cards.figure_ids[user], target=name)
    return None


def play(position: Position, move: Power, out: list[Event]) -> None:
    """Use a power."""
    position.todo += [("window", 0, 0), ("check", 0, 0)]
    match move:
        case m.Charge():
            _charge(position, out)
        case m.Shackle(name):
            _shackle(position, position.setting.figure_index[name], out)
        case m.Chomp(name):
            _chomp(position, position.setting.figure_index[name], out)
        case m.Clone():
            position.used |= _BITS[m.Clone]
            position.fighting = True
            position.clones = tuple(active(position))
            position.todo.append(("clone", 0, 0))


def _all_moved(position: Position) -> None:
    """Mark all active figures as moved, because a power used after moving ends their movement."""
    for figure in active(position):
        position.moved |= 1 << figure


def _charge(position: Position, out: list[Event]) -> None:
    name = position.setting.cards.ids[position.card]
    number = d20(position, f"charge {name}")
    success = number >= position.setting.param("berserker_charge", "need")
    out.append(ChargeRolled(name, number, success))
    if success:
        position.moved = 0
    else:
        position.used |= _BITS[m.Charge]
        _all_moved(position)


def _shackle(position: Position, target: int, out: list[Event]) -> None:
    """Try to take over a card with its figures, spirits and wounds; its markers are lost for this round (RF-64).

    Under the current rulings, a figure of the card on door space 4 brings the door card along.
    """
    position.used |= _BITS[m.Shackle]
    _all_moved(position)
    card = position.setting.cards.card_of[target]
    name, who = position.setting.cards.ids[card], position.setting.who(position.player)
    number = d20(position, f"shackle {name}")
    success = number >= position.setting.param("mind_shackle_20", "need")
    out.append(ShackleRolled(who, name, number, success))
    if success:
        old = position.owner[card]
        for marker in range(MARKERS_EACH * old, MARKERS_EACH * (old + 1)):
            if position.markers[marker] == card:
                position.markers[marker] = NONE
        position.owner[card] = position.player
        out.append(CardChanged(who, name))
        if position.setting.rulings.shackled_guards:
            for figure in position.setting.cards.figures(card):
                stand_on_four(position, figure, out)


def _chomp(position: Position, target: int, out: list[Event]) -> None:
    """Destroy a figure of a squad, or a hero if the d20 succeeds."""
    position.used |= _BITS[m.Chomp]
    _all_moved(position)
    setting = position.setting
    user, name = setting.cards.figure_ids[active(position)[0]], setting.cards.figure_ids[target]
    hero = setting.cards.of(target).hero
    number = d20(position, f"chomp {name}") if hero else 0
    success = not hero or number >= setting.param("chomp", "need_hero")
    out.append(Chomped(user, name, number, success))
    if success:
        destroy(position, target, out)
