"""Choice of the game of a command, and the game's seats and options as command options."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.parser import Parser
from stronghold_gui.core.save import BadFileError
from stronghold_gui.games.entry import Kit


def name_game(parser: Parser) -> None:
    """Add ``--game`` to a command whose other arguments do not depend on the game (``games.chosen_kit``)."""
    ids = parser.library.ids
    parser.option("--game", choices=ids, help=parser.texts("command.game", game=ids[0]))


def take_game(parser: Parser) -> Kit:
    """Add ``--game`` and return the game that it names, the library's first by default; no other is loaded.

    The other options depend on the game, so this one is looked up before any is parsed. Parsing then refuses the name
    of an unknown game.
    """
    name_game(parser)
    ids, named = parser.library.ids, parser.value_of("--game")
    return parser.library.kit(named if named in ids else ids[0])


def take_seats(parser: Parser, kit: Kit, default: int | None) -> None:
    """Add ``--seats``."""
    counts = kit.game.seat_counts
    text = parser.help_of("seats", seats=counts[0])
    parser.option("--seats", type=int, choices=sorted(counts), default=default, help=text)


def take_options(parser: Parser, kit: Kit, wanted: Collection[str] | None = None) -> None:
    """Add each option that the game has for some number of seats, as ``--<option>``; with ``wanted``, only those."""
    for name, values in every_option(kit).items():
        if wanted is not None and name not in wanted:
            continue
        title = parser.texts(f"option.{kit.game.id}.{name}")
        parser.option(f"--{name}", choices=values, help=parser.texts("command.option", title=title))


def every_option(kit: Kit) -> Mapping[str, tuple[str, ...]]:
    """Return the options of a game with all values that they have for any number of seats."""
    every: dict[str, dict[str, None]] = {}
    for seats in kit.game.seat_counts:
        for name, values in kit.game.options(seats).items():
            every.setdefault(name, {}).update(dict.fromkeys(values))
    return {name: tuple(values) for name, values in every.items()}


def take_own_cards(parser: Parser, kit: Kit) -> None:
    """Add ``--cards``, a file with the user's own table of cards, if the game supports one."""
    if kit.own_cards is not None:
        parser.option("--cards", type=Path, metavar="FILE", help=parser.texts("command.own_cards"))


def own_cards_in(call: Call, kit: Kit, options: Mapping[str, str]) -> dict[str, str]:
    """Return the match option for the table of ``--cards``; empty without such a table.

    Args:
        call: the call of the command.
        kit: the game.
        options: the other options of the match, which the table must fit.

    Raises:
        BadFileError: with every fault of the table.
    """
    file: Path | None = getattr(call.arguments, "cards", None) if kit.own_cards is not None else None
    if kit.own_cards is None or file is None:
        return {}
    table = kit.own_cards.read(file)
    fault = kit.own_cards.misfit(table, options)
    if fault is not None:
        raise BadFileError([fault], str(file))
    return {kit.own_cards.option: table}
