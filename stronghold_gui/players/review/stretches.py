"""Cutting a match into stretches: moves of one seat between which it has learnt nothing new."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import E, Game, M, P, V
from stronghold_gui.core.match import Match
from stronghold_gui.core.player import Explains, Player, Reasons
from stronghold_gui.core.undo import Barrier

Move = TypeVar("Move")
_NEWS = frozenset({Barrier.DRAW, Barrier.REVEAL})
_MOST = 200
"""The most moves of a proposal."""


@dataclass(frozen=True, slots=True)
class Stretch(Generic[Move]):
    """Moves of a seat, decided from one state of knowledge: they are legal in every world that the seat could imagine.

    Attributes:
        seat: the seat that moves.
        start: number of earlier moves of the match.
        moves: the moves.
    """

    seat: Seat
    start: int
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Proposal(Generic[Move]):
    """What a computer player would have played in the place of a stretch.

    Attributes:
        moves: its moves.
        choices: number of decisions with more than one legal move.
        reasons: reasons for the first move that is not among those played, if the player gives any.
    """

    moves: tuple[Move, ...]
    choices: int
    reasons: Reasons | None


def stretches_of(match: Match[P, M, E, V]) -> list[Stretch[M]]:
    """Return the stretches of a match. A draw or a reveal ends one, and so does a move of another seat."""
    found: list[Stretch[M]] = []
    first, played = 0, match.played
    for number, done in enumerate(played, 1):
        last = number == len(played) or played[number].record.seat != done.record.seat
        if last or done.barriers & _NEWS:
            moves = tuple(one.record.move for one in played[first:number])
            found.append(Stretch(done.record.seat, first, moves))
            first = number
    return found


def proposal_for(
    game: Game[P, M, E, V], player: Player[V, M], position: P, stretch: Stretch[M], seed: int
) -> Proposal[M]:
    """Return the moves of a player from a position until it learns something new.

    Args:
        game: the rules.
        player: the player, which sees only its seat's view.
        position: the position before the stretch; it is not changed.
        stretch: the moves that were played.
        seed: the seed of the imagined world in which its moves are played.
    """
    seat = stretch.seat
    world = game.imagine(game.view(position, seat), seed)
    moves: list[M] = []
    choices, reasons, left = 0, None, list(stretch.moves)
    seen = {game.key(world)}
    while len(moves) < _MOST:
        decision = next((one for one in game.decisions(world) if one.seat == seat), None)
        if decision is None:
            break
        legal = game.legal_moves(world, seat)
        choices += len(legal) > 1
        move = player.choose(game.view(world, seat), decision, legal)
        moves.append(move)
        if move in left:
            left.remove(move)
        elif reasons is None and isinstance(player, Explains):
            reasons = player.reasons()
        # A choice that can be changed until others have made theirs would be asked again and again.
        if _brings_news(game, world, seat, move) or game.key(world) in seen:
            break
        seen.add(game.key(world))
    return Proposal(tuple(moves), choices, reasons)


def _brings_news(game: Game[P, M, E, V], world: P, seat: Seat, move: M) -> bool:
    """Play a move, and return whether it drew or revealed something."""
    world.chance.begin()
    events = game.play(world, seat, move)
    return bool(world.chance.end()) or game.reveals(events)


def notation(moves: Sequence[M], text: Callable[[M], str]) -> tuple[str, ...]:
    """Return moves in notation and sorted, so that their order does not matter."""
    return tuple(sorted(map(text, moves)))


def differing(some: Sequence[M], others: Sequence[M]) -> list[int]:
    """Return the indices of the moves that ``others`` lacks; each move of ``others`` matches only one move."""
    left, found = list(others), list[int]()
    for index, move in enumerate(some):
        if move in left:
            left.remove(move)
        else:
            found.append(index)
    return found
