"""The levels of Warriors' players, made from their files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal

from stronghold_gui.core.data_files import Note
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.player import Player, Reasons
from stronghold_gui.core.save.part import Part
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.moves import Move
from stronghold_gui.games.warriors.players.captain import Captain
from stronghold_gui.games.warriors.players.reasons import reasons_of
from stronghold_gui.games.warriors.players.thinking import Depth, Thinking
from stronghold_gui.games.warriors.players.weights import CaptainWeights
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.view import View
from stronghold_gui.players.levels import check_rounds, read_level
from stronghold_gui.players.planning import PlanningPlayer
from stronghold_gui.players.random_player import AnyMove
from stronghold_gui.players.rule_player import RulePlayer

_GAME = "warriors"


@dataclass(frozen=True, slots=True)
class RuleLevel(Part):
    """The file of a level that plays by a rule of thumb."""

    captain: CaptainWeights
    note: Note = ""


@dataclass(frozen=True, slots=True)
class ThinkingLevel(Part):
    """The file of a level that thinks ahead; ``rule`` names the level whose rule it uses."""

    rule: Literal["medium"]
    depth: Depth
    note: Note = ""


def make_player(level: str, seed: int) -> Player[View, Move]:
    """Return a player of a level for one seat.

    Raises:
        UnknownLevel: there is none.
        BadResource: its file is damaged.
    """
    match level:
        case "random":
            return AnyMove(seed)
        case "hard":
            return PlanningPlayer(WARRIORS, thinking_of(level), seed)
        case _:
            weights = weights_of(level)

            def why(position: Position, decision: Decision, move: Move) -> Reasons | None:
                return reasons_of(position, decision, move, ())

            return RulePlayer(WARRIORS, lambda dice: Captain(weights, dice), seed, why)


@cache
def weights_of(level: str) -> CaptainWeights:
    """Return the weights of a level's rule of thumb."""
    return read_level(_GAME, level, RuleLevel, lambda file: file.captain)


@cache
def thinking_of(level: str) -> Thinking:
    """Return how a level thinks ahead: by the rule of another, with its own depth."""
    return read_level(_GAME, level, ThinkingLevel, make_thinking)


def make_thinking(file: ThinkingLevel) -> Thinking:
    """Return the way to think ahead that a file describes.

    Raises:
        DataFault: the rounds of the search contradict each other.
    """
    check_rounds(file.depth.rounds, "depth.rounds")
    return Thinking(weights_of(file.rule), file.depth)
