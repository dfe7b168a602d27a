"""``stronghold new FILE``: a new match file."""

from __future__ import annotations

import secrets
from pathlib import Path

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit, Stop
from stronghold_gui.commands.games import kit_of, now_words, open_file, options_for, save_file
from stronghold_gui.commands.numbers import seed
from stronghold_gui.commands.parser import Parser
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.core.save.document import MAX_NAME
from stronghold_gui.games.library import LIBRARY


def add_arguments(parser: Parser) -> None:
    """Take the file, and what the match is to be like."""
    from stronghold_gui.games.stronghold.game import OPTIONS
    from stronghold_gui.games.stronghold.ids import SEATS

    parser.given("file", type=Path)
    parser.option("--seats", type=int, choices=list(SEATS))
    for option, values in OPTIONS.items():
        parser.choice(option, values, None)
    parser.option("--names", nargs="+", default=[], metavar="NAME")
    parser.option("--seed", type=seed(parser.texts), metavar="N")
    parser.option("--from", dest="start", type=Path, metavar="POSITION")
    parser.option("--force", action="store_true")


def run(call: Call) -> Exit:
    """Write the file."""
    given = call.arguments
    if given.file.exists() and not given.force:
        raise Stop(Exit.REFUSED, call.texts("command.new.exists", file=given.file.name))
    for name in given.names:
        if len(name) > MAX_NAME or not name.isprintable():
            raise Stop(Exit.USAGE, call.texts("command.new.bad_name", limit=MAX_NAME))
    match = _begin(call)
    save_file(match, given.file)
    call.say(call.texts("command.new.done", file=given.file.name, seed=match.header.seed))
    for line in now_words(match, call.texts):
        call.say(line)
    return Exit.OK


def _begin(call: Call) -> AnyMatch:
    from stronghold_gui.games.stronghold.ids import SEATS

    given = call.arguments
    if given.start is not None:
        opened = open_file(given.start)
        seats = len(opened.header.names)
        if given.seats not in (None, seats):
            raise Stop(Exit.USAGE, call.texts("command.new.other_seats", file=given.start.name, seats=seats))
        header = Header(opened.header.game, opened.header.options, _names(call, seats), opened.header.seed)
        return Match(opened.game, header, opened.position)
    chosen = secrets.randbits(32) if given.seed is None else given.seed
    seats = given.seats or max(len(given.names), min(SEATS))
    names = _names(call, seats)
    options = options_for(seats, {"edition": given.edition, "cards": given.cards}, call.texts)
    return Match(kit_of().game, Header(LIBRARY.ids[0], options, names, chosen))


def _names(call: Call, seats: int) -> tuple[str, ...]:
    """Return a name for each seat, "" for all if none was given."""
    from stronghold_gui.games.stronghold.ids import SEATS

    given = call.arguments.names
    if (given and len(given) != seats) or seats not in SEATS:
        ids = ", ".join(SEATS.get(seats, SEATS[max(SEATS)]))
        raise Stop(Exit.USAGE, call.texts("command.new.how_many_names", n=len(given), ids=ids))
    return tuple(given) or ("",) * seats
