"""``stronghold moves FILE``: what can be played now."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit
from stronghold_gui.commands.games import decider, now_words, open_file, seat_of
from stronghold_gui.commands.parser import Parser


def add_arguments(parser: Parser) -> None:
    """Take the file and whose moves are meant."""
    parser.given("file", type=Path)
    parser.option("--seat")
    parser.option("--plain", action="store_true")


def run(call: Call) -> Exit:
    """Print every legal move, in notation and, unless ``--plain``, in words."""
    from stronghold_gui.games.stronghold.wording import move_label

    match = open_file(call.arguments.file)
    seat = decider(match, seat_of(match, call.arguments.seat, call.texts))
    legal = match.game.legal_moves(match.position, seat)
    notation = [match.game.text(move) for move in legal]
    if call.arguments.plain:
        for text in notation:
            call.say(text)
        return Exit.OK
    for line in now_words(match, call.texts):
        call.note(line)
    width = max(map(len, notation), default=0)
    for text, move in zip(notation, legal, strict=True):
        call.say(f"{text:<{width}}  {move_label(move, call.texts)}")
    return Exit.OK
