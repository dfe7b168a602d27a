"""The tables of the worked examples (rules, sections 10 and 18): those that the reference opens on the table.

They stand on the program's map and are played with the cards of the box; examples whose picture needs another board are
tests only. Each is set just before the example, with a seat to move, so that a reader can play it. Whoever
plays it as it is told gets the dice that it tells of: the seed of its chance is one with which they fall so.
``tools/write_examples.py`` writes them as position documents into ``resources/fortress/examples``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from stronghold_gui.core.chance import Chance
from stronghold_gui.games.fortress.field.plan import Space
from stronghold_gui.games.fortress.setting import setting_of
from tests.games.fortress.scene import Scene


def table(scenario: str, people: int, armies: dict[int, dict[str, tuple[Space, ...]]]) -> Scene:
    """Return a map of a scenario with figures on it, by player; of squads only those that are named are there."""
    scene = Scene(setting_of(scenario, people))
    for player, figures in armies.items():
        for card in dict.fromkeys(name.partition(".")[0] for name in figures):
            scene.army(player, card)
        for name, spaces in figures.items():
            scene.put(name, *spaces)
    return scene


def siege(card: str, own: dict[str, tuple[Space, ...]], other: dict[str, tuple[Space, ...]], player: int = 0) -> Scene:
    """Return a Siege for two in which a card acts, with the figures of whose turn it is and those of the other."""
    return table("siege", 2, {player: own, 1 - player: other}).turn(card)


@dataclass(frozen=True, slots=True)
class Told:
    """The continuation of an example: its moves, and the seed that gives its dice."""

    moves: tuple[str, ...]
    seed: int = 1


_FAR: Final[dict[str, tuple[Space, ...]]] = {"ne_gok_sa": ((0, 12, 1),)}
"""Somebody of the other side, far away."""
_GUARD: Final[dict[str, tuple[Space, ...]]] = {"finn": ((22, 9, 1),)}
"""Somebody of the guards, far away."""


def _door_of_nine() -> Scene:
    """Return a door that the next wounds destroy."""
    scene = siege("grimnak", {"grimnak": ((13, 7, 1), (12, 7, 1))}, _GUARD, player=1)
    scene.position.door_wounds = 9
    return scene


def _ambush() -> Scene:
    """Return the last move of an Ambush: two heroes are inside, the third stands before the ladder."""
    scene = table(
        "ambush",
        3,
        {
            0: {"syvarris": ((20, 9, 1),)},
            1: {"drake": ((17, 9, 1),), "finn": ((20, 10, 1),), "agent_carr": ((14, 7, 1),)},
            2: {"ne_gok_sa": ((3, 2, 1),)},
        },
    )
    scene.position.door, scene.position.door_wounds = 2, 10
    for name in ("drake", "finn", "agent_carr"):
        scene.position.starters |= 1 << scene.figure(name)
    return scene.turn("agent_carr")


_TABLES: Final[dict[str, Callable[[], Scene]]] = {
    "VF-05": lambda: siege("tarn_vikings", {"tarn_vikings.1": ((1, 10, 1),), "tarn_vikings.2": ((0, 10, 1),)}, _FAR),
    "VF-09": lambda: siege(
        "syvarris", {"syvarris": ((14, 8, 21),)}, {"marro_warriors.1": ((13, 9, 1),), "marro_warriors.2": ((0, 12, 1),)}
    ),
    "VF-11": lambda: siege("tarn_vikings", {"tarn_vikings.1": ((16, 8, 1),), "tarn_vikings.2": ((18, 8, 1),)}, _FAR),
    "VF-12": lambda: siege("deathwalker_9000", {"deathwalker_9000": ((9, 8, 1),)}, _GUARD, player=1),
    "VF-14": _door_of_nine,
    "VF-23": lambda: siege("raelin", {"raelin": ((18, 7, 13),)}, _FAR),
    "VT-02": lambda: siege("tarn_vikings", {"tarn_vikings.1": ((19, 5, 12),)}, _FAR),
    "VT-03": lambda: siege("finn", {"finn": ((18, 7, 12),)}, _FAR),
    "VT-04": lambda: siege("finn", {"finn": ((17, 8, 21),)}, _FAR),
    "VT-05": lambda: siege("finn", {"finn": ((11, 5, 1),)}, _FAR),
    "VT-06": lambda: siege("finn", {"finn": ((13, 7, 1),)}, {"thorgrim": ((22, 9, 1),)}, player=1),
    "VT-07": lambda: siege("drake", {"drake": ((13, 7, 1),)}, _GUARD, player=1),
    "VT-08": lambda: siege("raelin", {"raelin": ((12, 7, 1),)}, _GUARD, player=1),
    "VT-10": lambda: siege("finn", {"finn": ((18, 7, 12),)}, {"ne_gok_sa": ((19, 8, 8),)}),
    "VT-13": lambda: siege("syvarris", {"syvarris": ((14, 8, 21),)}, {"ne_gok_sa": ((10, 8, 1),)}),
    "VT-16": lambda: siege("finn", {"finn": ((12, 9, 1),)}, {"izumi_samurai.1": ((13, 9, 1),)}, player=1),
    "VT-19": _ambush,
    "VT-20": lambda: siege("raelin", {"raelin": ((14, 8, 21),)}, _GUARD, player=1),
    "VT-22": lambda: siege("finn", {"finn": ((18, 8, 1),)}, {"thorgrim": ((22, 9, 1),)}, player=1),
    "VL-01": lambda: siege("marro_warriors", {"marro_warriors.1": ((5, 4, 1),)}, {"krav_maga_agents.1": ((9, 4, 1),)}),
    "VL-06": lambda: siege(
        "syvarris", {"syvarris": ((17, 8, 21),)}, {"ne_gok_sa": ((18, 8, 1),), "marro_warriors.1": ((16, 8, 1),)}
    ),
}
EXAMPLES: Final = tuple(_TABLES)

TOLD: Final[dict[str, Told]] = {
    "VF-05": Told(("go tarn_vikings.1 7,9,1",)),
    "VF-09": Told(("attack syvarris marro_warriors.1",), 2),
    "VF-11": Told(("door open",)),
    "VF-12": Told(("attack deathwalker_9000 door",), 22),
    "VF-14": Told(("attack grimnak door",), 19),
    "VT-02": Told(("go tarn_vikings.1 18,7,15",)),
    "VT-03": Told(("step finn 19,8,1", "stop finn"), 5),
    "VT-04": Told(("step finn 18,8,1", "stop finn"), 1),
    "VT-05": Told(("go finn 12,4,2",)),
    "VT-07": Told(("grapple drake 14,8,21",)),
    "VT-08": Told(("fly raelin 15,8,21",)),
    "VT-10": Told(("attack finn ne_gok_sa",), 9),
    "VT-13": Told(("attack syvarris ne_gok_sa",), 73),
    "VT-16": Told(("attack finn izumi_samurai.1",), 7),
    "VT-19": Told(("go agent_carr 15,8,1",)),
    "VT-20": Told(("flag raelin",)),
    "VT-22": Told(("go finn 16,8,1",)),
    "VL-01": Told(("attack marro_warriors.1 krav_maga_agents.1",), 14),
    "VL-06": Told(("attack syvarris ne_gok_sa",), 11),
}


def example(name: str) -> Scene:
    """Return the table of an example: ``VT-04``."""
    found = _TABLES[name]().go_on()
    if name in TOLD:
        found.position.chance = Chance(TOLD[name].seed)
    return found
