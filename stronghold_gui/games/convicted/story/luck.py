"""What dice gave each side against what they promise: a d3 is worth 2 on average, whatever hangs on it."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.siege import events as s
from stronghold_gui.games.convicted.story.told import Luck, Side

_AVERAGE: Final = 2.0


class Dice:
    """Adds up the dice of a turn by whose they are: those of fights, engines, boulders, giants."""

    def __init__(self) -> None:
        self._count: dict[Side, int] = {"defenders": 0, "enemy": 0}
        self._sum: dict[Side, int] = {"defenders": 0, "enemy": 0}

    def see(self, event: Event) -> None:
        """Take note of an event."""
        match event:
            case s.FightRolled():
                self._add("enemy", event.die)
                self._add("defenders", event.own_die)
            case s.SalvoFired(_, dice) | s.Poured(_, dice):
                self._add("defenders", *dice)
            case s.StonesRained(_, power):
                self._add("defenders", power)
            case s.FoeShot():
                self._add("enemy", *event.dice)
            case s.GiantStruck():
                self._add("enemy", event.die)
            case _:
                pass

    def _add(self, side: Side, *dice: int) -> None:
        self._count[side] += len(dice)
        self._sum[side] += sum(dice)

    def all(self) -> tuple[Luck, ...]:
        """Return the luck of both sides."""
        return tuple(Luck(side, count, self._sum[side], _AVERAGE * count) for side, count in self._count.items())
