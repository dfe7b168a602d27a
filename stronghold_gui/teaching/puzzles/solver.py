"""The solver: can the player reach the goals, whatever the others and chance answer?

A depth-first search of an and-or tree: one good move is enough where the player decides, every answer must be good
where others do or chance does. Points that were seen are remembered, so that the order of payments does not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from operator import itemgetter
from typing import Final

from stronghold_gui.core.chance import Draws
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.defence.costs import costs_of
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.pieces import ACTION_INDEX, PHASES
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.teaching.puzzles.draws import TooLargeError
from stronghold_gui.teaching.puzzles.goals import Verdict
from stronghold_gui.teaching.puzzles.node import Node, following
from stronghold_gui.teaching.puzzles.others import answers, idle_move, players_turn
from stronghold_gui.teaching.puzzles.puzzle import Puzzle

MOST_NODES: Final = 60_000
"""Points that a search looks at; a puzzle that needs more is none that a person thinks through."""

_LATE: Final[dict[type, int]] = {
    m.Speech: 10,
    m.Excursion: 10,
    m.March: 10,
    m.Walk: 20,
    m.Swap: 20,
    m.Dispatch: 90,
    m.Done: 100,
}
"""Moves that are tried after others, a march only if it leads to no wall section.

A payment ranks by the hourglasses that its action still lacks.
"""

_NONE_LEFT: Final = m.Obey("")
"""A move that is never legal."""

Choice = Callable[[Puzzle, Position, Sequence[Move]], Sequence[Move]]
"""Chooses the moves that the player is thought to make."""
Step = tuple[int, Move, Draws]
"""A move of a line: the seat, the move, what chance gave."""


class Solver:
    """Searches one puzzle; what it finds out it keeps.

    Attributes:
        puzzle: the puzzle.
        nodes: points looked at in the running search.
    """

    def __init__(self, puzzle: Puzzle, choice: Choice | None = None, most: int = MOST_NODES) -> None:
        """Begin a search.

        Args:
            puzzle: the puzzle.
            choice: which moves the player makes; by default all that matter.
            most: points that may be looked at.
        """
        self.puzzle = puzzle
        self.nodes = 0
        self._most = most
        self._choice = choice or worth_a_try
        self._known: dict[Hashable, bool] = {}

    def succeeds(self, node: Node) -> bool:
        """Return whether the goals can be reached from here.

        Raises:
            TooLargeError: that would take too long to find out.
        """
        if node.verdict is not Verdict.OPEN:
            return node.verdict is Verdict.MET
        key = node.key()
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._search(node)
        return known

    def good_move(self, node: Node) -> tuple[int, Move] | None:
        """Return a move of the player's that keeps the goals in reach, or ``None`` if there is none."""
        turn = players_turn(self.puzzle, node.position)
        if turn is None:
            return None
        seat, moves = turn
        for move in self._choice(self.puzzle, node.position, moves):
            if self._keeps(node, seat, move):
                return seat, move
        return None

    def answer(self, node: Node) -> tuple[int, Move]:
        """Return what the others play: an answer that puts the goals out of reach if there is one, else the first.

        If that would take too long to find out, it is the first as well.
        """
        seat, moves = answers(self.puzzle, node.position)
        self.nodes = 0
        with suppress(TooLargeError):
            return seat, next((move for move in moves if not self._keeps(node, seat, move)), moves[0])
        return seat, moves[0]

    def outcome(self, node: Node, seat: int, move: Move) -> tuple[Node, Draws]:
        """Return where a move leads when chance is as unkind as it can be, as far as that can be found out."""
        found = list(following(self.puzzle, node, seat, move))
        self.nodes = 0
        with suppress(TooLargeError):
            return next((one for one in found if not self.succeeds(one[0])), found[0])
        return found[0]

    def draws(self, node: Node, seat: int, move: Move) -> Draws:
        """Return what chance gives for a move; nothing is looked into where it has no say."""
        found = list(following(self.puzzle, node, seat, move))
        return found[0][1] if len(found) == 1 else self.outcome(node, seat, move)[1]

    def line(self, node: Node) -> list[Step]:
        """Return a line that reaches the goals, the others and chance answering as they would at the table.

        Moves of the player's that it does without are left out: a search does much that is merely no mistake.
        """
        steps = self._line(node, None)
        own = [move for seat, move, _ in steps if seat in self.puzzle.plays]
        for number in reversed(range(len(own))):
            shorter = own[:number] + own[number + 1 :]
            without = self.follow(node, shorter)
            if without:
                own, steps = shorter, without
        return steps

    def follow(self, node: Node, own: Sequence[Move]) -> list[Step]:
        """Return the line in which the player makes just these moves; empty if it does not reach the goals."""
        return self._line(node, own)

    def _line(self, node: Node, own: Sequence[Move] | None) -> list[Step]:
        """Return a line with just these moves of the player's, or with any good ones; none if they do not do."""
        steps: list[Step] = []
        left = iter(own or ())
        while node.verdict is Verdict.OPEN:
            turn = players_turn(self.puzzle, node.position)
            if turn is None:
                seat, move = self.answer(node)
            elif own is None:
                seat, move = self.good_move(node) or (turn[0], turn[1][0])
            else:
                seat, move = turn[0], next(left, None) or _NONE_LEFT
                if move not in turn[1]:
                    return []
            node, draws = self.outcome(node, seat, move)
            steps.append((seat, move, draws))
        return steps if node.verdict is Verdict.MET else []

    def _search(self, node: Node) -> bool:
        self.nodes += 1
        if self.nodes > self._most:
            raise TooLargeError
        turn = players_turn(self.puzzle, node.position)
        if turn is not None:
            seat, moves = turn
            return any(self._keeps(node, seat, move) for move in self._choice(self.puzzle, node.position, moves))
        seat, moves = answers(self.puzzle, node.position)
        return all(self._keeps(node, seat, move) for move in worth_a_try(self.puzzle, node.position, moves))

    def _keeps(self, node: Node, seat: int, move: Move) -> bool:
        return all(self.succeeds(found) for found, _ in following(self.puzzle, node, seat, move))


def worth_a_try(puzzle: Puzzle, position: Position, moves: Sequence[Move]) -> Sequence[Move]:
    """Return the moves in the order in which they are tried, without those that come to the same or to nothing.

    What brings something about or costs nothing comes first, what gives the Defender hourglasses late. A bluff is
    left out, since a search is not deceived; and of the hourglasses that are merely got rid of, one (``_in_vain``).
    """
    tried: list[tuple[int, Move]] = []
    wasted: list[Move] = []
    costs = costs_of(position)
    for move in moves:
        rank = _LATE.get(type(move), 0)
        match move:
            case m.Pay(name):
                action = ACTION_INDEX[name]
                rank = costs[action] - position.paid[action]
                if _in_vain(puzzle, position, action, rank):
                    wasted.append(move)
                    continue
            case m.Command("bluff"):
                continue
            case m.Command(open=False):
                rank = _LATE[m.Dispatch]
            case m.March(_, _, goal) if position.board.outer_index[goal] >= 2 * position.board.walls:
                rank = _LATE[m.March]
            case _:
                pass
        tried.append((rank, move))
    tried.sort(key=itemgetter(0))
    return [move for _, move in tried] + wasted[:1]


def _in_vain(puzzle: Puzzle, position: Position, action: int, missing: int) -> bool:
    """Return whether an hourglass on an action cannot help to bring it about while the task runs.

    That is so in the last pause of the turn if all hourglasses together do not cover the cost, even if a saboteur is
    tracked down or a fire goes out; as long as no deed can bring hourglasses or lower costs.
    """
    deeds = position.deeds_left and position.turn >= position.values.deeds_from_turn
    if position.phase != len(PHASES) or deeds or puzzle.until == "game":
        return False
    held = sum(defender.hourglasses + defender.barricades for defender in position.defenders)
    house = position.values.action_building[action]
    return missing > held + (position.saboteurs >> house & 1) + (position.fires >> house & 1)


def doing_nothing(puzzle: Puzzle, position: Position, moves: Sequence[Move]) -> Sequence[Move]:
    """Choose what somebody plays who does nothing."""
    return [idle_move(position, moves)]


def all_but(moves: Sequence[Move]) -> Choice:
    """Return the choice of everything that matters but some moves: can it be done without them?"""

    def choice(puzzle: Puzzle, position: Position, legal: Sequence[Move]) -> Sequence[Move]:
        return [move for move in worth_a_try(puzzle, position, legal) if move not in moves]

    return choice
