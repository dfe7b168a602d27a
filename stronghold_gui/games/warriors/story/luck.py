"""What dice gave each seat against what they promised: of every throw the exact odds, as before the dice fell."""

from __future__ import annotations

from stronghold_gui.games.warriors.cards import Dice
from stronghold_gui.games.warriors.events import AttackDeclared, BowsCounted, Charged, Compared, DiceThrown, Event, Shot
from stronghold_gui.games.warriors.odds import throw_odds
from stronghold_gui.games.warriors.story.told import Luck

_DIE = 6
_DRAGON = "dragon"


class Tally:
    """Adds tries up for each seat, each with what was to be expected of it."""

    def __init__(self, seats: int) -> None:
        self._tries = [0] * seats
        self._good = [0] * seats
        self._expected = [0.0] * seats

    def expect(self, seat: int, tries: int, expected: float) -> None:
        """Count tries of a seat, and how many of them should be good."""
        self._tries[seat] += tries
        self._expected[seat] += expected

    def succeed(self, seat: int) -> None:
        """Count one that was good."""
        self._good[seat] += 1

    def all(self) -> tuple[Luck, ...]:
        """Return what came of it for each seat that tried at all."""
        rows = enumerate(zip(self._tries, self._good, self._expected, strict=True))
        return tuple(Luck(seat, tries, good, expected) for seat, (tries, good, expected) in rows if tries)


class Throws:
    """Follows the attacks. A throw is reckoned with the bows that were counted: a shot in between may have cost one."""

    def __init__(self, dice: Dice, seats: int) -> None:
        self._dice, self._dragons = dice, (False, False)
        self._thrown: DiceThrown | None = None
        self._bows = (0, 0)
        self.tally = Tally(seats)

    def see(self, event: Event) -> None:
        """Take note of an event."""
        match event:
            case AttackDeclared(_, side, target) | Charged(_, side, _, target):
                self._dragons = (side.startswith(_DRAGON), target.startswith(_DRAGON))
            case DiceThrown():
                self._thrown, self._bows = event, (0, 0)
            case BowsCounted(_, _, red, black):
                self._bows = (red, black)
            case Compared(_, _, _, winner):
                # Only now: bows are told of only where there are any.
                self._reckon()
                self.tally.succeed(winner)
            case _:
                pass

    def _reckon(self) -> None:
        """Count a throw when its first pair is compared."""
        thrown, (red, black) = self._thrown, self._bows
        if thrown is None:
            return
        more = (int(red > black), int(black > red))
        odds = throw_odds(self._dice, len(thrown.red), len(thrown.black), more, self._dragons)
        made = len(odds.ways) - 1
        expected = sum(won * ways for won, ways in enumerate(odds.ways)) / odds.of
        self.tally.expect(thrown.seat, made, expected)
        self.tally.expect(thrown.defender, made, made - expected)
        self._thrown = None


class Shots:
    """Follows the catapults."""

    def __init__(self, dice: Dice, seats: int) -> None:
        self._dice = dice
        self.tally = Tally(seats)

    def see(self, event: Event) -> None:
        """Take note of an event."""
        if isinstance(event, Shot):
            self.tally.expect(event.seat, 1, self._chance(event.target))
            if event.hit:
                self.tally.succeed(event.seat)

    def _chance(self, target: str) -> float:
        dice = self._dice
        if target.startswith(_DRAGON):
            least = dice.hits_dragon
        else:
            least = dice.hits_wizard if target.endswith(".wizard") else dice.hits_warrior
        return (_DIE + 1 - least) / _DIE
