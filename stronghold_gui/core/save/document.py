"""The match document: content of a match file, its translation to and from a match, and progress of reading."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal

from pydantic import Field, NonNegativeInt

from stronghold_gui import __version__
from stronghold_gui.core.chance import ChanceMismatchError
from stronghold_gui.core.clock import MOST_INCREMENT, MOST_LEFT, MOST_MINUTES, Clock, ClockKind, ClockTerms
from stronghold_gui.core.game import OptionError
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.names import cleaned, is_clean
from stronghold_gui.core.reading import Json
from stronghold_gui.core.refusal import Figure, Refusal, RefusedError
from stronghold_gui.core.save.faults import BadFileError, Fault, Problem, bad
from stronghold_gui.core.save.kit import AnyMatch, FindKit, GameKit
from stronghold_gui.core.save.lines import read_line, write_line
from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.reasons import TurnEntry, given_reasons, reasons_of, reasons_to_json
from stronghold_gui.core.save.validation import joined, short, validate
from stronghold_gui.core.save.versions import Format
from stronghold_gui.core.undo import FAIR, UndoPolicy

Progress = Callable[[int, int], None]
"""A callback with the number of checked moves and of all moves, 0 and 0 at first; it may raise to cancel reading."""


def no_progress(done: int, whole: int) -> None:
    """Ignore the progress; this is the default callback."""


MATCH: Final = Format("stronghold-match", 4, dict.fromkeys((1, 2, 3), lambda document: document))
"""The match files of all games.

Before version 2 every seat had a person, before version 3 no match had a clock, before version 4 the reasons of
computers were not saved.
"""
MAX_NAME: Final = 60
MAX_SEED: Final = (1 << 64) - 1


@dataclass(slots=True)
class SeatEntry(Part):
    """A seat.

    Attributes:
        seat: its id in the game.
        name: the name of its player, ``""`` if not given.
        player: id of the computer player that has it, ``""`` for a person.
    """

    seat: str
    name: str = ""
    player: str = ""


@dataclass(slots=True)
class ClockEntry(Part):
    """The clock of a match.

    Attributes:
        kind: the kind of clock.
        minutes: minutes that each seat has at the start.
        increment: seconds that a seat gets when its turn ends.
        handover: whether a computer takes over a seat whose time has run out.
        left: seconds that each seat has left, in seat order.
        out: numbers of the seats whose time ran out once.
    """

    kind: ClockKind
    minutes: Annotated[int, Field(ge=1, le=MOST_MINUTES)]
    increment: Annotated[int, Field(ge=0, le=MOST_INCREMENT)] = 0
    handover: bool = False
    left: list[Annotated[int, Field(ge=0, le=MOST_LEFT)]] = field(default_factory=list)
    out: list[NonNegativeInt] = field(default_factory=list)


@dataclass(slots=True)
class MatchDocument(Part):
    """A match as stored in a file.

    Attributes:
        format, version: the kind of document and its version.
        program: version of the program that wrote it; for information only.
        game: id of the game.
        options: the game's options.
        seats: the seats, in seat order.
        seed: seed of chance.
        start: position document of the first position, if the options alone do not determine it.
        moves: the moves, one line each (``lines.py``).
        advice: whether opponents have agreed that hints may show what a computer player would do.
        clock: the state of the clock; ``None`` for a match without one.
        reasons: the turns of computers that gave reasons, in order.
    """

    format: Literal["stronghold-match"]
    version: Literal[4]
    program: str
    game: str
    options: dict[str, str]
    seats: list[SeatEntry]
    seed: int
    start: dict[str, Any] | None = None
    moves: list[str] = field(default_factory=list)
    advice: bool = False
    clock: ClockEntry | None = None
    reasons: list[TurnEntry] = field(default_factory=list)


def match_to_json(match: AnyMatch, kit: GameKit) -> dict[str, Json]:
    """Return the match document of a match, without the moves taken back."""
    lines: list[Json] = [write_line(match.game, done) for done in match.played]
    document = {**header_to_json(match, kit), "moves": lines}
    if reasons := reasons_to_json(given_reasons(match)):
        document["reasons"] = reasons
    return document


def header_to_json(match: AnyMatch, kit: GameKit) -> dict[str, Json]:
    """Return the match document without its moves."""
    header = match.header
    seat_ids = match.game.seat_ids(len(header.names))
    document: dict[str, Json] = {
        "format": MATCH.name,
        "version": MATCH.version,
        "program": __version__,
        "game": header.game,
        "options": {**kit.stamp, **header.options},
        "seats": [_seat_to_json(seat, header, number) for number, seat in enumerate(seat_ids)],
        "seed": header.seed & MAX_SEED,
    }
    if header.advice:
        document["advice"] = True
    if match.clock is not None:
        document["clock"] = clock_to_json(match.clock)
    if _is_special(match):
        document["start"] = kit.positions.to_json(match.start)
    return document


def clock_to_json(clock: Clock) -> dict[str, Json]:
    """Return the state of a clock in whole seconds, rounded so that repeated saving loses no time."""
    terms = clock.terms
    return {
        "kind": terms.kind,
        "minutes": terms.minutes,
        "increment": terms.increment,
        "handover": terms.handover,
        "left": [math.ceil(seconds) for seconds in clock.left],
        "out": [*sorted(clock.out)],
    }


def _seat_to_json(seat: str, header: Header, number: int) -> Json:
    entry: dict[str, Json] = {"seat": seat, "name": storable(header.names[number])}
    if header.player(number):
        entry["player"] = header.player(number)
    return entry


def storable(name: str) -> str:
    """Return a name shortened and cleaned for a match file, so that a file with any typed name can be opened again."""
    # Cut first: what is left of an emoji may end with a joiner.
    return cleaned(cleaned(name)[:MAX_NAME])


def _is_special(match: AnyMatch) -> bool:
    """Return whether the file must contain the first position.

    It must if the options alone do not determine the position, or if chance had a part in it: a later version of the
    rules may draw in another order.
    """
    header = match.header
    return bool(match.start.chance.count) or match.start != match.game.setup(
        header.options, len(header.names), header.seed
    )


def match_from_json(
    raw: Json, find_kit: FindKit, policy: UndoPolicy = FAIR, progress: Progress = no_progress
) -> AnyMatch:
    """Return the match that a match document describes, with every move checked by the rules.

    Args:
        raw: the document.
        find_kit: returns the kit of the game that it names.
        policy: the barriers that stop an undo.
        progress: callback before each move.

    Raises:
        BadFileError: with every fault of the document, or the first move that cannot be played.
    """
    document = validate(MatchDocument, _upgraded(MATCH.bring_up_to_date(raw), find_kit))
    kit = find_kit(document.game)
    if kit is None:
        raise bad(Problem.UNKNOWN_GAME, "game", game=short(document.game))
    _check_texts(document)
    _check_players(document, kit)
    match = _begin(document, kit, policy)
    match.clock = _clock(document)
    replay(match, document.moves, progress)
    match.reasons = reasons_of(document.reasons, len(document.seats), len(match.played))
    return match


def _clock(document: MatchDocument) -> Clock | None:
    """Return the clock in its saved state; ``None`` for a match without one.

    Raises:
        BadFileError: the saved clock does not fit the number of seats.
    """
    entry, seats = document.clock, len(document.seats)
    if entry is None:
        return None
    if len(entry.left) != seats:
        raise bad(Problem.OUT_OF_RANGE, "clock.left", value=len(entry.left), least=seats, most=seats)
    wrong = next((number for number in entry.out if number >= seats), None)
    if wrong is not None:
        raise bad(Problem.OUT_OF_RANGE, "clock.out", value=wrong, least=0, most=seats - 1)
    return Clock(_terms(entry), seats, entry.left, entry.out)


def _terms(entry: ClockEntry) -> ClockTerms:
    return ClockTerms(entry.kind, entry.minutes, entry.increment, entry.handover)


def _upgraded(raw: dict[str, Json], find_kit: FindKit) -> dict[str, Json]:
    """Return a document upgraded to its game's current form; a document of an unknown game is returned unchanged."""
    game = raw.get("game")
    kit = find_kit(game) if isinstance(game, str) else None
    return raw if kit is None else kit.upgrade(raw)


def replay(match: AnyMatch, lines: Sequence[str], progress: Progress = no_progress) -> None:
    """Play lines on a match with their recorded outcomes; stop at the first fault, after the valid moves.

    Raises:
        BadFileError: naming the move.
    """
    for done, line in enumerate(lines):
        progress(done, len(lines))
        number = len(match.played) + 1
        record = read_line(match.game, match.position, line, number)
        try:
            match.replay([record])
        except RefusedError as error:
            raise _bad_move(Problem.ILLEGAL_MOVE, number, line, match.game.id, error.refusal) from error
        except ChanceMismatchError as error:
            raise _bad_move(Problem.DRAW_MISMATCH, number, line, match.game.id) from error


def _bad_move(problem: Problem, number: int, line: str, game: str, refusal: Refusal | None = None) -> BadFileError:
    figures: dict[str, Figure] = {"number": number, "text": short(line)}
    return BadFileError([Fault(problem, f"moves[{number - 1}]", figures, refusal, game)])


def _begin(document: MatchDocument, kit: GameKit, policy: UndoPolicy) -> AnyMatch:
    game = kit.game
    options = {name: value for name, value in document.options.items() if kit.stamp.get(name) != value}
    players = tuple(seat.player for seat in document.seats)
    header = Header(
        document.game,
        options,
        tuple(seat.name for seat in document.seats),
        document.seed,
        players if any(players) else (),
        document.advice,
        _terms(document.clock) if document.clock is not None else None,
    )
    try:
        expected = game.seat_ids(len(document.seats))
        given = tuple(seat.seat for seat in document.seats)
        if given != expected:
            wrong = next(index for index, seat in enumerate(expected) if seat != given[index])
            raise bad(
                Problem.NOT_ONE_OF, f"seats[{wrong}].seat", value=short(given[wrong]), allowed=", ".join(expected)
            )
        # Check the options by a set-up, even if the file has its own start.
        told: list[Any] = []
        begun = game.setup(header.options, len(header.names), header.seed, told)
    except OptionError as error:
        raise bad(Problem.BAD_OPTION, "options", option=short(str(error).split(" is not", maxsplit=1)[0])) from error
    if document.start is None:
        return Match(game, header, begun, policy, told)
    start = kit.positions.from_json(document.start, "start")
    # The file does not store the events of the set-up. Those of a new set-up fit only if its position is the same.
    return Match(game, header, start, policy, told if start == begun else None)


def _check_players(document: MatchDocument, kit: GameKit) -> None:
    """Refuse computer players that this program does not have, since no other player could decide for their seats."""
    faults = [
        Fault(Problem.UNKNOWN_PLAYER, joined("seats", index, "player"), {"player": short(seat.player)})
        for index, seat in enumerate(document.seats)
        if seat.player and seat.player not in kit.player_ids
    ]
    if faults:
        raise BadFileError(faults)


def _check_texts(document: MatchDocument) -> None:
    """Refuse texts that a person could not have typed: names that fill the screen or control a terminal."""
    faults = []
    for index, seat in enumerate(document.seats):
        path = joined("seats", index, "name")
        if len(seat.name) > MAX_NAME:
            faults.append(Fault(Problem.TEXT_TOO_LONG, path, {"limit": MAX_NAME}))
        elif not is_clean(seat.name):
            faults.append(Fault(Problem.CONTROL_CHARACTER, path))
    if not 0 <= document.seed <= MAX_SEED:
        faults.append(
            Fault(Problem.OUT_OF_RANGE, "seed", {"value": short(document.seed), "least": 0, "most": str(MAX_SEED)})
        )
    if faults:
        raise BadFileError(faults)
