"""Lists of matches: the files that were opened or played last, and the state of these matches.

A damaged list counts as empty and is never reported as a fault.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Final

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.names import is_clean
from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.atomic import read_own, write_atomically
from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.core.save.lines import write_line

MOST: Final = 10
"""The most entries in the list of recent matches."""
_MAX_TEXT: Final = 4096
_MOST_NAMES: Final = 64
"""A limit above the number of seats of any game; this program does not write longer lists."""


@dataclass(frozen=True, slots=True)
class Result:
    """The facts about a finished match, besides its winners, that the tally needs.

    Attributes:
        options: the values of the game's options, without custom figures and maps.
        players: by seat, the id of the computer player that had it, ``""`` for a person; empty if all were people.
        scores: points by seat; empty where the game is not played for points.
        moves: a digest of seed and moves, equal for copies of a match; ``""`` if unknown.
    """

    options: Mapping[str, str]
    players: tuple[str, ...]
    scores: tuple[int, ...]
    moves: str = ""


@dataclass(frozen=True, slots=True)
class Recent:
    """One entry.

    Attributes:
        path: the file, absolute.
        game: id of the game, ``""`` in old lists with a single game.
        names: the names of the players, in seat order.
        turn: the progress of the match (``Game.progress``).
        when: time of the last save or opening, seconds since 1970.
        deciding: the seats that must decide something; ``None`` if unknown.
        winners: the seats that have won; ``None`` while the match runs.
        stamp: the stamp of the file at that time (``stamp_of``), "" if unknown.
        result: further facts about a finished match; ``None`` for a running one, and in lists of earlier versions.
    """

    path: str
    game: str
    names: tuple[str, ...]
    turn: int
    when: int
    deciding: tuple[Seat, ...] | None = None
    winners: tuple[Seat, ...] | None = None
    stamp: str = ""
    result: Result | None = None

    @property
    def over(self) -> bool:
        """Whether the match is known to be over."""
        return self.deciding == ()


def entry_of(match: AnyMatch, path: Path, when: int) -> Recent:
    """Return the entry of a match in its present state, as stored in its file.

    Args:
        match: the match.
        path: its file.
        when: seconds since 1970.
    """
    game, position = match.game, match.position
    deciding = tuple(decision.seat for decision in game.decisions(position))
    outcome = game.outcome(position)
    return Recent(
        str(path.absolute()),
        match.header.game,
        tuple(match.header.names),
        game.progress(position),
        when,
        tuple(dict.fromkeys(deciding)),
        tuple(outcome.winners) if outcome is not None else None,
        stamp_of(path),
        _result_of(match) if outcome is not None else None,
    )


def _result_of(match: AnyMatch) -> Result:
    game, header = match.game, match.header
    asked = game.options(len(header.names))
    outcome = game.outcome(match.position)
    return Result(
        {name: header.options.get(name, values[0]) for name, values in asked.items()},
        header.players,
        tuple(outcome.scores) if outcome is not None else (),
        _digest_of(match),
    )


def _digest_of(match: AnyMatch) -> str:
    lines = [str(match.header.seed), *(write_line(match.game, done) for done in match.played)]
    return sha256("\n".join(lines).encode()).hexdigest()


def stamp_of(path: Path) -> str:
    """Return a stamp of length and time that changes with each write to a file, "" if there is none."""
    try:
        facts = path.stat()
    except (OSError, ValueError):
        return ""
    return f"{facts.st_size}-{facts.st_mtime_ns}"


class RecentList:
    """A list of matches in a file, newest first; every method reads the file again, since other windows write it."""

    def __init__(self, path: Path, most: int = MOST) -> None:
        """Use the list in the file ``path``, which need not exist, with at most ``most`` entries."""
        self.path, self._most = path, most

    def entries(self) -> list[Recent]:
        """Return the entries, newest first, without damaged ones."""
        try:
            return self._read()
        except BadFileError:
            return []

    def add(self, entry: Recent) -> None:
        """Put an entry on top and remove an older one of the same file."""
        self._change(lambda before: [entry, *(other for other in before if other.path != entry.path)])

    def note(self, entries: Sequence[Recent]) -> None:
        """Insert all these entries by their time, in place of older entries of the same files."""

        def noted(before: list[Recent]) -> list[Recent]:
            known = {entry.path: entry for entry in before}
            after = {**known, **{entry.path: entry for entry in entries}}
            return sorted(after.values(), key=lambda entry: entry.when, reverse=True) if after != known else before

        self._change(noted)

    def forget(self, path: str) -> None:
        """Remove a file from the list."""
        self._change(lambda before: [entry for entry in before if entry.path != path])

    def rename(self, path: str, new: str) -> None:
        """Change the file of an entry, and remove an older entry of that file."""

        def renamed(before: list[Recent]) -> list[Recent]:
            others = [entry for entry in before if entry.path != new]
            return [replace(entry, path=new) if entry.path == path else entry for entry in others]

        self._change(renamed)

    def clear(self) -> None:
        """Empty the list."""
        self._change(lambda _before: [])

    def _read(self) -> list[Recent]:
        """Return the entries.

        Raises:
            BadFileError: the system does not let us read them.
        """
        raw = read_own(self.path)
        listed = raw.get("recent") if isinstance(raw, dict) else None
        if not isinstance(listed, list):
            return []
        entries = {entry.path: entry for value in reversed(listed) if (entry := _entry(value)) is not None}
        return list(reversed(entries.values()))[: self._most]

    def _change(self, change: Callable[[list[Recent]], list[Recent]]) -> None:
        """Apply a change to the list, and write it if it is different."""
        # A player must not be disturbed because the list cannot be read or written.
        with contextlib.suppress(BadFileError):
            before = self._read()
            after = change(before)[: self._most]
            if after != before:
                document = {"recent": [asdict(entry) for entry in after]}
                # Do not indent: json.dumps would use its slow Python code, 130 ms for 500 entries after a match.
                write_atomically(self.path, json.dumps(document, ensure_ascii=False).encode())


def _entry(value: Json) -> Recent | None:
    """Return a valid entry, or ``None``."""
    match value:
        case {"path": str(path), "names": list(names), "turn": int(turn), "when": int(when)}:
            game = value.get("game", "") if isinstance(value, dict) else ""
            texts = [name for name in names if isinstance(name, str)]
            sound = len(texts) == len(names) <= _MOST_NAMES and all(map(_is_sound, (*texts, path, game)))
            if sound and path and Path(path).is_absolute() and 0 <= turn < 1000 and 0 <= when < 1 << 40:
                more = value if isinstance(value, dict) else {}
                deciding, winners = (_seats(more.get(member), len(texts)) for member in ("deciding", "winners"))
                stamp = str(more["stamp"]) if _is_sound(more.get("stamp")) else ""
                result = _result(more.get("result"), len(texts))
                return Recent(path, str(game), tuple(texts), turn, when, deciding, winners, stamp, result)
        case _:
            pass
    return None


def _seats(value: Json, number: int) -> tuple[Seat, ...] | None:
    """Return the listed seats of a match, ``None`` if it is no list of seats below ``number``."""
    if not isinstance(value, list):
        return None
    seats = [seat for seat in value if type(seat) is int and 0 <= seat < number]
    return tuple(seats) if len(seats) == len(value) else None


def _result(value: Json, number: int) -> Result | None:
    """Return the result of a match with ``number`` seats, ``None`` if there is none or it is damaged."""
    match value:
        case {"options": dict(options), "players": list(players), "scores": list(scores)}:
            ids = [player for player in players if isinstance(player, str)]
            points = [score for score in scores if type(score) is int]
            whole = len(ids) == len(players) and len(points) == len(scores)
            fitting = len(ids) in (0, number) and len(points) in (0, number)
            moves = value.get("moves", "") if isinstance(value, dict) else ""
            if whole and fitting and all(map(_is_sound, (*options, *options.values(), *ids, moves))):
                chosen = {name: str(one) for name, one in options.items()}
                return Result(chosen, tuple(ids), tuple(points), str(moves))
        case _:
            pass
    return None


def _is_sound(text: Json) -> bool:
    return isinstance(text, str) and len(text) <= _MAX_TEXT and is_clean(text)
