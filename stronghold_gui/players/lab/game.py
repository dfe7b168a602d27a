"""Plays one game of a run, and returns its line: the results, and no times."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final, Protocol

from stronghold_gui.core.chance import mix
from stronghold_gui.core.game import AnyGame, E, Game, M, P, V
from stronghold_gui.core.player import MakePlayer
from stronghold_gui.players.lab.spec import Spec
from stronghold_gui.players.random_player import StuckError
from stronghold_gui.players.seats import SeatedPlayers

MOST: Final = 50_000
"""The most moves of a game; no real game reaches it."""
_OTHER: Final = 0x5EED
"""Constant that makes the seeds of players differ from those of matches."""

Gain = tuple[int, str, int]
"""Points that an event gave: a seat of the team, the sentence id of their source, the number."""


class LabKit(Protocol):
    """The part of a loaded game (``games.entry.Kit``) that the lab needs."""

    @property
    def game(self) -> AnyGame:
        """The rules."""
        ...

    @property
    def players(self) -> Mapping[str, MakePlayer[Any, Any]]:
        """Functions that make a player from a seed, by id."""
        ...

    @property
    def gained(self) -> Callable[[Any, int], Gain | None]:
        """The function that returns the points gained by an event, given the number of seats; ``None`` for none."""
        ...


@dataclass(frozen=True, slots=True)
class Line:
    """A game that was played.

    Attributes:
        seed: the seed of the match; the seeds of the players follow from it.
        players: the players, by seat id.
        winners: ids of the seats that won; none if the game itself has beaten all.
        how: the kind of ending.
        scores: points by seat, empty in a game without points.
        turns: its length in turns or rounds.
        moves: its length in moves.
        gains: points by seat id and source, as ``seat source``.
        used: how often each seat made a kind of move, as ``seat verb`` and ``seat verb word``.
    """

    seed: int
    players: dict[str, str]
    winners: list[str]
    how: str
    scores: list[int]
    turns: int
    moves: int
    gains: dict[str, int]
    used: dict[str, int]

    def text(self) -> str:
        """Return the game as a line of JSON, identical for identical games."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))


def read_line(text: str) -> Line:
    """Return the game in a line of JSON; raises ``ValueError`` if the text is no such line."""
    raw = json.loads(text)
    try:
        return Line(**raw)
    except TypeError as error:
        raise ValueError("no line of the lab") from error


def play_game(kit: LabKit, spec: Spec, seed: int) -> Line:
    """Play one game of a run to its end.

    Raises:
        StuckError: it does not end.
    """
    game, levels = kit.game, tuple(spec.players.values())
    position = game.setup(spec.options, len(levels), seed)
    players = SeatedPlayers(kit.players, levels, mix(seed, _OTHER) >> 1)
    ids = game.seat_ids(len(levels))
    gains, used = Counter[str](), Counter[str]()
    for moves in range(MOST):
        decisions = game.decisions(position)
        if not decisions:
            return _line(game, position, spec, seed, moves, dict(sorted(gains.items())), dict(sorted(used.items())))
        move = players.choose(game, position, decisions[0])
        used.update(_kinds(game.text(move), ids[decisions[0].seat]))
        for event in game.play(position, decisions[0].seat, move):
            gain = kit.gained(event, len(levels))
            if gain is not None:
                gains[f"{ids[gain[0]]} {gain[1]}"] += gain[2]
    raise StuckError(f"the game of seed {seed} was not over after {MOST} moves")


def _line(
    game: Game[P, M, E, V], position: P, spec: Spec, seed: int, moves: int, gains: dict[str, int], used: dict[str, int]
) -> Line:
    outcome = game.outcome(position)
    assert outcome is not None, "nobody decides, and the game is not over"
    ids = game.seat_ids(len(spec.players))
    winners, turns = [ids[seat] for seat in outcome.winners], game.progress(position)
    return Line(seed, dict(spec.players), winners, outcome.how, list(outcome.scores), turns, moves, gains, used)


def _kinds(notation: str, seat: str) -> list[str]:
    """Return the kinds of a move: its verb, and the verb with its object, if that is a thing.

    Words with digits or capitals name places and numbers, of which there are too many for statistics.
    """
    verb, *words = notation.split()
    kinds = [f"{seat} {verb}"]
    if words and words[0].islower() and words[0].replace("_", "").isalpha():
        kinds.append(f"{seat} {verb} {words[0]}")
    return kinds
