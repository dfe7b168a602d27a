"""Stage II.2: poles push the weakest Invader unit off an adjacent section (rules, section 8; R-82)."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.games.stronghold.assault.front import front_at, weakest
from stronghold_gui.games.stronghold.assault.removal import Removal, kills, only_the_kind
from stronghold_gui.games.stronghold.assault.targeting import NO_TARGET, Fault, quiet
from stronghold_gui.games.stronghold.assault.tower_weapons import TowerWeapon, deal, fire
from stronghold_gui.games.stronghold.assault_events import ShotWasted
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.effects import enter
from stronghold_gui.games.stronghold.events import Event, StageBegan
from stronghold_gui.games.stronghold.pieces import POLES
from stronghold_gui.games.stronghold.position import Position, Task


class AimPoles(TowerWeapon):
    """The Defender names a section for each of their poles. Poles may hold (R-120)."""

    kind = Kind.AIM_POLES
    chapter = "8.II.2"
    weapon = POLES

    def reach(self, position: Position, source: int) -> Sequence[int]:
        """Return the sections next to the tower."""
        return position.board.tower_walls[source - position.board.walls]

    def no_target(self, position: Position, target: int) -> Fault | None:
        """Return why a section cannot be a target: it takes no part in the assault, or no Invader is there."""
        return quiet(position, target) or (None if position.in_melee(target) else NO_TARGET)


AIM_POLES = AimPoles()


def begin(position: Position, out: list[Event]) -> None:
    """Enter the stage: name the sections, then attack."""
    out.append(StageBegan("poles"))
    enter(position, "orders")
    position.todo.append(("poles_fire", 0, 0, 0))
    AIM_POLES.lay_out(position)


def poles_fire(position: Position, task: Task, out: list[Event]) -> None:
    """Attack with all poles."""
    fire(position, "poles")


def poles(position: Position, task: Task, out: list[Event]) -> None:
    """Turn the card of one pair of poles: if it shows the weakest unit there, that unit falls.

    Task: (poles, section, tower, 0).
    """
    _, wall, tower, _ = task
    start, goal = position.board.inner[tower], position.board.outer[wall]
    if not position.in_melee(wall):
        out.append(ShotWasted(start, goal))
        return
    card = deal(position, start, goal, out)
    kind = weakest(front_at(position, wall).invaders)
    if kind in position.cards.hit_cards[card]:
        position.todo.append((Kind.POLES_KILL.value, wall, kind, 0))


POLES_KILL = Removal(Kind.POLES_KILL, "8.II.2", kills("poles"), why_not=only_the_kind("R-54"))
