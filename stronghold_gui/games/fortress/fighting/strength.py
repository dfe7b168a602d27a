"""The numbers of dice of attacker and defender, as terms with their reasons (rules, sections 7, 11 and 12)."""

from __future__ import annotations

from collections.abc import Iterator

from stronghold_gui.games.fortress.data.pieces import Pieces
from stronghold_gui.games.fortress.engaged import adjacent_from, are_adjacent, beside_door
from stronghold_gui.games.fortress.fighting.looking import distance, sees
from stronghold_gui.games.fortress.position import DOOR_TARGET, NONE, Position

Term = tuple[str, int]
"""The id of a reason for dice (``fortress.term.<id>`` in translations/, or a card), and their number."""


def height_dice(pieces: Pieces, rise: int, lower: int) -> int:
    """Return the dice for standing ``rise`` levels above a figure of height ``lower`` (RF-56)."""
    if rise <= 0:
        return 0
    return pieces.far_dice if rise >= pieces.far + lower else pieces.height_dice


def _higher(position: Position, figure: int, other: int) -> int:
    """Return the dice of a figure or the door for standing higher than another."""
    rise = _base(position, figure) - _base(position, other)
    return height_dice(position.setting.pieces, rise, _height(position, other))


def _base(position: Position, target: int) -> int:
    spot = position.leaf if target == DOOR_TARGET else _place(position, target)[0]
    return position.setting.field.level[spot]


def _place(position: Position, figure: int) -> tuple[int, ...]:
    """Return the place of a figure, or the last place of an attacker that fell in its own attack (RF-85)."""
    return position.spots(figure) if position.where[figure] >= 0 else position.stood


def _height(position: Position, target: int) -> int:
    cards = position.setting.cards
    return cards.door.height if target == DOOR_TARGET else cards.of(target).height


def attack_terms(position: Position, figure: int, target: int) -> list[Term]:
    """Return the terms of the dice of a normal attack."""
    setting = position.setting
    card = setting.cards.card_of[figure]
    terms = [
        ("card", setting.cards.cards[card].attack),
        ("spirit", position.attack_spirits[card]),
        ("height", _higher(position, figure, target)),
    ]
    terms += _attack_powers(position, figure, target)
    return [term for term in terms if term[1]]


def _attack_powers(position: Position, figure: int, target: int) -> Iterator[Term]:
    setting, card = position.setting, position.setting.cards.of(figure)
    if card.range == 1:
        for other in _friends_beside(position, figure, "attack_aura_1"):
            yield setting.cards.ids[setting.cards.card_of[other]], setting.param("attack_aura_1", "dice")
    if setting.figure_has(figure, "sword_of_reckoning_4") and target_adjacent(position, figure, target):
        yield "sword_of_reckoning_4", setting.param("sword_of_reckoning_4", "dice")
    second = position.hunter not in (NONE, figure) and position.quarry == target
    if setting.figure_has(figure, "zettian_targeting") and second:
        yield "zettian_targeting", setting.param("zettian_targeting", "dice")
    yield from _orcs(position, figure)


def _orcs(position: Position, figure: int) -> Iterator[Term]:
    """Return the term for Orc Warriors beside their champion."""
    setting, card = position.setting, position.setting.cards.of(figure)
    if card.species == "Orc" and card.rank.startswith("warrior"):
        for _ in _friends_beside(position, figure, "orc_warrior_enhancement"):
            yield "orc_warrior_enhancement", setting.param("orc_warrior_enhancement", "dice")


def target_adjacent(position: Position, figure: int, target: int) -> bool:
    """Return whether a figure is adjacent to its target."""
    if target == DOOR_TARGET:
        return beside_door(position, figure)
    return adjacent_from(position, figure, _place(position, figure), target)


def _friends_beside(position: Position, figure: int, power: str) -> list[int]:
    """Return friendly figures with a power next to a figure."""
    setting, side = position.setting, position.side_of(figure)
    holders = setting.holders.get(power, ())
    figures = [other for card in holders for other in setting.cards.figures(card) if position.where[other] >= 0]
    return [
        other
        for other in figures
        if other != figure and position.side_of(other) == side and are_adjacent(position, figure, other)
    ]  # fmt: skip


def reach_of(position: Position, figure: int) -> int:
    """Return the range of a figure's normal attack: Soulborg Guards next to a Deathwalker shoot farther."""
    setting, card = position.setting, position.setting.cards.of(figure)
    if card.species == "Soulborg" and card.rank == "guards":
        more = setting.param("range_enhancement", "range")
        return card.range + more * len(_friends_beside(position, figure, "range_enhancement"))
    return card.range


def defence_terms(position: Position, target: int, attacker: int) -> list[Term]:
    """Return the terms of the defence dice of a figure or the door against an attacker."""
    setting = position.setting
    higher = _higher(position, target, attacker)
    if target == DOOR_TARGET:
        door = setting.cards.door
        dice = 0 if door.shields else door.reinforced[setting.cards.of(attacker).size]
        terms = [("card", door.defence), ("height", higher), ("reinforced", dice)]
    else:
        card = setting.cards.card_of[target]
        own = setting.cards.cards[card].defence
        terms = [("card", own), ("spirit", position.defence_spirits[card]), ("height", higher)]
        terms += _defence_powers(position, target)
    return [term for term in terms if term[1]]


def _defence_powers(position: Position, target: int) -> Iterator[Term]:
    setting = position.setting
    for other in _friends_beside(position, target, "defensive_aura_1"):
        yield setting.cards.ids[setting.cards.card_of[other]], setting.param("defensive_aura_1", "dice")
    for card in setting.holders.get("defensive_aura", ()):
        if position.owner[card] != position.owner_of(target):
            continue
        for other in setting.cards.figures(card):
            if other != target and position.where[other] >= 0 and _in_aura(position, other, target):
                yield setting.cards.ids[card], setting.param("defensive_aura", "dice")
    yield from _orcs(position, target)


def _in_aura(position: Position, holder: int, figure: int) -> bool:
    """Return whether a figure is within the clear-sight spaces of an aura."""
    near = distance(position, holder, position.spots(figure)) <= position.setting.param("defensive_aura", "spaces")
    return near and sees(position, holder, figure, zone=True)


def shields_without_dice(position: Position, target: int, attacker: int) -> int:
    """Return the shields that the door has without a roll against an attacker of that size (RF-38)."""
    door = position.setting.cards.door
    if target != DOOR_TARGET or not door.shields:
        return 0
    return door.reinforced[position.setting.cards.of(attacker).size]


def dodges(position: Position, target: int, *, adjacent: bool) -> bool:
    """Return whether a single shield blocks the whole attack of a figure that is not adjacent (Stealth Dodge)."""
    return target != DOOR_TARGET and not adjacent and position.setting.figure_has(target, "stealth_dodge")


def counters(position: Position, attacker: int, target: int, weapon: str, *, adjacent: bool) -> bool:
    """Return whether shields beyond the skulls wound the attacker (Counter Strike).

    They do after a normal attack by an adjacent figure that is no Samurai.
    """
    if target == DOOR_TARGET or not adjacent or weapon != "normal":
        return False
    samurai = position.setting.cards.of(attacker).rank == "samurai"
    return position.setting.figure_has(target, "counter_strike") and not samurai
