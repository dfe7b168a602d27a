"""The SVG of a surface, parsed element by element, without a tree of all elements.

A board's picture is half a megabyte of text, which is needed only briefly at the start.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from xml.parsers import expat

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

Svg = str | Path
"""The text of an SVG, or its file."""

_CHUNK: Final = 16_384
"""Bytes that are read at a time."""


class BadSvg(ValueError):
    """The text is no valid SVG; the message has the line number."""


@dataclass(frozen=True, slots=True)
class Element:
    """The start of an element.

    Attributes:
        tag: its name without namespace.
        attributes: its attributes by name; those outside SVG's namespace have their namespace as a prefix in braces.
        depth: number of its ancestors.
    """

    tag: str
    attributes: dict[str, str]
    depth: int

    def get(self, name: str, default: str = "") -> str:
        return self.attributes.get(name, default)


def elements(svg: Svg) -> Iterator[Element]:
    """Yield the elements in document order; parsing stops when the caller stops iterating.

    Raises:
        BadSvg: the part read is not well formed.
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
    """Yield the SVG in chunks; raises ``OSError`` if a file cannot be read."""
    if isinstance(svg, Path):
        with svg.open("rb") as file:
            yield from iter(lambda: file.read(_CHUNK), b"")
    else:
        whole = svg.encode()
        yield from (whole[start : start + _CHUNK] for start in range(0, len(whole), _CHUNK))


_TOKEN: Final = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_TRANSFORM: Final = re.compile(r"(\w+)\s*\(([^)]*)\)")
_ARGUMENTS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def element_path(tag: str, get: Mapping[str, str]) -> QPainterPath | None:
    """Return the outline of an SVG element (its tag without namespace), or None for groups, texts and so on."""
    path = QPainterPath()
    match tag:
        case "rect":
            box = (
                float(get.get("x", 0)),
                float(get.get("y", 0)),
                float(get.get("width", 0)),
                float(get.get("height", 0)),
            )
            if corner := float(get.get("rx", 0)):
                path.addRoundedRect(*box, corner, float(get.get("ry", corner)))
            else:
                path.addRect(*box)
        case "circle":
            r = float(get["r"])
            path.addEllipse(QPointF(float(get.get("cx", 0)), float(get.get("cy", 0))), r, r)
        case "ellipse":
            middle = QPointF(float(get.get("cx", 0)), float(get.get("cy", 0)))
            path.addEllipse(middle, float(get["rx"]), float(get["ry"]))
        case "polygon" | "polyline":
            numbers = [float(token) for token in _TOKEN.findall(get["points"])]
            points = [QPointF(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
            path.addPolygon(QPolygonF(points))
            path.closeSubpath()
        case "path":
            return parse_path(get["d"])
        case _:
            return None
    return path


def parse_transform(text: str) -> QTransform:
    """Return the matrix of a `transform` attribute."""
    result = QTransform()
    for name, inside in _TRANSFORM.findall(text):
        numbers = [float(token) for token in _TOKEN.findall(inside)]
        result = _one_transform(name, numbers) * result
    return result


def _one_transform(name: str, n: list[float]) -> QTransform:
    match name:
        case "matrix":
            return QTransform(*n)
        case "translate":
            return QTransform.fromTranslate(n[0], n[1] if len(n) > 1 else 0.0)
        case "scale":
            return QTransform.fromScale(n[0], n[1] if len(n) > 1 else n[0])
        case "rotate":
            x, y = (n[1], n[2]) if len(n) > 2 else (0.0, 0.0)
            turn = QTransform().rotate(n[0])
            return QTransform.fromTranslate(-x, -y) * turn * QTransform.fromTranslate(x, y)
        case _:
            raise ValueError(f"the transform {name!r} is not understood")


def parse_path(d: str) -> QPainterPath:
    """Return the path of a `d` attribute.

    Raises:
        ValueError: a command is unknown or lacks numbers.
    """
    pen = _Pen()
    for command, numbers in _commands(d):
        pen.draw(command, numbers)
    return pen.path


def _commands(d: str) -> Iterator[tuple[str, list[float]]]:
    """Yield path commands; a command with several sets of numbers is repeated for each."""
    tokens = _TOKEN.findall(d)
    at, command = 0, ""
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        need = _ARGUMENTS.get(command.upper())
        if need is None or at + need > len(tokens):
            raise ValueError(f"the path stops making sense at {command!r}: {d[:60]}")
        yield command, [float(token) for token in tokens[at : at + need]]
        at += need
        if command in "Mm":  # further pairs after a "move" are lines
            command = "L" if command == "M" else "l"


class _Pen:
    """Draws path commands. It keeps the last command and control point, which the short forms `S` and `T` refer to."""

    def __init__(self) -> None:
        self.path = QPainterPath()
        self.last = ""
        self.control = QPointF()

    def draw(self, command: str, n: list[float]) -> None:
        """Draw one command."""
        here, kind = self.path.currentPosition(), command.upper()
        if command.islower() and kind not in "HVA":
            n = [v + (here.y() if i % 2 else here.x()) for i, v in enumerate(n)]
        elif command.islower():
            n = self._absolute(kind, n, here)
        points = [QPointF(x, y) for x, y in zip(n[::2], n[1::2], strict=False)]
        match kind:
            case "M":
                self.path.moveTo(points[0])
            case "L":
                self.path.lineTo(points[0])
            case "H":
                self.path.lineTo(n[0], here.y())
            case "V":
                self.path.lineTo(here.x(), n[0])
            case "Z":
                self.path.closeSubpath()
            case "A":
                self._arc(here, n)
            case _:
                self._curve(kind, points, here)
        self.last = kind

    @staticmethod
    def _absolute(kind: str, n: list[float], here: QPointF) -> list[float]:
        if kind == "H":
            return [n[0] + here.x()]
        if kind == "V":
            return [n[0] + here.y()]
        return [*n[:5], n[5] + here.x(), n[6] + here.y()]

    def _curve(self, kind: str, points: list[QPointF], here: QPointF) -> None:
        family = "CS" if kind in "CS" else "QT"
        if kind in "ST":  # the missing control point mirrors the one before
            points.insert(0, here * 2 - self.control if self.last and self.last in family else here)
        self.control = points[-2]
        if family == "CS":
            self.path.cubicTo(*points)
        else:
            self.path.quadTo(*points)

    def _arc(self, start: QPointF, n: list[float]) -> None:
        """Draw an arc as short lines, which is exact enough for areas."""
        rx, ry, turn, large, sweep = abs(n[0]), abs(n[1]), math.radians(n[2]), n[3] != 0, n[4] != 0
        end = QPointF(n[5], n[6])
        if not rx or not ry or start == end:
            self.path.lineTo(end)
            return
        cos, sin = math.cos(turn), math.sin(turn)
        half = (start - end) / 2
        x, y = cos * half.x() + sin * half.y(), cos * half.y() - sin * half.x()
        grow = max(1.0, math.hypot(x / rx, y / ry))
        rx, ry = rx * grow, ry * grow
        rest = (rx * ry) ** 2 / ((rx * y) ** 2 + (ry * x) ** 2) - 1
        k = math.sqrt(max(0.0, rest)) * (-1 if large == sweep else 1)
        cx, cy = k * rx * y / ry, -k * ry * x / rx
        first = math.atan2((y - cy) / ry, (x - cx) / rx)
        span = (math.atan2((-y - cy) / ry, (-x - cx) / rx) - first) % math.tau
        if not sweep:
            span -= math.tau
        middle = (start + end) / 2
        for step in range(1, 25):
            a = first + span * step / 24
            px, py = rx * math.cos(a) + cx, ry * math.sin(a) + cy
            self.path.lineTo(cos * px - sin * py + middle.x(), sin * px + cos * py + middle.y())
