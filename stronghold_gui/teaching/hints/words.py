"""A hint in sentences. Each game derives its own ``HintWords``, with the names of its things."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.teaching.hints.hint import Advice, Blocked, Group, Hint, Told, ToldGroup
from stronghold_gui.teaching.reference.book import AnyReference, load_book
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact, Vocabulary, capital

V = TypeVar("V")
M = TypeVar("M")


class HintWords:
    """One hint in one language.

    Attributes:
        REFERENCE: the game's book of rules.
        VOCABULARY: the game's messages.
        MOST_LISTED: the most places or things that are named one by one; if there are more, only their number is given.
    """

    REFERENCE: ClassVar[AnyReference]
    VOCABULARY: ClassVar[Vocabulary]
    MOST_LISTED: ClassVar[int]

    def __init__(self, hint: Hint, texts: Catalogue) -> None:
        self.hint = hint
        self.texts = texts

    def told(self) -> Told:
        """Return the whole hint."""
        hint = self.hint
        return Told(
            about=self._say(f"about.{hint.about}", {}),
            rule=load_book(self.REFERENCE, self.texts.language, hint.setting).at(hint.anchor).title,
            anchor=hint.anchor,
            summary=self._summary(),
            groups=tuple(ToldGroup(self._group(group), self._lit(group)) for group in hint.groups),
            blocked=tuple(self._blocked(found) for found in hint.blocked),
            advice=tuple(ToldGroup(self._advice(advice), advice.places) for advice in hint.advice),
        )

    def _say(self, message: str, facts: dict[str, Fact]) -> str:
        return self.VOCABULARY.sentence(self.texts, f"hints.{message}", facts)

    def _summary(self) -> str:
        """Return the sentence on the number of moves; ending is not counted, since it has a button."""
        hint, end = self.hint, self._end()
        if not hint.count:
            return self.texts("hints.summary.only_end", end=end)
        return self.texts(f"hints.summary.{'or_end' if hint.may_end else 'moves'}", n=hint.count, end=end)

    def _group(self, group: Group) -> str:
        return self._say(f"group.{group.kind}{self._form(group)}", self._facts(group))

    def _blocked(self, found: Blocked) -> str:
        facts: dict[str, Fact] = {"action": capital(self._action(found.action))}
        if found.refusal is None:
            return self._say(f"blocked.{found.why}", facts)
        return self._say("blocked.rule", {**facts, "why": self._refusal(found.refusal)})

    def _advice(self, advice: Advice) -> str:
        facts: dict[str, Fact] = {
            "n": advice.n,
            "places": self._list(advice.places),
            "things": self._list(advice.things),
        }
        return self._say(f"advice.{advice.id}", facts)

    def _list(self, names: Sequence[str]) -> str:
        """Return names as a list; if there are many, their number."""
        different = list(dict.fromkeys(self._name(name) for name in names))
        if len(different) > self.MOST_LISTED:
            return self.VOCABULARY.say(self.texts, "hints.many", {"n": len(different)})
        return self.texts.join(different)

    # -- what a game says ------------------------------------------------------------------------------------------

    def _name(self, name: str) -> str:
        """Return the name of a thing within a list."""
        raise NotImplementedError

    def _end(self) -> str:
        """Return the name of the move that ends the current phase."""
        raise NotImplementedError

    def _refusal(self, refusal: Refusal) -> str:
        """Return the sentence for a refusal."""
        raise NotImplementedError

    def _action(self, action: str) -> str:
        """Return the name of a blocked action."""
        return self._name(action)

    def _form(self, group: Group) -> str:
        """Return the variant of a group's sentence (``.dragon``)."""
        del group
        return ""

    def _facts(self, group: Group) -> dict[str, Fact]:
        """Return the facts in the sentence of a group."""
        return {
            "n": group.count,
            "head": self._name(group.head) if group.head else "",
            "things": self._list(group.things),
            "places": self._list(group.places),
        }

    def _lit(self, group: Group) -> tuple[str, ...]:
        """Return the places that belong to a group."""
        return group.places


@dataclass(frozen=True, slots=True)
class HintsOf(Generic[V, M]):
    """A game's hints.

    Attributes:
        make: returns the hint for a seat, given its view, the decisions, the seat and its legal moves; ``None`` if the
            seat has nothing to decide.
        words: puts a hint into words.
    """

    make: Callable[[V, Iterable[Decision], Seat, Sequence[M]], Hint | None]
    words: type[HintWords]

    def hint(self, view: V, decisions: Iterable[Decision], seat: Seat, moves: Sequence[M]) -> Hint | None:
        """Return the hint for a seat, or ``None`` if it has nothing to decide."""
        return self.make(view, decisions, seat, moves)

    def told(self, hint: Hint, texts: Catalogue) -> Told:
        """Return a hint in words."""
        return self.words(hint, texts).told()
