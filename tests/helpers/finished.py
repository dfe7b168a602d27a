"""Matches that are over, one for each game."""

from __future__ import annotations

from functools import cache
from random import Random

from stronghold_gui.core.header import Header
from stronghold_gui.core.match import Match
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.games.library import LIBRARY


@cache
def finished(game: str) -> AnyMatch:
    """Return a match of two, played to its end by chance."""
    kit, dice = LIBRARY.kit(game), Random(3)  # noqa: S311 - the same match in every run
    options = {name: values[0] for name, values in kit.game.options(2).items()}
    match = Match(kit.game, Header(game, {**options, **kit.stamp}, ("Ada", "Ben"), 3))
    while kit.game.outcome(match.position) is None:
        decision = dice.choice(kit.game.decisions(match.position))
        match.play(decision.seat, dice.choice(kit.game.legal_moves(match.position, decision.seat)))
    return match
