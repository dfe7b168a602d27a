"""A Defender by rule of thumb: every spending is ranked by how much less is to be feared for each hourglass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.defence.costs import costs_of
from stronghold_gui.games.stronghold.defence.ground import Ground, ground_of, room
from stronghold_gui.games.stronghold.defence.purse import price
from stronghold_gui.games.stronghold.moves import (
    DONE,
    Deed,
    Excursion,
    Finish,
    Haste,
    Move,
    Pay,
    Speech,
    Stone,
    Swap,
    Walk,
)
from stronghold_gui.games.stronghold.pieces import (
    ACTION_INDEX,
    DEFENDER_INDEX,
    HEROES,
    MARKSMAN,
    OFFICER,
    UNIT_INDEX,
)
from stronghold_gui.games.stronghold.players.danger import Danger, fighting
from stronghold_gui.games.stronghold.players.guard_style import GuardStyle
from stronghold_gui.games.stronghold.players.sums import with_one
from stronghold_gui.games.stronghold.players.works import Appraisal
from stronghold_gui.games.stronghold.position import Position

_LAST: Final = -1e9
"""What is chosen only where nothing else is left."""


class Guard:
    """Ranks what a Defender may do in one position."""

    def __init__(self, position: Position, seat: int, style: GuardStyle) -> None:
        self.position, self.seat, self.style = position, seat, style
        self.danger = Danger(position, style.guard, style.focus)
        self.ground: Ground = ground_of(position, seat)
        self.appraisal = Appraisal(self.danger, style.works, self.ground)
        self._changes: dict[tuple[int, int, int], float] = {}
        self._needs: dict[int, tuple[float, int]] = {}

    def best(self, moves: Sequence[Move]) -> Move:
        """Return the move that takes most fear away for an hourglass; the first of equals."""
        return max(moves, key=self.gain)

    def gain(self, move: Move) -> float:
        """Return what a move gains for each hourglass it costs."""
        match move:
            case Walk() | Swap():
                return self._step(move) / price(self.position, move)
            case Pay():
                return self._pay(move)
            case Stone(wall):
                return 100.0 + self._stone(self.position.board.inner_index[wall])
            case Speech(count):
                return self._speech(count) / count
            case Excursion():
                return self._excursion(move)
            case Finish():
                return self.appraisal.of(move)
            case Haste():
                return self.appraisal.best(move.action) - 1.0
            case Deed():
                return self._deed(move)
            case _:
                return 0.0 if move == DONE else _LAST

    # -- units -------------------------------------------------------------------------------------------------------

    def _step(self, move: Walk | Swap) -> float:
        if isinstance(move, Swap):
            return self._swap(move)
        return self._hero(move) if move.unit in HEROES else self._walk(move)

    def _walk(self, move: Walk) -> float:
        index = self.position.board.inner_index
        start, goal, kind = index[move.start], index[move.goal], DEFENDER_INDEX[move.unit]
        here, there = self._change(start, kind, -1), self._change(goal, kind, 1)
        if goal in self.ground.houses and start < self.position.board.walls:
            # Who goes inside is only on the way to another section, for one hourglass more.
            fear, wall = self._need(kind)
            onward = 0.5 * (here + fear) if wall != start else _LAST
            return max(here + there, onward if self._purse() > 1 else _LAST)
        return here + there

    def _swap(self, move: Swap) -> float:
        index = self.position.board.inner_index
        start, goal = index[move.start], index[move.goal]
        first, second = DEFENDER_INDEX[move.unit], DEFENDER_INDEX[move.other]
        return self._exchange(start, first, second) + self._exchange(goal, second, first)

    def _exchange(self, place: int, gone: int, come: int) -> float:
        if place >= self.position.board.walls:
            return self._change(place, gone, -1) + self._change(place, come, 1)
        held = self.danger.held[place]
        after = with_one(with_one(held.defenders, gone, -1), come)
        return self.danger.at(place) - self.danger.of(place, after, held.works)

    def _change(self, place: int, kind: int, change: int) -> float:
        """Return how much less is to be feared with one unit more or fewer at an inner place."""
        key = (place, kind, change)
        found = self._changes.get(key)
        if found is None:
            found = self._changes[key] = self._reckon_change(place, kind, change)
        return found

    def _reckon_change(self, place: int, kind: int, change: int) -> float:
        board, weights = self.position.board, self.style.guard
        if place < board.walls:
            held = self.danger.held[place]
            return self.danger.at(place) - self.danger.of(place, with_one(held.defenders, kind, change), held.works)
        if place < board.walls + board.towers:
            return change * (weights.tower if kind == MARKSMAN else 0.0)
        if place == board.honour:
            return change * weights.honour if self._honour_counts() else 0.0
        return 0.0

    def _honour_counts(self) -> bool:
        return self.position.honour_kept or not self.position.values.honour_original

    def _need(self, kind: int) -> tuple[float, int]:
        """Return how much less is to be feared with one more of a kind where it is needed most, and which section."""
        if kind not in self._needs:
            free = [wall for wall in self.ground.walls if self._room(wall, kind)]
            self._needs[kind] = max(((self._change(wall, kind, 1), wall) for wall in free), default=(0.0, -1))
        return self._needs[kind]

    def _room(self, wall: int, kind: int) -> bool:
        return self.position.inner_count(wall) < room(self.position, wall, kind)

    def _purse(self) -> int:
        return self.position.defenders[self.seat - len(self.position.invaders)].hourglasses

    # -- heroes and stones -------------------------------------------------------------------------------------------

    def _hero(self, move: Walk) -> float:
        index, hero = self.position.board.inner_index, HEROES.index(move.unit)
        start, goal = index[move.start], index[move.goal]
        return self._with_hero(start, hero, there=False) + self._with_hero(goal, hero, there=True)

    def _with_hero(self, place: int, hero: int, *, there: bool) -> float:
        if place >= self.position.board.walls:
            return 0.0
        held = self.danger.held[place]
        stone, wood, officer, speech, warrior = held.works
        if hero == OFFICER:
            works = (stone, wood, there, self.position.speech if there else 0, warrior)
        else:
            works = (stone, wood, officer, speech, self.position.values.warrior_strength if there else 0)
        return self.danger.at(place) - self.danger.of(place, held.defenders, works)

    def _speech(self, count: int) -> float:
        wall = self.position.heroes[OFFICER]
        held = self.danger.held[wall]
        stone, wood, officer, _, warrior = held.works
        return self.danger.at(wall) - self.danger.of(wall, held.defenders, (stone, wood, officer, count, warrior))

    def _excursion(self, move: Excursion) -> float:
        board, kind = self.position.board, UNIT_INDEX[move.unit]
        wall = board.wall_of(board.outer_index[move.place])
        held = self.danger.held[wall]
        gained = self.danger.at(wall) - self.danger.of(wall, held.defenders, held.works, kind)
        return gained / self.position.values.excursion[kind]

    def _stone(self, wall: int) -> float:
        held = self.danger.held[wall]
        stone, wood, officer, speech, warrior = held.works
        return self.danger.at(wall) - self.danger.of(wall, held.defenders, (stone + 1, wood, officer, speech, warrior))

    # -- actions -----------------------------------------------------------------------------------------------------

    def _pay(self, move: Pay) -> float:
        """Return what an hourglass on an action gains; what cannot be finished now counts for less."""
        action = ACTION_INDEX[move.action]
        left = costs_of(self.position)[action] - self.position.paid[action]
        worth = self.appraisal.best(move.action)
        if not self.appraisal.in_time(move.action):
            return 0.02 if left > 1 else _LAST / 2
        if left > self._purse() + self.position.defenders[self.seat - len(self.position.invaders)].barricades:
            late = fighting(self.position) and move.action not in _TO_KEEP
            worth = getattr(self.style.works, move.action) if late else worth
            worth *= self.style.guard.keep
        return worth / max(1, left) - self.style.price

    def _deed(self, move: Deed) -> float:
        """Return what a deed gains: only in the last pause, and only where a breach would win the game."""
        if not fighting(self.position) or self._purse() > 1:
            return _LAST
        worst = max(map(self.danger.at, self.ground.walls), default=0.0)
        if worst < self.style.deed or self.danger.price < self.style.guard.breach:
            return _LAST
        return {"negotiations": 3.0, "barricades": 2.0, "dungeons": 1.0}.get(move.deed, _LAST)


_TO_KEEP: Final = frozenset({"cannon", "poles", "cauldron_troll", "cauldron_orc", "cauldron_goblin"})
"""Actions that are worth going on with in the next turn."""


def defend(position: Position, decision: Decision, moves: Sequence[Move], style: GuardStyle) -> Move:
    """Return what a Defender spends, or how what is paid for is carried out."""
    guard = Guard(position, decision.seat, style)
    if decision.kind == Kind.SPEND and DONE in moves:
        deed = max((move for move in moves if isinstance(move, Deed)), key=guard.gain, default=DONE)
        return deed if guard.gain(deed) > 0 else DONE
    return guard.best(moves)
