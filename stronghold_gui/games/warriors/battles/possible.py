"""Possible attacks: the sides and targets that a battle card allows, and refusals (rules, sections 5 to 7, 10)."""

from __future__ import annotations

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.warriors.pieces import (
    BAND,
    DRAGON_PLACE,
    FACTION_IDS,
    FACTIONS,
    NONE,
    PEOPLES,
    PLACE_IDS,
    PLACE_INDEX,
    TYPES,
    people_of,
    seat_of,
)
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.reasons import Reason, refuse

EVERYBODY = tuple(range(len(PEOPLES)))


def prey(position: Position, side: int) -> tuple[int, ...]:
    """Return the peoples a side may attack: its own and the sworn enemy; for a band or dragon all (RW-29, RW-40)."""
    if side >= FACTIONS:
        return EVERYBODY
    people = people_of(side)
    return people, position.cards.sworn[people]


def _factions(seats: int, seat: int, peoples: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return the factions of these peoples before other seats, each with its first place in ``Position.army``."""
    others = (other for other in range(seats) if other != seat)
    factions = (other * len(PEOPLES) + people for other in others for people in peoples)
    return [(faction, faction * len(TYPES)) for faction in factions]


def targets(position: Position, seat: int, side: int, left: int = NONE) -> list[int]:
    """Return the places that a side of a seat may attack.

    ``left`` is the target of the side's last battle, which a charge may not attack again (RW-26).
    """
    wizards, army = position.wizards, position.army
    found = [
        faction
        for faction, at in _factions(position.seats, seat, prey(position, side))
        if not wizards[faction] and (army[at] or army[at + 1] or army[at + 2])
    ]
    found += [DRAGON_PLACE + dragon for dragon, owner in enumerate(position.dragon_of) if owner not in (NONE, seat)]
    return [place for place in found if place != left] if left != NONE else found


def sides(position: Position, seat: int) -> list[int]:
    """Return the factions that may attack in a simple battle, or dragons in a draconic one, regardless of targets."""
    if position.kind == "draconic":
        return [DRAGON_PLACE + dragon for dragon in position.dragons(seat)]
    shields = position.cards.battles[position.card].shields
    first = seat * len(PEOPLES)
    return [
        faction
        for faction in range(first, first + len(PEOPLES))
        if not position.wizards[faction]
        and (position.army[3 * faction] or (shields and position.warriors(faction)))
    ]  # fmt: skip


def infantry(position: Position, seat: int) -> list[int]:
    """Return how many infantry of each people a seat has, protected or not (section 7)."""
    first = 3 * len(PEOPLES) * seat
    return position.army[first : first + 3 * len(PEOPLES) : 3]


def can_fight(position: Position, seat: int, kind: str) -> bool:
    """Return whether the current battle card allows an attack as a battle of this kind (RW-16)."""
    if kind == "mercenary":
        return any(infantry(position, seat)) and bool(targets(position, seat, BAND))
    if kind == "draconic":
        return bool(position.dragons(seat)) and bool(targets(position, seat, DRAGON_PLACE))
    return any(targets(position, seat, side) for side in sides(position, seat))


def target_refusal(position: Position, seat: int, side: int, target: str, left: int = NONE) -> Refusal | None:
    """Return why a side of a seat may not attack this target; ``left`` as for ``targets``."""
    place = PLACE_INDEX.get(target, NONE)
    if place == NONE or (place < FACTIONS and seat_of(place) >= position.seats):
        return refuse(Reason.NOT_THERE, "2", place=target)
    if place == BAND or position.owner(place) == seat:
        return refuse(Reason.OWN_TARGET, "RW-17", target=target)
    if not position.present(place):
        return refuse(Reason.NOT_THERE, "2", place=target)
    if place == left:
        return refuse(Reason.CHARGE_SAME_TARGET, "RW-26", target=target)
    if place >= FACTIONS:
        return None
    if position.wizards[place]:
        return refuse(Reason.TARGET_PROTECTED, "9", target=target, count=position.wizards[place])
    allowed = prey(position, side)
    if people_of(place) not in allowed:
        same, enemy = (PEOPLES[people] for people in allowed)
        return refuse(Reason.WRONG_PEOPLE, "5", people=PEOPLES[people_of(place)], same=same, enemy=enemy)
    return None


def faction_refusal(position: Position, seat: int, side: int) -> Refusal | None:
    """Return why a place may not attack in the current simple battle."""
    name = PLACE_IDS[side]
    if DRAGON_PLACE <= side < BAND:
        card = position.cards.battles[position.card].id
        return refuse(Reason.DRAGON_NEEDS_DRACONIC, "10", card=card)
    if side == BAND:
        return refuse(Reason.NOT_THERE, "2", place=name)
    if seat_of(side) != seat:
        return refuse(Reason.SIDE_NOT_OWN, "5", place=name)
    if not position.warriors(side):
        return refuse(Reason.NOT_THERE, "2", place=FACTION_IDS[side])
    if position.wizards[side]:
        return refuse(Reason.OWN_FACTION_PROTECTED, "9", place=name, count=position.wizards[side])
    if side not in sides(position, seat):
        return refuse(Reason.NO_SHIELD, "5", place=name)
    return None
