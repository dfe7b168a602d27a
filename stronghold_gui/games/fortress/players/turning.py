"""A turn: figures move where they are worth more, then powers are used, then the best attacks are made."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.acting.cloning import dead
from stronghold_gui.games.fortress.acting.who import active
from stronghold_gui.games.fortress.armies.placing import place_of
from stronghold_gui.games.fortress.fighting.targets import target_number
from stronghold_gui.games.fortress.odds.attacks import Assault, assault
from stronghold_gui.games.fortress.odds.risks import risk
from stronghold_gui.games.fortress.odds.rolls import clones, roll_of
from stronghold_gui.games.fortress.players.answering import wants_open
from stronghold_gui.games.fortress.players.outlook import Outlook
from stronghold_gui.games.fortress.players.worth import price, struck
from stronghold_gui.games.fortress.position import DOOR_TARGET

_AT_ONCE, _MOVES, _POWERS, _ATTACKS = 1e9, 1e6, 1e5, 1e4
"""What is done in this order; within each the better comes first, and what gains nothing is left."""
_NEVER = -1e6

Going = m.Go | m.Fly | m.Leap | m.Grapple


class Turn:
    """Rates what the active card may do.

    Args:
        outlook: how the table is seen.
        whim: what chance adds to something.
    """

    def __init__(self, outlook: Outlook, whim: Callable[[], float]) -> None:
        self.outlook, self.position, self.whim = outlook, outlook.position, whim
        self._here: dict[int, float] = {}

    def ratings(self, moves: Sequence[m.Move]) -> list[float]:
        """Return what each move is worth; the most promising ways are looked at closely."""
        ratings = [self.of(move) for move in moves]
        gains = [(rating, number) for number, rating in enumerate(ratings) if isinstance(moves[number], Going)]
        best = sorted(gains, reverse=True)[: int(self.outlook.weights.exact)]
        looked_at = {number for _, number in best}
        for _, number in gains:
            if number not in looked_at:
                ratings[number] = _NEVER
        for rating, number in best:
            ratings[number] = self._tier(self._closely(moves[number])) if rating > 0 else _NEVER
        return ratings

    def of(self, move: m.Move) -> float:
        """Return what a move is worth; of a way what it seems to gain."""
        match move:
            case m.Go() | m.Fly() | m.Leap() | m.Grapple():
                return self._gain(move) + self.whim()
            case m.Attack() | m.Explode() | m.Throw() | m.Breathe():
                gain = self._attack(move)
                return _ATTACKS + gain + self.whim() if gain > 0 else _NEVER
            case m.TakeFlag():
                return _AT_ONCE
            case m.Door(opens):
                return _AT_ONCE / 2 if opens == wants_open(self.outlook) else _NEVER
            case m.Stop() | m.End():
                return 0.0
            case m.Step():
                return 2 * _NEVER
            case _:
                return self._power(move)

    # -- moving ------------------------------------------------------------------------------------------------------

    def _goal(self, move: Going) -> tuple[int, tuple[int, ...]]:
        second = "" if isinstance(move, m.Leap | m.Grapple) else move.second
        place = place_of(self.position, move.space, second)
        assert place is not None
        return self.outlook.setting.figure_index[move.figure], place

    def _gain(self, move: Going) -> float:
        figure, place = self._goal(move)
        return self.outlook.rough(figure, place) - self._stays(figure) - self.outlook.weights.stir

    def _stays(self, figure: int) -> float:
        """Return what it is worth to stay."""
        known = self._here.get(figure)
        if known is None:
            known = self._here[figure] = self.outlook.closely(figure, self.position.spots(figure))
        return known

    def _closely(self, move: m.Move) -> float:
        assert isinstance(move, Going)
        figure, place = self._goal(move)
        gain = self.outlook.closely(figure, place) - self._stays(figure) - self.outlook.weights.stir
        found = risk(self.position, move)
        if found is not None and found.hazards:
            share = float(found.wounds.mean) / found.life
            gain -= self.outlook.weights.risk * self.outlook.worth(figure) * share
        return gain + self.whim()

    def _tier(self, gain: float) -> float:
        return _MOVES + gain if gain > 0 else _NEVER

    # -- powers ------------------------------------------------------------------------------------------------------

    def _power(self, move: m.Move) -> float:
        setting = self.outlook.setting
        match move:
            case m.Charge():
                # It costs nothing: whoever has not moved by now does not want to.
                return _POWERS
            case m.Chomp(name) | m.Shackle(name):
                target = setting.figure_index[name]
                if self.position.side_of(target) == self.outlook.side:
                    return _NEVER
                rolled = roll_of(self.position, move)
                chance = float(rolled.chance) if rolled is not None else 1.0
                return _POWERS + chance * self.outlook.worth(target)
            case m.Clone():
                back = float(clones(self.position).mean) * price(self.position, dead(self.position)[0])
                lost = sum(self.outlook.best_attack(self.position, figure) for figure in active(self.position))
                return _ATTACKS * 2 + back if back > lost else _NEVER
            case _:
                return _NEVER

    # -- attacks -----------------------------------------------------------------------------------------------------

    def _attack(self, move: Assault) -> float:
        """Return what an attack may be expected to bring: losses of the enemy, less one's own."""
        outlook, figure = self.outlook, self.outlook.setting.figure_index[move.figure]
        if isinstance(move, m.Attack):
            return outlook.weights.attack * outlook.gain(
                self.position, figure, target_number(self.position, move.target)
            )
        total = 0.0
        for hit in assault(self.position, move):
            target = target_number(self.position, hit.target)
            found = struck(self.position, figure, target, hit.weapon)
            if target == DOOR_TARGET:
                total += outlook.weights.door * found.wounds if outlook.shut_out else 0.0
                continue
            own = self.position.side_of(target) == outlook.side
            total += outlook.worth(target) * found.hurt * (-outlook.weights.back if own else outlook.weights.attack)
        return total
