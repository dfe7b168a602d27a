"""``stronghold moves FILE``: the legal moves."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit
from stronghold_gui.commands.games import deciders, now_words, open_file, seat_of, seat_titles, words_of
from stronghold_gui.commands.parser import Parser
from stronghold_gui.core.decision import Seat
from stronghold_gui.core.save import AnyMatch


def add_arguments(parser: Parser) -> None:
    """Add the arguments: the file, and the seat whose moves are listed."""
    parser.given("file", type=Path)
    parser.option("--seat")
    parser.option("--plain", action="store_true")


def run(call: Call) -> Exit:
    """Print every legal move, in notation and, unless ``--plain``, in words; where several decide, seat by seat."""
    match = open_file(call, call.arguments.file)
    seats = deciders(match, seat_of(match, call.arguments.seat, call.texts))
    if not call.arguments.plain:
        for line in now_words(call, match):
            call.note(line)
    titles = seat_titles(call, match)
    for seat in seats:
        if len(seats) > 1:
            name = match.game.seat_ids(len(titles))[seat]
            heading = call.texts("command.moves.whose", seat=name, title=titles[seat])
            (call.note if call.arguments.plain else call.say)(heading)
        _list(match, seat, call)
    return Exit.OK


def _list(match: AnyMatch, seat: Seat, call: Call) -> None:
    """Print the legal moves of a seat."""
    words, legal = words_of(call, match), match.game.legal_moves(match.position, seat)
    notation = [match.game.text(move) for move in legal]
    width = max(map(len, notation), default=0)
    for text, move in zip(notation, legal, strict=True):
        call.say(text if call.arguments.plain else f"{text:<{width}}  {words.move(move, call.texts)}")
