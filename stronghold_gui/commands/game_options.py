"""Which game a command is about, and what can be chosen of that game: its seats and its options as command options."""

from __future__ import annotations

from collections.abc import Mapping

from stronghold_gui.commands.parser import Parser
from stronghold_gui.games.entry import Kit


def name_game(parser: Parser) -> None:
    """Add ``--game``, where nothing else that a command takes depends on the game (``games.chosen_kit``)."""
    ids = parser.library.ids
    parser.option("--game", choices=ids, help=parser.texts("command.game", game=ids[0]))


def take_game(parser: Parser) -> Kit:
    """Add ``--game`` and return the game that it names, the library's first by default; no other is loaded.

    What follows depends on the game, so this option is looked for before all others are read. A name that no game has
    is refused when they are.
    """
    name_game(parser)
    ids, named = parser.library.ids, parser.value_of("--game")
    return parser.library.kit(named if named in ids else ids[0])


def take_seats(parser: Parser, kit: Kit, default: int | None) -> None:
    """Add ``--seats``."""
    counts = kit.game.seat_counts
    text = parser.help_of("seats", seats=counts[0])
    parser.option("--seats", type=int, choices=sorted(counts), default=default, help=text)


def take_options(parser: Parser, kit: Kit) -> None:
    """Add each option that the game has for some number of seats, as ``--<option>``."""
    for name, values in every_option(kit).items():
        title = parser.texts(f"option.{kit.game.id}.{name}")
        parser.option(f"--{name}", choices=values, help=parser.texts("command.option", title=title))


def every_option(kit: Kit) -> Mapping[str, tuple[str, ...]]:
    """Return the options of a game with all values that they have for any number of seats."""
    every: dict[str, dict[str, None]] = {}
    for seats in kit.game.seat_counts:
        for name, values in kit.game.options(seats).items():
            every.setdefault(name, {}).update(dict.fromkeys(values))
    return {name: tuple(values) for name, values in every.items()}
