"""The forecast of the next assault for all wall sections and the gates."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.stronghold.assault.barbican import blows, gates_left, hits
from stronghold_gui.games.stronghold.forecast.coming import coming
from stronghold_gui.games.stronghold.forecast.imagined import face_down, known_position
from stronghold_gui.games.stronghold.forecast.sections import Section, section
from stronghold_gui.games.stronghold.forecast.unsettled import ranged_fire
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.view import View


@dataclass(frozen=True, slots=True)
class Blow:
    """The ram's effect on one gate: its number from 1, its damage, its toughness left."""

    gate: int
    damage: int
    left: int


@dataclass(frozen=True, slots=True)
class Gate:
    """The forecast for the barbican.

    Attributes:
        strikes: how often the ram strikes with the crew it has.
        blows: their effect, gate by gate.
        to_breach: further strikes needed to break through the last gate; 0 or less: it falls.
    """

    strikes: int
    blows: tuple[Blow, ...]
    to_breach: int


@dataclass(frozen=True, slots=True)
class Forecast:
    """The forecast of the next assault.

    Attributes:
        sections: the wall sections, in the board's order; none if there will be no assault any more.
        gate: the barbican; ``None`` if its last gate has fallen.
    """

    sections: tuple[Section, ...] = ()
    gate: Gate | None = None

    def section(self, wall: str) -> Section:
        """Return the forecast for a wall section, by its id.

        Raises:
            KeyError: there is no such section, or no assault any more.
        """
        for found in self.sections:
            if found.wall == wall:
                return found
        raise KeyError(wall)


def foresee(view: View, decisions: Iterable[Decision] = ()) -> Forecast:
    """Return the outcome of the next assault, from a seat's view and the current decisions.

    Args:
        view: the seat's view.
        decisions: the current decisions; they show the progress of a running assault.
    """
    position = known_position(view)
    if position.stage == "over":
        return Forecast()
    now, secret = coming(position, decisions), face_down(view)
    names = position.board.outer[: position.board.walls]
    ranged = ranged_fire(position, now)
    sections = tuple(section(position, wall, now, ranged, face_down=name in secret) for wall, name in enumerate(names))
    return Forecast(sections, _gate(position) if gates_left(position) else None)


def _gate(position: Position) -> Gate:
    strikes, later = hits(position), position.board.gate_toughness[position.gate + 1 :]
    done = tuple(Blow(gate + 1, damage, left) for gate, damage, left in blows(position, strikes))
    return Gate(strikes, done, position.toughness + sum(later) - strikes)
