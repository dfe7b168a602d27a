"""``stronghold cards``: the built-in table of cards, as a template for a user's own table."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit, Stop
from stronghold_gui.commands.parser import Parser
from stronghold_gui.core.save import NO_FILE, fingerprint
from stronghold_gui.core.save.atomic import write_atomically
from stronghold_gui.core.save.writing import laid_out


def add_arguments(parser: Parser) -> None:
    """Add the arguments: the game, among those with such tables, and the file to write."""
    ids = [entry.id for entry in parser.library.entries if entry.cards_format]
    parser.option("--game", choices=ids, default=next(iter(ids), None))
    parser.option("--write", type=Path, metavar="FILE")
    parser.option("--force", action="store_true")


def run(call: Call) -> Exit:
    """Print the table, or write it to a file.

    Raises:
        Stop: no game takes tables, or the file exists already.
        BadFileError: the file cannot be written.
    """
    given = call.arguments
    own = call.library.kit(given.game).own_cards if given.game is not None else None
    if own is None:
        raise Stop(Exit.REFUSED, call.texts("command.cards.none"))
    text = laid_out(own.built_in())
    if given.write is None:
        call.say_lines(text)
        return Exit.OK
    if fingerprint(given.write) != NO_FILE and not given.force:
        raise Stop(Exit.REFUSED, call.texts("command.cards.exists", file=given.write.name))
    write_atomically(given.write, f"{text}\n".encode())
    call.say(call.texts("command.cards.done", file=given.write.name, game=given.game))
    return Exit.OK
