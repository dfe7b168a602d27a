"""The matches used in benchmarks, one of each game, all played at random."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import AnyMatch, save_match
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.position import FOE_KINDS, Position
from stronghold_gui.games.convicted.siege.foes import FOE_UNITS
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.moves import End, Go
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.players.random_player import RandomPlayer

_SEED: Final = 4
_LONG: Final = 400
"""Moves of a long game of ten turns."""
_HORDE: Final = 200
"""Number of enemies before the castle of The Convicted."""
_SIEGE_MOVES: Final = 260
_FORTRESS_MOVES: Final = 220
"""Number of moves: the placing, two rounds and some more."""


@cache
def ten_turns() -> AnyMatch:
    """Return a long match of Stronghold over all ten turns; if both seats may play, they alternate."""
    for seed in count(1):
        match: AnyMatch = Match(STRONGHOLD, Header("stronghold", {"cards": "draft"}, ("Anna", "Bruno"), seed))
        player = RandomPlayer(seed)
        while decisions := STRONGHOLD.decisions(match.position):
            seat = decisions[len(match.played) % len(decisions)].seat
            match.play(seat, player.choose(STRONGHOLD.legal_moves(match.position, seat)))
        if match.position.turn == match.position.values.turns and len(match.played) >= _LONG:
            return match
    raise AssertionError


@cache
def six_warriors() -> AnyMatch:
    """Return a whole match of Warriors with six players."""
    return _at_random(Match(WARRIORS, Header("warriors", {}, ("",) * 6, _SEED)))


@cache
def before_horde() -> AnyMatch:
    """Return a match of The Convicted that begins with the first shot at 200 enemies, as many as the box has."""
    header = Header("convicted", {"mode": "scenario-2-coop"}, ("", ""), _SEED)
    return _at_random(Match(CONVICTED, header, _horde()), _SIEGE_MOVES)


def _horde() -> Position:
    """Return a position in which the defenders choose a target among ``_HORDE`` enemies."""
    position, player = CONVICTED.setup({"mode": "scenario-2-coop"}, 2, _SEED), RandomPlayer(_SEED)
    while (decision := CONVICTED.decisions(position)[0]).kind != "aim":
        CONVICTED.play(position, decision.seat, player.choose(CONVICTED.legal_moves(position, decision.seat)))
    units = [cell for cell, number in enumerate(position.field) if number and cell % FOE_KINDS < FOE_UNITS]
    missing = _HORDE - sum(position.field)
    for number in range(missing):
        position.field[units[number % len(units)]] += 1
    return position


@cache
def marching() -> AnyMatch:
    """Return the first rounds of a Siege of Fortress in which figures move."""
    match: AnyMatch = Match(FORTRESS, Header("fortress", {"scenario": "siege"}, ("", ""), _SEED))
    dice = random.Random(_SEED)  # noqa: S311 - which moves, nothing secret
    while len(match.played) < _FORTRESS_MOVES and (decisions := FORTRESS.decisions(match.position)):
        legal = FORTRESS.legal_moves(match.position, decisions[0].seat)
        liked = [move for move in legal if isinstance(move, Go)] if dice.random() < 0.7 else []
        ended = [move for move in legal if isinstance(move, End)] if dice.random() < 0.2 else []
        match.play(decisions[0].seat, dice.choice(ended or liked or legal))
    return match


MATCHES: Final[Mapping[str, Callable[[], AnyMatch]]] = {
    "stronghold": ten_turns,
    "warriors": six_warriors,
    "convicted": before_horde,
    "fortress": marching,
}
"""The matches by game; each is made on first use."""


def _at_random(match: AnyMatch, most: int | None = None) -> AnyMatch:
    """Play a match at random to its end, or until ``most`` moves are played."""
    game, player = match.game, RandomPlayer(_SEED)
    while (decisions := game.decisions(match.position)) and len(match.played) != most:
        seat = decisions[0].seat
        match.play(seat, player.choose(game.legal_moves(match.position, seat)))
    return match


def first_half(whole: AnyMatch) -> AnyMatch:
    """Return a match after half of its moves."""
    match: AnyMatch = Match(whole.game, whole.header, whole.start)
    match.replay([done.record for done in whole.played[: len(whole.played) // 2]])
    return match


def saved(match: AnyMatch, folder: Path) -> Path:
    """Save a match in a folder and return its file."""
    path = folder / "match.stronghold"
    save_match(match, LIBRARY.kit(match.header.game), path)
    return path
