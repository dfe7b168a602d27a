"""What searches have found, in the form in which it is kept (``entering.py``)."""

from __future__ import annotations

from collections.abc import Hashable


class Entered:
    """What a figure can enter from where it stands: spots, or pairs of them by number.

    Attributes:
        costs: points by place; the own one comes first and costs nothing.
        ends: the same without that, where a move could end if nobody stood there.
        bits: the spots of all of it. ``ladders``: spots on which somebody bars a jump down a ladder from there.
    """

    __slots__ = ("bits", "costs", "ends", "ladders")

    def __init__(self, costs: dict[int, int], ends: dict[int, int], bits: int, ladders: int) -> None:
        self.costs, self.ends, self.bits, self.ladders = costs, ends, bits, ladders


class Searches:
    """Searches that are kept.

    Attributes:
        free: those with nobody in the way. ``hindered``: others, by who is.
    """

    __slots__ = ("free", "hindered")

    def __init__(self) -> None:
        self.free: dict[Hashable, Entered] = {}
        self.hindered: dict[Hashable, Entered] = {}
