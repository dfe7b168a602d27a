"""``stronghold hint FILE``: the current decision, possible moves, and general advice."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit, Stop
from stronghold_gui.commands.games import deciders, open_file, seat_of, seat_titles
from stronghold_gui.commands.parser import Parser

if TYPE_CHECKING:
    from stronghold_gui.teaching.hints import Told


def add_arguments(parser: Parser) -> None:
    """Add the arguments: the file and the seat."""
    parser.given("file", type=Path)
    parser.option("--seat")


def run(call: Call) -> Exit:
    """Print the hint of every seat that decides now, or of the one named.

    Raises:
        Stop: no seat has a decision, the named seat has none, or the game has no hints.
    """
    match = open_file(call, call.arguments.file)
    game, position, texts = match.game, match.position, call.texts
    teaching = call.library.kit(match.header.game).teaching
    hints = teaching.hints if teaching is not None else None
    if hints is None:
        raise Stop(Exit.REFUSED, texts("hints.none", game=game.id))
    decisions = game.decisions(position)
    seats = deciders(match, seat_of(match, call.arguments.seat, texts))
    titles = seat_titles(call, match)
    said = False
    for seat in seats:
        view, moves = game.view(position, seat), game.legal_moves(position, seat)
        hint = hints.hint(view, decisions, seat, moves)
        if hint is not None:
            call.note(texts("hints.command.whose", title=titles[seat]))
            _say(call, hints.told(hint, texts), game.id)
            said = True
    if not said:
        raise Stop(Exit.REFUSED, texts("hints.nobody"))
    return Exit.OK


def _say(call: Call, words: Told, game: str) -> None:
    texts = call.texts
    call.say(words.about)
    first = game == call.library.ids[0]
    anchor = words.anchor if first else f"{words.anchor} --game {game}"
    call.say(texts("hints.command.rule", title=words.rule, anchor=anchor))
    parts = (
        (texts("hints.section.advice"), [line.text for line in words.advice]),
        (texts("hints.section.legal"), [words.summary, *(group.text for group in words.groups)]),
        (texts("hints.section.blocked"), list(words.blocked)),
    )
    for heading, lines in parts:
        if lines:
            call.say("")
            call.say(heading)
            for line in lines:
                call.say(f"- {line}")
