"""Completion of typed orders, word by word. Free of Qt.

There may be a thousand legal moves. They are grouped lazily: by their first word at first, by the second only when that
is typed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

_JOINT: Final = "_"
"""Separator of the parts of a name in the notation."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A word that may come next.

    Attributes:
        word: the word as shown.
        meant: the word in the notation.
        count: the number of orders that begin with the typed words and this one.
        order: the whole order if there is only one, else ``""``.
        whole: whether an order ends with this word.
    """

    word: str
    meant: str
    count: int
    order: str
    whole: bool


class WordTree:
    """A tree of orders by their words, which the user may type in the notation or as shown."""

    def __init__(self, orders: Iterable[str], shown: Callable[[str], str] = str) -> None:
        """Store the orders.

        Args:
            orders: the orders in the notation.
            shown: returns the shown form of a word of the notation.
        """
        self._shown = shown
        self._root = _Branch([tuple(order.split()) for order in orders], 0)

    def candidates(self, words: Sequence[str], stem: str = "") -> list[Candidate]:
        """Return the words that may follow `words` and begin with `stem`, whatever its case.

        The list is empty if no move is written like that.
        """
        branch = self._after(words)
        if branch is None:
            return []
        fitting = ((word, below) for word, below in branch.below.items() if self._begins(word, stem.lower()))
        return [
            Candidate(self._shown(word), word, len(below.orders), below.only, below.ends) for word, below in fitting
        ]

    def spelled(self, words: Sequence[str]) -> list[str]:
        """Return typed words in the notation; unknown words are unchanged."""
        found: list[str] = []
        branch: _Branch | None = self._root
        for word in words:
            known = branch.named(word, self._shown) if branch is not None else None
            found.append(known or word)
            branch = branch.below[known] if branch is not None and known is not None else None
        return found

    def begins(self, words: Sequence[str]) -> bool:
        """Return whether an order begins with these words and has more words."""
        branch = self._after(words)
        return branch is not None and bool(branch.below)

    def _begins(self, word: str, stem: str) -> bool:
        return word.lower().startswith(stem) or self._shown(word).lower().startswith(stem)

    def _after(self, words: Sequence[str]) -> _Branch | None:
        branch = self._root
        for word in words:
            known = branch.named(word, self._shown)
            if known is None:
                return None
            branch = branch.below[known]
        return branch


class _Branch:
    """All orders that begin with the same words."""

    __slots__ = ("_below", "depth", "orders")

    def __init__(self, orders: list[tuple[str, ...]], depth: int) -> None:
        self.orders, self.depth = orders, depth
        self._below: dict[str, _Branch] | None = None

    @property
    def below(self) -> dict[str, _Branch]:
        """The branches by their next word, made on first use."""
        if self._below is None:
            sorted_: dict[str, list[tuple[str, ...]]] = {}
            for order in self.orders:
                if len(order) > self.depth:
                    sorted_.setdefault(order[self.depth], []).append(order)
            self._below = {word: _Branch(orders, self.depth + 1) for word, orders in sorted_.items()}
        return self._below

    @property
    def only(self) -> str:
        """The order, if there is only one."""
        return " ".join(self.orders[0]) if len(self.orders) == 1 else ""

    @property
    def ends(self) -> bool:
        """Whether an order ends here."""
        return any(len(order) == self.depth for order in self.orders)

    def named(self, word: str, shown: Callable[[str], str]) -> str | None:
        """Return the notation of a typed next word, or None; the first part of a name is enough if it is unique."""
        if word in self.below:
            return word
        typed = word.lower()
        whole = next((known for known in self.below if typed in (known.lower(), shown(known).lower())), None)
        begun = [known for known in self.below if known.lower().startswith(f"{typed}{_JOINT}")]
        return begun[0] if whole is None and len(begun) == 1 else whole
