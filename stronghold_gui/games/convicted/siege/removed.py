"""What removing defenders changes (RC-87, RC-91)."""

from __future__ import annotations

from msgspec.structs import replace

from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import ENGINES, NONE, POSTS, UNITS
from stronghold_gui.games.convicted.position import KINDS, Position
from stronghold_gui.games.convicted.posts import cell
from stronghold_gui.games.convicted.siege.events import DefendersFell
from stronghold_gui.games.convicted.squads import Facing


def remove_falling(position: Position, post: int, index: int, out: list[Event]) -> None:
    """Remove those who are about to fall from a post, and from those who face a squad; ``index`` ``NONE``: no squad."""
    names = (*UNITS, *ENGINES)
    pieces = tuple((names[piece], count) for piece, count in enumerate(position.falling) if count)
    if not pieces:
        return
    for kind in range(KINDS):
        _remove(position, post, kind, position.falling[kind])
    for kind in range(len(ENGINES)):
        position.engines[cell(post, kind)] -= position.falling[KINDS + kind]
    if index != NONE:
        _thin(position, index)
    position.falling = [0] * len(position.falling)
    position.stirred = True
    out.append(DefendersFell(POSTS[post], pieces))
    position.todo.append(task("fallen"))


def _remove(position: Position, post: int, kind: int, count: int) -> None:
    """Remove units; of a kind those fall first that have fought, and then those that have fired (RC-112)."""
    at = cell(post, kind)
    position.units[at] -= count
    position.dead[at] += count
    spent = min(position.spent[at], count)
    position.spent[at] -= spent
    position.shot[at] = min(position.shot[at], position.units[at] - position.spent[at])


def _thin(position: Position, index: int) -> None:
    """Take those who fall out of the ranks that face a squad; the one of highest strength leads on (RC-113)."""
    squad = position.squads[index]
    if squad.facing is None:
        return
    left = list(squad.facing.members)
    for kind in range(KINDS):
        for _ in range(position.falling[kind]):
            left.remove(kind)
    if not left:
        position.squads[index] = replace(squad, facing=None)
        return
    leader = squad.facing.leader
    if leader not in left:
        leader = max(left, key=lambda kind: (position.values.units[kind].strength, -kind))
    left.remove(leader)
    absent = squad.facing.absent if squad.facing.absent in {leader, *left} else NONE
    position.squads[index] = replace(squad, facing=Facing(leader, tuple(sorted(left)), absent))


def lost_units(position: Position, section: int) -> dict[int, int]:
    """Return the units that fell on a section in this siege, by kind."""
    return {kind: count for kind in range(KINDS) if (count := position.dead[cell(section, kind)])}
