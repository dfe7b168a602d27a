"""``stronghold check FILE...``: check match files, position documents and tables of cards."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit
from stronghold_gui.commands.games import now_words, open_file
from stronghold_gui.commands.parser import Parser
from stronghold_gui.commands.wrong_files import say_faults
from stronghold_gui.core.own_cards import OwnCards
from stronghold_gui.core.save import BadFileError
from stronghold_gui.core.save.raw import read_raw


def add_arguments(parser: Parser) -> None:
    """Add the argument: the files."""
    parser.given("file", type=Path, nargs="+")


def run(call: Call) -> Exit:
    """Print what each file holds, or every fault of it with its place."""
    code = Exit.OK
    for file in call.arguments.file:
        try:
            sound = _checked(call, file)
        except BadFileError as error:
            code = say_faults(call, str(file), error.faults)
        else:
            call.say(sound)
    return code


def _checked(call: Call, file: Path) -> str:
    """Return what a file holds, in a sentence.

    Raises:
        BadFileError: with every fault of it.
    """
    own = _own_cards(call, file)
    if own is not None:
        own.read(file)
        return call.texts("command.check.cards", file=str(file))
    match = open_file(call, file)
    now = " ".join(now_words(call, match))
    return call.texts("command.check.good", file=str(file), n=len(match.played), now=now)


def _own_cards(call: Call, file: Path) -> OwnCards | None:
    """Return the reader of a file that claims to be a table of a user's own cards."""
    raw = read_raw(file)
    said = raw.get("format") if isinstance(raw, dict) else None
    found = [entry for entry in call.library.entries if entry.cards_format and entry.cards_format == said]
    return call.library.kit(found[0].id).own_cards if found else None
