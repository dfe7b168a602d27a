"""The levels of Fortress's players, made from their files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial

from stronghold_gui.core.data_files import Note
from stronghold_gui.core.player import Player
from stronghold_gui.core.save.part import Part
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.moves import Move
from stronghold_gui.games.fortress.players.marshal import Marshal
from stronghold_gui.games.fortress.players.reasons import reasons_of
from stronghold_gui.games.fortress.players.weights import MarshalWeights
from stronghold_gui.games.fortress.view import View
from stronghold_gui.players.levels import read_level
from stronghold_gui.players.random_player import AnyMove
from stronghold_gui.players.rule_player import RulePlayer

_GAME = "fortress"


@dataclass(frozen=True, slots=True)
class RuleLevel(Part):
    """The file of a level."""

    marshal: MarshalWeights
    note: Note = ""


def make_player(level: str, seed: int) -> Player[View, Move]:
    """Return a player of a level for one seat.

    Raises:
        UnknownLevel: there is no such level.
        BadResource: its file is damaged.
    """
    if level == "random":
        return AnyMove(seed)
    weights = weights_of(level)
    return RulePlayer(FORTRESS, lambda dice: Marshal(weights, dice), seed, partial(reasons_of, weights))


@cache
def weights_of(level: str) -> MarshalWeights:
    """Return the weights of a level's rule of thumb."""
    return read_level(_GAME, level, RuleLevel, lambda file: file.marshal)
