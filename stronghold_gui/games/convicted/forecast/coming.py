"""Exact forecast: cards and main directions with their probabilities; army, ring and squads for each wall.

The forecast is exact for an army that has no losses before stage 9 except at the ring. The functions of the rules
compute it on a copy of the view.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.forecast.pairs import PairOdds, pair_odds, suggest
from stronghold_gui.games.convicted.pieces import DIRECTIONS, FACTIONS, FOE_PIECES, NONE, OBSTACLES, wall_of
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.siege import forming, moving_up, pouring, setup
from stronghold_gui.games.convicted.siege.events import FoesHeld, FoesLostAtRing, Pieces
from stronghold_gui.games.convicted.siege.foes import named, of_zone
from stronghold_gui.games.convicted.siege.reckoning import enemy_sum, resistance_against
from stronghold_gui.games.convicted.siege.ring import in_the_way
from stronghold_gui.games.convicted.squads import Squad
from stronghold_gui.games.convicted.values import Cost, Wave

_MOVED: Final = 6
"""From this stage of a round on, all units have moved up."""
_FORMED: Final = 10
"""From this stage of a round on, the squads are formed."""


@dataclass(frozen=True, slots=True)
class SquadForecast:
    """A squad of the forecast.

    Attributes:
        strength: sum of leader and supports, without the die.
        resistance: the wall's resistance, which is subtracted.
        ram: whether it carries the ram.
        tower: whether it has a siege tower.
        odds: the odds of its fight against the suggested defenders; ``None`` if there are none, or if it does not
            fight.
    """

    leader: str
    supports: Pieces
    strength: int
    resistance: int
    ram: bool
    tower: bool
    odds: PairOdds | None

    @property
    def least(self) -> int:
        """The sum of the squad with the lowest die."""
        return self.strength - self.resistance + 1

    @property
    def most(self) -> int:
        """The sum of the squad with the highest die."""
        return self.strength - self.resistance + 3


@dataclass(frozen=True, slots=True)
class WallForecast:
    """The forecast for one wall.

    Attributes:
        direction: the number of the direction.
        main: whether the main assault comes there.
        army: pieces in the deployment zone.
        obstacle: id of the effective obstacle on the ring.
        held, lost: units that wait before the ring for a round, and units that fall at it, including units that waited.
        squads: the squads that would be formed once all units have crossed the ring.
        resistance: the resistance of the wall.
        units: the number of units on the wall.
    """

    direction: int
    main: bool
    army: Pieces
    obstacle: str
    held: Pieces
    lost: Pieces
    squads: tuple[SquadForecast, ...]
    resistance: int
    units: int


@dataclass(frozen=True, slots=True)
class CardForecast:
    """An enemy card that may be drawn.

    Attributes:
        faction: the number of the faction.
        level: the level of the faction in this match.
        chance: probability of this card.
        morale: its morale at the start; 0 if it never flees.
        loot: the resources that it leaves.
        directions: probability that each is the main one, with the current walls.
        weights: strength of each wall in hundredths, if it decides the direction (RC-81); else empty.
    """

    faction: int
    level: int
    chance: Fraction
    morale: int
    loot: Cost
    directions: tuple[Fraction, ...]
    weights: tuple[int, ...]

    @property
    def name(self) -> str:
        """The faction's id."""
        return FACTIONS[self.faction]


def on_board(position: Position) -> bool:
    """Return whether the enemy's army is on the board, so that it is known."""
    return any(position.field) or any(position.climbed)


def cards(position: Position) -> tuple[CardForecast, ...]:
    """Return the cards that may be drawn; a single one if it is drawn already or the mode names the faction."""
    known = position.mode.faction
    if known == NONE and position.period == "siege" and position.todo and position.faction != NONE:
        known = position.faction if _drawn(position) else NONE
    factions = range(len(FACTIONS)) if known == NONE else (known,)
    return tuple(_card(position, faction, Fraction(1, len(factions))) for faction in factions)


def _drawn(position: Position) -> bool:
    """Return whether this turn's card has been drawn."""
    return all(each[0] != "card" for each in position.todo)


def _card(position: Position, faction: int, chance: Fraction) -> CardForecast:
    kind = position.values.factions[faction]
    mode = position.mode
    effects = kind.levels[position.levels[faction] - 1]
    loot = next_wave(position, faction).loot if mode.loot and not effects.no_loot else (0, 0, 0, 0)
    directions, weights = _directions(position, faction)
    return CardForecast(
        faction, position.levels[faction], chance, kind.morale if mode.morale else 0, loot, directions, weights
    )


def next_wave(position: Position, faction: int) -> Wave:
    """Return the next army of a faction: that of this turn, or of the next round."""
    waves = position.mode.waves or position.values.waves[faction]
    number = position.round + 1 if position.mode.rounds else position.turn
    return waves[min(number, len(waves)) - 1]


def _directions(position: Position, faction: int) -> tuple[tuple[Fraction, ...], tuple[int, ...]]:
    """Return the probability that each direction is the main one, and the compared weights (RC-81), if any."""
    rule, count = position.values.factions[faction].main_direction, len(DIRECTIONS)
    named_ = position.main if on_board(position) else position.mode.main_direction
    if named_ != NONE:
        return tuple(Fraction(direction == named_) for direction in range(count)), ()
    if rule == "most_vulnerable":
        weights = tuple(setup.vulnerability(position, direction) for direction in range(count))
        least = [weight == min(weights) for weight in weights]
        return tuple(Fraction(is_least, sum(least)) for is_least in least), weights
    avoided = setup.avoided_walls(position) if rule == "random_avoiding_moats" else ()
    faces = Counter(face for face in position.values.siege.main_direction_die if face != NONE and face not in avoided)
    return tuple(Fraction(faces[direction], faces.total()) for direction in range(count)), ()


def army(position: Position, faction: int, direction: int, main: bool) -> Position:
    """Return a copy of the position with the next army of a faction in the deployment zones.

    ``main`` tells whether the main assault comes to the direction or elsewhere. If an army is on the board already,
    nothing is added.
    """
    twin = position.copy()
    if on_board(position):
        return twin
    twin.faction = faction
    twin.main = direction if main else (direction + 1) % len(DIRECTIONS)
    setup.enter(twin, next_wave(position, faction), [])
    return twin


def wall_forecast(position: Position, faction: int, direction: int, *, main: bool) -> WallForecast:
    """Return the forecast for a wall.

    ``main`` tells whether the main assault comes there; it has no effect if the army is on the board.
    """
    twin = army(position, faction, direction, main)
    if on_board(position):
        main = position.main == direction
    here = named(of_zone(twin, direction))
    obstacle = OBSTACLES[in_the_way(twin, direction)]
    moving = not on_board(position) or position.stage < _MOVED
    events = _move_up(twin, direction) if moving else []
    later = _move_up(twin, direction) if moving and _pieces(events, FoesHeld) else []
    squads = _squads(twin, direction, formed=on_board(position) and position.stage >= _FORMED)
    return WallForecast(
        direction,
        main,
        here,
        obstacle,
        _pieces(events, FoesHeld),
        _together(_pieces(events, FoesLostAtRing), _pieces(later, FoesLostAtRing)),
        tuple(_squad(twin, squad) for squad in squads),
        twin.resistance[wall_of(direction)],
        twin.count(wall_of(direction)),
    )


def _move_up(twin: Position, direction: int) -> list[Event]:
    """Move up the enemies of a direction as in stage 5, and return the events."""
    events: list[Event] = []
    twin.todo = [task("move_up", direction)]
    moving_up.move_up(twin, twin.todo[-1], events)
    return events


def _together(some: Pieces, more: Pieces) -> Pieces:
    counts = dict(some)
    for piece, count in more:
        counts[piece] = counts.get(piece, 0) + count
    return tuple(counts.items())


def _pieces(events: list[Event], kind: type[FoesHeld | FoesLostAtRing]) -> Pieces:
    return next((event.pieces for event in events if isinstance(event, kind)), ())


def _squads(twin: Position, direction: int, *, formed: bool) -> list[Squad]:
    """Return the squads before a wall with ram and siege towers, faced by the suggested defenders."""
    if not formed:
        twin.squads = []
        count = forming.number_of_squads(twin, direction)
        if count:
            above, others = forming.standing(twin, direction), forming.in_assault(twin, direction)
            forming.form(twin, direction, forming.deal(above, others, count), [])
        for kind, step in (("ram", forming.ram_step), ("towers", pouring.towers)):
            twin.todo = [task(kind)]
            # If a player leads the enemy, the step gives no ram, since that player chooses who carries it.
            step(twin, twin.todo[-1], [])
    suggested = suggest(twin, direction)
    return [
        squad if squad.facing or squad.number not in suggested else replace(squad, facing=suggested[squad.number])
        for squad in twin.squads
        if squad.direction == direction and squad.leader != NONE
    ]


def _squad(twin: Position, squad: Squad) -> SquadForecast:
    counts = ((foe, squad.supports.count(foe)) for foe in dict.fromkeys(squad.supports))
    return SquadForecast(
        FOE_PIECES[squad.leader],
        named(counts),
        sum(enemy_sum(twin, squad)),
        resistance_against(twin, squad),
        squad.ram,
        squad.tower,
        pair_odds(twin, squad),
    )
