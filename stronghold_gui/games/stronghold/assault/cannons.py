"""Stage I.1: the cannons fire (rules, section 8; R-82)."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.assault.removal import Removal, kills, the_place
from stronghold_gui.games.stronghold.assault.sections import defender_at
from stronghold_gui.games.stronghold.assault.targeting import NO_TARGET, Fault, no_barbican, quiet
from stronghold_gui.games.stronghold.assault.tower_weapons import TowerWeapon, deal, fire
from stronghold_gui.games.stronghold.assault_events import ShotWasted
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.effects import enter
from stronghold_gui.games.stronghold.events import Event, StageBegan
from stronghold_gui.games.stronghold.pieces import CANNON, UNITS
from stronghold_gui.games.stronghold.position import Position, Task
from stronghold_gui.games.stronghold.reasons import Reason, refuse


class AimCannons(TowerWeapon):
    """The Defender names a place for each cannon. A cannon may hold its fire (R-120)."""

    kind = Kind.AIM_CANNONS
    chapter = "8.I.1"
    weapon = CANNON

    def reach(self, position: Position, source: int) -> Sequence[int]:
        """Return the places that the cannon of a tower reaches.

        These are the foregrounds of its side, the near ramparts, the siege towers at its two walls and, for a tower
        next to it, the barbican.
        """
        board = position.board
        tower = source - board.walls
        near = [
            *board.foregrounds[board.inner_side[source]],
            *board.tower_range[tower],
            *(board.siege(wall) for wall in board.tower_walls[tower] if position.siege_towers >> wall & 1),
        ]
        if tower in board.barbican_towers:
            near += [board.barbican, board.ram]
        return near

    def no_target(self, position: Position, target: int) -> Fault | None:
        """Return the fault if the section or barbican takes no part, or no unit is there."""
        walls = position.board.walls
        fault = quiet(position, target - walls) if target < 2 * walls else no_barbican(position, target)
        return fault or (None if position.outer_count(target) else NO_TARGET)


AIM_CANNONS = AimCannons()


def begin(position: Position, out: list[Event]) -> None:
    """Enter the stage: name the targets, then fire."""
    out.append(StageBegan("cannons"))
    enter(position, "machines")
    position.todo.append(("cannons_fire", 0, 0, 0))
    AIM_CANNONS.lay_out(position)


def cannons_fire(position: Position, task: Task, out: list[Event]) -> None:
    """Fire the volley."""
    fire(position, "cannon")


def cannon(position: Position, task: Task, out: list[Event]) -> None:
    """Turn the card of one cannon and ask which of the units it shows dies. Task: (cannon, target, tower, 0)."""
    _, target, tower, _ = task
    start, goal = position.board.inner[tower], position.board.outer[target]
    if not position.outer_count(target):
        out.append(ShotWasted(start, goal))
        return
    card = deal(position, start, goal, out)
    position.todo.append((Kind.CANNON_KILL.value, target, tower, card))


def _not_shown(position: Position, task: Task, unit: int, place: int) -> Refusal | None:
    if unit in position.cards.hit_cards[task[3]]:
        return None
    return refuse(Reason.NOT_HIT, "8.I.1", unit=UNITS[unit])


CANNON_KILL = Removal(
    Kind.CANNON_KILL,
    "8.I.1",
    kills("cannon"),
    seat=lambda position, task: defender_at(position, task[2]),
    places=the_place,
    why_not=_not_shown,
)
