"""A recorded move as one short line of text: the notation, the seat if it is ambiguous, the random results.

    march orc RW3 W4
    0: done | bag=20110121021110; draft machines=31

The seat precedes the move only if more than one seat had a decision. A draw is a label and one character for each
index picked: ``0`` to ``9``, then ``a`` to ``z``; larger ones are in parentheses.
"""

from __future__ import annotations

import re
from typing import Final

from stronghold_gui.core.chance import Draws
from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import E, Game, M, NotationError, P, V
from stronghold_gui.core.match import Played, Record
from stronghold_gui.core.refusal import Figure
from stronghold_gui.core.save.faults import Problem, bad
from stronghold_gui.core.save.validation import short

MAX_LINE: Final = 1000
"""The longest line that is read, in characters."""

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_SEAT: Final = re.compile(r"(\d{1,3}): ")
_DRAW: Final = re.compile(r"([^=;|]+)=((?:[0-9a-z]|\(\d{1,9}\))+)")
_INDEX: Final = re.compile(r"[0-9a-z]|\(\d+\)")


def write_line(game: Game[P, M, E, V], done: Played[M, E]) -> str:
    """Return a played move as a line."""
    record = done.record
    text = game.text(record.move)
    if done.shared:
        text = f"{record.seat}: {text}"
    if record.draws:
        text += " | " + "; ".join(f"{label}={_write_indices(made)}" for label, made in record.draws.items())
    return text


def read_line(game: Game[P, M, E, V], position: P, line: str, number: int) -> Record[M]:
    """Return the record that a line describes.

    Args:
        game: the game, which defines the notation.
        position: the position before the move.
        line: the text.
        number: the number of the move, from 1, for faults.

    Raises:
        BadFileError: it is not a move of the game, or its draws cannot be read.
    """
    path = f"moves[{number - 1}]"
    figures: dict[str, Figure] = {"number": number, "text": short(line)}
    before, bar, drawn = line.partition(" | ")
    # No id has invisible characters, and such a character could control the terminal that shows the refusal.
    if len(line) > MAX_LINE or not before.isprintable():
        raise bad(Problem.NOT_A_MOVE, path, word="", **figures)
    said = _SEAT.match(before)
    try:
        move = game.parse(before[said.end() :] if said else before)
    except NotationError as error:
        raise bad(Problem.NOT_A_MOVE, path, word=short(error.word), **figures) from error
    draws = read_draws(drawn) if bar else {}
    if draws is None:
        raise bad(Problem.BAD_DRAWS, path, **figures)
    return Record(int(said[1]) if said else _only_seat(game, position), move, draws)


def read_draws(text: str) -> Draws | None:
    """Return the draws that a text names, or ``None`` if it cannot be read."""
    draws: Draws = {}
    for part in text.split("; "):
        drawn = _DRAW.fullmatch(part)
        if drawn is None or drawn[1] in draws:
            return None
        draws[drawn[1]] = tuple(_read_index(index) for index in _INDEX.findall(drawn[2]))
    return draws


def _only_seat(game: Game[P, M, E, V], position: P) -> Seat:
    """Return the deciding seat, or seat 0 if none or several decide: the refusal will then explain the fault."""
    decisions = game.decisions(position)
    return decisions[0].seat if decisions else 0


def _write_indices(made: tuple[int, ...]) -> str:
    return "".join(_DIGITS[index] if index < len(_DIGITS) else f"({index})" for index in made)


def _read_index(text: str) -> int:
    return int(text[1:-1]) if text[0] == "(" else _DIGITS.index(text)
