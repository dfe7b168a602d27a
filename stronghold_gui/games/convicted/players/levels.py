"""The levels of The Convicted's computer players."""

from __future__ import annotations

from functools import cache

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.player import Player, Reasons
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.moves import Move
from stronghold_gui.games.convicted.players.commander import Commander
from stronghold_gui.games.convicted.players.mind import LevelFile, Mind, make_mind
from stronghold_gui.games.convicted.players.reasons import reasons_of
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.view import View
from stronghold_gui.players.levels import UnknownLevel, read_level
from stronghold_gui.players.random_player import AnyMove
from stronghold_gui.players.rule_player import RulePlayer

LEVELS = ("random", "easy", "medium", "hard")
"""The available levels, weakest first."""


def make_player(level: str, seed: int) -> Player[View, Move]:
    """Return a player of a level for one seat.

    Raises:
        UnknownLevel: there is no such level.
        BadResource: its file is damaged.
    """
    if level not in LEVELS:
        raise UnknownLevel(level, LEVELS)
    if level == LEVELS[0]:
        return AnyMove(seed)
    mind = mind_of(level)

    def why(position: Position, decision: Decision, move: Move) -> Reasons | None:
        return reasons_of(position, decision, move, mind)

    return RulePlayer(CONVICTED, lambda dice: Commander(mind, dice), seed, why)


@cache
def mind_of(level: str) -> Mind:
    """Return the weights, plans and heroes of a level."""
    return read_level("convicted", level, LevelFile, make_mind)
