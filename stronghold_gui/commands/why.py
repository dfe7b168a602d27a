"""``stronghold why FILE MOVE``: whether a move is legal, and the refusal if not."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit
from stronghold_gui.commands.games import open_file, player_of, read_move, refusal_words, seat_of, words_of
from stronghold_gui.commands.parser import Parser
from stronghold_gui.core.undo import FAIR
from stronghold_gui.text.undo import undo_warning


def add_arguments(parser: Parser) -> None:
    """Add the arguments: the file, the move and its seat."""
    parser.given("file", type=Path)
    parser.given("move", nargs="+")
    parser.option("--seat")


def run(call: Call) -> Exit:
    """Print the answer; a move that is not legal exits with 1."""
    given, texts = call.arguments, call.texts
    match = open_file(call, given.file, FAIR)
    text = " ".join(given.move)
    move = read_move(match, call.library.kit(match.header.game).read_codes(text, texts), texts)
    seat = player_of(match, seat_of(match, given.seat, texts), move)
    refusal = match.game.refusal(match.position, seat, move)
    if refusal is not None:
        call.say(refusal_words(words_of(call, match), refusal, texts, match.header.names))
        return Exit.REFUSED
    call.say(texts("command.why.legal", text=text))
    barrier = match.barrier_ahead(seat, move)
    if barrier is not None:
        call.say(undo_warning(barrier, texts))
    return Exit.OK
