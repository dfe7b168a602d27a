"""``stronghold do FILE MOVE...``: play moves and save."""

from __future__ import annotations

from pathlib import Path
from typing import Any

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
from stronghold_gui.commands.seats import is_computers, let_play
from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import NotationError
from stronghold_gui.core.match import Played
from stronghold_gui.core.refusal import RefusedError
from stronghold_gui.core.save import AnyMatch, fingerprint, is_match_file, is_same
from stronghold_gui.text import Catalogue


def add_arguments(parser: Parser) -> None:
    """Add the arguments: the file and the moves."""
    parser.given("file", type=Path)
    parser.given("move", nargs="*")
    parser.option("--seat")
    parser.option("-o", "--output", type=Path, metavar="FILE")
    parser.option("--force", action="store_true")
    parser.option("--quiet", action="store_true")


def run(call: Call) -> Exit:
    """Play the moves one after the other; the file is written only if all of them are legal.

    Computers play before, between and after them, until a person must decide.
    """
    given, texts = call.arguments, call.texts
    # Take the fingerprint before reading, so that saving notices any later change.
    read = fingerprint(given.file)
    match = open_file(call, given.file)
    seat = seat_of(match, given.seat, texts)
    words, names = words_of(call, match), match.header.names
    told: list[str] = []

    def tell(done: Played[Any, Any]) -> None:
        shown = [match.game.event_for(match.position, event, None) for event in done.events]
        told.extend(words.events(shown, texts, names))

    kit = call.library.kit(match.header.game)
    if not let_play(match, kit, tell) and not given.move:
        raise Stop(Exit.USAGE, texts("command.do.nothing"))
    for text in split_moves(match, given.move):
        move = read_move(match, kit.read_codes(text, texts), texts)
        player = _person_of(match, seat, move, texts)
        try:
            tell(match.play(player, move))
        except RefusedError as error:
            reason = refusal_words(words, error.refusal, texts, names)
            raise Stop(Exit.REFUSED, texts("command.do.refused", text=text, reason=reason)) from error
        let_play(match, kit, tell)
    save_file(call, match, *_target(call, read))
    if not given.quiet:
        for line in (*told, *now_words(call, match)):
            call.say(line)
    return Exit.OK


def _person_of(match: AnyMatch, seat: Seat | None, move: object, texts: Catalogue) -> Seat:
    """Return the person who plays a move.

    Raises:
        Stop: a computer has the seat.
    """
    player = player_of(match, seat, move)
    if is_computers(match.header.players, player) and match.game.decisions(match.position):
        name = match.game.seat_ids(len(match.header.names))[player]
        raise Stop(Exit.REFUSED, texts("command.do.computer", seat=name))
    return player


def split_moves(match: AnyMatch, words: list[str]) -> list[str]:
    """Return the moves named by the arguments: one each, unless all of them together are one move without quotes."""
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
