"""``stronghold show FILE``: the table, in text or as a position document."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit
from stronghold_gui.commands.games import now_words, open_file, seat_of, seat_titles, teams_of, words_of
from stronghold_gui.commands.parser import Parser
from stronghold_gui.core.save.match_file import to_bytes


def add_arguments(parser: Parser) -> None:
    """Add the arguments: the file, the viewer, and the form."""
    parser.given("file", type=Path)
    parser.option("--seat")
    parser.option("--json", action="store_true")


def run(call: Call) -> Exit:
    """Print the public view, or the view of one seat; ``--json`` prints everything."""
    match = open_file(call, call.arguments.file)
    seat = seat_of(match, call.arguments.seat, call.texts)
    if call.arguments.json:
        kit = call.library.kit(match.header.game)
        call.say_lines(to_bytes(kit.positions.to_json(match.position)).decode().rstrip())
        return Exit.OK
    view = match.game.view(match.position, seat)
    teams = [team for _, team in teams_of(call, match)]
    for line in words_of(call, match).table(view, seat_titles(call, match), teams, call.texts):
        call.say(line)
    call.say()
    for line in now_words(call, match):
        call.say(f"▶ {line}")
    return Exit.OK
