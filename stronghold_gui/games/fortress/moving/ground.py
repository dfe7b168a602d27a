"""Spots that other figures block for a mover (rules, section 6.1; on ladders RF-30). Sets of spots are bits."""

from __future__ import annotations

from typing import NamedTuple

from stronghold_gui.games.fortress.enemy_cache import CachedCrowd, Crowd, EnemySpots
from stronghold_gui.games.fortress.enemy_spots import enemy_spots
from stronghold_gui.games.fortress.engaged import engaged_with
from stronghold_gui.games.fortress.field.bits import bits_of, bits_of_place, spots_of
from stronghold_gui.games.fortress.field.field import Field
from stronghold_gui.games.fortress.position import NONE, Position


class InTheWay(NamedTuple):
    """Spots that other figures deny to a figure.

    Attributes:
        shut: spots that it may not enter, because of other figures or the leaf of the door.
        taken: spots on which it may not end, because of other figures.
        beside: spots next to an enemy, at any level.
        bodies: spots on which other figures stand.
    """

    shut: int
    taken: int
    beside: int
    bodies: int


def in_the_way(position: Position, figure: int) -> InTheWay:
    """Return the spots blocked for a figure, which cannot pass enemies or engaged friends, nor end on any figure."""
    setting, bits = position.setting, position.setting.field.bits
    card = setting.cards.card_of[figure]
    side, leaf = setting.side[position.owner[card]], position.leaf
    if position.mover != NONE and _shares_a_spot(position):
        crowd, own = _look_round(position, enemy_spots(position, side), figure), 0
    else:
        crowd, own = _crowd(position, side), bits_of_place(bits, position.spots(figure))
    shut, bodies = crowd.shut & ~own, crowd.taken & ~own
    taken = bodies
    if crowd.climbers:
        held, barring = _on_ladders(position, figure, crowd)
        shut, taken = shut | barring, taken | held
    if "ghost_walk" in setting.powers[card]:
        shut = 0
    return InTheWay(shut | bits[leaf] if leaf >= 0 else shut, taken, crowd.beside, bodies)


def _shares_a_spot(position: Position) -> bool:
    """Return whether the moving figure is on a friend's spot."""
    mover = position.mover
    return any(position.at[spot] != mover for spot in position.spots(mover))


def _on_ladders(position: Position, figure: int, crowd: Crowd) -> tuple[int, int]:
    """Return the spots that figures on ladders block for a figure, and those of them that it may not pass."""
    tall, held, barring = position.setting.cards.of(figure).height, 0, 0
    for other, bars in crowd.climbers:
        if other != figure:
            for spot in position.spots(other):
                taken = _filled(position, spot, other, tall)
                held |= taken
                barring |= taken if bars else 0
    return held, barring


def _filled(position: Position, spot: int, other: int, tall: int) -> int:
    """Return the spots that a body blocks for a figure of this height: its own, and others of its ladder."""
    field, high = position.setting.field, position.setting.cards.of(other).height
    return bits_of(field.bits, (spot, *_beside_body(field, spot, high, tall)))


def _beside_body(field: Field, spot: int, high: int, tall: int) -> list[int]:
    """Return the spots of a ladder on which a figure of this height would meet a body (RF-30)."""
    ladder, level = field.ladder_at(spot), field.level
    chain = (field.landing(ladder), *field.rungs[ladder]) if ladder >= 0 else ()
    return [place for place in chain if level[spot] < level[place] + tall and level[place] < level[spot] + high]


def _crowd(position: Position, side: int) -> Crowd:
    """Return the figures on the battlefield as obstacles for a side; cached while no figure moves."""
    enemies, last = enemy_spots(position, side), position.setting.crowds.get(side)
    if last is not None and last.enemies is enemies:
        return last.crowd
    found = _look_round(position, enemies)
    position.setting.crowds[side] = CachedCrowd(enemies, found)
    return found


def _look_round(position: Position, enemies: EnemySpots, without: int = NONE) -> Crowd:
    """Return the figures on the battlefield as obstacles for a side with these enemies, without one figure."""
    field, at = position.setting.field, position.at
    taken = position.held
    if without != NONE:
        # A spot that it shares with a friend stays taken by the friend.
        taken &= ~bits_of(field.bits, [spot for spot in position.spots(without) if at[spot] == without])
    shut, beside = enemies.spots, enemies.beside
    # Most friends are nowhere near an enemy, and so not engaged.
    for friend in {at[spot] for spot in spots_of(taken & beside & ~shut)}:
        if engaged_with(position, friend):
            shut |= bits_of_place(field.bits, position.spots(friend))
    climbers = sorted({at[spot] for spot in spots_of(taken & field.ladder_bits)})
    return Crowd(
        taken, shut, beside, tuple((figure, field.bits[position.where[figure]] & shut != 0) for figure in climbers)
    )


def who_takes(position: Position, figure: int, spot: int) -> int:
    """Return the figure that prevents another one from ending its move on a spot."""
    return [other for other in position.standing() if other != figure and spot in covered(position, figure, other)][-1]


def who_bars(position: Position, figure: int, spot: int) -> int:
    """Return the figure that prevents another one from entering a spot."""
    side = position.side_of(figure)
    return [
        other
        for other in position.standing()
        if other != figure
        and (position.side_of(other) != side or engaged_with(position, other))
        and spot in covered(position, figure, other)
    ][-1]


def covered(position: Position, figure: int, other: int) -> list[int]:
    """Return the spots that another figure blocks: its own, and on a ladder those that its body fills."""
    field, of = position.setting.field, position.setting.cards.of
    spots, high, tall = position.spots(other), of(other).height, of(figure).height
    return [*spots, *(place for spot in spots for place in _beside_body(field, spot, high, tall))]


def ladder_below(position: Position, figure: int, start: int, landing: int) -> int:
    """Return a figure on a ladder between a spot and the landing space below it, that space included, or -1 (RF-29)."""
    field = position.setting.field
    ladder = field.landing_of[landing]
    for place in (landing, *field.rungs[ladder]):
        other = position.at[place]
        if other >= 0 and other != figure and field.level[place] < field.level[start]:
            return other
    return -1
