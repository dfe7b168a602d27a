"""The levels of Warriors' players, made from their files."""

from __future__ import annotations

from functools import cache

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.player import Player, Reasons
from stronghold_gui.core.reading import Node
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.moves import Move
from stronghold_gui.games.warriors.players.captain import Captain
from stronghold_gui.games.warriors.players.reasons import reasons_of
from stronghold_gui.games.warriors.players.thinking import Depth, Thinking
from stronghold_gui.games.warriors.players.weights import CaptainWeights
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.view import View
from stronghold_gui.players.levels import read_level, read_rounds
from stronghold_gui.players.planning import PlanningPlayer
from stronghold_gui.players.random_player import AnyMove
from stronghold_gui.players.rule_player import RulePlayer
from stronghold_gui.players.weights import read_weights

_GAME = "warriors"


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
    return read_level(_GAME, level, lambda node: read_weights(CaptainWeights, node.at("captain")))


@cache
def thinking_of(level: str) -> Thinking:
    """Return how a level thinks ahead: by the rule of another, with a depth of its own."""
    return read_level(_GAME, level, read_thinking)


def read_thinking(node: Node) -> Thinking:
    """Return the way to think ahead that a file describes.

    Raises:
        DataFault: a level or a number is missing, unknown or out of its range; with its path.
    """
    depth = node.at("depth")
    return Thinking(
        weights_of(node.at("rule").choice("medium")),
        Depth(
            moves=depth.at("moves").number(1, 100),
            rounds=read_rounds(depth.at("rounds")),
            cards=depth.at("cards").number(1, 100),
            scale=depth.at("scale").real(0.1, 100),
        ),
    )
