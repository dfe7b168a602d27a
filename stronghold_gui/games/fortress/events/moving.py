"""Figures move, leave engagements, fall."""

from __future__ import annotations

from stronghold_gui.core.value import value


@value
class Stepped:
    """A figure took a step; ``cost`` in points, ``drop`` in levels; ``second`` is where a second half stands then."""

    figure: str
    start: str
    space: str
    cost: int
    drop: int
    second: str = ""


@value
class Flew:
    """A figure flew, leapt or was pulled up to a space; ``how``: ``fly``, ``leap`` or ``grapple``.

    ``second`` is where a second half stands then.
    """

    figure: str
    start: str
    space: str
    how: str
    second: str = ""


@value
class MoveEnded:
    """A figure has finished its move."""

    figure: str
    space: str


@value
class StruckAt:
    """An enemy rolled against a figure that left the engagement."""

    striker: str
    figure: str
    hit: bool


@value
class Spared:
    """An enemy let a figure go."""

    striker: str
    figure: str


@value
class Fell:
    """A figure fell so many levels; ``how``: ``fall`` or ``major``; ``skulls`` are wounds."""

    figure: str
    levels: int
    how: str
    skulls: int


@value
class FellDeep:
    """A figure fell so deep that only the d20 saves it."""

    figure: str
    levels: int
    number: int
    unhurt: bool
