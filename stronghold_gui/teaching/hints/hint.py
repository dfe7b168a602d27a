"""The values a hint is made of, ids and numbers, and the hint in words."""

from __future__ import annotations

from dataclasses import dataclass

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.teaching.reference.game import Setting


@dataclass(frozen=True, slots=True)
class Group:
    """Legal moves that belong together: one kind of move, and what distinguishes these from others of the kind.

    Attributes:
        kind: the kind of move, an id of the game's (``march``).
        head: their common part (the building, the start of a march), or ``""``.
        things: pieces or things that are moved, chosen or paid for, each once.
        places: goals, each once.
        count: number of legal moves.
    """

    kind: str
    head: str
    things: tuple[str, ...]
    places: tuple[str, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Blocked:
    """An action that belongs to this decision but cannot be taken now.

    Attributes:
        action: the id of the action.
        why: an id of the game, or ``rule`` if ``refusal`` holds the answer of the rules.
        refusal: the answer of the rules.
    """

    action: str
    why: str
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """A piece of advice: something that usually matters.

    Attributes:
        id: the id of its sentence.
        places: places in it.
        things: pieces or actions in it.
        n: a number in it.
        units: the number of units, if the sentence has both numbers.
    """

    id: str
    places: tuple[str, ...] = ()
    things: tuple[str, ...] = ()
    n: int = 0
    units: int = 0


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint for the seat that decides.

    Attributes:
        seat: the seat that decides.
        setting: the reader's setting for the rules pages.
        kind: the kind of decision.
        about: what the decision is about, an id that names a sentence.
        anchor: where the rules reference explains it.
        groups: the legal moves.
        may_end: whether a legal move ends the current phase.
        count: number of legal moves, without the one that ends the phase.
        blocked: actions of this decision that cannot be taken, with the reasons.
        advice: pieces of advice, the most urgent first.
    """

    seat: Seat
    setting: Setting
    kind: str
    about: str
    anchor: str
    groups: tuple[Group, ...]
    may_end: bool
    count: int
    blocked: tuple[Blocked, ...]
    advice: tuple[Advice, ...]


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
        rule: the heading of the rule's paragraph.
        anchor: its anchor in the rules reference.
        summary: the number of moves, and the effect of ending.
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
