"""The situation that advice reads: the table in the seat's view, its decision and its moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.stronghold.forecast import Forecast, Section, foresee
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.table import DefenderSeat, InvaderSeat, Site, Table
from stronghold_gui.games.stronghold.values import Values, load_values
from stronghold_gui.games.stronghold.view import View

NEAR = 3
"""The strength missing for a breach, up to which a section counts as in danger: one more troll or veteran."""


@dataclass(slots=True)
class Situation:
    """A decision and everything around it that its seat can see.

    Attributes:
        view: the seat's view.
        decisions: the current decisions of all seats.
        decision: the seat's own decision.
        moves: the seat's legal moves.
    """

    view: View
    decisions: tuple[Decision, ...]
    decision: Decision
    moves: tuple[Move, ...]
    _forecast: Forecast | None = field(default=None)

    @property
    def table(self) -> Table:
        """The table as the seat sees it."""
        return self.view.table

    @property
    def values(self) -> Values:
        """The figures of the edition."""
        return load_values(self.table.edition, self.table.seats, self.table.rulings)

    @property
    def invader(self) -> InvaderSeat:
        """Return the seat's state, if it is an Invader's."""
        return self.table.invaders[self.decision.seat]

    @property
    def defender(self) -> DefenderSeat:
        """Return the seat's state, if it is a Defender's."""
        return self.table.defenders[self.decision.seat - len(self.table.invaders)]

    @property
    def is_invader(self) -> bool:
        """Whether the seat is an Invader's."""
        return self.decision.seat < len(self.table.invaders)

    @property
    def forecast(self) -> Forecast:
        """Return the cached forecast of the next assault."""
        if self._forecast is None:
            self._forecast = foresee(self.view, self.decisions)
        return self._forecast

    def falling(self) -> tuple[str, ...]:
        """Return the sections that would be breached now."""
        return tuple(section.wall for section in self.forecast.sections if section.verdict == "breach")

    def near(self) -> tuple[str, ...]:
        """Return the sections that hold, but lack little for a breach."""
        return tuple(section.wall for section in self._fought() if 0 < section.to_breach <= NEAR)

    def _fought(self) -> Iterator[Section]:
        return (section for section in self.forecast.sections if section.fought)

    def sites(self) -> dict[str, Site]:
        """Return foregrounds and ramparts."""
        return {**self.table.foregrounds, **self.table.ramparts}

    def machines(self) -> dict[str, str]:
        """Return the throwing machines by place."""
        return {place: site.machine for place, site in self.sites().items() if site.machine not in ("", "altar")}
