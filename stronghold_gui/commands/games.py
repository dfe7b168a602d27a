"""The game that the commands play, and its words.

All that commands know of a particular game is here and in the modules that draw its table: another game needs its own
words, not other commands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from stronghold_gui.commands.exits import Exit, Stop
from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.game import NotationError
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.core.save import AnyMatch, open_any, save_match
from stronghold_gui.core.undo import UNLIMITED, UndoPolicy
from stronghold_gui.games.entry import Kit
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.text import Catalogue

_MOST_NAMED: Final = 12
"""Words that a sentence can list and still be read."""


def kit_of(game: str = LIBRARY.ids[0]) -> Kit:
    """Return a game of the library."""
    return LIBRARY.kit(game)


def open_file(path: Path, policy: UndoPolicy = UNLIMITED) -> AnyMatch:
    """Return the match in a match file, or one that begins with a position document."""
    return open_any(path, LIBRARY, policy)


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


def options_for(seats: int, given: Mapping[str, str | None], texts: Catalogue) -> dict[str, str]:
    """Return the options of a match of so many: those given, the others by default.

    Raises:
        Stop: an option is not for so many seats.
    """
    from stronghold_gui.games.stronghold.game import STRONGHOLD

    chosen = {}
    for name, fitting in STRONGHOLD.options(seats).items():
        wanted = given.get(name) or fitting[0]
        if wanted not in fitting:
            figures = {"option": name, "value": wanted, "seats": seats, "values": texts.join(fitting, "or")}
            raise Stop(Exit.USAGE, texts("command.no_option", **figures))
        chosen[name] = wanted
    return chosen


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


def deciders(match: AnyMatch, seat: Seat | None) -> list[Seat]:
    """Return the seat named, else those that decide now (0 when the game is over)."""
    if seat is not None:
        return [seat]
    return [decision.seat for decision in match.game.decisions(match.position)] or [0]


def player_of(match: AnyMatch, seat: Seat | None, move: object) -> Seat:
    """Return the seat named, else the first of those that decide now who may play the move, else the first of them."""
    seats = deciders(match, seat)
    if len(seats) == 1:
        return seats[0]
    able = (seat for seat in seats if match.game.refusal(match.position, seat, move) is None)
    return next(able, seats[0])


def seat_titles(match: AnyMatch, texts: Catalogue) -> list[str]:
    """Return what seats are called where they stand alone: "Anna", of two partners "Anna (western Invader)"."""
    from stronghold_gui.games.stronghold.wording import seat_name, uncapital

    titles = []
    for seat, (name, role) in enumerate(zip(match.header.names, _roles(match), strict=True)):
        called = seat_name(role, texts)
        partners = len(match.game.team(match.position, seat)) > 1
        titles.append(texts("command.seat", name=name, role=uncapital(called)) if name and partners else name or called)
    return titles


def _roles(match: AnyMatch) -> Sequence[str]:
    return match.game.seat_ids(len(match.header.names))


def camps_of(match: AnyMatch, texts: Catalogue) -> list[tuple[tuple[Seat, ...], str]]:
    """Return the seats of each camp and what they are called together: the name of who is alone, else "Invaders"."""
    from stronghold_gui.games.stronghold.wording import camp_name

    names, roles = match.header.names, _roles(match)
    camps = dict.fromkeys(tuple(match.game.team(match.position, seat)) for seat in range(len(names)))
    return [
        (seats, (names[seats[0]] if len(seats) == 1 else "") or camp_name([roles[seat] for seat in seats], texts))
        for seats in camps
    ]


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
    names = seat_titles(match, texts)
    outcome = match.game.outcome(match.position)
    if outcome is None:
        return [prompt_words(decision, texts, names) for decision in match.game.decisions(match.position)]
    from stronghold_gui.games.stronghold.wording import ending_name

    winners = texts.join([names[seat] for seat in outcome.winners])
    scores = texts.join([f"{camp} {outcome.scores[seats[0]]}" for seats, camp in camps_of(match, texts)])
    return [texts("command.over", winners=winners, scores=scores), ending_name(outcome.how, texts)]
