"""Rule of thumb for a Defender: it ranks spendings by reduced danger per hourglass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.defence.costs import costs_of, price
from stronghold_gui.games.stronghold.defence.ground import Ground, ground_of, room
from stronghold_gui.games.stronghold.defence.marks import used_up
from stronghold_gui.games.stronghold.moves import (
    DONE,
    Deed,
    Done,
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
    DEFENDERS,
    HEROES,
    MARKSMAN,
    OFFICER,
    UNIT_INDEX,
    VETERAN,
)
from stronghold_gui.games.stronghold.players.danger import Danger, fighting
from stronghold_gui.games.stronghold.players.fight_results import with_one
from stronghold_gui.games.stronghold.players.styles import GuardStyle
from stronghold_gui.games.stronghold.players.works import Appraisal
from stronghold_gui.games.stronghold.position import Position

_LAST: Final = -1e9
"""The rating of a move that is chosen only if there is no other."""


class Guard:
    """Ranks the moves of a Defender's seat in one position."""

    def __init__(self, position: Position, seat: int, style: GuardStyle) -> None:
        self.position, self.seat, self.style = position, seat, style
        self.danger = Danger(position, style.guard, style.focus)
        self.ground: Ground = ground_of(position, seat)
        self.appraisal = Appraisal(self.danger, style.works, self.ground)
        self._walls, self._inside = position.board.walls, position.board.inner_index
        places = len(position.board.inner)
        # Caches per place of the change when a unit of a kind leaves or arrives; most moves are walks, hence lists.
        self._gone: tuple[list[float | None], ...] = tuple([None] * places for _ in DEFENDERS)
        self._come: tuple[list[float | None], ...] = tuple([None] * places for _ in DEFENDERS)
        self._needs: dict[int, tuple[float, int]] = {}

    def best(self, moves: Sequence[Move]) -> Move:
        """Return the move that removes most fear for each hourglass; the first of equals."""
        return max(moves, key=self.gain)

    def gain(self, move: Move) -> float:
        """Return the gain of a move for each hourglass it costs."""
        # Handle walks first and without ``match``, because most of a pause's hundred moves are walks.
        if type(move) is Walk:
            gained = self._step(move)
            return gained / price(self.position, move) if self.position.gales else gained
        match move:
            case Swap():
                gained = self._swap(move)
                return gained / price(self.position, move) if self.position.gales else gained
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

    def _step(self, move: Walk) -> float:
        start, goal, kind = self._inside[move.start], self._inside[move.goal], DEFENDER_INDEX.get(move.unit)
        if kind is None:
            return self._hero(HEROES.index(move.unit), start, goal)
        here, there = self._gone[kind][start], self._come[kind][goal]
        if here is None:
            here = self._gone[kind][start] = self._change(start, kind, -1)
        if there is None:
            there = self._come[kind][goal] = self._change(goal, kind, 1)
        if start < self._walls and goal in self.ground.houses:
            # A unit goes inside only on its way to another section, for one more hourglass.
            fear, wall = self._need(kind)
            onward = 0.5 * (here + fear) if wall != start else _LAST
            return max(here + there, onward if self._purse() > 1 else _LAST)
        return here + there

    def _swap(self, move: Swap) -> float:
        start, goal = self._inside[move.start], self._inside[move.goal]
        first, second = DEFENDER_INDEX[move.unit], DEFENDER_INDEX[move.other]
        return self._exchange(start, first, second) + self._exchange(goal, second, first)

    def _exchange(self, place: int, gone: int, come: int) -> float:
        if place >= self.position.board.walls:
            return self._change(place, gone, -1) + self._change(place, come, 1)
        held = self.danger.held[place]
        after = with_one(with_one(held.defenders, gone, -1), come)
        return self.danger.at(place) - self.danger.of(place, after, held.works)

    def _change(self, place: int, kind: int, change: int) -> float:
        """Return the reduction of danger by one unit more or fewer at an inner place."""
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
        """Return the greatest reduction of danger by one more unit of a kind, and its section."""
        if kind not in self._needs:
            free = [wall for wall in self.ground.walls if self._room(wall, kind)]
            self._needs[kind] = max(((self._change(wall, kind, 1), wall) for wall in free), default=(0.0, -1))
        return self._needs[kind]

    def _room(self, wall: int, kind: int) -> bool:
        return self.position.inner_count(wall) < room(self.position, wall, kind)

    def _purse(self) -> int:
        return self.position.defenders[self.seat - len(self.position.invaders)].hourglasses

    # -- heroes and stones -------------------------------------------------------------------------------------------

    def _hero(self, hero: int, start: int, goal: int) -> float:
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
        """Return the gain of an hourglass on an action. An action that cannot be finished now counts for less."""
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
        """Return the gain of a deed: only in the last pause, if a breach would win the game and the deed averts it."""
        if not fighting(self.position) or self.danger.price < self.style.guard.breach:
            return _LAST
        wall = max(self.ground.walls, key=self.danger.at)
        if self.danger.at(wall) < self.style.deed:
            return _LAST
        lacking = self.danger.lacking(wall)
        match move.deed:
            case "negotiations" if lacking > _MENDED_BY_ONE * self._purse() and self._glare_within():
                return _FIRST
            case "negotiations" if self._purse() <= 1 and lacking <= _MENDED_BY_THREE:
                return 3.0
            case "barricades" if self._purse() <= 1 and lacking <= _MENDED_BY_WOOD:
                return 2.0
            case "dungeons" if self._purse() == 1 and lacking <= _MENDED_BY_VETERAN and self._room(wall, VETERAN):
                return 1.0
            case _:
                return _LAST

    def _glare_within(self) -> bool:
        """Return whether a glare can be paid after negotiations, but not with the hourglasses in hand."""
        glare, purse, more = ACTION_INDEX["glare"], self._purse(), self.position.values.negotiations
        left = costs_of(self.position)[glare] - self.position.paid[glare]
        used = used_up(self.position, self.seat) >> glare & 1
        return not used and purse < left <= purse + more


_FIRST: Final = 1e3
"""The rating of a move that comes before all others."""
_MENDED_BY_ONE: Final = 3
"""Points beyond a breach that one hourglass roughly repairs: an arriving soldier removes 4, a marksman 2."""
_MENDED_BY_THREE: Final = 6
"""Points beyond a breach that three hourglasses may repair even if only marksmen are near."""
_MENDED_BY_WOOD: Final = 2
"""Points beyond a breach that two wooden components repair, which barricades pay for."""
_MENDED_BY_VETERAN: Final = 5
"""Points beyond a breach that a prisoner who comes to the section repairs."""
_TO_KEEP: Final = frozenset({"cannon", "poles", "cauldron_troll", "cauldron_orc", "cauldron_goblin"})
"""Actions that are worth continuing in the next turn."""


def defend(position: Position, decision: Decision, moves: Sequence[Move], style: GuardStyle) -> Move:
    """Return the move of a Defender: a spending, or the way to carry out a paid action."""
    guard = Guard(position, decision.seat, style)
    # Compare types, because comparing a hundred moves with ``DONE`` is slow in a search.
    if decision.kind == Kind.SPEND and Done in map(type, moves):
        deed = max((move for move in moves if isinstance(move, Deed)), key=guard.gain, default=DONE)
        return deed if guard.gain(deed) > 0 else DONE
    return guard.best(moves)
