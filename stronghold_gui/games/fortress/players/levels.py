"""The levels of Fortress's players, made from their files."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cache, partial
from typing import Annotated

from pydantic import Field

from stronghold_gui.core.data_files import Note, parse_data
from stronghold_gui.core.player import Player
from stronghold_gui.core.save.part import Part
from stronghold_gui.games.fortress.data.scenarios import MOST_PLAYERS, EndKind
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.moves import Move
from stronghold_gui.games.fortress.players.marshal import Marshal
from stronghold_gui.games.fortress.players.reasons import reasons_of
from stronghold_gui.games.fortress.players.weights import MarshalWeights, Style
from stronghold_gui.games.fortress.view import View
from stronghold_gui.players.levels import read_level
from stronghold_gui.players.random_player import AnyMove
from stronghold_gui.players.rule_player import RulePlayer

_GAME = "fortress"


@dataclass(frozen=True, slots=True)
class RoleInFile(Part):
    """The weights of a level that differ for one side in scenarios with one kind of end."""

    end: EndKind
    side: Annotated[int, Field(ge=0, lt=MOST_PLAYERS)]
    marshal: Annotated[dict[str, float], Field(max_length=50)]


@dataclass(frozen=True, slots=True)
class RuleLevel(Part):
    """The file of a level."""

    marshal: MarshalWeights
    roles: Annotated[tuple[RoleInFile, ...], Field(max_length=20)] = ()
    note: Note = ""


def make_player(level: str, seed: int) -> Player[View, Move]:
    """Return a player of a level for one seat.

    Raises:
        UnknownLevel: there is no such level.
        BadResource: its file is damaged.
    """
    if level == "random":
        return AnyMove(seed)
    style = style_of(level)
    return RulePlayer(FORTRESS, lambda dice: Marshal(style, dice), seed, partial(reasons_of, style))


@cache
def style_of(level: str) -> Style:
    """Return the weights of a level's rule of thumb."""
    return read_level(_GAME, level, RuleLevel, make_style)


def make_style(file: RuleLevel) -> Style:
    """Return the weights in a level's file.

    Raises:
        DataFault: a weight of a role is invalid; with its path.
    """
    usual = asdict(file.marshal)
    roles = {
        (role.end, role.side): parse_data(MarshalWeights, {**usual, **role.marshal}, f"roles[{number}].marshal")
        for number, role in enumerate(file.roles)
    }
    return Style(file.marshal, roles)
