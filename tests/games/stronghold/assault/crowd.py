"""Crowded tables for property tests: every kind of piece is somewhere, so that every question is asked."""

from __future__ import annotations

import random

from stronghold_gui.games.stronghold import pieces as pc
from tests.games.stronghold.scene import Scene


def crowd(edition: str, seed: int) -> Scene:
    """Return a random table at the end of phase 6, with no place over its limit and all counts true."""
    rng = random.Random(seed)  # noqa: S311 - a test's choices
    scene = Scene(edition, seed=seed, bare=True).hourglasses(0).at("pause", 6, rng.randint(1, 10))
    _units(scene, rng)
    _defence(scene, rng)
    _tiles(scene, rng)
    _orders(scene, rng)
    manned = (scene.p.siege_towers & -scene.p.siege_towers).bit_length() - 1
    scene.p.glare = rng.choice([-1, -1, rng.randrange(9), manned])
    scene.p.blessing = rng.choice([-1, -1, 0, 1])
    scene.p.invaders[0].accurate_shots = rng.choice([0, 1] if edition == "revised" else [0, -1])
    scene.p.speech = rng.choice([0, 2])
    scene.p.gate = rng.randrange(3)
    scene.p.discard = [rng.randint(0, 3) for _ in range(3)]
    for kind in range(3):
        scene.p.bag[kind] -= scene.p.discard[kind]
    return scene


def _units(scene: Scene, rng: random.Random) -> None:
    board = scene.p.board
    # On a calm table few sections are fought over, so that the turn may end without a breach.
    calm = rng.random() < 0.7
    towers = rng.sample([wall for wall in range(board.walls) if board.siege_marked[wall]], 1 if calm else 3)
    for wall in towers:
        scene.tile("siege_tower", board.outer[wall])
        _put(scene, rng, board.outer[board.siege(wall)], 3)
    for wall in towers if calm else range(board.walls):
        _put(scene, rng, board.outer[wall], board.wall_places[wall])
    for wall in towers:
        # Equals on the wall and in the tower above make the Invader choose.
        if rng.random() < 0.5:
            equals = {rng.choice(pc.UNITS): rng.randint(1, 2)}
            scene.put(board.outer[wall], **equals).put(board.outer[board.siege(wall)], **equals)
        elif rng.random() < 0.5:
            scene.put(board.outer[wall], orc=2).put(board.outer[board.siege(wall)], goblin=1, orc=1, troll=1)
    for place in (*board.all_ramparts, *board.all_foregrounds):
        _put(scene, rng, board.outer[place], 5)
    for _ in range(rng.randint(0, 3)):
        scene.tile("battering_ram", "RAM")
    if scene.p.ram:
        _put(scene, rng, "RB", 7)
        _put(scene, rng, "RAM", 2 * scene.p.ram)


def _put(scene: Scene, rng: random.Random, place: str, most: int) -> None:
    counts = [0, 0, 0]
    for _ in range(rng.choice([0, rng.randint(0, most)])):
        counts[rng.randrange(3)] += 1
    scene.put(place, goblin=counts[0], orc=counts[1], troll=counts[2])


def _defence(scene: Scene, rng: random.Random) -> None:
    board = scene.p.board
    for wall in range(board.walls):
        scene.guard(
            board.inner[wall],
            marksman=min(rng.randint(0, 2), scene.p.free[0]),
            soldier=min(rng.randint(0, 1), scene.p.free[1]),
            veteran=min(rng.randint(0, 1), scene.p.free[2]) if rng.random() < 0.3 else 0,
            stone=rng.choice([0, 1, 2, min(4, 2 + scene.p.supply[pc.STONE])]),
        )
    for tower in range(board.towers):
        name = board.inner[board.walls + tower]
        what = rng.choice(["", "marksman", "cannon", "poles"])
        if what == "marksman" and scene.p.free[0]:
            scene.guard(name, marksman=1)
        elif what in ("cannon", "poles") and scene.p.supply[pc.SUPPLY_INDEX[what]]:
            scene.tile(what, name)
    for hero in range(2):
        scene.p.heroes[hero] = rng.choice([board.courtyard, rng.randrange(board.walls)])


def _tiles(scene: Scene, rng: random.Random) -> None:
    board = scene.p.board
    walls = list(board.outer[: board.walls])
    ramparts = [board.outer[place] for place in board.all_ramparts]
    for wall in rng.sample([wall for number, wall in enumerate(walls) if board.cauldron_marked[number]], 4):
        free = [tile for tile in pc.CAULDRONS if scene.p.supply[pc.SUPPLY_INDEX[tile]]]
        scene.tile(rng.choice(free), wall)
        if rng.random() < 0.3 and scene.p.supply[pc.SUPPLY_INDEX["accident"]]:
            scene.tile("accident", wall)
    for tile in ("banner", "ladder", "shields", "poison"):
        scene.tile(tile, rng.choice(walls))
    for tile in ("cover", "trench_master", "fire_master"):
        scene.tile(tile, rng.choice(ramparts))
    for machine, place in zip(("ballista", "catapult", "catapult"), rng.sample(ramparts, 3), strict=True):
        scene.tile(machine, place)
        if machine == "catapult" and rng.random() < 0.5 and scene.p.supply[pc.SUPPLY_INDEX["blood_stones"]]:
            scene.tile("blood_stones", place)
    scene.tile("trebuchet", rng.choice(["FW", "FE"]))
    scene.tile("troll_trap", rng.choice(board.field_ids))
    if rng.random() < 0.5:
        scene.tile("spectres", "hospital")
    if rng.random() < 0.5 and scene.p.values.panic_lasts:
        scene.tile("panic", "courtyard")


def _orders(scene: Scene, rng: random.Random) -> None:
    board = scene.p.board
    tiles = [name for name, count in zip(pc.ORDERS, scene.p.cards.orders, strict=True) for _ in range(count)]
    for tile, wall in zip(tiles, rng.sample(board.outer[: board.walls], len(tiles)), strict=True):
        scene.order(tile, wall, face_up=rng.random() < 0.5)
