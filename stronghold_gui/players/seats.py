"""Seats of computer players, and the function that decides when it is a computer's turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.game import E, Game, M, P, V
from stronghold_gui.core.player import MakePlayer, Player


def computer_asked(decisions: Sequence[Decision], players: Sequence[str]) -> Decision | None:
    """Return the decision that a computer must make now; ``None`` if it is a person's turn or the game is over.

    People go first: choosing in secret at the same time gives no advantage, and no other moves come between those of a
    person who shares a turn with a computer. But the computer does not wait for people whose decisions are all
    optional, because then it must end the moment itself.

    Args:
        decisions: all that must be decided (``Game.decisions``).
        players: by seat, the id of the computer player that has it, ``""`` for a person; empty if all are people.
    """
    if not players or any(not players[decision.seat] and not decision.optional for decision in decisions):
        return None
    return next((decision for decision in decisions if players[decision.seat]), None)


class SeatedPlayers:
    """The computer players of one match, each created lazily for its first decision.

    Each has its own randomness, from the common seed and its seat.
    """

    def __init__(self, made_by: Mapping[str, MakePlayer[Any, Any]], players: Sequence[str], seed: int) -> None:
        """Assign players to seats.

        Args:
            made_by: functions that make a player, by id (``Kit.players``).
            players: by seat, the id of the player that has it, ``""`` for a person.
            seed: the common seed of their randomness; it must not be the match's.
        """
        self._made_by, self.players, self._seed = made_by, tuple(players), seed
        self._seated: dict[Seat, Player[Any, Any]] = {}

    def choose(self, game: Game[P, M, E, V], position: P, decision: Decision) -> M:
        """Return the move of the computer that must decide."""
        seat = decision.seat
        moves = game.legal_moves(position, seat)
        chosen: M = self.player(seat).choose(game.view(position, seat), decision, moves)
        return chosen

    def player(self, seat: Seat) -> Player[Any, Any]:
        """Return the player of a seat."""
        if seat not in self._seated:
            self._seated[seat] = self._made_by[self.players[seat]](self._seed + seat)
        return self._seated[seat]
