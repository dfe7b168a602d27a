"""A shot: its possible targets and its effect (rules, section 8, RW-35 to RW-39)."""

from __future__ import annotations

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.warriors.battles.course import drop_wizards
from stronghold_gui.games.warriors.battles.losses import take, take_dragon
from stronghold_gui.games.warriors.cards import Dice
from stronghold_gui.games.warriors.events import Event, Shot, WizardKilled
from stronghold_gui.games.warriors.pieces import (
    ARMY_CARDS,
    BAND_TARGET,
    CATAPULT,
    DRAGON_TARGET,
    FACTION_IDS,
    NONE,
    PEOPLES,
    TARGET_INDEX,
    TYPES,
    WARRIORS,
    WIZARD,
    WIZARD_TARGET,
)
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.reasons import Reason, refuse

_DIE = (1, 1, 1, 1, 1, 1)
_NO_TARGETS = {
    "catapult": Reason.TARGET_CATAPULT,
    "flame": Reason.TARGET_FLAME,
    "pile": Reason.TARGET_PILE,
}


def shot_targets(position: Position, seat: int) -> list[int]:
    """Return the targets of a seat's catapult by number (``pieces.TARGET_IDS``): other seats' cards in play (RW-37)."""
    army, wizards = position.army, position.wizards
    share = len(WARRIORS)
    found = [card for card in range(share * seat) if army[card]]
    found += [card for card in range(share * (seat + 1), len(army)) if army[card]]
    if any(wizards):
        found += [
            WIZARD_TARGET + faction
            for faction, count in enumerate(wizards)
            if count and faction // len(PEOPLES) != seat
        ]  # fmt: skip
    found += [DRAGON_TARGET + dragon for dragon, owner in enumerate(position.dragon_of) if owner not in (NONE, seat)]
    if position.resolver != seat:
        found += [BAND_TARGET + people for people, count in enumerate(position.band) if count]
    return found


def target_owner(position: Position, target: int) -> int:
    """Return the owner of a target; ``NONE`` for a dragon that is not on the table."""
    if target < ARMY_CARDS:
        return target // len(WARRIORS)
    if target < DRAGON_TARGET:
        return (target - WIZARD_TARGET) // len(PEOPLES)
    return position.resolver if target >= BAND_TARGET else position.dragon_of[target - DRAGON_TARGET]


def needed_to_hit(dice: Dice, target: int) -> int:
    """Return the lowest roll of a catapult that hits a target."""
    if WIZARD_TARGET <= target < DRAGON_TARGET:
        return dice.hits_wizard
    return dice.hits_dragon if DRAGON_TARGET <= target < BAND_TARGET else dice.hits_warrior


def shot_refusal(position: Position, seat: int, target: str) -> Refusal | None:
    """Return why a seat whose turn it is cannot fire at this target."""
    number = TARGET_INDEX.get(target, NONE)
    if number == NONE:
        reason = _NO_TARGETS.get(target.rpartition(".")[2], Reason.TARGET_BATTLE)
        return refuse(reason, "8", card=target)
    owner = target_owner(position, number)
    if owner == seat:
        return refuse(Reason.TARGET_OWN, "RW-37", card=target)
    if number in shot_targets(position, seat):
        return None
    if _camps(position, number):
        return refuse(Reason.TARGET_CAMPING, "RW-27", card=target)
    return refuse(Reason.NOT_THERE, "2", place=target)


def _camps(position: Position, target: int) -> bool:
    if target >= ARMY_CARDS:
        return False
    place, kind = divmod(target, len(TYPES))
    return place == position.side and position.camp[kind] > 0


def fire(position: Position, seat: int, target: str, out: list[Event]) -> None:
    """Roll the die, discard the catapult, and apply a hit."""
    number = TARGET_INDEX[target]
    owner = target_owner(position, number)
    position.catapults[seat] -= 1
    position.discard[CATAPULT] += 1
    die = 1 + position.chance.pick("catapult", _DIE)
    hit = die >= needed_to_hit(position.cards.dice, number)
    out.append(Shot(seat, owner, target, die, hit))
    if hit:
        _hit(position, seat, number, out)


def _hit(position: Position, seat: int, target: int, out: list[Event]) -> None:
    if target < ARMY_CARDS:
        take(position, target, seat, "shot", out)
        drop_wizards(position, target // len(TYPES), out)
    elif target < DRAGON_TARGET:
        faction = target - WIZARD_TARGET
        position.wizards[faction] -= 1
        position.discard[WIZARD] += 1
        out.append(WizardKilled(faction // len(PEOPLES), FACTION_IDS[faction]))
    elif target < BAND_TARGET:
        take_dragon(position, target - DRAGON_TARGET, seat, "shot", out)
    else:
        take(position, target, seat, "shot", out)
