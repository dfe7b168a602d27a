"""Search for a line: the successive moves of a seat until another seat decides.

If a seat makes many small moves in a row, plans that are policies find only the moves of their heuristic. This beam
search tries the moves themselves and keeps a few of the best positions at each step.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.game import E, Game, M, P, V
from stronghold_gui.core.player import Stop
from stronghold_gui.players.policy import P_contra, Policy

_MOST = 40
"""The most moves of a line."""


class Searcher(Protocol[P_contra, M]):
    """The part of a game that the search for lines needs."""

    @property
    def width(self) -> int:
        """The number of positions kept at each step, at least one."""
        ...

    def searches(self, position: P_contra, decision: Decision) -> bool:
        """Return whether to search for a line."""
        ...

    def likely(self, position: P_contra, seat: Seat, moves: Sequence[M]) -> Sequence[M]:
        """Return the moves to try: all, or those that a rule of thumb does not rule out."""
        ...

    def outlook(self, position: P_contra, seat: Seat) -> float:
        """Return the value of a position for the seat; called hundreds of times, so it should be fast."""
        ...

    def alike(self, position: P_contra, seat: Seat) -> Hashable:
        """Return a key of a position.

        Two positions have equal keys if nothing differs that the seat can see and that its moves can change.
        """
        ...


@dataclass(slots=True)
class _Reached(Generic[P, M]):
    """A position reached by a line: its rating, and the position and move it was reached from."""

    position: P
    outlook: float
    before: _Reached[P, M] | None = None
    move: M | None = None


class Line(Generic[P, M]):
    """A policy: fixed moves of one seat in certain positions, and a rule in all others."""

    def __init__(self, searcher: Searcher[P, M], moves: Mapping[Hashable, M], rule: Policy[P, M]) -> None:
        """Store the moves by the key of their position (``Searcher.alike``)."""
        self._searcher, self._moves, self._rule = searcher, moves, rule

    def choose(self, position: P, decision: Decision, moves: Sequence[M]) -> M:
        """Return the move of the line if the position is on it, otherwise the move of the rule."""
        move = self._moves.get(self._searcher.alike(position, decision.seat))
        return move if move is not None and move in moves else self._rule.choose(position, decision, moves)


def lines_of(
    game: Game[P, M, E, V], searcher: Searcher[P, M], position: P, seat: Seat, rule: Policy[P, M], stop: Stop
) -> list[Line[P, M]]:
    """Return the best line that was found and its beginnings, longest first; the rule continues after each of them.

    The best line has the best ``outlook``, but may waste things that ``outlook`` ignores. So all its beginnings are
    candidates as well when plans are compared.

    Args:
        game: the rules.
        searcher: the game's part.
        position: an imagined position in which the seat decides; it is not changed.
        seat: the seat that moves.
        rule: the policy that continues after a line.
        stop: called at each step.
    """
    best = _best(game, searcher, position, seat, stop)
    path: list[_Reached[P, M]] = []
    while best.before is not None:
        path.append(best)
        best = best.before
    steps = [(searcher.alike(at.before.position, seat), at.move) for at in reversed(path) if at.before is not None]
    moves = [(key, move) for key, move in steps if move is not None]
    return [Line(searcher, dict(moves[:length]), rule) for length in range(len(moves), 0, -1)]


def _best(game: Game[P, M, E, V], searcher: Searcher[P, M], position: P, seat: Seat, stop: Stop) -> _Reached[P, M]:
    """Return the best position at the end of a line, or the start position if there is no time for any."""
    start = _Reached[P, M](position, searcher.outlook(position, seat))
    kept, ended = [start], list[_Reached[P, M]]()
    for _ in range(_MOST):
        found: dict[Hashable, _Reached[P, M]] = {}
        for before in kept:
            if stop():
                return max(ended, key=_outlook, default=start)
            ended += _onward(game, searcher, before, seat, found)
        kept = sorted(found.values(), key=_outlook, reverse=True)[: searcher.width]
        if not kept:
            break
    return max(ended, key=_outlook, default=start)


def _onward(
    game: Game[P, M, E, V],
    searcher: Searcher[P, M],
    before: _Reached[P, M],
    seat: Seat,
    found: dict[Hashable, _Reached[P, M]],
) -> list[_Reached[P, M]]:
    """Try each likely move; add positions where the seat decides again to ``found``, and return the others."""
    ended = []
    for move in searcher.likely(before.position, seat, game.legal_moves(before.position, seat)):
        after = before.position.copy()
        game.play(after, seat, move)
        if all(decision.seat != seat for decision in game.decisions(after)):
            ended.append(_Reached(after, searcher.outlook(after, seat), before, move))
        elif (key := searcher.alike(after, seat)) not in found:
            found[key] = _Reached(after, searcher.outlook(after, seat), before, move)
    return ended


def _outlook(reached: _Reached[P, M]) -> float:
    return reached.outlook
