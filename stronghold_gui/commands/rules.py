"""``stronghold rules``: one paragraph of the rule book, or the paragraphs that contain some words."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit, Stop
from stronghold_gui.commands.game_options import every_option, own_cards_in, take_game, take_options, take_own_cards
from stronghold_gui.commands.games import chosen_kit, options_for
from stronghold_gui.commands.parser import Parser
from stronghold_gui.teaching.reference import Book, load_book, plain_lines, reference_of, search
from stronghold_gui.teaching.reference.search import fold

if TYPE_CHECKING:
    from stronghold_gui.games.entry import Kit


def add_arguments(parser: Parser) -> None:
    """Add the arguments: the question, the game, and the options of a match on which values depend."""
    parser.given("words", nargs="*")
    kit = take_game(parser)
    take_options(parser, kit, _book_options(kit))
    take_own_cards(parser, kit)
    seats = kit.game.seat_counts
    text = parser.help_of("seats", seats=seats[0])
    parser.option("--seats", "--players", type=int, choices=sorted(seats), default=seats[0], dest="seats", help=text)


def _book_options(kit: Kit) -> Collection[str]:
    """Return the options of a match on which the text of the rule book depends."""
    reference = kit.teaching.reference if kit.teaching is not None else None
    return {name for name, _ in reference.figures.settings[0].options} if reference is not None else ()


def run(call: Call) -> Exit:
    """Print the contents, the paragraph of a thing, or what a search finds."""
    given, kit = call.arguments, chosen_kit(call)
    try:
        reference = reference_of(kit)
    except LookupError as error:
        raise Stop(Exit.REFUSED, call.texts("command.rules.no_book", game=kit.game.id)) from error
    chosen = {name: getattr(given, name, None) for name in every_option(kit) if name in _book_options(kit)}
    options = options_for(kit.game, given.seats, chosen, call.texts)
    setting = reference.figures.setting({**options, **own_cards_in(call, kit, options)}, given.seats)
    book = load_book(reference, call.texts.language, setting)
    asked = " ".join(given.words)
    anchor = asked if asked in book.paragraphs else reference.topics.anchor_of(asked)
    if not asked:
        _say_contents(call, book)
    elif anchor is None:
        _say_found(call, book, asked)
    else:
        _say_part(call, book, anchor)
    return Exit.OK


def _say_contents(call: Call, book: Book) -> None:
    for chapter in book.chapters:
        call.say(chapter.title)
        for name in chapter.pages:
            call.say(f"  {name:20}{book.page(name).title}")


def _say_part(call: Call, book: Book, anchor: str) -> None:
    for paragraph in book.part(anchor):
        for line in plain_lines(paragraph):
            call.say(line)


def _say_found(call: Call, book: Book, asked: str) -> None:
    """Print the best paragraph found if it is the only one or its title is ``asked``; otherwise list all found."""
    hits = search(book, asked)
    if not hits:
        raise Stop(Exit.REFUSED, call.texts("command.rules.nothing", words=asked))
    if len(hits) == 1 or fold(hits[0].title) == fold(asked):
        _say_part(call, book, hits[0].anchor)
        return
    for hit in hits:
        call.say(f"{hit.anchor:20}{hit.title}")
        call.say(f"{'':20}{hit.excerpt}")
    call.note(call.texts("command.rules.more"))
