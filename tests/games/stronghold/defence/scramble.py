"""Positions of a pause with pieces thrown about, by a seed."""

from __future__ import annotations

from random import Random

from stronghold_gui.games.stronghold import pieces as pc
from stronghold_gui.games.stronghold.position import Position
from tests.games.stronghold.scene import Scene

_TILES = (
    ("platform", "W2"), ("platform", "E3"), ("cannon", "TW1"), ("poles", "TE2"), ("gale", "W1"), ("gale", "W2"),
    ("cauldron_orc", "W1"), ("saboteur", "forge"), ("saboteur", "guards"), ("saboteur", "scouts"), ("fire", "workshop"),
    ("catapult", "RW1"), ("ballista", "RE1"), ("siege_tower", "W2"), ("siege_tower", "E2"), ("goblin_trap", "FW-RW1"),
    ("bridge", "FE-RE1"), ("possession", "warrior"),
)  # fmt: skip
_ROOM = {"barracks": 7, "guards": 2, "guard_of_honour": 2, "courtyard": 4}


def scramble(edition: str, seed: int) -> Position:
    """Return a position that no game would reach, but that breaks no limit."""
    dice = Random(seed)  # noqa: S311 - a throw of the pieces, nothing secret
    scene = Scene(edition, seed=seed).at("pause", dice.randint(1, 6), dice.randint(1, 10))
    _throw_units(scene, dice)
    for piece, place in _TILES:
        if dice.random() < 0.4 and not (place.startswith("T") and any(scene.guards(place))):
            scene.tile(piece, place)
    for place in ("W1", "W3", "E2", "RW1", "FW", "RB", *(["STE2"] if scene.p.siege_towers else [])):
        scene.put(place, goblin=dice.randint(0, 1), orc=dice.randint(0, 1), troll=dice.randint(0, 1))
    if scene.units("W1") != (0, 0, 0):
        scene.order("bluff", "W1", face_up=dice.random() < 0.5)
    _throw_marks(scene.p, dice)
    return scene.p


def _throw_units(scene: Scene, dice: Random) -> None:
    """Redistribute the Defender's units at random over all their places."""
    p = scene.p
    places = [place for place in p.board.inner if place != "hospital"]
    for place in places:
        scene.guard(place)
    for place in places:
        room = _ROOM.get(place, 1 if place.startswith("T") else 3)
        units = [0, 0, 0]
        for _ in range(dice.randint(0, room)):
            kind = pc.SOLDIER if place == "guard_of_honour" else dice.choice((0, 0, 1, 1, 2))
            most = p.board.barracks_places[kind] if place == "barracks" else room
            if units[kind] < min(most, p.free[kind]):
                units[kind] += 1
        scene.guard(place, marksman=units[0], soldier=units[1], veteran=units[2])


def _throw_marks(p: Position, dice: Random) -> None:
    """Set heroes, hourglasses and marks."""
    yard, purse = p.board.courtyard, p.defenders[0]
    p.heroes = [dice.choice((yard, 2)), dice.choice((yard, 1, 6))]
    p.toughness, p.glare = dice.choice((5, 8)), dice.choice((-1, 3))
    p.ram = dice.choice((0, 1, 1))
    p.acted, purse.used = dice.choice((0, 1, 2)), dice.getrandbits(19) & dice.getrandbits(19)
    p.again = purse.used & dice.getrandbits(19)
    p.paid = [dice.choice((0, 0, 1, 2, 3)) for _ in p.paid]
    purse.hourglasses, purse.barricades = dice.choice((0, 1, 2, 5)), dice.choice((0, 0, 2))
    purse.stones, p.deed_turn, p.deeds_left = dice.choice((0, 0, 1)), dice.choice((0, 0, 1)), dice.getrandbits(4)
