"""The header of a match: game, options, players and seed, known before the game's rules are loaded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from stronghold_gui.core.clock import ClockTerms
from stronghold_gui.core.decision import Seat


@dataclass(frozen=True, slots=True)
class Header:
    """The facts of a match that are known before its game's rules are loaded.

    Attributes:
        game: id of the game.
        options: the game's own options (edition, cards), as text.
        names: names of the people, in seat order; ``""`` if not given.
        seed: seed of chance.
        players: by seat, the id of the computer player that has it, ``""`` for a person; empty if all are people.
        advice: whether opponents have agreed that hints may show what a computer player would do.
        clock: the settings of the clock; ``None`` for a match without one.
    """

    game: str
    options: dict[str, str] = field(default_factory=dict)
    names: tuple[str, ...] = ("", "")
    seed: int = 0
    players: tuple[str, ...] = ()
    advice: bool = False
    clock: ClockTerms | None = None

    def player(self, seat: Seat) -> str:
        """Return the id of the computer player that has a seat, ``""`` for a person."""
        return self.players[seat] if self.players else ""

    def seated(self, players: Sequence[str]) -> Header:
        """Return the header of the same match with other players.

        Args:
            players: by seat, the id of the computer player that has it, ``""`` for a person.
        """
        seats = tuple(players) if any(players) else ()
        return replace(self, players=seats)
