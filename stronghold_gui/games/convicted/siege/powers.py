"""Conditions common to all blessings and spells, and the record of their use (rules, section 11; RC-86, RC-94)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import BUILDINGS, FIRST_SPELL, NONE, POWERS, SORCERER
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.reasons import Reason, refuse
from stronghold_gui.games.convicted.siege.events import PowerCast
from stronghold_gui.games.convicted.siege.foes import effects, effects_of

SHIELD: Final = POWERS.index("shield")
REINFORCEMENT: Final = POWERS.index("reinforcement")
RENEWAL: Final = POWERS.index("renewal")
AURA: Final = POWERS.index("protective_aura")
RESURRECTION: Final = POWERS.index("resurrection")
RAIN: Final = POWERS.index("rain_of_stones")
BLINDING: Final = POWERS.index("blinding")
PARALYSIS: Final = POWERS.index("paralysis")
IGNITION: Final = POWERS.index("ignition")
EARTHQUAKE: Final = POWERS.index("earthquake")


def no_power(position: Position, seat: int, power: int) -> Refusal | None:
    """Return the refusal if the building of a power is too low, the faction forbids it, or it was used this turn.

    A spell that was used may be cast once more by the seat that has the sorcerer (RC-94).
    """
    wanted = position.values.powers[power]
    have = position.buildings[wanted.building]
    if have < wanted.level:
        place = BUILDINGS[wanted.building]
        return refuse(Reason.BUILDING_TOO_LOW, "RC-86", power=POWERS[power], place=place, level=wanted.level, have=have)
    if power < FIRST_SPELL and position.faction != NONE and effects(position, position.faction).no_blessings:
        return refuse(Reason.NO_BLESSINGS, "10.4")
    if position.powers_used >> power & 1 and not _sorcerer(position, seat, power):
        return refuse(Reason.POWER_USED, "RC-86", power=POWERS[power])
    return None


def _sorcerer(position: Position, seat: int, power: int) -> bool:
    """Return whether a seat's sorcerer can cast a spell once more."""
    if power < FIRST_SPELL or position.values.powers[power].level > position.values.heroes.sorcerer_level:
        return False
    return position.heroes[seat] == SORCERER and not position.heroes_used >> SORCERER & 1


def use(position: Position, seat: int, power: int, target: str, out: list[Event]) -> None:
    """Mark a power as used; if it was used before, mark the sorcerer."""
    again = bool(position.powers_used >> power & 1)
    if again:
        position.heroes_used |= 1 << SORCERER
    position.powers_used |= 1 << power
    position.stirred = True
    out.append(PowerCast(seat, POWERS[power], target, again))


def immune(position: Position, foe: int) -> Refusal | None:
    """Return the refusal for a spell on a kind of enemy unit whose faction is immune (Barbarians of level 3)."""
    if effects_of(position, foe).immune_to_spells:
        return refuse(Reason.IMMUNE_TO_SPELLS, "10.2")
    return None
