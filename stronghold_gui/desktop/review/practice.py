"""Puzzles made from the turning points of a review. No Qt."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from stronghold_gui.players.review.document import TurningPart, fingerprint_of_match
from stronghold_gui.players.review.wording import ReviewWords
from stronghold_gui.teaching.puzzles.document import PRACTICE
from stronghold_gui.text import LANGUAGES, catalogue

if TYPE_CHECKING:
    from stronghold_gui.core.reading import Json
    from stronghold_gui.core.save import AnyMatch
    from stronghold_gui.games.entry import Kit
    from stronghold_gui.players.review.document import ReviewDocument


def practice_of(kit: Kit, match: AnyMatch, review: ReviewDocument, point: TurningPart) -> dict[str, Json] | None:
    """Return the document of a puzzle; ``None`` if no proposed move is legal at the point, or the game has no puzzles.

    Args:
        kit: the kit of the game.
        match: the match.
        review: its review.
        point: the turning point.
    """
    game = kit.game
    seat = game.seat_ids(len(match.header.names)).index(point.seat)
    position = match.position_after(point.moves)
    legal = game.legal_moves(position, seat)
    better = [text for text in dict.fromkeys(point.proposed) if game.parse(text) in legal]
    if not better or kit.teaching is None or kit.teaching.puzzles is None:
        return None
    return {
        "format": PRACTICE.name,
        "version": PRACTICE.version,
        "game": game.id,
        "plays": point.seat,
        "position": kit.positions.to_json(position),
        "words": {language: _words(kit, match, review, point, language) for language in LANGUAGES},
        "solution": [*better],
    }


def practice_name(match: AnyMatch, point: TurningPart) -> str:
    """Return the name of the puzzle's file, which is the same for the same turning point."""
    return f"{match.header.game}-{fingerprint_of_match(match)[-8:]}-{point.moves}"


def _words(kit: Kit, match: AnyMatch, review: ReviewDocument, point: TurningPart, language: str) -> dict[str, Json]:
    """Return the texts in one language. They name seats instead of people, since the file may be shared."""
    texts = catalogue(language)
    words = ReviewWords(kit, review, ("",) * len(match.header.names), texts)
    played = words.moves(point.played) if point.played else ""
    better = [line for line in words.turning(point) if line != texts("review.played", moves=played)]
    return {
        "title": texts("review.practice.title", where=words.where(point), date=date.today().isoformat()),  # noqa: DTZ011 - the user's own day
        "task": texts("review.practice.task" if played else "review.practice.task.also", moves=played),
        "hint": texts("review.practice.hint"),
        "idea": " ".join(better),
    }
