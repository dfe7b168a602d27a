"""The cavalry charge: a warrior camps, and its faction fights another battle with the same card (rules, section 6)."""

from __future__ import annotations

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.battles.attack import aim
from stronghold_gui.games.warriors.battles.possible import target_refusal, targets
from stronghold_gui.games.warriors.events import Charged, Event
from stronghold_gui.games.warriors.pieces import CAVALRY, INFANTRY, PLACE_IDS, PLACE_INDEX, TYPES
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.reasons import Reason, refuse


def charges(position: Position, seat: int) -> list[m.Move]:
    """Return a charge for each type of warrior that can camp and each target."""
    if position.kind != "simple":
        return []
    campers = [kind for number, kind in enumerate(TYPES) if _camp_refusal(position, number) is None]
    if not campers:
        return []
    places = targets(position, seat, position.side, position.target)
    return [m.Charge(kind, PLACE_IDS[place]) for kind in campers for place in places]


def _camp_refusal(position: Position, kind: int) -> Refusal | None:
    """Return why no warrior of this type can camp for a charge of its faction (section 6, RW-24, RW-25)."""
    side, battle = position.side, position.cards.battles[position.card]
    mine, name = position.army[3 * side : 3 * side + 3], PLACE_IDS[side]
    if not mine[CAVALRY] + battle.horses:
        return refuse(Reason.CHARGE_NO_HORSE, "RW-24", place=name)
    if not mine[kind]:
        if position.camp[kind]:
            return refuse(Reason.CAMP_ALREADY, "6", card=TYPES[kind])
        return refuse(Reason.CAMP_NOT_THERE, "6", card=TYPES[kind], place=name)
    if kind == CAVALRY and mine[CAVALRY] == 1 and not battle.horses:
        return refuse(Reason.CAMP_LAST_HORSE, "6", place=name)
    if sum(mine) == 1:
        return refuse(Reason.CAMP_NOBODY_LEFT, "RW-25", place=name)
    if not mine[INFANTRY] - (kind == INFANTRY) + battle.shields:
        return refuse(Reason.CAMP_NO_SHIELD, "RW-25", place=name)
    return None


def charge_refusal(position: Position, seat: int, camp: str, target: str) -> Refusal | None:
    """Return why this charge is not possible after an attack."""
    card = position.cards.battles[position.card].id
    if position.kind == "mercenary":
        return refuse(Reason.CHARGE_MERCENARY, "7", card=card)
    if position.kind == "draconic":
        return refuse(Reason.CHARGE_DRAGON, "10", card=card)
    if camp not in TYPES:
        return refuse(Reason.CAMP_NOT_A_WARRIOR, "6", card=camp)
    refused = _camp_refusal(position, TYPES.index(camp))
    if refused is not None:
        return refused
    return target_refusal(position, seat, position.side, target, position.target)


def charge(position: Position, camp: str, target: str, out: list[Event]) -> None:
    """Let a warrior camp and set the new target. A charge is a new battle, so its first attack is mandatory (RW-28)."""
    kind = TYPES.index(camp)
    position.army[3 * position.side + kind] -= 1
    position.camp[kind] += 1
    position.left = position.target
    position.thrown = False
    aim(position, PLACE_INDEX[target])
    out.append(Charged(position.resolver, PLACE_IDS[position.side], camp, target))
