"""For whom a page of the rules is written."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Setting:
    """A reader's match, as far as the rules differ by it.

    Attributes:
        seats: how many play.
        options: names and values of the options by which the rules differ (the edition), in the game's order.
    """

    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def option(self, name: str) -> str:
        """Return the value of an option.

        Raises:
            KeyError: the rules do not differ by it.
        """
        return dict(self.options)[name]
