"""Whole matches for stories: played by people who attack whenever they can, otherwise at random, always the same."""

from __future__ import annotations

import random
from functools import cache

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.game import FORTRESS

NAMES = ("Anna", "Bert", "Cleo", "Dora")
_FIGHTS = (m.Attack, m.Explode, m.Breathe, m.Throw, m.Chomp, m.TakeFlag)


@cache
def played(scenario: str, seats: int, moves: int = 400, armies: str = "given") -> AnyMatch:
    """Return a match after a number of moves, or at its end."""
    rng = random.Random(f"{scenario}{seats}")  # noqa: S311 - a game, no secret
    match: AnyMatch = Match(FORTRESS, Header("fortress", {"scenario": scenario, "armies": armies}, NAMES[:seats], 11))
    while len(match.played) < moves and match.game.decisions(match.position):
        seat = match.game.decisions(match.position)[0].seat
        legal = match.game.legal_moves(match.position, seat)
        fights = [move for move in legal if isinstance(move, _FIGHTS)]
        goes = [move for move in legal if isinstance(move, m.Go)]
        near = sorted(goes, key=_from_the_door)[: len(goes) // 6 + 1]
        match.play(seat, rng.choice(fights or near or [one for one in legal if not isinstance(one, m.Step)] or legal))
    return match


def _from_the_door(move: m.Go) -> int:
    col, row, _ = map(int, move.space.split(","))
    return abs(col - 14) + abs(row - 7)
