"""Counts of pieces in play by kind, which documents and tests compare with the box."""

from __future__ import annotations

from collections import Counter

from stronghold_gui.games.stronghold.pieces import (
    CAULDRONS,
    EQUIPMENT,
    FIELD,
    RAMPART_TRAINING,
    SITED,
    TOWER,
)
from stronghold_gui.games.stronghold.position import Position


def pieces_out(position: Position) -> Counter[str]:
    """Return how many pieces of each kind of ``pieces.SUPPLY`` are not in the supply."""
    count: Counter[str] = Counter(
        stone=sum(position.stone) + (position.ruin_mark == 1),
        wood=sum(position.wood) + (position.ruin_mark == 2),
        resource=sum(invader.resources for invader in position.invaders),
        hit=sum(position.hits),
        miss=sum(position.misses),
        cover=position.covers.bit_count(),
        battering_ram=position.ram,
        siege_tower=position.siege_towers.bit_count(),
        platform=position.platforms.bit_count(),
        saboteur=position.saboteurs.bit_count(),
        blood_stones=position.blood.bit_count(),
        possession=position.possessed.bit_count(),
        fire=position.fires.bit_count(),
        gale=position.gales.bit_count(),
        accident=position.accidents.bit_count(),
        spectres=int(position.spectres > 0),
        panic=position.panic,
    )
    _count_numbers(count, SITED, position.machine)
    _count_numbers(count, TOWER, position.towers)
    _count_numbers(count, FIELD, position.field)
    _count_numbers(count, CAULDRONS, position.cauldron)
    _count_bits(count, EQUIPMENT, position.equipment)
    _count_bits(count, RAMPART_TRAINING, position.training)
    del count["none"]
    return count


def invader_units_out(position: Position) -> list[int]:
    """Return the Invader's units of each kind that are not in the bag."""
    outside = [0, 0, 0]
    for kind in range(3):
        held = sum(invader.hand[kind] + invader.camp[kind] + invader.paid[kind] for invader in position.invaders)
        outside[kind] = sum(position.outer[kind::3]) + position.discard[kind] + held
    outside[0] += position.sacrificed
    return outside


def defender_units_out(position: Position) -> list[int]:
    """Return the Defender's units of each kind that are somewhere on the board."""
    return [sum(position.inner[kind::3]) for kind in range(3)]


def orders_out(position: Position) -> list[int]:
    """Return the number of order tiles of each kind on the board or used this turn."""
    return [position.orders.count(order) + out for order, out in enumerate(position.orders_out)]


def _count_numbers(count: Counter[str], names: tuple[str, ...], numbers: list[int]) -> None:
    for number in numbers:
        if number >= 0:
            count[names[number]] += 1


def _count_bits(count: Counter[str], names: tuple[str, ...], bits: list[int]) -> None:
    for lying in bits:
        for index, name in enumerate(names):
            count[name] += lying >> index & 1
