"""Figures move, leave engagements, fall."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Stepped:
    """A figure took a step; ``cost`` in points, ``drop`` in levels; ``second`` is where a second half stands then."""

    figure: str
    start: str
    space: str
    cost: int
    drop: int
    second: str = ""


@dataclass(frozen=True, slots=True)
class Flew:
    """A figure flew, leapt or was pulled up to a space; ``how``: ``fly``, ``leap`` or ``grapple``.

    ``second`` is where a second half stands then.
    """

    figure: str
    start: str
    space: str
    how: str
    second: str = ""


@dataclass(frozen=True, slots=True)
class MoveEnded:
    """A figure has finished its move."""

    figure: str
    space: str


@dataclass(frozen=True, slots=True)
class StruckAt:
    """An enemy rolled against a figure that left the engagement."""

    striker: str
    figure: str
    hit: bool


@dataclass(frozen=True, slots=True)
class Spared:
    """An enemy let a figure go."""

    striker: str
    figure: str


@dataclass(frozen=True, slots=True)
class Fell:
    """A figure fell so many levels; ``how``: ``fall`` or ``major``; ``skulls`` are wounds."""

    figure: str
    levels: int
    how: str
    skulls: int


@dataclass(frozen=True, slots=True)
class FellDeep:
    """A figure fell so deep that only the d20 saves it."""

    figure: str
    levels: int
    number: int
    unhurt: bool
