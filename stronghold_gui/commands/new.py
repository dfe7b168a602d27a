"""``stronghold new FILE``: a new match file."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit, Stop
from stronghold_gui.commands.game_options import (
    every_option,
    own_cards_in,
    take_game,
    take_options,
    take_own_cards,
    take_seats,
)
from stronghold_gui.commands.games import chosen_kit, now_words, open_file, options_for, save_file
from stronghold_gui.commands.parser import Parser, seed
from stronghold_gui.commands.seats import players_for
from stronghold_gui.core.game import AnyGame
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.names import is_clean
from stronghold_gui.core.save import NO_FILE, AnyMatch, fingerprint
from stronghold_gui.core.save.document import MAX_NAME


def add_arguments(parser: Parser) -> None:
    """Add the arguments: the file and the settings of the match."""
    parser.given("file", type=Path)
    kit = take_game(parser)
    take_seats(parser, kit, None)
    take_options(parser, kit)
    take_own_cards(parser, kit)
    parser.option("--names", nargs="+", default=[], metavar="NAME")
    parser.option("--players", default="", metavar="SEAT=LEVEL,…")
    parser.option("--seed", type=seed(parser.texts), metavar="N")
    parser.option("--from", dest="start", type=Path, metavar="POSITION")
    parser.option("--force", action="store_true")


def run(call: Call) -> Exit:
    """Write the file."""
    given = call.arguments
    found = fingerprint(given.file)
    if found != NO_FILE and not given.force:
        raise Stop(Exit.REFUSED, call.texts("command.new.exists", file=given.file.name))
    for name in given.names:
        if len(name) > MAX_NAME or not is_clean(name):
            raise Stop(Exit.USAGE, call.texts("command.new.bad_name", limit=MAX_NAME))
    match = _begin(call)
    save_file(call, match, given.file, found)
    call.say(call.texts("command.new.done", file=given.file.name, seed=match.header.seed))
    for line in now_words(call, match):
        call.say(line)
    return Exit.OK


def _begin(call: Call) -> AnyMatch:
    if call.arguments.start is not None:
        return _begin_from(call, call.arguments.start)
    given, kit = call.arguments, chosen_kit(call)
    chosen = secrets.randbits(32) if given.seed is None else given.seed
    seats = given.seats or _as_many_as_named(len(given.names), kit.game.seat_counts)
    names = _names(call, kit.game, seats)
    options = options_for(kit.game, seats, {name: getattr(given, name) for name in every_option(kit)}, call.texts)
    options |= own_cards_in(call, kit, options)
    players = players_for(kit, seats, given.players, call.texts)
    return Match(kit.game, Header(kit.game.id, options, names, chosen, players))


def _begin_from(call: Call, start: Path) -> AnyMatch:
    """Return a match that begins with the position in a file of any game."""
    opened = open_file(call, start)
    seats, game = len(opened.header.names), opened.header.game
    if call.arguments.game not in (None, game):
        raise Stop(Exit.USAGE, call.texts("command.new.other_game", file=start.name, game=game))
    if call.arguments.seats not in (None, seats):
        raise Stop(Exit.USAGE, call.texts("command.new.other_seats", file=start.name, seats=seats))
    players = players_for(call.library.kit(game), seats, call.arguments.players, call.texts)
    header = Header(game, opened.header.options, _names(call, opened.game, seats), opened.header.seed, players)
    return Match(opened.game, header, opened.position)


def _as_many_as_named(names: int, counts: Sequence[int]) -> int:
    return max(names, min(counts)) if names else counts[0]


def _names(call: Call, game: AnyGame, seats: int) -> tuple[str, ...]:
    """Return a name for each seat, "" for all if none was given."""
    given, possible = call.arguments.names, seats in game.seat_counts
    if (given and len(given) != seats) or not possible:
        ids = ", ".join(game.seat_ids(seats if possible else max(game.seat_counts)))
        raise Stop(Exit.USAGE, call.texts("command.new.how_many_names", n=len(given), ids=ids))
    return tuple(given) or ("",) * seats
