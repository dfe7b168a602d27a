"""The messages between a window and the process that thinks: plain values, each preceded by its length and checksum.

Messages are pickled: a view consists of a game's own values, which both sides know, since both are this program. Only a
process and its child can write on these pipes. But a library may print to the pipe of the answers, and a crashing
process may write anything. So a message is checked for completeness before it is unpickled.
"""

from __future__ import annotations

import pickle
import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.player import Reasons

_SIGN: Final = b"SG"
_HEAD: Final = struct.Struct("<2s?II")
"""The header of a message: the sign, whether it is urgent, the number of bytes that follow, and their checksum."""
_MOST_BYTES: Final = 1 << 28
"""The most bytes of a valid message; a question about the largest table has less than a megabyte."""


class GarbledError(Exception):
    """Bytes from a pipe are no message."""


@dataclass(frozen=True, slots=True)
class Load:
    """An announcement of questions about a game, so that its rules can be loaded in advance.

    Attributes:
        game: its loader, as ``module:name`` of a function without arguments (``Entry.load``).
    """

    game: str


@dataclass(frozen=True, slots=True)
class Question:
    """A question to a player.

    Attributes:
        number: the number of the question; later questions have higher numbers.
        game: its loader, as in `Load`.
        level: the player's id in its game.
        table: name of the match, so that the same player continues.
        seat: the player's seat.
        seed: the seed of the player's own randomness.
        view: the seat's view.
        decision: the seat's decision.
        moves: its legal moves, at least one.
        seconds: time limit, after which it must choose from its results so far; a player usually thinks for a second or
            less.
    """

    number: int
    game: str
    level: str
    table: str
    seat: Seat
    seed: int
    view: object
    decision: Decision
    moves: tuple[object, ...]
    seconds: float


@dataclass(frozen=True, slots=True)
class Hurry:
    """A request that the player who thinks about a question, or an earlier one, chooses now."""

    number: int


@dataclass(frozen=True, slots=True)
class Ping:
    """A request for a sign of life; the process answers at once, also while a player thinks."""


@dataclass(frozen=True, slots=True)
class Pong:
    """The answer of the process to a ``Ping``.

    Attributes:
        number: number of the question that a player thinks about; 0 while none thinks, or its game is being loaded.
        seconds: its thinking time so far.
    """

    number: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Answer:
    """A choice: the index of the move among the legal ones, and the player's reasons."""

    number: int
    index: int
    reasons: Reasons | None = None


@dataclass(frozen=True, slots=True)
class Failure:
    """A failure to answer a question: a fault of a player, with its location."""

    number: int
    trace: str


Request: TypeAlias = Load | Question | Hurry | Ping
Response: TypeAlias = Answer | Failure | Pong


def written(message: Request | Response) -> bytes:
    """Return a message as bytes for a pipe."""
    text = pickle.dumps(message, protocol=5)
    return _HEAD.pack(_SIGN, isinstance(message, Hurry | Ping), len(text), zlib.crc32(text)) + text


def read(text: bytes) -> object:
    """Return the message of a letter.

    Raises:
        GarbledError: the letter is no message of this version of the program.
    """
    try:
        return pickle.loads(text)  # noqa: S301 - written by the other half of this program
    except Exception as fault:
        raise GarbledError(f"{type(fault).__name__}: {fault}") from fault


@dataclass(frozen=True, slots=True)
class Letter:
    """A message received but not yet read, since reading imports the modules it needs."""

    urgent: bool
    text: bytes


class Inbox:
    """An assembler of letters from the bytes of a pipe."""

    def __init__(self) -> None:
        self._bytes = bytearray()

    def take(self, data: bytes) -> Iterator[Letter]:
        """Yield the letters that are whole now.

        Raises:
            GarbledError: the next bytes are no letter; all that follows is lost.
        """
        self._bytes += data
        while self._bytes:
            if not _SIGN.startswith(self._bytes[: len(_SIGN)]):
                raise GarbledError("no message begins here")
            if len(self._bytes) < _HEAD.size:
                return
            _sign, urgent, length, checksum = _HEAD.unpack_from(self._bytes)
            if length > _MOST_BYTES:
                raise GarbledError(f"a message of {length} bytes")
            end = _HEAD.size + length
            if len(self._bytes) < end:
                return
            text = bytes(self._bytes[_HEAD.size : end])
            if zlib.crc32(text) != checksum:
                raise GarbledError("the checksum of a message is wrong")
            del self._bytes[:end]
            yield Letter(urgent, text)
