"""A prepared table for each kind of move, with moves to do there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stronghold_gui.games.stronghold.flow import advance
from stronghold_gui.games.stronghold.preparation.setup import set_up
from tests.games.stronghold.assault.tools import BLANK, HIT, empty, enter
from tests.games.stronghold.defence.scenes import pause, ready
from tests.games.stronghold.partners.seats import EAST_GUARD, three
from tests.games.stronghold.partners.seats import pause as partners_pause
from tests.games.stronghold.scene import Scene

Made = Callable[[], Scene]


def _new(*, draft: bool = False) -> Scene:
    scene = Scene()
    scene.p = set_up("revised", draft, 2, 7)
    advance(scene.p, [])
    return scene


def _phase(phase: int, *, special: bool = False) -> Scene:
    scene = Scene().hourglasses(0).put("HAND", goblin=6, orc=6, troll=4).at("phase", phase)
    scene.p.invaders[0].resources = 20
    scene.p.invaders[0].flipped = special << phase - 1
    return scene


def _rituals(*, special: bool = False) -> Scene:
    scene = _phase(5, special=special).put("CAMP", goblin=6, orc=4)
    scene.p.discard = [4, 2, 2]
    return scene.tile("ballista", "RW2")


def _dispatch() -> Scene:
    scene = _phase(6).put("CAMP", goblin=4, orc=6, troll=3).put("RW3", orc=2).put("FW", goblin=2)
    return scene.tile("ropes", "W3").put("W3", orc=2).tile("altar", "RW1")


def _marksmen() -> Scene:
    scene = empty().guard("W3", marksman=2).guard("TW1", marksman=1)
    return enter(scene.put("RW2", goblin=2).put("RW3", orc=2).put("W3", orc=1), "marksmen")


def _goblins() -> Scene:
    scene = empty().put("RW2", goblin=2).tile("fire_master", "RW2")
    return enter(scene.guard("W2", soldier=1).guard("W3", soldier=1), "goblins")


def _kept() -> Scene:
    scene = enter(empty().tile("catapult", "RW2"), "machines")
    scene.p.invaders[0].accurate_shots = 1
    scene.play("aim RW2 W2 accurate")
    scene.p.chance.begin({"card RW2": (BLANK, HIT)})
    return scene.play("done")


def _smash() -> Scene:
    scene = empty().tile("catapult", "RW3").tile("cauldron_orc", "W3").tile("poles", "TW3").guard("W3", stone=0)
    return enter(scene, "machines", card_RW3=(HIT,)).play("aim RW3 W3", "done")


def _obey() -> Scene:
    scene = empty().put("W1", orc=1).order("orcs_detonation", "W1").put("RE1", troll=1).order("trolls_call", "E1")
    return enter(scene.put("W2", goblin=1).order("goblins_fury", "W2", face_up=False), "orders")


def _detonate() -> Scene:
    scene = empty().tile("siege_tower", "W4").put("W4", orc=1).put("STW4", orc=1).guard("W4", stone=0)
    return enter(scene.order("orcs_detonation", "W4"), "orders")


def _call() -> Scene:
    scene = empty().put("FW", troll=1).put("RW3", troll=1).put("RW2", troll=1).order("trolls_call", "W3")
    return enter(scene, "orders")


def _remove() -> Scene:
    scene = empty().put("W1", orc=3).tile("poison", "W1").guard("W1", marksman=2, soldier=1, stone=1)
    return enter(scene, "cauldrons")


def _hospital(*, spectres: bool = False) -> Scene:
    scene = empty().guard("hospital", marksman=3, soldier=1, veteran=1)
    if spectres:
        scene.tile("spectres", "hospital")
    scene.p.discard = [5, 0, 5]
    enter(scene, "hospital")
    return scene.play("heal marksman", "heal marksman") if spectres else scene


def _climb() -> Scene:
    scene = empty().tile("siege_tower", "W4").put("STW4", goblin=1, orc=1, troll=1).put("W4", orc=1)
    return enter(scene, "end")


def _warrior() -> Scene:
    return pause().tile("siege_tower", "E2").put("STE2", orc=1).put("E2", goblin=1, orc=1)


def paid(action: str) -> Scene:
    """Return a scene in which the last hourglass of an action was just laid, with a choice of places for each."""
    scene = ready(action, pause(6, bare=True)).guard("W3", soldier=2).guard("barracks", marksman=2, soldier=2)
    scene.guard("W4", marksman=1).guard("courtyard", marksman=1, soldier=1)
    scene.put("RW2", goblin=2).put("RW3", orc=2, goblin=1).tile("ballista", "RW2").tile("catapult", "RE1")
    scene.tile("siege_tower", "W2").put("STW2", orc=1, troll=1).tile("siege_tower", "E2").put("STE2", orc=1)
    scene.order("bluff", "W3", face_up=False)
    scene.order("goblins_fury", "E1", face_up=False)
    while not any(move.startswith("finish") for move in scene.legal()):
        scene.play(f"pay {action}")
    return scene


def _used_by_the_partner() -> Scene:
    """Return a pause of two Defenders in which the eastern one has already mended walls."""
    scene = partners_pause(3, 9)
    while not any(move.startswith("finish") for move in scene.legal(EAST_GUARD)):
        scene.play("pay wall", seat=EAST_GUARD)
    return scene.play("finish wall E2", seat=EAST_GUARD)


SCENES: Final[dict[str, tuple[Made, tuple[str, ...]]]] = {
    "done": (_new, ("done",)),
    "draft": (lambda: _new(draft=True), ()),
    "flip": (_new, ("flip supplies", "flip rituals")),
    "gain": (lambda: _phase(1), ("gain goblin", "gain troll")),
    "give": (lambda: three().at("phase", 1).put("HAND", orc=3, goblin=1), ("give orc 2", "give goblin 1")),
    "machine": (lambda: _phase(2).cards("machines-4"), ("altar RW2 orc", "cover RW3 orc", "siege_tower W2 troll")),
    "equip": (lambda: _phase(3).cards("equipment-2"), ("ladder W2 orc", "bridge FW-RW1 orc")),
    "train": (lambda: _phase(4).tile("ballista", "RW2"), ("artilleryman RW2 goblin", "saboteur forge goblin")),
    "ritual": (_rituals, ()),
    "accurate_shot": (lambda: _phase(2, special=True).tile("ballista", "RW1"), ("accurate_shot",)),
    "transfer": (lambda: _phase(3, special=True).tile("banner", "W1").tile("bridge", "FW-RW1"),
                 ("transfer banner W1 W5", "transfer bridge FW-RW1 RW3-RW4")),
    "escape": (lambda: _rituals(special=True), ("escape FW",)),
    "dispatch": (_dispatch, ("dispatch minor", "dispatch major")),
    "march": (lambda: _dispatch().play("dispatch minor"), ("march orc RW3 W3", "march orc RW3 W4")),
    "rope": (_dispatch, ("rope orc W3 W4",)),
    "influence": (_dispatch, ("influence RW1 W5",)),
    "command": (_dispatch, ("order bluff W3 face_down", "order orcs_detonation W3 open")),
    "stone": (lambda: _stones(pause()), ("stone W3",)),
    "walk": (pause, ("move soldier W1 courtyard", "move warrior E2 courtyard", "move marksman W1 TW1")),
    "swap": (pause, ("swap marksman W1 soldier W2",)),
    "pay": (pause, ("pay cannon", "pay wall")),
    "finish": (lambda: paid("cannon"), ()),
    "speech": (lambda: pause(4), ("speech 3",)),
    "excursion": (_warrior, ("excursion orc STE2", "excursion goblin E2")),
    "haste": (_used_by_the_partner, ("haste wall",)),
    "deed": (lambda: pause(4, turn=5), ("deed negotiations", "deed last_legs forge")),
    "aim": (lambda: enter(empty().tile("catapult", "RW2").tile("catapult", "RW3"), "machines"), ("aim RW2 W3",)),
    "shoot": (_marksmen, ("shoot TW1 RW2",)),
    "keep": (_kept, ("keep hit", "keep miss")),
    "smash": (_smash, ("smash TW3", "smash W3")),
    "remove": (_remove, ("remove marksman W1", "remove soldier W1")),
    "obey": (_obey, ("obey W2", "obey E1")),
    "detonate": (_detonate, ("detonate STW4", "detonate W4")),
    "call": (_call, ("call FW RW2", "call RW3 W3")),
    "heal": (_hospital, ("heal veteran",)),
    "rise": (lambda: _hospital(spectres=True), ("rise veteran FE", "rise marksman FW")),
    "climb": (_climb, ("climb troll W4",)),
}  # fmt: skip
"""By kind of move: the table, and the moves; none for all moves of the kind that are legal there."""


def _stones(scene: Scene) -> Scene:
    scene.p.defenders[0].stones = 1
    return scene


FINISHED: Final = ("cannon", "cauldron_troll", "wall", "damage", "raid", "sharpshooter", "mix_up", "poles", "platform",
                   "goblin_trap", "blessing", "glare")  # fmt: skip
"""Actions of the Defender whose place must be chosen."""
