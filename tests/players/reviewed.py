"""Matches that are over, and reviews of them, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stronghold_gui.core.header import Header
from stronghold_gui.core.match import Match
from stronghold_gui.games.entry import Kit
from stronghold_gui.players.review.document import ReviewDocument
from stronghold_gui.players.review.reviewer import Reviewer
from stronghold_gui.players.seats import SeatedPlayers

AnyMatch = Match[Any, Any, Any, Any]


def played(kit: Kit, levels: Sequence[str], seed: int, most: int = 20_000) -> AnyMatch:
    """Return a match that computers have played, to its end or for a number of moves."""
    match: AnyMatch = Match(kit.game, Header(kit.game.id, {}, ("",) * len(levels), seed))
    players = SeatedPlayers(kit.players, levels, seed + 1)
    while len(match.played) < most and (decisions := kit.game.decisions(match.position)):
        match.play(decisions[0].seat, players.choose(kit.game, match.position, decisions[0]))
    return match


def reviewed(kit: Kit, match: AnyMatch, seed: int = 0) -> ReviewDocument:
    """Return the whole review of a match."""
    reviewer = Reviewer(kit, match, seed)
    for _ in reviewer.steps():
        pass
    return reviewer.document()
