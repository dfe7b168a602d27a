"""``stronghold review FILE``: the turning points of a finished match."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit, Stop
from stronghold_gui.commands.games import open_file
from stronghold_gui.commands.parser import Parser, seed
from stronghold_gui.commands.review_page import review_page
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.core.save.atomic import export
from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.games.entry import Kit
from stronghold_gui.players.review.document import (
    ReviewDocument,
    read_review,
    review_file,
    review_to_json,
    write_review,
)
from stronghold_gui.players.review.reviewer import NoReviewError, NotOverError, Reviewer
from stronghold_gui.players.review.wording import ReviewWords

_SILENCE: Final = 2.0
"""Seconds between two progress reports."""
_PERCENT: Final = 100


def add_arguments(parser: Parser) -> None:
    """Add the arguments: the file, and the form of the answer."""
    parser.given("file", type=Path)
    parser.option("--json", action="store_true")
    parser.option("--html", type=Path, metavar="OUT")
    parser.option("--seed", type=seed(parser.texts), default=0, metavar="N")
    parser.option("--again", action="store_true")
    parser.option("--quiet", action="store_true")


def run(call: Call) -> Exit:
    """Print the review, from the file beside the match if it is there and the match has not changed since.

    Raises:
        Stop: the match is not over, or its game has no reviews.
    """
    given, texts = call.arguments, call.texts
    match = open_file(call, given.file)
    kit, kept = call.library.kit(match.header.game), review_file(given.file)
    review = None if given.again or given.seed else read_review(kept, match)
    if review is None or not review.whole:
        review = _review(call, kit, match)
        if review.whole and not given.seed:
            # The folder of the match may be read-only; the command prints the review all the same.
            with suppress(BadFileError):
                write_review(kept, review)
    if given.html is not None:
        export(given.html, review_page(kit, review, match.header.names, texts).encode())
    if given.json:
        call.say_lines(json.dumps(review_to_json(review), indent=1))
    else:
        call.say_lines("\n".join(_lines(ReviewWords(kit, review, match.header.names, texts), review, call)))
        if given.html is not None:
            call.say(texts("command.review.page", file=given.html))
    return Exit.OK


def _lines(words: ReviewWords, review: ReviewDocument, call: Call) -> list[str]:
    """Return a review as lines."""
    say = call.texts
    lines = [words.about(), *_turns(words, review)]
    if review.luck:
        lines += ["", say("review.luck"), say("review.luck.words"), words.luck(review.luck[-1])]
    lines += ["", say("review.turning"), say("review.turning.words")]
    for point in review.turning:
        lines += ["", words.where(point), *words.turning(point)]
    if review.whole and not review.turning:
        lines.append(say("review.none"))
    return lines if review.whole else [*lines, "", say("review.partial")]


def _turns(words: ReviewWords, review: ReviewDocument) -> list[str]:
    """Return the first moment of each turn, and the last of all."""
    first = {moment.turn: moment for moment in reversed(review.line)}
    shown = [first[turn] for turn in sorted(first)]
    return [words.moment(moment) for moment in [*shown, *review.line[-1:]]]


def _review(call: Call, kit: Kit, match: AnyMatch) -> ReviewDocument:
    """Compute and return the review; after Ctrl+C return the results so far."""
    try:
        reviewer = Reviewer(kit, match, call.arguments.seed)
    except NotOverError as error:
        raise Stop(Exit.REFUSED, call.texts("review.not_over")) from error
    except NoReviewError as error:
        raise Stop(Exit.REFUSED, call.texts("review.no_review")) from error
    last = time.monotonic()
    with suppress(KeyboardInterrupt):
        for share in reviewer.steps():
            if not call.arguments.quiet and time.monotonic() - last > _SILENCE:
                last = time.monotonic()
                call.note(call.texts("command.review.progress", n=int(share * _PERCENT)))
    return reviewer.document()
