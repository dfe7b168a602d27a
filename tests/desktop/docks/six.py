"""A game of six racers without teams and without a board, and what docks ask of it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TypeAlias

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.game import Outcome
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.docks.log_words import EventKind, Logged, LogWords
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.play.controller import Controller, no_secrets
from stronghold_gui.desktop.play.seats import NO_TEAM, SHAPES, SeatMark
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.hand import Hand
from stronghold_gui.desktop.table.model import Source
from stronghold_gui.desktop.table.outline import Entry
from stronghold_gui.files import resource
from stronghold_gui.text import Catalogue
from tests.teaching.race import GOAL, Race, Racing, Word

RaceContext: TypeAlias = "DeskContext[Race, Word, str, tuple[int, ...]]"
COLOURS = ("red", "blue", "amber", "violet", "green", "grey")
STOP = ("docks", "throw")
"""What the tree of places offers to take."""


class SixRacing(Racing):
    """The race with six lanes; all may throw at any moment."""

    seat_counts = (6,)

    def seat_ids(self, seats: int) -> tuple[str, ...]:
        """Return all six."""
        assert seats == len(COLOURS)
        return COLOURS

    def decisions(self, position: Race) -> tuple[Decision, ...]:
        """Return all racers until one is home."""
        return () if max(position.at) >= GOAL else tuple(Decision(seat, "race") for seat in range(len(COLOURS)))

    def refusal(self, position: Race, seat: int, move: Word) -> Refusal | None:
        """Return why not."""
        return None if move in self.legal_moves(position, seat) else Refusal("tired", "R-01")


class RaceWords:
    """The words of a race with any number of racers."""

    def seat(self, seat_id: str, texts: Catalogue) -> str:  # noqa: ARG002 - the protocol's
        """Return the colour."""
        return seat_id.title()

    def team(self, seat_ids: Sequence[str], texts: Catalogue) -> str:
        """Return the colours."""
        return texts.join([self.seat(one, texts) for one in seat_ids])

    def refusal(self, refusal: Refusal, texts: Catalogue, names: Sequence[str] = ()) -> str:  # noqa: ARG002 - the protocol's
        """Return why not."""
        return f"you are {refusal.reason}."

    def source(self, refusal: Refusal, texts: Catalogue) -> str:  # noqa: ARG002 - the protocol's
        """Return the ruling."""
        return f"Ruling {refusal.source}"

    def move(self, move: Word, texts: Catalogue, decision: Decision | None = None, names: Sequence[str] = ()) -> str:
        """Return the word."""
        del texts, decision, names
        return str(move)

    def events(self, events: Sequence[str], texts: Catalogue, names: Sequence[str]) -> list[str]:  # noqa: ARG002
        """Return the events, which are words."""
        return [str(event) for event in events]

    def prompt(self, decision: Decision, texts: Catalogue, names: Sequence[str]) -> str:  # noqa: ARG002
        """Return who races."""
        return f"{names[decision.seat]}: race."

    def ending(self, outcome: Outcome, texts: Catalogue) -> str:  # noqa: ARG002
        return "Home."

    def table(self, view: tuple[int, ...], names: Sequence[str], teams: Sequence[str], texts: Catalogue) -> list[str]:
        """Return how far each racer is."""
        del names, teams, texts
        return [str(at) for at in view]


class RaceLog(LogWords[Race, Word, str, tuple[int, ...]]):
    """The log of a race: only the racer sees that it rested."""

    def notation(self, move: Word, seat: int, viewer: int | None) -> str:
        """Return the word, or that it is hidden."""
        return "hidden" if self.is_veiled(move) and seat != viewer else str(move)

    def is_veiled(self, move: Word) -> bool:
        """Return whether it is a rest."""
        return move == "rest"

    def sentence(self, move: Word, seat: int) -> str:
        """Return who did what."""
        return f"{COLOURS[seat]} did: {move}."

    def kind(self, event: str) -> EventKind:
        """Return that nothing is a head."""
        return "event" if "runs" in str(event) else "stage"

    def lines(self, events: Sequence[str]) -> Sequence[tuple[str, str]]:
        """Return the events, which are words."""
        return [(event, str(event)) for event in events]

    def areas(self, logged: Logged[Word, str]) -> Sequence[str]:
        """Return that there is no board."""
        return () if logged.what == "move" else ("track",)

    def has_rule(self, logged: Logged[Word, str]) -> bool:
        """Return that moves have rules."""
        return logged.what == "move"

    def rule(self, logged: Logged[Word, str]) -> str:
        """Return the rule of moves."""
        return "racing" if logged.what == "move" else ""

    def rule_title(self, anchor: str) -> str:
        """Return the anchor."""
        return anchor.title()


class RacePlaces:
    """The lanes as lines, and one thing to take."""

    unfolded: Collection[str] = ("docks",)

    def __init__(self, context: RaceContext) -> None:
        self._context = context

    def entries(self) -> tuple[Entry, ...]:
        """Return the things that can be taken, and the places of all racers."""
        lanes = (
            Entry(f"lane{seat}", f"{self._context.called(seat)}: {at}", f"lane{seat}")
            for seat, at in enumerate(self._context.match.view())
        )
        return (Entry("docks", "To take", children=(Entry("throw", "Throw", stop=STOP),)), *lanes)

    def goals(self, targets: Iterable[str]) -> Mapping[str, str]:
        """Return each target as its own place."""
        return {target: target for target in targets}

    def is_played_by_taking(self, source: Source) -> bool:  # noqa: ARG002 - the protocol's
        """Return that nothing is."""
        return False


class RaceClient:
    """Lets the seat at the screen throw by putting the throw into its lane."""

    def __init__(self) -> None:
        self.context: RaceContext | None = None

    def sources(self) -> Collection[Source]:
        """Return the throw."""
        return (STOP,)

    def targets(self, area: str, key: str) -> Mapping[str, Sequence[str]]:  # noqa: ARG002 - the protocol's
        """Return the own lane."""
        assert self.context is not None
        return {f"lane{self.context.match.seat}": ("throw",)}

    def most(self, area: str, key: str) -> int:  # noqa: ARG002 - the protocol's
        return 1

    def drop(self, area: str, key: str, target: str, onto: str | None, count: int) -> None:  # noqa: ARG002 - the protocol's
        """Throw."""
        assert self.context is not None
        self.context.play("throw")

    def why_not(self, area: str, key: str, target: str) -> ShownRefusal:  # noqa: ARG002 - the protocol's
        """Return nothing."""
        return ShownRefusal("")


def marks(number: int) -> tuple[SeatMark, ...]:
    """Return six marks without pictures."""
    return tuple(SeatMark(COLOURS[seat], NO_TEAM, seat, SHAPES[seat]) for seat in range(number))


def race(names: Sequence[str] = ("", "Ada", "", "Bo", "", "Cy")) -> RaceContext:
    """Return what docks of a race of six work with."""
    client = RaceClient()
    context: RaceContext = DeskContext(
        Language("en"), PieceArt(resource("stronghold", "pieces")), Hand(client), RaceWords(), marks
    )
    client.context = context
    start = Race([0] * len(COLOURS), -1, SixRacing().setup({}, len(COLOURS), 3).chance)
    context.controller = Controller(Match(SixRacing(), Header("race", {}, tuple(names), 3), start), no_secrets)
    return context
