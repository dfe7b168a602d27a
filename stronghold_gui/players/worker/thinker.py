"""The computer players of running matches, cached by seat, and their answers."""

from __future__ import annotations

import time
import traceback
from collections.abc import Mapping
from typing import Any, Final, Protocol

from stronghold_gui.core.lazy import Lazy
from stronghold_gui.core.player import Explains, Hurries, MakePlayer, Player
from stronghold_gui.players.worker.messages import Answer, Failure, Pong, Question, Response

_MOST: Final = 24
"""The most cached players, enough for the seats of all open matches."""


class HasPlayers(Protocol):
    """The part of a loaded game (``games.entry.Kit``) that thinking needs."""

    @property
    def players(self) -> Mapping[str, MakePlayer[Any, Any]]:
        """Functions that make a player from a seed, by id of the level."""
        ...


class Thinker:
    """Answers questions, one after the other.

    Attributes:
        hurried: the number of a question; the players of this question and of all earlier ones must choose now.
    """

    def __init__(self) -> None:
        self.hurried = 0
        self._thinking: tuple[int, float] | None = None
        self._games: dict[str, HasPlayers] = {}
        self._players: dict[tuple[str, int, str], Player[Any, Any]] = {}

    def load(self, game: str) -> HasPlayers:
        """Return a game, loaded once.

        Args:
            game: the object as ``module:name``.
        """
        if game not in self._games:
            self._games[game] = Lazy[HasPlayers](game)()
        return self._games[game]

    def answer(self, question: Question) -> Response:
        """Let a player choose; return a ``Failure`` if the player has a fault."""
        try:
            return self._answer(question)
        except Exception:  # noqa: BLE001 - a fault of one player must not end the process of all
            return Failure(question.number, traceback.format_exc())
        finally:
            self._thinking = None

    def pong(self) -> Pong:
        """Return the question that a player thinks about; called on another thread than `answer`."""
        thinking = self._thinking
        return Pong(thinking[0], time.monotonic() - thinking[1]) if thinking is not None else Pong(0, 0.0)

    def _answer(self, question: Question) -> Answer:
        player, moves = self._player(question), question.moves
        self._thinking = (question.number, time.monotonic())
        if isinstance(player, Hurries):
            end = time.monotonic() + question.seconds
            player.heed(lambda: self.hurried >= question.number or time.monotonic() > end)
        chosen = player.choose(question.view, question.decision, moves)
        reasons = player.reasons() if isinstance(player, Explains) else None
        return Answer(question.number, moves.index(chosen), reasons)

    def _player(self, question: Question) -> Player[Any, Any]:
        """Return the cached player of a seat, with its state for the match; the least recently used one is dropped."""
        key = (question.table, question.seat, question.level)
        player = self._players.pop(key, None) or self.load(question.game).players[question.level](question.seed)
        self._players[key] = player
        while len(self._players) > _MOST:
            del self._players[next(iter(self._players))]
        return player
