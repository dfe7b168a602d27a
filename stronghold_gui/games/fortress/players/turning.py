"""Rating of the moves of a turn: figures go to better places, then powers are used, then the best attacks are made."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.acting.cloning import dead
from stronghold_gui.games.fortress.acting.who import active
from stronghold_gui.games.fortress.armies.placing import goal_of
from stronghold_gui.games.fortress.fighting.targets import target_number
from stronghold_gui.games.fortress.moving.reach import Place
from stronghold_gui.games.fortress.odds.attacks import Assault, assault
from stronghold_gui.games.fortress.odds.risks import risk
from stronghold_gui.games.fortress.odds.throws import clones, roll_of
from stronghold_gui.games.fortress.players.answering import wants_open
from stronghold_gui.games.fortress.players.outlook import Outlook
from stronghold_gui.games.fortress.players.weapons import best_attack
from stronghold_gui.games.fortress.players.worth import price

_AT_ONCE, _MOVES, _POWERS, _ATTACKS = 1e9, 1e6, 1e5, 1e4
"""Base ratings that fix the order of actions; within each, better moves come first, and useless ones are left out."""
_NEVER = -1e6

Going = m.Go | m.Fly | m.Leap | m.Grapple


class Turn:
    """Rating of the moves of the active card.

    Args:
        outlook: the player's evaluation of the table.
        whim: function that adds a random amount to a rating.
    """

    def __init__(self, outlook: Outlook, whim: Callable[[], float]) -> None:
        self.outlook, self.position, self.whim = outlook, outlook.position, whim
        self._here: dict[int, float] = {}

    def ratings(self, moves: Sequence[m.Move]) -> list[float]:
        """Return the rating of each move; the most promising ways are rated in detail."""
        gains = self._gains(moves)
        ratings = [_NEVER if isinstance(move, Going) else self.of(move) for move in moves]
        best = sorted(gains, reverse=True)[: int(self.outlook.weights.exact)]
        closely = [(self._closely(moves[number]), number) for rating, number in best if rating > 0]
        sure = 0.0
        for gain, number in sorted(closely, reverse=True):
            # Only the best move is chosen, so skip the risk of moves that are worse without it.
            left = gain - self._risk(moves[number]) if gain > sure else gain
            sure = max(sure, left)
            ratings[number] = self._tier(left)
        return ratings

    def of(self, move: m.Move) -> float:
        """Return the rating of a move that does not go to a place."""
        match move:
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

    def _goal(self, move: Going) -> tuple[int, Place]:
        place = goal_of(self.position, move)
        assert place is not None
        return self.outlook.setting.figure_index[move.figure], place

    def _gains(self, moves: Sequence[m.Move]) -> list[tuple[float, int]]:
        """Return the estimated gain of each move that goes to a place, with its index."""
        places: dict[int, list[tuple[int, Place]]] = {}
        for number, move in enumerate(moves):
            if isinstance(move, Going):
                figure, place = self._goal(move)
                places.setdefault(figure, []).append((number, place))
        found = []
        for figure, ways in places.items():
            stays = self._stays(figure) + self.outlook.weights.stir
            worths = self.outlook.rough(figure, [place for _, place in ways])
            found += [(worth - stays + self.whim(), way[0]) for worth, way in zip(worths, ways, strict=True)]
        return found

    def _stays(self, figure: int) -> float:
        """Return the value of a figure's current place."""
        known = self._here.get(figure)
        if known is None:
            known = self._here[figure] = self.outlook.closely(figure, self.position.spots(figure))
        return known

    def _closely(self, move: m.Move) -> float:
        assert isinstance(move, Going)
        figure, place = self._goal(move)
        gain = self.outlook.closely(figure, place) - self._stays(figure) - self.outlook.weights.stir
        return gain + self.whim()

    def _risk(self, move: m.Move) -> float:
        """Return the expected loss to strikes and falls on the way, in points."""
        assert isinstance(move, Going)
        if not (self.outlook.setting.mode.strikes or self.outlook.setting.mode.falls):
            return 0.0
        found, figure = risk(self.position, move), self.outlook.setting.figure_index[move.figure]
        if found is None or not found.hazards:
            return 0.0
        return self.outlook.weights.risk * self.outlook.worth(figure) * float(found.wounds.mean) / found.life

    def _tier(self, gain: float) -> float:
        return _MOVES + gain if gain > 0 else _NEVER

    # -- powers ------------------------------------------------------------------------------------------------------

    def _power(self, move: m.Move) -> float:
        setting = self.outlook.setting
        match move:
            case m.Charge():
                # The charge is free, and the figures that have not moved by now do not want to.
                return _POWERS
            case m.Chomp(name) | m.Shackle(name):
                target = setting.figure_index[name]
                if self.position.side_of(target) == self.outlook.side:
                    return _NEVER
                rolled = roll_of(self.position, move)
                chance = float(rolled.chance) if rolled is not None else 1.0
                return _POWERS + chance * self.outlook.prize(target)
            case m.Clone():
                back = float(clones(self.position).mean) * price(self.position, dead(self.position)[0])
                lost = sum(best_attack(self.outlook, self.position, figure) for figure in active(self.position))
                return _ATTACKS * 2 + back if back > lost else _NEVER
            case _:
                return _NEVER

    # -- attacks -----------------------------------------------------------------------------------------------------

    def _attack(self, move: Assault) -> float:
        """Return the expected gain of an attack: losses of the enemy, less the player's own."""
        outlook, figure = self.outlook, self.outlook.setting.figure_index[move.figure]
        if isinstance(move, m.Attack):
            return outlook.weights.attack * outlook.gain(
                self.position, figure, target_number(self.position, move.target)
            )
        hits = ((target_number(self.position, hit.target), hit.weapon) for hit in assault(self.position, move))
        return outlook.weights.attack * sum(
            outlook.gain(self.position, figure, target, weapon) for target, weapon in hits
        )
