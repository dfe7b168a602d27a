"""What every line of the log is told with: the language, the names at the table, and how often the event happened."""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatch

from stronghold_gui.games.stronghold.board import SIDES
from stronghold_gui.games.stronghold.ids import SEATS
from stronghold_gui.games.stronghold.wording.names import actor, seat_name
from stronghold_gui.games.stronghold.wording.nouns import sentence
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact


@dataclass(frozen=True, slots=True)
class Telling:
    """How a line is told.

    Attributes:
        texts: the language.
        seats: the names of the seats by number; a seat whose name is "" is called by its role. Nothing for two seats
            without names.
        count: how many equal events the line stands for ("3 orcs march ...").
    """

    texts: Catalogue
    seats: tuple[str, ...] = ()
    count: int = 1

    def __call__(self, message_id: str, /, **facts: Fact) -> str:
        """Return the message as a sentence."""
        return sentence(self.texts, message_id, **facts)

    def who(self, seat: int) -> str:
        """Return who sits on a seat, in running text."""
        return actor(seat, self.seats, self.texts)

    @property
    def two_invaders(self) -> bool:
        """Whether the Invader's camp has two seats."""
        return len(self.seats) > min(SEATS)

    @property
    def two_defenders(self) -> bool:
        """Whether the Defender's camp has two seats."""
        return len(self.seats) == max(SEATS)

    def invader(self, side: str = "") -> str:
        """Return the Invader who commands a side (``west``), in running text; with "" whoever of them it is."""
        if side and self.two_invaders:
            return self.who(SIDES.index(side))
        return seat_name("invader", self.texts, "the")

    def defender(self, side: str = "") -> str:
        """Return the Defender who commands a side (``west``), in running text; with "" whoever of them it is."""
        if side and self.two_defenders:
            return self.who(len(SIDES) + SIDES.index(side))
        return seat_name("defender", self.texts, "the")

    def partners(self, message_id: str, *, invaders: bool) -> str:
        """Return the id of a message, or of its variant for a camp with two seats."""
        return f"{message_id}.partners" if (self.two_invaders if invaders else self.two_defenders) else message_id

    def variant(self, message_id: str, *variants: str) -> str:
        """Return the id of the message's first variant that exists, the plain message if none does."""
        found = (f"{message_id}.{name}" for name in variants if self.texts.has(f"{message_id}.{name}"))
        return next(found, message_id)


@singledispatch
def line(event: object, tell: Telling) -> str:
    """Return the log line of an event; the ``lines_*`` modules register one teller for each kind of event.

    The kind is named there beside the annotation: to have it found out from that would evaluate it, at every start.
    """
    raise TypeError(f"no line in {tell.texts.language!r} tells {event!r}")
