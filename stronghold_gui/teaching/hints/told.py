"""A hint in words, as a terminal or the window shows it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ToldGroup:
    """A group of moves in words, with the places that belong to it: goals, and where units are taken from."""

    text: str
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """A hint in words.

    Attributes:
        about: what the decision is about.
        rule: the heading of the rule's paragraph; ``anchor``: its anchor in the rules reference.
        summary: how many moves there are, and what ending does.
        groups: the legal moves.
        blocked: what cannot be done, and why.
        advice: what usually matters.
    """

    about: str
    rule: str
    anchor: str
    summary: str
    groups: tuple[ToldGroup, ...]
    blocked: tuple[str, ...]
    advice: tuple[ToldGroup, ...]
