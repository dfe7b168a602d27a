"""The format of a running match's journal, and its reader.

The first line has the match document at the start of the journal. Each further line is a move, the number of moves
undone, the state of the clock, the reasons for a computer's turn, or the file the match was saved in, all as JSON. A
checksum of this line and all lines before it follows, which shows how much of the file is unchanged.

A line without an end was cut off during writing and is dropped. Lines before a damaged line are good; lines after it
are useless, since moves build on each other. Journals of version 1 had no checksums; they are read as far as their
lines make sense.
"""

from __future__ import annotations

import json
import re
import zlib
from dataclasses import dataclass
from typing import Final

from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.faults import BadFileError, Fault, Problem, bad
from stronghold_gui.core.save.raw import MAX_MEBIBYTES, MEBIBYTE, parse_raw
from stronghold_gui.core.save.reasons import reasons_until

JOURNAL_SUFFIX: Final = ".journal"
VERSION: Final = 4
"""The current version; journals of version 2 had no clocks, those of version 3 no reasons."""
_CHECKED: Final = rb"(?s)(.*) ([0-9a-f]{8})"


@dataclass(frozen=True, slots=True)
class Journal:
    """The content of a journal.

    Attributes:
        document: the match document, with all valid moves.
        file: the match file it was opened from or saved in last, or ``""``.
        fingerprint: the fingerprint of that file then, ``""`` if the journal has none.
        whole: the number of bytes of the good lines.
        checksum: the checksum of these bytes.
        version: the version of the journal.
        damage: the fault of the first line after the good ones, or ``None`` if at most a cut-off line follows them.
    """

    document: dict[str, Json]
    file: str
    fingerprint: str
    whole: int
    checksum: int
    version: int
    damage: Fault | None

    @property
    def moves(self) -> list[Json]:
        """The lines of the moves."""
        moves = self.document["moves"]
        assert isinstance(moves, list)
        return moves

    def until(self, moves: int) -> dict[str, Json]:
        """Return the match document with only the first moves, and the reasons given until then."""
        reasons = self.document["reasons"]
        assert isinstance(reasons, list)
        return {**self.document, "moves": self.moves[:moves], "reasons": reasons_until(reasons, moves)}


def write_lines(values: list[Json], checksum: int) -> tuple[bytes, int]:
    """Return values as lines to append, and the checksum of all lines.

    Args:
        values: the values, one for each line.
        checksum: the checksum of the lines before, 0 for none.
    """
    text = bytearray()
    for said in values:
        line = json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode()
        checksum = zlib.crc32(line, checksum)
        text += line + b" %08x\n" % checksum
    return bytes(text), checksum


def head(document: Json, file: str, fingerprint: str) -> Json:
    """Return the content of the first line: the current match, its file, and the fingerprint of the file."""
    return {"journal": VERSION, "file": file, "fingerprint": fingerprint, "match": document}


def read_journal(data: bytes) -> Journal:
    """Return the content of the good part of a journal.

    Raises:
        BadFileError: its first line is damaged.
    """
    if len(data) > MAX_MEBIBYTES * MEBIBYTE:
        raise bad(Problem.TOO_LARGE, limit=MAX_MEBIBYTES)
    # The text after the last line end is an incomplete line.
    *lines, _cut = data.split(b"\n")
    if not lines:
        raise _damaged(1)
    reader = _Reader(lines[0])
    damage = None
    for number, line in enumerate(lines[1:], start=2):
        try:
            reader.read(line, number)
        except BadFileError as error:
            damage = error.first
            break
    return Journal(
        {**reader.document, "moves": reader.moves, "reasons": reader.reasons},
        reader.file,
        reader.fingerprint,
        reader.whole,
        reader.checksum,
        reader.version,
        damage,
    )


class _Reader:
    """Reads the lines of a journal one after another."""

    def __init__(self, first: bytes) -> None:
        """Begin with the first line.

        Raises:
            BadFileError: it is damaged.
        """
        self.whole = self.checksum = 0
        self.version = VERSION if re.fullmatch(_CHECKED, first) else 1
        said = self._checked(first, 1)
        if not isinstance(said, dict) or not isinstance(document := said.get("match"), dict):
            raise _damaged(1)
        if isinstance(version := said.get("journal"), int) and version > VERSION:
            raise bad(Problem.NEWER, version=version, known=VERSION)
        if self.version == 1 and said.get("journal") in range(2, VERSION + 1):
            # Later versions always have a checksum, so this line was damaged.
            raise _damaged(1)
        file, moves, reasons = said.get("file"), document.get("moves"), document.get("reasons", [])
        if not isinstance(file, str) or not isinstance(moves, list) or not isinstance(reasons, list):
            raise _damaged(1)
        self.document, self.moves, self.reasons = document, list(moves), list(reasons)
        self.file, self.fingerprint = file, _text(said.get("fingerprint"))

    def read(self, line: bytes, number: int) -> None:
        """Read one more line.

        Raises:
            BadFileError: it is damaged; nothing has changed.
        """
        whole, checksum = self.whole, self.checksum
        match self._checked(line, number):
            case str(move):
                self.moves.append(move)
            case int(back) if type(back) is int and -len(self.moves) <= back < 0:
                del self.moves[back:]
                self.reasons = reasons_until(self.reasons, len(self.moves))
            case {"clock": dict(clock)}:
                self.document["clock"] = clock
            case {"reasons": dict(reasons)}:
                self.reasons.append(reasons)
            case {"saved": str(saved), **more}:
                self.file, self.fingerprint = saved, _text(more.get("fingerprint"))
            case _:
                self.whole, self.checksum = whole, checksum
                raise _damaged(number)

    def _checked(self, line: bytes, number: int) -> Json:
        """Return the content of a line after checking its checksum."""
        text, checksum = line, self.checksum
        if self.version > 1:
            split = re.fullmatch(_CHECKED, line)
            if split is None:
                raise _damaged(number)
            text = split[1]
            checksum = zlib.crc32(text, checksum)
            if int(split[2], 16) != checksum:
                raise _damaged(number)
        try:
            said = parse_raw(text)
        except BadFileError as error:
            raise _damaged(number) from error
        self.whole, self.checksum = self.whole + len(line) + 1, checksum
        return said


def _text(said: object) -> str:
    return said if isinstance(said, str) else ""


def _damaged(line: int) -> BadFileError:
    return bad(Problem.DAMAGED_LINE, line=line)
