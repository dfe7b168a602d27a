"""Computers in the seats of a match: the option ``--players``, and their moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from secrets import randbits
from typing import Any

from stronghold_gui.commands.exits import Exit, Stop
from stronghold_gui.core.match import Played
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.games.entry import Kit
from stronghold_gui.players.seats import SeatedPlayers, computer_asked
from stronghold_gui.text import Catalogue

ALL = "all"
"""Stands for every seat that no other word names."""


def players_for(kit: Kit, seats: int, given: str, texts: Catalogue) -> tuple[str, ...]:
    """Return for each seat the id of the computer player that will have it, ``""`` for a person.

    Args:
        kit: the game.
        seats: number of players, which the game must support.
        given: ``seat=level`` with commas between them. A seat is named by its id, several by the common beginning of
            their ids (``invader`` for ``invader_west`` and ``invader_east``), all others by `ALL`.
        texts: the language.

    Raises:
        Stop: a word names an unknown seat or level; the sentence lists the possible ones.
    """
    ids = kit.game.seat_ids(seats)
    chosen: dict[str, str] = {}
    for word in filter(None, (part.strip() for part in given.split(","))):
        name, equals, level = word.partition("=")
        named = [seat for seat in ids if seat == name or seat.startswith(f"{name}_")]
        if not equals or not name or (not named and name != ALL):
            raise Stop(Exit.USAGE, texts("command.players.seat", word=word, seats=", ".join((*ids, ALL))))
        if level not in kit.players:
            known = ", ".join(kit.players) or texts("command.players.none")
            raise Stop(Exit.USAGE, texts("command.players.level", word=word, levels=known))
        for seat in named or [seat for seat in ids if seat not in chosen]:
            chosen[seat] = level
    players = tuple(chosen.get(seat, "") for seat in ids)
    return players if any(players) else ()


def let_play(match: AnyMatch, kit: Kit, tell: Callable[[Played[Any, Any]], None]) -> int:
    """Let computers play until a person must decide or the game is over; return the number of their moves.

    Args:
        match: the match; it is played on.
        kit: its game.
        tell: receives every move.
    """
    players = SeatedPlayers(kit.players, match.header.players, randbits(48))
    before = len(match.played)
    while (decision := computer_asked(match.game.decisions(match.position), match.header.players)) is not None:
        tell(match.play(decision.seat, players.choose(match.game, match.position, decision)))
    return len(match.played) - before


def is_computers(players: Sequence[str], seat: int) -> bool:
    return bool(players) and bool(players[seat])
