"""Stage I.2: the Invader names the machines' targets (rules, section 8; R-47 to R-50). ``shots.py`` has the shots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.assault.sections import invader_at
from stronghold_gui.games.stronghold.assault.targeting import Fault, Targeting, quiet
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.effects import enter
from stronghold_gui.games.stronghold.events import Event, StageBegan
from stronghold_gui.games.stronghold.moves import Aim, Move
from stronghold_gui.games.stronghold.pieces import BALLISTA, TREBUCHET
from stronghold_gui.games.stronghold.position import Invader, Position, Task
from stronghold_gui.games.stronghold.reasons import Reason, refuse


class AimMachines(Targeting):
    """The Invader names a wall section for each machine. All but a ballista without victims must fire (R-48)."""

    kind = Kind.AIM_MACHINES
    chapter = "8.I.2"
    inside = False
    move_type = Aim

    def sources(self, position: Position) -> Iterator[int]:
        """Yield the places of the throwing machines."""
        for place, machine in enumerate(position.machine):
            if BALLISTA <= machine <= TREBUCHET:
                yield place

    def reach(self, position: Position, source: int) -> Sequence[int]:
        """Return the sections that paths lead to from the place; for a trebuchet, all sections of its side."""
        board = position.board
        if position.machine[source] != TREBUCHET:
            return board.joined[source]
        side = board.outer_side[source]
        return [wall for wall in range(board.walls) if board.outer_side[wall] == side]

    def no_target(self, position: Position, target: int) -> Fault | None:
        """Return the fault if the section takes no part. A machine may fire at any other, even an empty one."""
        return quiet(position, target)

    def must_shoot(self, position: Position, source: int) -> bool:
        """Return whether the machine must fire. In the revised edition a ballista without victims may hold (R-48)."""
        if position.machine[source] != BALLISTA or not position.values.ballista_may_hold:
            return True
        return any(position.inner_count(wall) for wall in self.targets(position, source))

    def variants(self, position: Position, source: int, goal: str) -> list[Move]:
        """Return the move that aims a plain shot and, if one can still be named, that of an accurate shot (R-50)."""
        start = position.board.outer[source]
        if self._may_name(position, source):
            return [Aim(start, goal), Aim(start, goal, True)]
        return [Aim(start, goal)]

    def variant_refusal(self, position: Position, source: int, move: Move) -> Refusal | None:
        """Refuse an accurate shot that was not paid for, is already used, or is needless as all are accurate anyway."""
        if isinstance(move, Aim) and move.accurate and not self._may_name(position, source):
            return refuse(Reason.NOT_ACCURATE, "R-50")
        return None

    def note(self, position: Position, source: int, target: int, move: Move) -> None:
        """Store the target, with the count 1 for an accurate shot. Each accurate shot can be named only once."""
        if isinstance(move, Aim) and move.accurate:
            position.accurate |= 1 << source
            self._shooter(position, source).accurate_shots -= 1
        accurate = self._shooter(position, source).accurate_shots < 0 or position.accurate >> source & 1
        position.aims.append((source, target, int(accurate)))

    @staticmethod
    def _shooter(position: Position, source: int) -> Invader:
        """Return the Invader who owns a machine, since an accurate shot can be used only on its buyer's side (R-96)."""
        return position.invaders[invader_at(position, source)]

    def _may_name(self, position: Position, source: int) -> bool:
        return self._shooter(position, source).accurate_shots > 0 and not position.accurate >> source & 1


AIM_MACHINES = AimMachines()


def begin(position: Position, out: list[Event]) -> None:
    """Enter the stage: name the targets, then fire."""
    out.append(StageBegan("machines"))
    enter(position, "marksmen")
    position.todo.append(("machines_fire", 0, 0, 0))
    AIM_MACHINES.lay_out(position)


def machines_fire(position: Position, task: Task, out: list[Event]) -> None:
    """Put the shots on ``todo``, in the order of naming: (machine, place, section, accurate)."""
    position.todo += [("machine", source, target, accurate) for source, target, accurate in reversed(position.aims)]
    position.aims.clear()
