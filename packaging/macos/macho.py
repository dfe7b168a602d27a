"""Reads Mach-O files, the programs and libraries of macOS, and removes their parts for other processors."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

_FAT: Final = 0xCAFEBABE
_THIN: Final = 0xFEEDFACF
_PROCESSORS: Final = {0x01000007: "x86_64", 0x0100000C: "arm64"}
_LOADS: Final = (0xC, 0x80000018, 0x8000001F)
"""Load commands of libraries: required, optional and re-exported ones."""
_RPATH: Final = 0x8000001C


@dataclass(slots=True)
class Linked:
    """The libraries that a part of a file is linked to.

    Attributes:
        processor: the processor of the part.
        libraries: the names of the libraries, as the file has them.
        rpaths: the folders in which libraries that begin with ``@rpath`` are searched.
    """

    processor: str
    libraries: list[str] = field(default_factory=list)
    rpaths: list[str] = field(default_factory=list)


def is_macho(file: Path) -> bool:
    """Return whether a file is a program or library of macOS with 64 bits."""
    with file.open("rb") as content:
        head = content.read(4)
    return head in (struct.pack(">I", _FAT), struct.pack("<I", _THIN))


def slices(data: bytes) -> dict[str, bytes]:
    """Return the parts of a Mach-O file by processor."""
    if struct.unpack_from(">I", data)[0] != _FAT:
        return {_processor(data): data}
    (number,) = struct.unpack_from(">I", data, 4)
    found: dict[str, bytes] = {}
    for index in range(number):
        processor, _, offset, size, _ = struct.unpack_from(">5I", data, 8 + 20 * index)
        found[_PROCESSORS.get(processor, hex(processor))] = data[offset : offset + size]
    return found


def thin(file: Path, processor: str) -> None:
    """Remove the parts of a file for all processors but one.

    Raises:
        ValueError: the file has no part for this processor.
    """
    parts = slices(file.read_bytes())
    if processor not in parts:
        raise ValueError(f"{file.name} is not for {processor}")
    if len(parts) > 1:
        file.write_bytes(parts[processor])


def linked(data: bytes) -> Linked:
    """Return the libraries that a part of a Mach-O file is linked to."""
    found = Linked(_processor(data))
    for command, body in _commands(data):
        if command in _LOADS or command == _RPATH:
            (start,) = struct.unpack_from("<I", body, 8)
            text = body[start:].split(b"\0", 1)[0].decode()
            (found.rpaths if command == _RPATH else found.libraries).append(text)
    return found


def _processor(data: bytes) -> str:
    (processor,) = struct.unpack_from("<I", data, 4)
    return _PROCESSORS.get(processor, hex(processor))


def _commands(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield the load commands, each with all of its bytes."""
    (number,) = struct.unpack_from("<I", data, 16)
    place = 32
    for _ in range(number):
        command, size = struct.unpack_from("<II", data, place)
        yield command, data[place : place + size]
        place += size
