"""``stronghold do FILE MOVE...``: play moves and save."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit, Stop
from stronghold_gui.commands.games import (
    may_replace,
    now_words,
    open_file,
    player_of,
    read_move,
    refusal_words,
    save_file,
    seat_of,
    words_of,
)
from stronghold_gui.commands.parser import Parser
from stronghold_gui.core.game import NotationError
from stronghold_gui.core.refusal import RefusedError
from stronghold_gui.core.save import AnyMatch, fingerprint, is_match_file, is_same


def add_arguments(parser: Parser) -> None:
    """Take the file and the moves."""
    parser.given("file", type=Path)
    parser.given("move", nargs="+")
    parser.option("--seat")
    parser.option("-o", "--output", type=Path, metavar="FILE")
    parser.option("--force", action="store_true")
    parser.option("--quiet", action="store_true")


def run(call: Call) -> Exit:
    """Play the moves one after the other; the file is written only if all of them are legal."""
    given, texts = call.arguments, call.texts
    # Before it is read: whatever changes it from now on is found out when it is saved.
    read = fingerprint(given.file)
    match = open_file(call, given.file)
    seat = seat_of(match, given.seat, texts)
    words, names = words_of(call, match), match.header.names
    told: list[str] = []
    for text in split_moves(match, given.move):
        move = read_move(match, text, texts)
        player = player_of(match, seat, move)
        try:
            done = match.play(player, move)
        except RefusedError as error:
            reason = refusal_words(words, error.refusal, texts, names)
            raise Stop(Exit.REFUSED, texts("command.do.refused", text=text, reason=reason)) from error
        shown = [match.game.event_for(match.position, event, None) for event in done.events]
        told += words.events(shown, texts, names)
    save_file(call, match, *_target(call, read))
    if not given.quiet:
        for line in (*told, *now_words(call, match)):
            call.say(line)
    return Exit.OK


def split_moves(match: AnyMatch, words: list[str]) -> list[str]:
    """Return the moves that the arguments name: each is one, unless all of them together are one without quotes."""
    if len(words) > 1 and not any(" " in word for word in words):
        together = " ".join(words)
        try:
            match.game.parse(together)
        except NotationError:
            return words
        return [together]
    return words


def _target(call: Call, read: str) -> tuple[Path, str]:
    """Return the file to write, and the fingerprint of what may be replaced there.

    A position document is not overwritten by the match that began from it.
    """
    file: Path = call.arguments.file
    output: Path = call.arguments.output or file
    if not is_same(output, file):
        return output, may_replace(call, output)
    if not is_match_file(file):
        raise Stop(Exit.USAGE, call.texts("command.do.position", file=file.name))
    return output, read
