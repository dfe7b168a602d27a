"""Checks of a document's current battle card: side, target, campers, band and dice must be possible by the rules."""

from __future__ import annotations

from stronghold_gui.core.save.content import Content, Faults
from stronghold_gui.games.warriors import ids
from stronghold_gui.games.warriors.battles.possible import can_fight, prey
from stronghold_gui.games.warriors.battles.throw import is_dragon
from stronghold_gui.games.warriors.pieces import (
    BAND,
    FACTIONS,
    MIXED_AS,
    NONE,
    PLACE_IDS,
    people_of,
    seat_of,
)
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.problems import Impossible

_BEFORE_SIDE = ("declare", "kind", "attack", "band")
"""The first tasks, before a side has been named."""
_DIE = 6


def check_fight(position: Position, faults: Faults) -> None:
    """Report everything impossible about the current battle card."""
    if position.card == NONE:
        _check_nothing(position, faults)
        return
    _check_card(position, faults)
    if not faults.found:
        _check_kind(position, faults)
    if not faults.found:
        _check_side(position, faults)
    if not faults.found:
        _check_target(position, faults)
        _check_camp(position, faults)
        _check_band(position, faults)
        _check_dice(position, faults)


def _check_nothing(position: Position, faults: Faults) -> None:
    """Check that no fight is set without a battle card, and that no battle card is left after the last fight."""
    for member, there in (
        ("kind", bool(position.kind)),
        ("side", position.side != NONE),
        ("target", position.target != NONE),
        ("left", position.left != NONE),
        ("defender", position.defender != NONE),
        ("thrown", position.thrown),
        ("camp", any(position.camp)),
        ("band", any(position.band)),
        ("red", bool(position.red)),
        ("black", bool(position.black)),
    ):
        if there:
            faults.add(Impossible.NEEDS, "fight", member, piece="card")
    if position.stage in ("battles", "over"):
        for card, seat in enumerate(position.holder):
            if seat != NONE:
                name = position.cards.battles[card].id
                path = ("players", ids.SEATS[seat], "battles")
                faults.add(Impossible.NOT_NOW, *path, piece=name, stage=position.stage)


def _check_card(position: Position, faults: Faults) -> None:
    """Check that the card has the lowest number on the table and is the resolver's (section 4)."""
    name = position.cards.battles[position.card].id
    if position.stage != "battles":
        faults.add(Impossible.NOT_NOW, "fight", "card", piece=name, stage=position.stage)
    if position.holder[position.card] != position.resolver:
        faults.add(Impossible.NEEDS, "fight", "card", piece=f"{ids.SEATS[position.resolver]}.{name}")
    for card in range(position.card):
        if position.holder[card] != NONE:
            lower = position.cards.battles[card].id
            faults.add(Impossible.NOT_LOWEST, "fight", "card", value=name, piece=lower)


def _check_kind(position: Position, faults: Faults) -> None:
    card, first = position.cards.battles[position.card], position.todo[0][0]
    allowed: tuple[str, ...] = MIXED_AS if card.kind == "mixed" else (card.kind,)
    if first in ("declare", "kind") and card.kind == "mixed":
        allowed = ("",)
    elif first == "attack":
        allowed = tuple(kind for kind in allowed if kind != "mercenary")
    elif first == "band":
        allowed = tuple(kind for kind in allowed if kind == "mercenary")
    if position.kind not in allowed or (first == "kind" and card.kind != "mixed"):
        faults.add(Impossible.WRONG_KIND, "fight", "kind", value=position.kind, piece=card.id)
    elif first in ("kind", "attack", "band"):
        kinds = (position.kind,) if position.kind else MIXED_AS
        if not all(can_fight(position, position.resolver, kind) for kind in kinds):
            faults.add(Content.CANNOT_GO_ON, "todo", stage=position.stage)


def _check_side(position: Position, faults: Faults) -> None:
    """Check that the side is the resolver's, allowed in this battle, and not protected (sections 5, 7, 9, 10)."""
    side, resolver = position.side, position.resolver
    if position.todo[0][0] in _BEFORE_SIDE:
        if side != NONE:
            faults.add(Impossible.NOT_NOW, "fight", "side", piece=PLACE_IDS[side], stage=position.stage)
        return
    match position.kind:
        case "simple":
            good = 0 <= side < FACTIONS and seat_of(side) == resolver and not position.wizards[side]
        case "mercenary":
            good = side == BAND
        case _:
            good = is_dragon(side) and position.owner(side) in (resolver, NONE)
    if not good:
        faults.add(Impossible.WRONG_SIDE, "fight", "side", value="" if side == NONE else PLACE_IDS[side])


def _check_target(position: Position, faults: Faults) -> None:
    """Check that the target is legal and belongs to another seat, or that there is none before it is chosen."""
    target, first = position.target, position.todo[0]
    if first[0] in (*_BEFORE_SIDE, "target"):
        if target != NONE or position.defender != NONE:
            faults.add(Impossible.NOT_NOW, "fight", "target", piece="target", stage=position.stage)
        if first == ("target", 0, 0) and position.side != BAND:
            faults.add(Impossible.BAD_TASKS, "todo", stage=position.stage)
        return
    name = "" if target == NONE else PLACE_IDS[target]
    if target == NONE or not _may_attack(position, target) or position.defender not in _owners(position, target):
        faults.add(Impossible.WRONG_TARGET, "fight", "target", value=name)
    elif target == position.left:
        faults.add(Content.TWICE, "fight", "left", value=name)


def _may_attack(position: Position, target: int) -> bool:
    protected = target < FACTIONS and position.wizards[target]
    return not protected and _may_have_attacked(position, target)


def _owners(position: Position, target: int) -> tuple[int, ...]:
    """Return the possible defenders; a dragon that has died could be anyone's except the resolver's."""
    owner = position.owner(target)
    return (owner,) if owner != NONE else tuple(s for s in range(position.seats) if s != position.resolver)


def _check_camp(position: Position, faults: Faults) -> None:
    """Check that there are campers if and only if a target was left by a charge, in a simple battle (section 6)."""
    camping = sum(position.camp)
    if camping and (position.left == NONE or position.kind != "simple" or position.side == NONE):
        faults.add(Impossible.CAMP_WITHOUT_CHARGE, "fight", "camp")
    if position.left != NONE:
        if not camping:
            faults.add(Impossible.CHARGE_WITHOUT_CAMP, "fight", "left")
        if position.side != NONE and not _may_have_attacked(position, position.left):
            faults.add(Impossible.WRONG_TARGET, "fight", "left", value=PLACE_IDS[position.left])


def _may_have_attacked(position: Position, place: int) -> bool:
    if place < FACTIONS:
        return people_of(place) in prey(position, position.side) and seat_of(place) != position.resolver
    return is_dragon(place) and position.owner(place) != position.resolver


def _check_band(position: Position, faults: Faults) -> None:
    size, card = sum(position.band), position.cards.battles[position.card]
    if size and position.side != BAND:
        faults.add(Impossible.NEEDS, "fight", "band", piece="band")
    faults.limit(size, card.band, "fight", "band")


def _check_dice(position: Position, faults: Faults) -> None:
    """Check that dice are present only from the roll to the last loss, and fit the rules."""
    dice, first = position.cards.dice, position.todo[0][0]
    lying = first in ("settle", "settled")
    for member, thrown, number in (("red", position.red, dice.attack), ("black", position.black, dice.defence)):
        most = max(number, dice.dragon) if lying else 0
        ordered = tuple(sorted(thrown, reverse=True)) == thrown
        if not ordered or len(thrown) > most or bool(thrown) != lying or any(not 1 <= die <= _DIE for die in thrown):
            faults.add(Impossible.BAD_DICE, "fight", member, limit=most)
    needed = {"settle": True, "settled": True, "go_on": True}.get(first, position.thrown and first == "throw")
    if position.thrown != needed:
        faults.add(Impossible.NOT_NOW, "fight", "thrown", piece="thrown", stage=position.stage)
