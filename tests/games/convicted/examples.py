"""The tables of the worked examples (rules, section 16): what the reference opens on the table.

Each is set just before the example, with a seat to move, so that a reader can play it. Playing it as described gives
the dice described: the seed of its chance is chosen for that. ``tools/write_examples.py`` writes them as position
documents into ``resources/convicted/examples``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from stronghold_gui.core.chance import Chance
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.flow import advance
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.pieces import FOE_INDEX, NONE
from stronghold_gui.games.convicted.position import Task
from stronghold_gui.games.convicted.siege.foes import pieces_on_board
from stronghold_gui.games.convicted.squads import Squad
from tests.games.convicted.scene import Scene, fortress, village


def example(name: str) -> Scene:
    """Return the table of an example: ``VC-01``."""
    table = _TABLES[name]()
    table.position.chance = Chance(TOLD[name].seed if name in TOLD else 1)
    return table


@dataclass(frozen=True, slots=True)
class Told:
    """The continuation of an example.

    Attributes:
        moves: the moves, each by the seat asked first.
        draws: the results of chance at the last of these moves, by label, counted from 0; other labels are left out.
        seed: of the chance that gives them.
    """

    moves: tuple[str, ...]
    draws: Mapping[str, tuple[int, ...]]
    seed: int = 0


def at_stage(stage: int, round_: int = 1, main: str = "", **told: str) -> Scene:
    """Return a siege that has reached a stage with a decision."""
    table = fortress("campaign", 1, main=main, **told)
    table.position.round = round_
    return _waiting(table, task("stage", stage))


def _waiting(table: Scene, *tasks: Task) -> Scene:
    """Set the tasks of a siege, the last one first, with the rest of its round, and advance to a decision."""
    position = table.position
    position.baseline = pieces_on_board(position)
    first = tasks[-1][1] if tasks[-1][0] == "stage" else 13
    later = [task("stage", stage) for stage in range(13, first, -1)]
    position.todo = [task("siege_end"), task("after_stages"), *later, *tasks]
    advance(position, [])
    position.chance = Chance(1)
    return table


def _before(faction: str, turn: int = 1, **told: str) -> Scene:
    """Return a siege whose army has not come yet: the defenders place their units."""
    table = fortress("campaign", 1, faction=faction, **told)
    position = table.position
    position.turn, position.round, position.main, position.baseline = turn, 0, NONE, 0
    position.todo = [task("siege_end"), task("round"), task("baseline"), task("casting"), task("army"), task("placing")]
    advance(position, [])
    return table


def _at_the_gates() -> Scene:
    table = fortress(N="4/4 spearman 2", assault_N="ram 1 giant 3 warrior 2")
    giant, warrior = FOE_INDEX["giant"], FOE_INDEX["warrior"]
    table.position.squads = [Squad(0, 1, giant, supports=(giant, giant, warrior, warrior), ram=True)]
    table.position.stage = 11
    waiting = _waiting(table, task("stage", 12), task("matching", 0))
    waiting.position.todo = [
        each for number, each in enumerate(waiting.position.todo) if each not in waiting.position.todo[:number]
    ]
    return waiting


def _two_players() -> Scene:
    position = CONVICTED.setup({"mode": "campaign", "first": "a"}, 2, 1)
    table = Scene(position)
    position.period, position.waiting[0], position.heroes = "preparation", 0, [0, 1]
    position.owner = [NONE] * 9
    position.todo = [task("siege"), task("sabotage"), task("actions"), task("sections")]
    return table


def at_peace(seats: int = 1, **told: str) -> Scene:
    """Return the period of actions, long before any siege."""
    table = village(seats, **told)
    table.position.baseline = 0
    return table


def _actions_of_a_boss_turn() -> Scene:
    table = at_peace(4, stock="4/2/0/0")
    table.position.turn, table.position.actions = 10, [6, 4, 4, 4]
    return table


def _levels_side_by_side() -> Scene:
    levels = {"barbarians": "easy", "forestmen": "intermediate", "beasts": "hard", "wolfmen": "hard"}
    return Scene(CONVICTED.setup({"mode": "campaign", **levels}, 1, 1))


def _from_both_sides(tower: str) -> Scene:
    zones = {"deployment_S": "slinger 3 warrior 1", "deployment_W": "slinger 4 warrior 1"}
    return _waiting(fortress("campaign", 1, SW=tower, W="1/1 spearman 2", **zones), task("stage", 1))


def _spoils() -> Scene:
    table = fortress("campaign", 3, faction="wolfmen", SW="1/1 archer 1", deployment_W="wolfman_spearman 1")
    table.position.turn = 5
    return _waiting(table, task("stage", 1))


def _shaken() -> Scene:
    table = fortress(W="1/1 spearman 4", assault_W="warrior 3")
    table.position.morale, table.position.round = 4, 2
    waiting = _waiting(table, task("stage", 9))
    waiting.position.baseline = 7
    return waiting


_TABLES: Final[dict[str, Callable[[], Scene]]] = {
    "VC-01": lambda: at_peace(stock="4/4/0/0", known="fortifications architecture", W="2/2"),
    "VC-02": lambda: at_peace(stock="0/0/0/0", known="stoneworking beasts_of_burden"),
    "VC-03": lambda: at_peace(stock="0/0/0/0", town="library 2", known="archery"),
    "VC-04": lambda: at_peace(
        3, stock="1/0/0/0", town="barracks 2,library 1", known="archery", heroes="deserter oracle forger"
    ),
    "VC-05": lambda: at_peace(
        stock="9/4/1/0", town="barracks 1", known="archery chain_mail crossbow architecture stoneworking"
    ),
    "VC-06": lambda: at_stage(1, SW="1/1 archer 2 crossbowman 1", deployment_W="slinger 5 warrior 2"),
    "VC-07": lambda: at_stage(1, SW="3/3 archer 3", W="1/1 spearman 2", deployment_W="slinger 5 warrior 2"),
    "VC-08": lambda: at_stage(3, SW="2/2; ballista 1", W="1/1 spearman 2", assault_W="warrior 2 giant 1"),
    "VC-09": lambda: at_stage(
        3, SW="2/2; ballista 1", W="3/3 spearman 2", deployment_W="trebuchet 1 warrior 2"
    ),
    "VC-10": lambda: at_stage(
        3, SW="2/2; ballista 1", W="3/3 spearman 4 swordsman 2", deployment_W="trebuchet 1 enemy_catapult 1 warrior 2"
    ),
    "VC-11": lambda: at_stage(
        3, SE="2/2; ballista 1", W="3/3", main="N", deployment_N="trebuchet 1", deployment_E="warrior 2"
    ),
    "VC-12": lambda: at_stage(7, W="3/3 spearman 2", assault_W="giant 2 warrior 5"),
    "VC-13": lambda: at_stage(7, W="3/3 spearman 2; boulders 1", assault_W="warrior 4 giant 1"),
    "VC-14": lambda: _waiting(
        fortress(W="3/3 swordsman 1 spearman 1", assault_W="giant 1 warrior 3"), task("stage", 9)
    ),
    "VC-15": lambda: at_peace(stock="2/0/0/0", ring="SW ditch, W1 ditch, W2 stakes"),
    "VC-16": _levels_side_by_side,
    "VC-17": lambda: at_stage(7, W="3/3 spearman 2; boulders 1 cauldron 1", assault_W="warrior 6"),
    "VC-18": lambda: at_stage(
        7, W="1/1 spearman 2", assault_W="warrior 13", assault_N="warrior 9", assault_E="warrior 5",
        assault_S="warrior 4",
    ),
    "VC-19": lambda: at_stage(
        3, ring="W moat", SW="2/2; ballista 1", W="1/1 spearman 2", deployment_W="warrior 13 giant 3 veteran_warrior 2"
    ),
    "VC-20": lambda: _before("barbarians", 10, E="2/2 spearman 3"),
    "VC-21": _at_the_gates,
    "VC-22": lambda: _waiting(
        fortress(faction="beasts", W="3/3 spearman 2", assault_W="giant_spider 1"), task("stage", 9)
    ),
    "VC-23": lambda: _before(
        "wolfmen", W="3/3 spearman 2 swordsman 1", E="4/4 spearman 2", N="3/3 spearman 5", S="3/3 spearman 5",
        ring="W moat",
    ),
    "VC-24": lambda: _from_both_sides("2/2 archer 4"),
    "VC-25": lambda: _from_both_sides("4/4 archer 4"),
    "VC-26": lambda: at_stage(
        1, SW="1/1 archer 2", NW="1/1 archer 1 crossbowman 1", W="1/1", deployment_W="slinger 9 warrior 1 cover 1"
    ),
    "VC-27": lambda: at_stage(1, faction="beasts", SW="2/2 archer 3 arquebusier 1", deployment_W="giant_spider 3"),
    "VC-28": lambda: at_stage(
        3, SW="3/3; catapult 1 ballista 1", deployment_W="cover 1 bridge 1 slinger 3 warrior 2"
    ),
    "VC-29": _two_players,
    "VC-30": _actions_of_a_boss_turn,
    "VC-31": _spoils,
    "VC-32": lambda: _waiting(
        fortress(W="5/2 heavy_infantry 1 spearman 2", assault_W="warrior 3"), task("stage", 9)
    ),
    "VC-33": _shaken,
}  # fmt: skip
EXAMPLES: Final = tuple(_TABLES)

_FACED: Final = ("face swordsman W.1", "face spearman W.1", "done")
TOLD: Final[dict[str, Told]] = {
    "VC-07": Told(("done",), {"aim W": (5,)}, seed=1),
    "VC-08": Told(("aim ballista SW assault_W", "aim ballista SW assault_W"), {"salvo assault_W": (1, 2)}, seed=2),
    "VC-09": Told(("done",), {"aim W": (1,), "shot W": (1,)}, seed=42),
    "VC-10": Told(("done",), {"aim W": (1, 1), "shot W": (1, 0), "catapult": (2,)}, seed=167),
    "VC-11": Told(("done",), {"aim N": (5,), "shot N": (0,)}, seed=34),
    "VC-13": Told(("done",), {"boulders W": (1,)}, seed=0),
    "VC-14": Told(_FACED, {"fight W.1": (0, 1)}, seed=11),
    "VC-20": Told(("done",), {"direction": (4,)}, seed=2),
    "VC-24": Told(("done",), {"aim S": (4,), "aim W": (5,)}, seed=8),
    "VC-25": Told(("done",), {"aim S": (4,), "aim W": (5,)}, seed=8),
    "VC-28": Told(
        ("aim catapult SW deployment_W", "aim ballista SW deployment_W", "aim ballista SW deployment_W"),
        {"salvo deployment_W": (1, 1, 0)},
        seed=4,
    ),
    "VC-32": Told(
        ("face heavy_infantry W.1", "face spearman W.1", "face spearman W.1", "done"), {"fight W.1": (2, 0)}, seed=14
    ),
    "VC-33": Told(("done",), {"morale": (4,)}, seed=2),
}
