"""The levels of Stronghold's players, made from their files."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Annotated, Literal

from pydantic import Field

from stronghold_gui.core.data_files import Note
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.player import Player, Reasons
from stronghold_gui.core.reading import DataFault
from stronghold_gui.core.save.part import Part
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.players.mending import Mending
from stronghold_gui.games.stronghold.players.policy import Policy
from stronghold_gui.games.stronghold.players.reasons import reasons_of
from stronghold_gui.games.stronghold.players.script import Script
from stronghold_gui.games.stronghold.players.styles import GuardStyle, SiegeStyle
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
from stronghold_gui.players.levels import LEVELS, check_rounds, read_level
from stronghold_gui.players.planning import PlanningPlayer
from stronghold_gui.players.random_player import AnyMove
from stronghold_gui.players.rule_player import RulePlayer

_GAME = "stronghold"


@dataclass(frozen=True, slots=True)
class ScriptLevel(Part):
    """The file of the level that computes no fights."""

    script: ScriptWeights
    note: Note = ""


@dataclass(frozen=True, slots=True)
class RuleLevel(Part):
    """The file of a level that plays by a rule of thumb."""

    guard: GuardWeights
    works: WorkWeights
    siege: SiegeWeights
    tiles: TileWeights
    note: Note = ""


@dataclass(frozen=True, slots=True)
class Mends(Part):
    """The search of a last pause (``mending.Mending``)."""

    width: Annotated[int, Field(ge=1, le=100)]
    walks: Annotated[int, Field(ge=1, le=1000)]


@dataclass(frozen=True, slots=True)
class ThinkingLevel(Part):
    """The file of a level that thinks ahead.

    Attributes:
        rule: the level whose rule of thumb it varies.
        depth, worth, hopes: the arguments of ``thinking.Thinking``; ``hopes`` has one value for each of the first
            turns.
        mends: the search of a Defender's last pause.
        flip, siege, tiles: replacements for these values of the rule's siege style.
    """

    rule: Literal["medium"]
    depth: Depth
    mends: Mends
    flip: Annotated[int, Field(ge=0, le=10)]
    siege: SiegeWeights
    tiles: TileWeights
    hopes: Annotated[tuple[Annotated[float, Field(ge=0, le=1)], ...], Field(min_length=1, max_length=20)]
    worth: WorthWeights
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
    """Return the weights of the level that computes no fights."""
    return read_level(_GAME, LEVELS[1], ScriptLevel, lambda file: file.script)


@cache
def policy_of(level: str) -> Policy:
    """Return the rule of thumb of a level."""
    return read_level(_GAME, level, RuleLevel, make_policy)


@cache
def thinking_of(level: str) -> Thinking:
    """Return the planner of a level that thinks ahead: the rule of another level, with its own depth and weights."""
    return read_level(_GAME, level, ThinkingLevel, make_thinking)


@cache
def mending_of(level: str) -> Mending:
    """Return the search of a level in a Defender's last pause."""
    return read_level(_GAME, level, ThinkingLevel, make_mending)


def make_policy(file: RuleLevel) -> Policy:
    """Return the rule of thumb that a file describes."""
    return Policy(SiegeStyle(file.siege, file.tiles), GuardStyle(file.guard, file.works))


def make_mending(file: ThinkingLevel) -> Mending:
    """Return the search of a Defender's last pause that a file describes."""
    return Mending(policy_of(file.rule).guard, file.mends.width, file.mends.walks)


def make_thinking(file: ThinkingLevel) -> Thinking:
    """Return the planner that a file describes: the rule of another level, with its own weights.

    Raises:
        DataFault: its entries about depth contradict each other.
    """
    check_depth(file.depth)
    rule = policy_of(file.rule)
    siege = replace(rule.siege, siege=file.siege, tiles=file.tiles, together=True, ruins=True, flip=file.flip)
    return Thinking(replace(rule, siege=siege), script_weights(), file.worth, file.depth, file.hopes)


def check_depth(depth: Depth) -> None:
    """Check the members of a depth against each other.

    Raises:
        DataFault: rounds contradict each other, ``fewer`` has no rounds, or ``prepares`` is more than ``fewer``.
    """
    for name in ("rounds", "fewer_rounds", "strikes_rounds"):
        check_rounds(getattr(depth, name), f"depth.{name}")
    if bool(depth.fewer) != bool(depth.fewer_rounds):
        raise DataFault("depth.fewer_rounds", "rounds are given for further plans, and only for these")
    if depth.prepares > depth.fewer:
        raise DataFault("depth.prepares", f"{depth.prepares} is more than the {depth.fewer} further plans")
