"""``stronghold show FILE``: the table, in text or as a position document."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit
from stronghold_gui.commands.games import camps_of, kit_of, now_words, open_file, seat_of, seat_titles
from stronghold_gui.commands.parser import Parser
from stronghold_gui.core.save.match_file import to_bytes


def add_arguments(parser: Parser) -> None:
    """Take the file, whose eyes look, and after how many moves."""
    parser.given("file", type=Path)
    parser.option("--seat")
    parser.option("--json", action="store_true")


def run(call: Call) -> Exit:
    """Print what everybody, or one seat, may see; ``--json`` prints everything."""
    from stronghold_gui.games.stronghold.wording.table_text import table_lines

    match = open_file(call.arguments.file)
    seat = seat_of(match, call.arguments.seat, call.texts)
    if call.arguments.json:
        call.say(to_bytes(kit_of(match.header.game).positions.to_json(match.position)).decode().rstrip())
        return Exit.OK
    table = match.game.view(match.position, seat).table
    camps = [camp for _, camp in camps_of(match, call.texts)]
    for line in table_lines(table, seat_titles(match, call.texts), camps, call.texts):
        call.say(line)
    call.say()
    for line in now_words(match, call.texts):
        call.say(f"▶ {line}")
    return Exit.OK
