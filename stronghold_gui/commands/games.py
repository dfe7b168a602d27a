"""Functions that several commands share: the chosen game, matches in files, words. No command knows a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit, Stop
from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import AnyGame, NotationError
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.core.save import (
    NO_FILE,
    AnyMatch,
    BadFileError,
    Unfinished,
    autosave_folder,
    fingerprint,
    is_match_file,
    longer,
    open_any,
    save_match,
)
from stronghold_gui.core.undo import UNLIMITED, UndoPolicy
from stronghold_gui.core.words import Words
from stronghold_gui.files import NoHome
from stronghold_gui.games.entry import Kit
from stronghold_gui.text import Catalogue

AnyWords = Words[Any, Any, Any]
_MOST_NAMED: Final = 12
"""Largest number of words that a sentence lists."""


def chosen_kit(call: Call) -> Kit:
    """Return the game that ``--game`` names, or the first game if the option is not given or the command lacks it."""
    return call.library.kit(getattr(call.arguments, "game", None) or call.library.ids[0])


def words_of(call: Call, match: AnyMatch) -> AnyWords:
    """Return the words of the game that is played."""
    return call.library.kit(match.header.game).words


def open_file(call: Call, path: Path, policy: UndoPolicy = UNLIMITED) -> AnyMatch:
    """Return the match in a match file, or one that begins with a position document.

    If a crash of the window left more moves in a journal, a note is printed.
    """
    match = open_any(path, call.library, policy)
    if (lost := _longer(match, path)) is not None:
        call.note(call.texts("command.longer", file=path.name, n=lost.moves - len(match.played)))
    return match


def _longer(match: AnyMatch, path: Path) -> Unfinished | None:
    """Return the longer state of a match that a crash of the window left; ``None`` if none can be found."""
    try:
        return longer(match, path, autosave_folder())
    except (BadFileError, NoHome):
        return None


def save_file(call: Call, match: AnyMatch, path: Path, expected: str) -> None:
    """Write a match to a file.

    Args:
        call: the call of the command.
        match: the match.
        path: the file.
        expected: the fingerprint of the file that may be replaced.
    """
    saved = save_match(match, call.library.kit(match.header.game), path, expected)
    call.done.append(call.texts("command.saved", file=path.name, n=len(match.played)))
    if not saved.locked:
        call.note(call.texts("command.unlocked", file=path.name))


def may_replace(call: Call, path: Path) -> str:
    """Return the fingerprint of a file that will be replaced: a match file, or with ``--force`` any plain file.

    Raises:
        Stop: the file is of another kind.
        BadFileError: the path is not a plain file.
    """
    found = fingerprint(path)
    if found != NO_FILE and not call.arguments.force and not is_match_file(path):
        raise Stop(Exit.REFUSED, call.texts("command.foreign", file=path.name))
    return found


def read_move(match: AnyMatch, text: str, texts: Catalogue) -> object:
    """Return the move that a text names.

    Raises:
        Stop: the text is no move of the game; the sentence lists words that would fit.
    """
    try:
        return match.game.parse(text)
    except NotationError as error:
        raise Stop(Exit.USAGE, _unread(error, texts)) from error


def _unread(error: NotationError, texts: Catalogue) -> str:
    """Return the sentence about a text that is no move, with words that would fit."""
    known = error.expected
    if len(known) > _MOST_NAMED:
        # A list of all verbs would not help, so name only those similar to the given one.
        known = tuple(get_close_matches(error.word, known, n=3))
    if known:
        message = "move.unreadable" if error.word else "move.unfinished"
    else:
        message = "move.too_long" if not error.expected else "move.unknown"
    return texts(f"command.{message}", text=error.text, word=error.word, expected=texts.join(known, "or"))


def options_for(game: AnyGame, seats: int, given: Mapping[str, str | None], texts: Catalogue) -> dict[str, str]:
    """Return the options of a match for a number of players: the given values, and the defaults of the others.

    Raises:
        Stop: an option does not fit the number of seats.
    """
    chosen = {}
    for name, fitting in game.options(seats).items():
        wanted = given.get(name) or fitting[0]
        if wanted not in fitting:
            figures = {"option": name, "value": wanted, "seats": seats, "values": texts.join(fitting, "or")}
            raise Stop(Exit.USAGE, texts("command.no_option", **figures))
        chosen[name] = wanted
    return chosen


def seat_of(match: AnyMatch, name: str | None, texts: Catalogue) -> Seat | None:
    """Return the seat of an id, or ``None`` if none was named.

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
    """Return the seat named, else the first deciding seat that may play the move, else the first deciding seat."""
    seats = deciders(match, seat)
    if len(seats) == 1:
        return seats[0]
    able = (seat for seat in seats if match.game.refusal(match.position, seat, move) is None)
    return next(able, seats[0])


def seat_titles(call: Call, match: AnyMatch) -> list[str]:
    """Return the titles of seats: "Anna", or "Anna (red raft)" for a seat that has partners."""
    words, titles = words_of(call, match), []
    for seat, (name, role) in enumerate(zip(match.header.names, _roles(match), strict=True)):
        called = words.seat(role, call.texts)
        several = len(match.game.team(match.position, seat)) > 1
        within = called[:1].lower() + called[1:]
        titles.append(call.texts("command.seat", name=name, role=within) if name and several else name or called)
    return titles


def _roles(match: AnyMatch) -> Sequence[str]:
    return match.game.seat_ids(len(match.header.names))


def teams_of(call: Call, match: AnyMatch) -> list[tuple[tuple[Seat, ...], str]]:
    """Return the seats of each team, and its title: the player's name if there is one seat, else "Invaders"."""
    names, roles, words = match.header.names, _roles(match), words_of(call, match)
    teams = dict.fromkeys(tuple(match.game.team(match.position, seat)) for seat in range(len(names)))
    return [
        (seats, (names[seats[0]] if len(seats) == 1 else "") or words.team([roles[seat] for seat in seats], call.texts))
        for seats in teams
    ]


def refusal_words(words: AnyWords, refusal: Refusal, texts: Catalogue, names: Sequence[str] = ()) -> str:
    """Return a refusal as a sentence with its source."""
    sentence, source = words.refusal(refusal, texts, names), words.source(refusal, texts)
    return texts("command.because", sentence=sentence, source=source)


def now_words(call: Call, match: AnyMatch) -> list[str]:
    """Return the prompts of all seats that must decide, or how the game ended."""
    texts, names, words = call.texts, seat_titles(call, match), words_of(call, match)
    outcome = match.game.outcome(match.position)
    if outcome is None:
        return [words.prompt(decision, texts, names) for decision in match.game.decisions(match.position)]
    winners = texts.join([names[seat] for seat in outcome.winners])
    over = "command.over" if winners else "command.over.nobody"
    if not outcome.scores:
        return [texts(f"{over}.pointless", winners=winners), words.ending(outcome, texts)]
    scores = [texts("frame.named", name=team, what=outcome.scores[seats[0]]) for seats, team in teams_of(call, match)]
    return [texts(over, winners=winners, scores=texts.series(scores)), words.ending(outcome, texts)]
