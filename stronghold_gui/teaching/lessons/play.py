"""Playing within a lesson: lines of the document, and the player's moves with the lesson's draws."""

from __future__ import annotations

from typing import Any

from stronghold_gui.core.chance import ChanceMismatchError, Draws
from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import AnyGame
from stronghold_gui.core.match import Played, Record
from stronghold_gui.core.refusal import RefusedError
from stronghold_gui.core.save.faults import BadFileError, Fault
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.core.save.lines import read_draws, read_line
from stronghold_gui.core.save.validation import joined, short
from stronghold_gui.teaching.lessons.patterns import fits
from stronghold_gui.teaching.lessons.problems import LessonProblem, Path


def play_line(match: AnyMatch, line: str, path: Path) -> Played[Any, Any]:
    """Play a line of the document, with the draws that it names.

    Raises:
        BadFileError: the line is no move, is not legal there, or its draws do not fit.
    """
    try:
        record = read_line(match.game, match.position, line, 1)
        match.replay([_with_draws(match, record) if not record.draws else record])
    except RefusedError as error:
        figures = {"text": short(line)}
        fault = Fault(LessonProblem.ILLEGAL_LINE, joined("", *path), figures, error.refusal, match.game.id)
        raise BadFileError([fault]) from error
    except (BadFileError, ChanceMismatchError) as error:
        fault = Fault(LessonProblem.UNPLAYABLE_LINE, joined("", *path), {"text": short(line)})
        raise BadFileError([fault]) from error
    return match.played[-1]


def play_drawn(match: AnyMatch, seat: Seat, move: object, draws: str) -> Played[Any, Any]:
    """Play the player's legal move; ``draws`` are the results of chance, if they fit the move's requests."""
    told = read_draws(draws) if draws else None
    if told and draws_fit(match.game, match.position, seat, move, told):
        match.replay([Record(seat, move, told)])
    else:
        match.play(seat, move)
    return match.played[-1]


def draws_fit(game: AnyGame, position: Any, seat: Seat, move: object, draws: Draws) -> bool:  # noqa: ANN401 - any game's
    """Return whether a move asks chance for exactly these draws; the position does not change."""
    trial = position.copy()
    trial.chance.begin(draws)
    try:
        game.play(trial, seat, move)
        trial.chance.end()
    except ChanceMismatchError:
        return False
    return True


def legal_fit(game: AnyGame, position: Any, seat: Seat, pattern: str) -> object | None:  # noqa: ANN401 - any game's
    """Return the first legal move that a pattern matches, or ``None``."""
    return next((move for move in game.legal_moves(position, seat) if fits(pattern, game.text(move))), None)


def _with_draws(match: AnyMatch, record: Record[Any]) -> Record[Any]:
    """Return a line's record with the draws that the scene's seed gives, where the line names none."""
    if match.game.refusal(match.position, record.seat, record.move) is not None:
        return record
    trial = match.position.copy()
    trial.chance.begin()
    match.game.play(trial, record.seat, record.move)
    return Record(record.seat, record.move, trial.chance.end())
