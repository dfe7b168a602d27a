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
        head: what they have in common (what is built, the place marched from), or ``""``.
        things: what is moved, chosen or paid for, each once.
        places: where to, each once.
        count: how many legal moves they are.
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
        action: which.
        why: an id of the game's, or ``rule``: what the rules answer is in ``refusal``.
        refusal: that answer.
    """

    action: str
    why: str
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """Something that usually matters.

    Attributes:
        id: of the sentence.
        places: places in it. ``things``: pieces or actions in it.
        n: a number in it. ``units``: the number of units, if it has both.
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
        seat: whose decision it is. ``setting``: with which figures the game is played.
        kind: the kind of decision.
        about: what the decision is about, an id that names a sentence.
        anchor: where the rules reference explains it.
        groups: the legal moves. ``may_end``: one of them ends what is open.
        count: all of them, the end not counted.
        blocked: what of this decision cannot be done, and why.
        advice: what usually matters, most pressing first.
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
