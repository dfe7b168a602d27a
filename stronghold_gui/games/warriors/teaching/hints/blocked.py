"""Blocked choices of a decision, with the refusal of the rules.

The rules check the seat's view, with hidden cards dealt again, so no answer can reveal them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.battles.possible import prey
from stronghold_gui.games.warriors.decisions import Kind
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.pieces import PEOPLES, PLACE_INDEX, TYPES
from stronghold_gui.games.warriors.reasons import Reason
from stronghold_gui.games.warriors.teaching.hints.situation import Situation
from stronghold_gui.teaching.hints.hint import Blocked

_CAMPS: Final = {
    Reason.CHARGE_NO_HORSE, Reason.CAMP_LAST_HORSE, Reason.CAMP_NO_SHIELD, Reason.CAMP_NOBODY_LEFT,
    Reason.CHARGE_MERCENARY, Reason.CHARGE_DRAGON,
}  # fmt: skip
"""Reasons against every charge, whatever its target."""


def blocked(situation: Situation) -> tuple[Blocked, ...]:
    """Return the blocked choices: with the seat's own cards first, then with those of others."""
    match situation.decision.kind:
        case Kind.ATTACK:
            return (*_sides(situation), *_protected(situation))
        case Kind.TARGET | Kind.RETARGET | Kind.DRAGON:
            return tuple(_protected(situation))
        case Kind.WIZARD:
            return tuple(_tried(situation, dragon, m.Ward(dragon)) for dragon in situation.own.dragons)
        case Kind.GO_ON:
            return tuple(_going_on(situation))
        case Kind.CATAPULT if not any(isinstance(move, m.Fire) for move in situation.moves):
            target = next(iter(situation.others_factions()), "")
            return (_tried(situation, "catapult", m.Fire(f"{target}.infantry")),) if target else ()
        case _:
            return ()


def _refusal(situation: Situation, move: m.Move) -> Refusal | None:
    return WARRIORS.refusal(situation.position, situation.decision.seat, move)


def _tried(situation: Situation, thing: str, move: m.Move) -> Blocked:
    return Blocked(thing, "rule", _refusal(situation, move))


def _sides(situation: Situation) -> Iterator[Blocked]:
    """Yield the seat's factions that cannot attack, because they are protected or have no shields."""
    able, first = situation.sides(), situation.targets()
    for place, faction in situation.own_factions().items():
        if place in able or not (faction.infantry or faction.archer or faction.cavalry):
            continue
        refusal = _refusal(situation, m.Attack(place, first[0])) if first else None
        if refusal is not None and refusal.reason in (Reason.OWN_FACTION_PROTECTED, Reason.NO_SHIELD):
            yield Blocked(place, "rule", refusal)
        else:
            yield Blocked(place, "nobody")


def _protected(situation: Situation) -> Iterator[Blocked]:
    """Yield the factions of others that the seat could attack if no wizard protected them."""
    wanted = {PEOPLES[people] for side in situation.sides() for people in prey(situation.position, PLACE_INDEX[side])}
    for place, faction in situation.others_factions().items():
        if faction.wizards and place.partition(".")[2] in wanted:
            yield Blocked(place, "wizard")


def _going_on(situation: Situation) -> Iterator[Blocked]:
    """Yield the blocked ways to continue: the same target, or a charge."""
    if m.AGAIN not in situation.moves:
        yield _tried(situation, "again", m.AGAIN)
    if any(isinstance(move, m.Charge) for move in situation.moves):
        return
    target = next(iter(situation.others_factions()), "")
    answers = [_refusal(situation, m.Charge(kind, target)) for kind in TYPES]
    telling = next((answer for answer in answers if answer is not None and answer.reason in _CAMPS), None)
    yield Blocked("charge", "nobody") if telling is None else Blocked("charge", "rule", telling)
