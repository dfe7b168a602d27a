"""The SVG of a surface: read when it is needed, element by element, and never kept or built as a whole.

A board's picture is half a megabyte of text, needed for some milliseconds of a start.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from xml.parsers import expat

Svg = str | Path
"""The text of an SVG, or its file."""

_CHUNK: Final = 16_384
"""Bytes that are read at a time."""


class BadSvg(ValueError):
    """It is no SVG; the sentence says at what line."""


@dataclass(frozen=True, slots=True)
class Element:
    """An element as it begins.

    Attributes:
        tag: its name without namespace.
        attributes: by name; those of other namespaces than SVG's carry theirs before a brace.
        depth: how many elements it lies in.
    """

    tag: str
    attributes: dict[str, str]
    depth: int

    def get(self, name: str, default: str = "") -> str:
        """Return an attribute."""
        return self.attributes.get(name, default)


def elements(svg: Svg) -> Iterator[Element]:
    """Yield the elements in their order, each as it begins; whoever stops asking has nothing read that lies beyond.

    Raises:
        BadSvg: it is not well formed as far as it was read.
        OSError: a file cannot be read.
    """
    begun: list[Element] = []
    depth = 0

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal depth
        begun.append(Element(tag.rpartition("}")[2], attributes, depth))
        depth += 1

    def end(_tag: str) -> None:
        nonlocal depth
        depth -= 1

    parser = expat.ParserCreate(namespace_separator="}")
    parser.StartElementHandler, parser.EndElementHandler = start, end
    try:
        for chunk in chunks(svg):
            parser.Parse(chunk)
            yield from begun
            begun.clear()
        parser.Parse(b"", True)
    except expat.ExpatError as error:
        raise BadSvg(str(error)) from error


def chunks(svg: Svg) -> Iterator[bytes]:
    """Yield it piece by piece; raises ``OSError`` where a file cannot be read."""
    if isinstance(svg, Path):
        with svg.open("rb") as file:
            yield from iter(lambda: file.read(_CHUNK), b"")
    else:
        whole = svg.encode()
        yield from (whole[start : start + _CHUNK] for start in range(0, len(whole), _CHUNK))
