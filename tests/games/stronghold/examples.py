"""The tables of the worked examples (rules, section 14): what the tests play and the reference opens on the board.

Each is laid just before the example happens, with somebody to move, so that a reader can play it.
``tools/write_examples.py`` writes them as position documents into ``resources/stronghold/examples``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stronghold_gui.games.stronghold import pieces as pc
from tests.games.stronghold.scene import Scene


def example(name: str, edition: str = "revised") -> Scene:
    """Return the table of an example: ``V-01``."""
    return _TABLES[name](edition)


def _assault(edition: str) -> Scene:
    """Return bare walls in phase 6; when the Invader is done, the assault begins."""
    return Scene(edition, bare=True).hourglasses(0).at("phase", 6, 3)


def _fury(edition: str) -> Scene:
    return _assault(edition).put("W1", goblin=1, orc=2).tile("banner", "W1").order("goblins_fury", "W1")


def _four_attackers(edition: str) -> Scene:
    return _assault(edition).put("W1", orc=2, troll=2)


def _fire(edition: str) -> Scene:
    """Return V-13: walls a = W4 and b = W5, ramparts d = RW3 and e = RW4, tower c = TW4."""
    scene = _assault(edition).put("RW4", goblin=1, orc=1, troll=1).put("RW3", goblin=1).tile("fire_master", "RW4")
    return scene.guard("W5", marksman=2).guard("W4", marksman=1).guard("TW4", marksman=1)


def _minor(edition: str) -> Scene:
    scene = Scene(edition).hourglasses(0).at("phase", 6, 3)
    scene.put("CAMP", orc=14).put("RW1", orc=6).put("RW2", orc=3).put("RE1", goblin=2)
    return scene.put("FW", orc=4).put("FE", goblin=5)


def _drover(edition: str) -> Scene:
    scene = Scene(edition).hourglasses(0).at("phase", 6, 3)
    return scene.tile("drover", "RW3").put("RW3", orc=6).put("FW", goblin=7).put("CAMP", orc=12)


def _saboteur(edition: str) -> Scene:
    """Return four hourglasses on a cannon, a saboteur in the forge, and the Defender with what tracking costs."""
    scene = Scene(edition).tile("saboteur", "forge").at("pause", 3, 2)
    scene.p.paid[pc.ACTION_INDEX["cannon"]] = scene.p.values.action_cost[pc.ACTION_INDEX["cannon"]]
    return scene.hourglasses(scene.p.values.action_cost[pc.ACTION_INDEX["track"]])


def _catapult(edition: str) -> Scene:
    scene = Scene(edition).put("HAND", orc=2, troll=1).hourglasses(0).at("phase", 2)
    return _resources(scene, scene.p.values.costs["catapult"].resources)


def _gain(edition: str) -> Scene:
    """Return phase 1 with the turn's resources, none from before."""
    scene = Scene(edition).put("HAND", goblin=1, orc=1, troll=1).hourglasses(0).at("phase", 1)
    return _resources(scene, scene.p.values.income_resources)


def _resources(scene: Scene, count: int) -> Scene:
    scene.p.supply[pc.RESOURCE] += scene.p.invaders[0].resources - count
    scene.p.invaders[0].resources = count
    return scene


_TABLES: Final[dict[str, Callable[[str], Scene]]] = {
    "V-01": lambda edition: _fury(edition).guard("W1", soldier=2, veteran=1, stone=4),
    "V-02": lambda edition: _fury(edition).guard("W1", soldier=2, stone=3),
    "V-03": lambda edition: _assault(edition).put("W1", troll=2, orc=1).guard("W1", soldier=2, marksman=1, stone=2),
    "V-04": lambda edition: _assault(edition).put("W1", orc=3).guard("W1", soldier=2, marksman=1, stone=2),
    "V-05": lambda edition: _assault(edition).put("W5", troll=3, orc=2).guard("W5", soldier=2, stone=2),
    "V-06": lambda edition: _four_attackers(edition).guard("W1", marksman=2, stone=3, hero="warrior"),
    "V-07": lambda edition: _four_attackers(edition).guard("W1", marksman=2, soldier=1, stone=3),
    "V-08": lambda edition: _four_attackers(edition).guard("W1", soldier=2, stone=3),
    "V-09": lambda edition: _assault(edition).put("W1", goblin=2).guard("W1", stone=4),
    "V-10": lambda edition: _assault(edition).put("W1", troll=1).guard("W1", stone=4),
    "V-11": lambda edition: _assault(edition).put("W1", orc=1).guard("W1", stone=3, hero="officer"),
    "V-12": lambda edition: _assault(edition).put("W1", orc=1).guard("W1", soldier=1, stone=0, hero="officer"),
    "V-13": _fire,
    "V-14": _minor,
    "V-15": _drover,
    "V-16": _saboteur,
    "V-17": _catapult,
    "V-18": _gain,
}
EXAMPLES: Final = tuple(_TABLES)
"""The names of all examples."""
