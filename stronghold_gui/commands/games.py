"""The game that the commands play, and its words.

All that commands know of a particular game is here and in the modules that draw its table: another game needs its own
words, not other commands.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from stronghold_gui.commands.exits import Exit, Stop
from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.game import NotationError
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.core.save import AnyMatch, GameKit, open_any, save_match
from stronghold_gui.core.undo import UNLIMITED, UndoPolicy
from stronghold_gui.games.library import GAME_IDS, find_kit
from stronghold_gui.text import Catalogue

_MOST_NAMED: Final = 12
"""Words that a sentence can list and still be read."""


def kit_of(game: str = GAME_IDS[0]) -> GameKit:
    """Return a game of the library."""
    kit = find_kit(game)
    if kit is None:
        raise LookupError(game)
    return kit


def open_file(path: Path, policy: UndoPolicy = UNLIMITED) -> AnyMatch:
    """Return the match in a match file, or one that begins with a position document."""
    return open_any(path, find_kit, GAME_IDS, policy)


def save_file(match: AnyMatch, path: Path) -> None:
    """Write a match to a file."""
    save_match(match, kit_of(match.header.game), path)


def read_move(match: AnyMatch, text: str, texts: Catalogue) -> object:
    """Return the move that a text names.

    Raises:
        Stop: it is no move of the game; the sentence says what would have fitted.
    """
    try:
        return match.game.parse(text)
    except NotationError as error:
        raise Stop(Exit.USAGE, _unread(error, texts)) from error


def _unread(error: NotationError, texts: Catalogue) -> str:
    """Return what is wrong with a text that is no move, and what would have fitted."""
    known = error.expected
    if len(known) > _MOST_NAMED:
        # All the verbs there are would be no help; those that look like the one given are.
        known = tuple(get_close_matches(error.word, known, n=3))
    if known:
        message = "move.unreadable" if error.word else "move.unfinished"
    else:
        message = "move.too_long" if not error.expected else "move.unknown"
    return texts(f"command.{message}", text=error.text, word=error.word, expected=texts.join(known, "or"))


def seat_of(match: AnyMatch, name: str | None, texts: Catalogue) -> Seat | None:
    """Return the seat of an id (``invader``), or ``None`` if none was named.

    Raises:
        Stop: the match has no such seat.
    """
    seats = match.game.seat_ids(len(match.header.names))
    if name is None:
        return None
    if name not in seats:
        raise Stop(Exit.USAGE, texts("command.no_seat", seat=name, seats=", ".join(seats)))
    return seats.index(name)


def decider(match: AnyMatch, seat: Seat | None) -> Seat:
    """Return the seat named, else the one that decides now (0 when the game is over)."""
    if seat is not None:
        return seat
    decisions = match.game.decisions(match.position)
    return decisions[0].seat if decisions else 0


def seat_names(match: AnyMatch, texts: Catalogue) -> list[str]:
    """Return what to call the seats: the names given, else the roles."""
    from stronghold_gui.games.stronghold.wording import capital, seat_name

    ids = match.game.seat_ids(len(match.header.names))
    return [name or capital(seat_name(seat, texts)) for name, seat in zip(match.header.names, ids, strict=True)]


def refusal_words(refusal: Refusal, texts: Catalogue, names: Sequence[str] = ()) -> str:
    """Return a refusal as a sentence with its source."""
    from stronghold_gui.games.stronghold.wording import refusal_sentence, refusal_source

    sentence = refusal_sentence(refusal, texts, names)
    return texts("command.because", sentence=sentence, source=refusal_source(refusal, texts))


def prompt_words(decision: Decision, texts: Catalogue, names: Sequence[str] = ()) -> str:
    """Return who decides what, in a sentence."""
    from stronghold_gui.games.stronghold.wording import decision_prompt

    return decision_prompt(decision, texts, names)


def now_words(match: AnyMatch, texts: Catalogue) -> list[str]:
    """Return the prompts of everybody who must decide, or how the game ended."""
    names = seat_names(match, texts)
    outcome = match.game.outcome(match.position)
    if outcome is None:
        return [prompt_words(decision, texts, names) for decision in match.game.decisions(match.position)]
    from stronghold_gui.games.stronghold.wording import ending_name

    winners = texts.join([names[seat] for seat in outcome.winners])
    scores = texts.join([f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True)])
    return [texts("command.over", winners=winners, scores=scores), ending_name(outcome.how, texts)]
