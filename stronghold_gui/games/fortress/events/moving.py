"""Figures move, leave engagements, fall."""

from __future__ import annotations

from msgspec import Struct


class Stepped(Struct, frozen=True):
    """A figure took a step; ``cost`` in points, ``drop`` in levels; ``second`` is where a second half stands then."""

    figure: str
    start: str
    space: str
    cost: int
    drop: int
    second: str = ""


class Flew(Struct, frozen=True):
    """A figure flew, leapt or was pulled up to a space; ``how``: ``fly``, ``leap`` or ``grapple``.

    ``second`` is where a second half stands then.
    """

    figure: str
    start: str
    space: str
    how: str
    second: str = ""


class MoveEnded(Struct, frozen=True):
    """A figure has finished its move."""

    figure: str
    space: str


class StruckAt(Struct, frozen=True):
    """An enemy rolled against a figure that left the engagement."""

    striker: str
    figure: str
    hit: bool


class Spared(Struct, frozen=True):
    """An enemy let a figure go."""

    striker: str
    figure: str


class Fell(Struct, frozen=True):
    """A figure fell so many levels; ``how``: ``fall`` or ``major``; ``skulls`` are wounds."""

    figure: str
    levels: int
    how: str
    skulls: int


class FellDeep(Struct, frozen=True):
    """A figure fell so deep that only the d20 saves it."""

    figure: str
    levels: int
    number: int
    unhurt: bool
