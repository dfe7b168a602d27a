"""The levels of Warriors' players, made from their files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal

from stronghold_gui.core.data_files import Note
from stronghold_gui.core.player import Player
from stronghold_gui.core.save.part import Part
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.moves import Move
from stronghold_gui.games.warriors.players.captain import Captain
from stronghold_gui.games.warriors.players.reasons import reasons_of
from stronghold_gui.games.warriors.players.strategist import Strategist, StrategistWeights
from stronghold_gui.games.warriors.players.weights import CaptainWeights
from stronghold_gui.games.warriors.view import View
from stronghold_gui.players.levels import read_level
from stronghold_gui.players.random_player import AnyMove
from stronghold_gui.players.rule_player import RulePlayer

_GAME = "warriors"


@dataclass(frozen=True, slots=True)
class RuleLevel(Part):
    """The file of a level that plays by a rule of thumb."""

    captain: CaptainWeights
    note: Note = ""


@dataclass(frozen=True, slots=True)
class StrategistLevel(Part):
    """The file of a level that compares expected points; ``rule`` names the level whose rule decides the rest."""

    rule: Literal["medium"]
    weights: StrategistWeights
    note: Note = ""


def make_player(level: str, seed: int) -> Player[View, Move]:
    """Return a player of a level for one seat.

    Raises:
        UnknownLevel: there is no such level.
        BadResource: its file is damaged.
    """
    if level == "random":
        return AnyMove(seed)
    if level == "hard":
        return RulePlayer(WARRIORS, lambda _: strategist_of(level), seed, reasons_of)
    weights = weights_of(level)
    return RulePlayer(WARRIORS, lambda dice: Captain(weights, dice), seed, reasons_of)


@cache
def weights_of(level: str) -> CaptainWeights:
    """Return the weights of a level's rule of thumb."""
    return read_level(_GAME, level, RuleLevel, lambda file: file.captain)


@cache
def strategist_of(level: str) -> Strategist:
    """Return the player of a level that compares expected points."""
    return read_level(_GAME, level, StrategistLevel, make_strategist)


def make_strategist(file: StrategistLevel) -> Strategist:
    """Return the player that a file describes."""
    return Strategist(weights_of(file.rule), file.weights)
