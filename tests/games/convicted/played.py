"""Whole games by a rule of thumb, for tests of their statistics and stories."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from stronghold_gui.core.match import Header, Match
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.forecast.thumb import answers
from stronghold_gui.games.convicted.game import CONVICTED

_WORKS = (m.Research, m.Fortify, m.Build, m.Train, m.Make, m.Entrench, m.Collect)


@cache
def played(mode: str = "campaign", seats: int = 1, seed: int = 21, most: int = 100_000) -> Match[Any, Any, Any, Any]:
    """Return a match played to its end, or up to a number of moves; callers must not play it further."""
    match: Match[Any, Any, Any, Any] = Match(CONVICTED, Header("convicted", {"mode": mode}, ("Ada",) * seats, seed))
    chance = random.Random(seed)  # noqa: S311 - a game, no secret
    queue: list[m.Move] = []
    while len(match.played) < most and (asked := CONVICTED.decisions(match.position)):
        decision = next((each for each in asked if each.kind != "trade"), asked[0])
        legal = CONVICTED.legal_moves(match.position, decision.seat)
        works = [move for move in legal if isinstance(move, _WORKS)]
        if works or decision.kind in ("hero", "sections", "garrison"):
            match.play(decision.seat, chance.choice(works or legal))
            queue = []
            continue
        if not queue or CONVICTED.refusal(match.position, decision.seat, queue[0]):
            queue = list(answers(match.position, decision, legal))
        match.play(decision.seat, queue.pop(0))
    return match
