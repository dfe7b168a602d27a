"""What every line of the log is told with: the language, the names at the table, and how often the event happened."""

from __future__ import annotations

from functools import singledispatch

from stronghold_gui.core.value import value
from stronghold_gui.games.stronghold.wording.names import actor
from stronghold_gui.games.stronghold.wording.nouns import Fact, sentence
from stronghold_gui.text import Catalogue


@value
class Telling:
    """How a line is told.

    Attributes:
        texts: the language.
        seats: the names of the seats by number; a seat without one is called by its role.
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

    def variant(self, message_id: str, *variants: str) -> str:
        """Return the id of the message's first variant that exists, the plain message if none does."""
        found = (f"{message_id}.{name}" for name in variants if self.texts.has(f"{message_id}.{name}"))
        return next(found, message_id)


@singledispatch
def line(event: object, tell: Telling) -> str:
    """Return the log line of an event; the ``lines_*`` modules register one teller for each kind of event."""
    raise TypeError(f"no line in {tell.texts.language!r} tells {event!r}")
