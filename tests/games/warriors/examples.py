"""The tables of the worked examples (rules, section 15): what the tests play and the reference opens on the table.

Each is set just before the example, with a seat to move, so that a reader can play it. Playing it as described gives
the dice described: the seed of its chance is chosen for that. ``tools/write_examples.py`` writes them as position
documents into ``resources/warriors/examples``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from stronghold_gui.core.chance import Chance
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.preparation.placing import placing_tasks
from tests.games.warriors.scene import Scene, begin, laid, scene

_LONE: Final = "goblins 1-0-0; catapult"


def example(name: str) -> Scene:
    """Return the table of an example: ``VW-01``."""
    table = _TABLES[name]()
    if name in TOLD:
        table.position.chance = Chance(TOLD[name].seed)
    return table


@dataclass(frozen=True, slots=True)
class Told:
    """The continuation of an example.

    Attributes:
        moves: the moves, each by the seat asked first.
        red, black, die: the dice that fall at the last of these moves, highest first; of a catapult one.
        seed: of the chance with which they fall so.
    """

    moves: tuple[str, ...]
    red: tuple[int, ...] = ()
    black: tuple[int, ...] = ()
    die: int = 0
    seed: int = 0


def _flames() -> Scene:
    """Return a scene with three waiting flames and two new dragons."""
    position = laid(a="flames 3; dragon; dragon", b="")
    return begin(position, [("battle", 0, 0), *placing_tasks(position)])


def _end() -> Scene:
    """Return three players after the last battle; the third could still fire."""
    return scene(
        "base",
        a="pile undead.infantry 5; elves 4-0-0; trolls 2-0-0; barbarians 6-0-0",
        b="pile dwarves.infantry 3; elves 0-4-0; undead 1-2-0; goblins 5-0-0",
        c="pile goblins.archer 2; pile goblins.cavalry 4; dwarves 4-0-0; trolls 3-0-0; barbarians 5-0-0; catapult",
    )


def _charge(card: str, factions: str, enemy: str) -> Scene:
    """Return a scene in which the first target is gone and the attacker may charge another."""
    people = factions.partition(" ")[0]
    table = scene(a=f"{factions}; {card}", b=f"{enemy}; {people} 2-0-0")
    table.do(f"attack a.{people} b.{people}", red="666", black="11")
    return table


def _all_dealt() -> Scene:
    return Scene(WARRIORS.setup({"box": "base", "dealer": "a"}, 4, 3))


_TABLES: Final[dict[str, Callable[[], Scene]]] = {
    "VW-01": lambda: scene(a="goblins 2-0-0; S3", b="goblins 1-0-0"),
    "VW-02": lambda: scene(a="goblins 2-0-0; S3", b="goblins 4-0-0"),
    "VW-03": lambda: scene(
        a="goblins 2-0-0; elves 2-0-0; S3", b="goblins 1-0-0; trolls 1-0-0; dwarves 1-0-0", c="barbarians 1-0-0"
    ),
    "VW-04": lambda: scene(a="elves 1-0-0; goblins 3-0-0; S1", b="elves 2-0-0"),
    "VW-05": lambda: scene(a="dragon; D15", b="elves 2-0-0"),
    "VW-06": lambda: scene(a="dragon 1; D15", b="elves 2-0-0"),
    "VW-07": lambda: scene(a="dragon 2; D15", b="elves 2-0-0"),
    "VW-08": lambda: scene(a="goblins 3-0-0; catapult 2; S3", b="goblins 1-1-0+W"),
    "VW-09": lambda: scene(a="goblins 3-2-0; S3", b="dwarves 2-1-0"),
    "VW-10": lambda: scene(a="undead 2-1-0; S1", b="barbarians 2-1-0"),
    "VW-11": lambda: scene(a="goblins 1-1-0; S1", b="goblins 2-0-0"),
    "VW-12": lambda: scene(a="goblins 3-0-0; S1", b="goblins 1-0-0"),
    "VW-13": lambda: scene(a="trolls 2-0-0; S5", b="elves 0-2-1"),
    "VW-14": lambda: scene(a="undead 0-1-1; S1", b="undead 1-0-0"),
    "VW-15": lambda: scene(a="trolls 0-2-1; S5", b="elves 2-0-0; catapult"),
    "VW-16": lambda: _charge("S7", "barbarians 3-0-1", "undead 2-0-0"),
    "VW-17": lambda: _charge("S9", "goblins 2-0-0", "dwarves 2-0-0"),
    "VW-18": lambda: scene(a="dwarves 3-1-0+W; elves 2-2-0; M10", b="undead 1-1-0"),
    "VW-19": lambda: scene(a="dwarves 1-1-0; elves 1-0-0; M4", b="undead 1-1-0"),
    "VW-20": lambda: scene(a=_LONE, b=f"{_LONE}; S1", c="goblins 1-0-0", d=_LONE),
    "VW-21": lambda: scene(a="dwarves 2-1-0; S5", b="goblins 2-0-0", c="catapult; undead 1-0-0"),
    "VW-22": lambda: scene(a="goblins 2-0-0; catapult 2; S1", b="goblins 1-0-0+W+W; elves 1-0-0", c="goblins 1-0-0"),
    "VW-23": lambda: scene(a="goblins 2-0-0; catapult; S1", b="dragon 3; goblins 1-0-0"),
    "VW-24": lambda: scene(a="goblins 3-1-0; S5", b="dragon 1"),
    "VW-25": lambda: scene(a="barbarians 0-1-2; S3; S13", b="barbarians 2-0-0"),
    "VW-26": _all_dealt,
    "VW-27": _end,
    "VW-28": _flames,
    "VW-29": lambda: scene(a="dragon; D17", b="elves 2-0-0"),
    "VW-30": lambda: scene(a="trolls 1-2-0; S3", b="elves 2-0-0; catapult"),
    "VW-31": lambda: scene(a=_LONE, b="goblins 1-0-0+W; catapult", c="goblins 1-0-0", dealer="b"),
}
EXAMPLES: Final = tuple(_TABLES)

TOLD: Final[dict[str, Told]] = {
    "VW-04": Told(("attack a.elves b.elves",), (2, 1), (6, 5), seed=616),
    "VW-05": Told(("attack dragon1 b.elves",), (3, 1), (1, 1), seed=512),
    "VW-06": Told(("attack dragon1 b.elves",), (4, 2), (6, 1), seed=162),
    "VW-07": Told(("attack dragon1 b.elves",), (4, 2), (6, 3), seed=132),
    "VW-08": Told(("fire b.goblins.archer",), die=4, seed=3),
    "VW-09": Told(("attack a.goblins b.dwarves",), (5, 4, 1), (5, 4), seed=354),
    "VW-10": Told(("attack a.undead b.barbarians",), (6, 4, 2), (6, 3), seed=1727),
    "VW-11": Told(("attack a.goblins b.goblins",), (6, 1), (6, 5), seed=382),
    "VW-12": Told(("attack a.goblins b.goblins",), (6, 6, 5), (4,), seed=1222),
    "VW-13": Told(("attack a.trolls b.elves",), (6, 2), (5,), seed=16),
    "VW-17": Told(("charge infantry b.dwarves",), (2, 1), (6, 5), seed=616),
    "VW-18": Told(("band dwarves dwarves dwarves elves", "target b.undead"), (6, 3, 2), (5,), seed=279),
    "VW-21": Told(("pass", "attack a.dwarves b.goblins", "pass"), (5, 4), (5, 4), seed=253),
    "VW-22": Told(("fire b.goblins.wizard", "fire b.goblins.wizard"), die=4, seed=3),
    "VW-23": Told(("fire dragon1",), die=6, seed=1),
    "VW-24": Told(("attack a.goblins dragon1",), (6, 5, 2), (5, 4), seed=585),
    "VW-29": Told(("attack dragon1 b.elves",), (2, 1), (4, 1), seed=49),
    "VW-30": Told(("pass", "attack a.trolls b.elves", "fire a.trolls.infantry"), die=5, seed=2),
}
