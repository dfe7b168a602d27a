"""``stronghold record``: the tally of wins and losses in finished saved games."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit
from stronghold_gui.commands.parser import Parser
from stronghold_gui.core.save.atomic import export
from stronghold_gui.desktop.matches.finished import FinishedMatches, words_of
from stronghold_gui.text.columns import headed


def add_arguments(parser: Parser) -> None:
    """Add the arguments: the game, and the file for a spreadsheet."""
    parser.choice("game", parser.library.ids, None)
    parser.option("--csv", type=Path, metavar="FILE")


def run(call: Call) -> Exit:
    """Print the tally of a game or of all, or write all of it to a file."""
    texts, finished = call.texts, FinishedMatches(call.library)
    while finished.read_next():
        pass
    results, words, game = finished.results(), words_of(call.library, texts), call.arguments.game or ""
    if finished.unread:
        call.note(texts("tally.unread", n=finished.unread))
    if call.arguments.csv is not None:
        export(call.arguments.csv, words.as_csv(results))
        call.say(str(call.arguments.csv))
        return Exit.OK
    if not [one for one in results if game in ("", one.game)]:
        call.say(texts("tally.none"))
        return Exit.OK
    rows = [(line.name, *line.cells) if line.cells else (line.name,) for line in words.lines(results, game)]
    for line in headed(("", *words.heads(game)), rows):
        call.say(line)
    return Exit.OK
