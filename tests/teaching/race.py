"""A small game to be taught: two racers throw dice whenever they like; the first to 10 wins.

Both may throw at any moment, so two seats have a decision at once. ``throw`` draws, ``rest`` does not.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.game import NotationError, OptionError, Outcome
from stronghold_gui.core.reading import Json
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.core.save.faults import BadFileError, Fault, Problem
from stronghold_gui.core.save.validation import joined

Word = Literal["throw", "rest"]
GOAL: Final = 10


@dataclass(slots=True)
class Race:
    """A position of the race: the racers' distances, the last to rest, and chance."""

    at: list[int]
    rested: int
    chance: Chance

    def copy(self) -> Race:
        """Return an equal race."""
        return Race(self.at[:], self.rested, self.chance.copy())


class Racing:
    """The rules: a racer who has just rested must not rest again."""

    id = "race"

    seat_counts = (2,)

    def options(self, seats: int) -> Mapping[str, tuple[str, ...]]:
        """Return where both begin."""
        self.seat_ids(seats)
        return {"start": tuple(map(str, range(GOAL)))}

    def setup(self, options: Mapping[str, str], seats: int, seed: int, told: list[str] | None = None) -> Race:
        """Return the start; the option ``start`` is where both begin."""
        del told
        self.seat_ids(seats)
        for name, value in options.items():
            if name != "start" or not value.isdigit():
                raise OptionError(f"{name}={value} is not one of: start")
        return Race([int(options.get("start", "0"))] * 2, -1, Chance(seed))

    def opening(self, position: Race) -> list[str]:  # noqa: ARG002 - the protocol's
        """Return nothing."""
        return []

    def seat_ids(self, seats: int) -> tuple[str, ...]:
        """Return red and blue."""
        if seats != 2:
            raise OptionError(f"seats={seats} is not one of: 2")
        return ("red", "blue")

    def decisions(self, position: Race) -> tuple[Decision, ...]:
        """Return both racers until one is home."""
        if max(position.at) >= GOAL:
            return ()
        return (Decision(0, "race"), Decision(1, "race"))

    def legal_moves(self, position: Race, seat: int) -> list[Word]:
        """Return throw, and rest for those who have not just rested."""
        if not self.decisions(position):
            return []
        return ["throw"] if position.rested == seat else ["throw", "rest"]

    def refusal(self, position: Race, seat: int, move: Word) -> Refusal | None:
        """Return why not."""
        if seat not in (0, 1) or move not in self.legal_moves(position, seat):
            return Refusal("tired", "R-01")
        return None

    def play(self, position: Race, seat: int, move: Word) -> list[str]:
        """Run or rest."""
        if move == "rest":
            position.rested = seat
            return [f"{seat} rests"]
        position.rested = -1
        steps = 1 + position.chance.pick("dice", (1, 1, 1))
        position.at[seat] += steps
        return [f"{seat} runs {steps}"]

    def reveals(self, events: Sequence[str]) -> bool:  # noqa: ARG002 - the protocol's
        """Return that nothing is hidden."""
        return False

    def view(self, position: Race, seat: int | None) -> tuple[int, ...]:  # noqa: ARG002 - the protocol's
        """Return the places of all racers."""
        return tuple(position.at)

    def imagine(self, view: tuple[int, ...], seed: int) -> Race:
        """Return the race; nothing is hidden but who rested."""
        return Race(list(view), -1, Chance(seed))

    def progress(self, position: Race) -> int:
        """Return how far the first is."""
        return max(1, *position.at)

    def key(self, position: Race) -> Hashable:
        """Return all but chance."""
        return (*position.at, position.rested)

    def team(self, position: Race, seat: int) -> tuple[int, ...]:  # noqa: ARG002 - the protocol's
        """Return the racer alone."""
        return (seat,)

    def event_for(self, position: Race, event: str, seat: int | None) -> str:  # noqa: ARG002 - the protocol's
        """Return the event itself."""
        return event

    def outcome(self, position: Race) -> Outcome | None:
        """Return who is home."""
        if max(position.at) < GOAL:
            return None
        return Outcome((position.at.index(max(position.at)),), "home", tuple(position.at))

    def text(self, move: Word) -> str:
        """Return the word."""
        return move

    def parse(self, text: str) -> Word:
        """Return the word if it is one."""
        match text:
            case "throw" | "rest":
                return text
            case _:
                raise NotationError(text, text, ("throw", "rest"))


class Races:
    """Race positions as JSON."""

    format_name = "race-position"
    version = 1
    document: type = dict

    def to_json(self, position: Race) -> dict[str, Json]:
        """Return the document."""
        at: list[Json] = list(position.at)
        return {"at": at, "rested": position.rested, "seed": position.chance.seed, "draws": position.chance.count}

    def from_json(self, document: Json, path: str = "") -> Race:
        """Return the position."""
        match document:
            case {"at": [int(red), int(blue)], "rested": int(rested), "seed": int(seed), "draws": int(draws)}:
                return Race([red, blue], rested, Chance(seed, draws))
            case _:
                raise BadFileError([Fault(Problem.NOT_A_LIST, joined(path, "at"))])

    def options_of(self, position: Race) -> tuple[dict[str, str], int]:  # noqa: ARG002 - the protocol's
        """Return no options."""
        return {}, 2


RACING: Final = Racing()
RACES: Final = Races()
