"""Every move of the game: small immutable values, one class per kind, a closed set.

Everything is named by its id (``pieces.py``): a faction ``b.goblins``, a dragon ``dragon3``, the band ``band``, a card
``goblins.archer``, a card on the table ``b.goblins.archer``. The notation of a move (``notation.py``) is its verb and
its fields in this order. Some kinds are never legal. They exist for mistakes of people (to move a wizard, to throw
fewer dice), so that the game can answer with a refusal.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import force_setattr

Until = Literal["window", "card", "round"]
"""For how long a seat lets its catapults rest (RW-33, RW-52)."""


class Keep(Struct, frozen=True):
    """Choice of the cards to keep from the hand (rules, section 4); stored in alphabetical order."""

    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "cards", tuple(sorted(self.cards)))


class Ward(Struct, frozen=True):
    """Lay a new wizard on an own faction, which it protects (section 9)."""

    faction: str


class Assign(Struct, frozen=True):
    """Lay a waiting flame on a dragon (section 10)."""

    dragon: str


class Shift(Struct, frozen=True):
    """Take a wizard or flame from one place to another: never legal (sections 9, 10)."""

    piece: str
    start: str
    goal: str


class Declare(Struct, frozen=True):
    """Declare the kind of a mixed battle, ``draconic`` or ``mercenary`` (RW-45)."""

    kind: str


class Attack(Struct, frozen=True):
    """Attack a target with a faction (simple battle) or a dragon (draconic battle)."""

    side: str
    target: str


class Band(Struct, frozen=True):
    """Form a band (section 7); the next move names its target.

    ``members`` has the people of each infantry card, in alphabetical order.
    """

    members: tuple[str, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "members", tuple(sorted(self.members)))


class Target(Struct, frozen=True):
    """Name the target of a fixed side: of the band, or of a side whose target was shot (RW-34)."""

    target: str


class Throw(Struct, frozen=True):
    """Ask to throw a number of dice: never legal, all are thrown (section 5)."""

    dice: int


class Lose(Struct, frozen=True):
    """Give the winner of a comparison this card of the fighting faction or band (RW-20)."""

    card: str


class Flame(Struct, frozen=True):
    """After a lost comparison discard a flame of the dragon (``spend``), or give the dragon (RW-42)."""

    dragon: str
    spend: bool


class Again(Struct, frozen=True):
    """Attack the same target again."""


class Charge(Struct, frozen=True):
    """Let a warrior of this type camp and charge another target (section 6)."""

    camp: str
    target: str


class End(Struct, frozen=True):
    """End the battle card."""


class Fire(Struct, frozen=True):
    """Fire a catapult at a card (section 8)."""

    target: str


class Pass(Struct, frozen=True):
    """Do not fire catapults in this window, for the rest of the battle card, or for the rest of the round."""

    until: Until = "window"


Move = (
    Keep
    | Ward
    | Assign
    | Shift
    | Declare
    | Attack
    | Band
    | Target
    | Throw
    | Lose
    | Flame
    | Again
    | Charge
    | End
    | Fire
    | Pass
)
"""Any move; a type checker sees the whole set."""


AGAIN = Again()
END = End()
PASS_WINDOW = Pass("window")
PASS_CARD = Pass("card")
PASS_ROUND = Pass("round")
