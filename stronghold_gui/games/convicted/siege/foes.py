"""Current values, places and names of the enemy's pieces (rules, section 10; RC-41, RC-75, RC-84)."""

from __future__ import annotations

from collections.abc import Iterable

from stronghold_gui.games.convicted.enemy_values import Effects
from stronghold_gui.games.convicted.pieces import (
    ASSAULT,
    BOSSES,
    DIRECTIONS,
    FIRST_FOE_ENGINE,
    FOE_PIECES,
    FOES,
    NONE,
    ZONES,
)
from stronghold_gui.games.convicted.position import FOE_KINDS, Position
from stronghold_gui.games.convicted.siege.events import Pieces
from stronghold_gui.games.convicted.squads import Squad

FOE_UNITS = len(FOES)


def effects_of(position: Position, foe: int) -> Effects:
    """Return the effects of an enemy unit's faction at its level."""
    return effects(position, position.values.foes[foe].faction)


def effects(position: Position, faction: int) -> Effects:
    """Return the effects of a faction at its level."""
    return position.values.factions[faction].levels[position.levels[faction] - 1]


def strength(position: Position, foe: int) -> int:
    """Return the current strength of an enemy unit, with its faction's level and war cry (RC-75)."""
    kind, level = position.values.foes[foe], effects_of(position, foe)
    cry = any(position.values.foes[boss].war_cry and on_board(position, boss) for boss in BOSSES)
    return kind.strength + level.strength + (level.veterans if kind.veteran else 0) + cry


def support(position: Position, foe: int) -> int:
    """Return the current support of an enemy unit, without bonuses of its squad."""
    kind = position.values.foes[foe]
    return kind.support + (effects_of(position, foe).veterans if kind.veteran else 0)


def endurance(position: Position, piece: int) -> int:
    """Return the endurance of an enemy unit or engine; 0 if it cannot be removed."""
    if piece >= FIRST_FOE_ENGINE:
        return position.values.foe_engines[piece - FIRST_FOE_ENGINE].endurance
    kind = position.values.foes[piece]
    return kind.endurance + (effects_of(position, piece).veterans if kind.veteran else 0)


def on_board(position: Position, piece: int) -> bool:
    """Return whether a piece is on the board."""
    if any(position.field[piece::FOE_KINDS]):
        return True
    return piece < FOE_UNITS and (any(position.climbed[piece::FOE_UNITS]) or position.gateway == piece)


def in_zone(position: Position, zone: int, piece: int) -> int:
    return position.field[zone * FOE_KINDS + piece]


def of_zone(position: Position, zone: int) -> list[tuple[int, int]]:
    """Return the pieces in a zone with their numbers."""
    at = zone * FOE_KINDS
    here = position.field[at : at + FOE_KINDS]
    # A fast path: most zones are empty.
    return [(piece, count) for piece, count in enumerate(here) if count] if any(here) else []


def put(position: Position, zone: int, piece: int, count: int) -> None:
    """Add a number of pieces of a kind to a zone; a negative number removes them."""
    position.field[zone * FOE_KINDS + piece] += count


def melee_left(position: Position) -> bool:
    """Return whether an enemy melee unit is on the board (RC-41).

    Engines, the King and the Shaman are none. A ranged unit is one once it advances with the melee units.
    """
    if position.gateway != NONE or any(position.climbed) or any(position.stormers):
        return True
    foes = position.values.foes
    return any(
        foe < FOE_UNITS and (zone >= ASSAULT or not foes[foe].ranged)
        for zone in range(len(ZONES))
        for foe, _ in of_zone(position, zone)
    )


def hidden_by_camouflage(position: Position, zone: int, piece: int) -> bool:
    """Return whether a piece is a melee unit that camouflage hides in a deployment zone (RC-84)."""
    if piece >= FOE_UNITS or position.values.foes[piece].ranged:
        return False
    return camouflaged(position, zone)


def camouflaged(position: Position, zone: int) -> bool:
    """Return whether camouflage hides the melee units of a zone (RC-84)."""
    if zone >= ASSAULT:
        return False
    foes = position.values.foes
    return any(foes[boss].camouflage and on_board(position, boss) for boss in BOSSES)


def directions_in_order(position: Position) -> list[int]:
    """Return the directions, the main one first, then clockwise (RC-42)."""
    first = max(position.main, 0)
    return [(first + step) % len(DIRECTIONS) for step in range(len(DIRECTIONS))]


def pieces_on_board(position: Position) -> int:
    """Return the number of enemy pieces on the board; a switch decides whether engines count (RC-40)."""
    engines = position.values.siege.baseline_with_engines
    total = sum(position.climbed) + (position.gateway != NONE)
    for zone in range(len(ZONES)):
        at = zone * FOE_KINDS
        total += sum(position.field[at : at + (FOE_KINDS if engines else FOE_UNITS)])
    return total


def named(counts: Iterable[tuple[int, int]]) -> Pieces:
    """Return pieces and their numbers with ids in place of the pieces' numbers."""
    return tuple((FOE_PIECES[piece], count) for piece, count in counts)


def squad_id(squad: Squad) -> str:
    """Return the id of a squad: ``N.2``."""
    return f"{DIRECTIONS[squad.direction]}.{squad.number}"


def find_squad(position: Position, name: str) -> int:
    """Return the index of a squad in ``position.squads``, or ``NONE``."""
    return next((index for index, squad in enumerate(position.squads) if squad_id(squad) == name), NONE)


def by_strength(position: Position, foes: list[int]) -> list[int]:
    """Return enemy units sorted by current strength, then endurance, then support, the highest first (RC-60)."""
    ranks = {
        foe: (-strength(position, foe), -endurance(position, foe), -support(position, foe), foe) for foe in set(foes)
    }
    return sorted(foes, key=ranks.__getitem__)
