"""A base for a game's words: sentence ids follow from an event's class, a refusal's reason, a decision's kind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar, Generic, TypeVar

from msgspec import Struct

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.game import Outcome
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.text import Catalogue
from stronghold_gui.text.facts import Facts, message_of
from stronghold_gui.text.nouns import Vocabulary

M = TypeVar("M", bound=Struct)
E = TypeVar("E", bound=Struct)
V = TypeVar("V")


class BaseWords(ABC, Generic[M, E, V]):
    """The part of ``core.words.Words`` that most games implement alike.

    Attributes:
        VOCABULARY: the messages of the game.
        FACTS: the meanings of the fields of its events, moves and refusals.
        FORMS: functions that return the suffix of the id (``.hit``), for events and moves with several sentences.
    """

    VOCABULARY: ClassVar[Vocabulary]
    FACTS: ClassVar[type[Facts]]
    FORMS: ClassVar[Mapping[type, Callable[..., str]]] = MappingProxyType({})

    def seat(self, seat_id: str, texts: Catalogue) -> str:
        """Return the title of a seat on its own."""
        return texts(f"seat.{seat_id}")

    def team(self, seat_ids: Sequence[str], texts: Catalogue) -> str:
        """Return one text that lists the titles of the seats."""
        return texts.join([self.seat(seat_id, texts) for seat_id in seat_ids])

    def move(self, move: M, texts: Catalogue, decision: Decision | None = None, names: Sequence[str] = ()) -> str:
        """Return a move in a few words."""
        del decision
        return self._told("move", move, texts, names)

    def event(self, event: E, texts: Catalogue, names: Sequence[str]) -> str:
        """Return the log line of an event."""
        return self._told("event", event, texts, names)

    def events(self, events: Sequence[E], texts: Catalogue, names: Sequence[str]) -> list[str]:
        """Return the log lines of events, one each."""
        return [self.event(event, texts, names) for event in events]

    def refusal(self, refusal: Refusal, texts: Catalogue, names: Sequence[str] = ()) -> str:
        """Return the sentence of a refusal."""
        found = self.FACTS(names, texts).facts(refusal.figures)
        return self.VOCABULARY.sentence(texts, f"reason.{refusal.reason}", found)

    def source(self, refusal: Refusal, texts: Catalogue) -> str:
        """Return the source of the rule behind a refusal."""
        return self.VOCABULARY.sentence(texts, "source", {"rule": refusal.source})

    def prompt(self, decision: Decision, texts: Catalogue, names: Sequence[str]) -> str:
        """Return the prompt of a decision."""
        found = self.FACTS(names, texts).facts({"seat": decision.seat, "count": decision.count})
        return self.VOCABULARY.sentence(texts, f"decision.{decision.kind}", found)

    def ending(self, outcome: Outcome, texts: Catalogue) -> str:
        """Return how a game ended."""
        return self.VOCABULARY.sentence(texts, f"ending.{outcome.how}", {})

    @abstractmethod
    def table(self, view: V, names: Sequence[str], teams: Sequence[str], texts: Catalogue) -> list[str]:
        """Return the table as lines."""

    def _told(self, family: str, thing: M | E, texts: Catalogue, names: Sequence[str]) -> str:
        found = self.FACTS(names, texts).of(thing)
        return self.VOCABULARY.sentence(texts, message_of(family, thing, self.FORMS), found)
