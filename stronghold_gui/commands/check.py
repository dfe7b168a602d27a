"""``stronghold check FILE...``: are match files and position documents sound."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit
from stronghold_gui.commands.games import now_words, open_file
from stronghold_gui.commands.parser import Parser
from stronghold_gui.commands.wrong_files import every_fault
from stronghold_gui.core.save import BadFileError


def add_arguments(parser: Parser) -> None:
    """Take the files."""
    parser.given("file", type=Path, nargs="+")


def run(call: Call) -> Exit:
    """Print what each file holds, or every fault of it with its place."""
    code = Exit.OK
    for file in call.arguments.file:
        try:
            match = open_file(call, file)
        except BadFileError as error:
            code = Exit.BAD_FILE
            for what in every_fault(error.faults, call.library, call.texts):
                call.say(call.texts("fault.file", name=str(file), what=what))
        else:
            now = " ".join(now_words(call, match))
            call.say(call.texts("command.check.good", file=str(file), n=len(match.played), now=now))
    return code
