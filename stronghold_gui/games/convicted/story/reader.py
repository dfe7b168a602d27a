"""Reader that makes the story of a match from its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from stronghold_gui.games.convicted import events as e
from stronghold_gui.games.convicted.dice import AVERAGE_D3
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import DIRECTIONS, FACTIONS, NONE, RESOURCES
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.siege import events as s
from stronghold_gui.games.convicted.story.told import Losses, Luck, Side, Story, Turn
from stronghold_gui.games.convicted.values import NOTHING, Cost


class Dice:
    """Numbers and sums of d3 rolled in a turn, by side: in fights, by engines, boulders, stones and giants."""

    def __init__(self) -> None:
        self._count: dict[Side, int] = {"defenders": 0, "enemy": 0}
        self._sum: dict[Side, int] = {"defenders": 0, "enemy": 0}

    def see(self, event: Event) -> None:
        """Add the dice of an event."""
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
        return tuple(Luck(side, count, self._sum[side], AVERAGE_D3 * count) for side, count in self._count.items())


_DEEDS: Final = (
    e.Fortified, e.Built, e.Entrenched, e.Researched, e.Trained, e.Made, e.Repaired, e.Sabotaged, e.RingSabotaged,
)  # fmt: skip


def read_story(start: Position, moves: Iterable[Sequence[e.Event]], after: Callable[[int], Position]) -> Story:
    """Return the story of a match so far.

    Args:
        start: the position the match began with.
        moves: the events of each move, in order.
        after: returns the position after a number of moves; called once for each turn, and for the last move.
    """
    reader = _Reader(start)
    number = 0
    for number, events in enumerate(moves, 1):
        for event in events:
            if reader.see(event):
                reader.close(after(number))
    return reader.story(after(number) if number else start)


class _Reader:
    """The finished turns, and the parts of the turn being read."""

    def __init__(self, start: Position) -> None:
        self._mode, self._how = start.mode.id, ""
        self._turns: list[Turn] = []
        self._begin(start.turn, start.first)
        if start.period == "siege":
            # A lesson or puzzle may start in the middle of a siege, without an event for its start.
            self._faction, self._level = FACTIONS[start.faction], start.levels[start.faction]
            self._main = DIRECTIONS[start.main] if start.main != NONE else ""
            self._rounds = start.round

    def _begin(self, number: int, first: int) -> None:
        self._number, self._first = number, first
        self._deeds: list[e.Event] = []
        self._faction = self._main = self._ended = ""
        self._level = self._rounds = 0
        self._fallen: Counter[tuple[str, str]] = Counter()
        self._foes: Counter[tuple[str, str]] = Counter()
        self._stormed: dict[str, None] = {}
        self._sections: list[str] = []
        self._levels: list[str] = []
        self._loot: Cost = NOTHING
        self._dice = Dice()

    def see(self, event: e.Event) -> bool:
        """Read an event; return whether it ends the turn."""
        self._dice.see(event)
        if isinstance(event, _DEEDS):
            self._deeds.append(event)
        match event:
            case e.TurnBegan(number, first):
                self._begin(number, first)
            case e.GameEnded(_, how):
                self._how = how
            case e.LootDealt(shares):
                wood, stone, iron, gold = map(sum, zip(*shares, strict=True))
                self._loot = wood, stone, iron, gold
            case e.TurnEnded():
                return True
            case _:
                self._see_siege(event)
        return False

    def _see_siege(self, event: e.Event) -> None:
        match event:
            case s.CardDrawn(faction, level):
                self._faction, self._level = faction, level
            case s.MainDirectionFound(direction):
                self._main = direction
            case s.RoundBegan(number):
                self._rounds = number
            case s.Fled(why):
                self._ended = why
            case _:
                self._see_losses(event)

    def _see_losses(self, event: e.Event) -> None:
        match event:
            case s.DefendersFell(post, pieces):
                self._fallen.update({(post, piece): count for piece, count in pieces})
            case s.FoesFell(place, piece, count):
                self._foes[place.rpartition("_")[2] if "_" in place else "N", piece] += count
            case s.FoesLostAtRing(direction, _, pieces):
                self._foes.update({(direction, piece): count for piece, count in pieces})
            case s.Climbed(squad) | s.GatewayEntered(squad):
                self._stormed[squad.partition(".")[0]] = None
            case s.SectionFell(section):
                self._sections.append(section)
            case s.LevelLost(building):
                self._levels.append(building)
            case s.Returned(unit, section):
                self._fallen[section, unit] -= 1
            case _:
                pass

    def close(self, position: Position) -> None:
        """End the turn being read; the position is that at its end."""
        self._turns.append(self._turn(position, over=True))

    def story(self, position: Position) -> Story:
        """Return the story so far, with the unfinished turn if there is one."""
        last = self._turns[-1].number if self._turns else 0
        running = () if last == self._number else (self._turn(position, over=bool(self._how)),)
        return Story(self._mode, (*self._turns, *running), self._how)

    def _turn(self, position: Position, *, over: bool) -> Turn:
        return Turn(
            self._number, self._first, tuple(self._deeds), self._faction, self._level, self._main, self._rounds,
            _losses(self._fallen), _losses(self._foes), tuple(self._stormed), tuple(self._sections),
            tuple(self._levels), self._ended, _together(position), self._dice.all(), over, self._loot,
        )  # fmt: skip


def _losses(counts: Counter[tuple[str, str]]) -> Losses:
    return tuple((where, piece, count) for (where, piece), count in counts.items() if count > 0)


def _together(position: Position) -> Cost:
    """Return the resources of all seats together."""
    wood, stone, iron, gold = (sum(position.stock[kind :: len(RESOURCES)]) for kind in range(len(RESOURCES)))
    return wood, stone, iron, gold
