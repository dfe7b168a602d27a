"""The levels of Stronghold's players, made from their files."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.player import Player, Reasons
from stronghold_gui.core.reading import Node
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.players.guard_style import GuardStyle
from stronghold_gui.games.stronghold.players.mending import Mending
from stronghold_gui.games.stronghold.players.policy import Policy
from stronghold_gui.games.stronghold.players.reasons import reasons_of
from stronghold_gui.games.stronghold.players.script import Script
from stronghold_gui.games.stronghold.players.siege_style import SiegeStyle
from stronghold_gui.games.stronghold.players.thinking import Depth, StrikeBreeder, Thinking
from stronghold_gui.games.stronghold.players.weights import (
    GuardWeights,
    ScriptWeights,
    SiegeWeights,
    TileWeights,
    WorkWeights,
)
from stronghold_gui.games.stronghold.players.worth import WorthWeights
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.view import View
from stronghold_gui.players.levels import LEVELS, read_level, read_rounds
from stronghold_gui.players.planning import PlanningPlayer
from stronghold_gui.players.random_player import AnyMove
from stronghold_gui.players.rule_player import RulePlayer
from stronghold_gui.players.weights import read_weights

_GAME = "stronghold"


def make_player(level: str, seed: int) -> Player[View, Move]:
    """Return a player of a level for one seat.

    Raises:
        UnknownLevel: there is none.
        BadResource: its file is damaged.
    """
    match level:
        case "random":
            return AnyMove(seed)
        case "easy":
            weights = script_weights()
            return RulePlayer(STRONGHOLD, lambda dice: Script(weights, dice), seed)
        case "hard":
            return PlanningPlayer(STRONGHOLD, thinking_of(level), seed, StrikeBreeder(), mending_of(level))
        case _:
            rule = policy_of(level)

            def why(position: Position, decision: Decision, move: Move) -> Reasons | None:
                return reasons_of(position, decision, move, (), rule)

            return RulePlayer(STRONGHOLD, lambda _: rule, seed, why)


@cache
def script_weights() -> ScriptWeights:
    """Return the weights of the level that makes no sums."""
    return read_level(_GAME, LEVELS[1], lambda node: read_weights(ScriptWeights, node.at("script")))


@cache
def policy_of(level: str) -> Policy:
    """Return the rule of thumb of a level."""
    return read_level(_GAME, level, read_policy)


@cache
def thinking_of(level: str) -> Thinking:
    """Return how a level thinks ahead: by the rule of another, with a depth and a judgement of its own."""
    return read_level(_GAME, level, read_thinking)


@cache
def mending_of(level: str) -> Mending:
    """Return how a level looks for what can be mended in the last pause."""
    return read_level(_GAME, level, read_mending)


def read_mending(node: Node) -> Mending:
    """Return the search of a Defender's last pause that a file describes.

    Raises:
        DataFault: a number is missing or out of its range.
    """
    guard, mends = policy_of(node.at("rule").choice("medium")).guard, node.at("mends")
    return Mending(guard, mends.at("width").number(1, 100), mends.at("walks").number(1, 1000))


def read_thinking(node: Node) -> Thinking:
    """Return the way to think ahead that a file describes: by the rule of another level, with a taste of its own.

    Raises:
        DataFault: a level, a number or a weight is missing, unknown or out of its range; with its path.
    """
    rule = policy_of(node.at("rule").choice("medium"))
    weights, tiles = read_weights(SiegeWeights, node.at("siege")), read_weights(TileWeights, node.at("tiles"))
    siege = replace(
        rule.siege, siege=weights, tiles=tiles, together=True, ruins=True, flip=node.at("flip").number(0, 10)
    )
    policy = replace(rule, siege=siege)
    worth, depth = read_weights(WorthWeights, node.at("worth")), read_depth(node.at("depth"))
    return Thinking(policy, script_weights(), worth, depth, read_hopes(node.at("hopes")))


def read_hopes(node: Node) -> tuple[float, ...]:
    """Return the shares of hope by turn: a list of one for each of the first turns, at least one.

    Raises:
        DataFault: there is none, or one is not between 0 and 1.
    """
    hopes = tuple(item.real(0.0, 1.0) for item in node.items())
    if not hopes:
        raise node.fault("names no turn")
    return hopes


def read_depth(node: Node) -> Depth:
    """Return how much a level thinks; without further plans there are no rounds for them either."""
    fewer = node.at("fewer").number(0, 200)
    return Depth(
        plans=node.at("plans").number(1, 200),
        rounds=read_rounds(node.at("rounds")),
        fewer=fewer,
        fewer_rounds=read_rounds(node.at("fewer_rounds")) if fewer else (),
        prepares=node.at("prepares").number(0, fewer),
        massed=node.at("massed").number(1, 99),
        strikes=node.at("strikes").number(1, 200),
        strikes_rounds=read_rounds(node.at("strikes_rounds")),
        turns=node.at("turns").number(1, 10),
        hourglasses=node.at("hourglasses").number(0, 99),
    )


def read_policy(node: Node) -> Policy:
    """Return the rule of thumb that a file describes.

    Raises:
        DataFault: a weight is missing, unknown or out of its range; with its path.
    """
    siege = SiegeStyle(read_weights(SiegeWeights, node.at("siege")), read_weights(TileWeights, node.at("tiles")))
    return Policy(
        siege, GuardStyle(read_weights(GuardWeights, node.at("guard")), read_weights(WorkWeights, node.at("works")))
    )
