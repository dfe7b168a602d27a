"""Chance: seeded draws whose outcomes are recorded beside the move that made them.

Every draw has the form "pick one of these, by weight", which covers dice, bags and piles of cards. While a recorded
match is replayed, a script answers the draws. Each label has its own queue, so a replay does not depend on the order of
draws in a later version of the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Draws = dict[str, tuple[int, ...]]
"""The outcomes of chance in one move: label -> indices picked, in order."""

_MASK = (1 << 64) - 1


class ChanceMismatchError(ValueError):
    """A recorded outcome does not fit the draw it is meant for (the record was edited or belongs elsewhere)."""


def mix(seed: int, count: int) -> int:
    """Return 64 well-mixed bits for the ``count``-th draw of ``seed`` (splitmix64: the same on every machine)."""
    z = (seed + (count + 1) * 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Chance:
    """A seed, the number of draws made from it, and the draws of the current move so far."""

    __slots__ = ("_made", "_script", "count", "seed")

    def __init__(self, seed: int, count: int = 0) -> None:
        self.seed = seed & _MASK
        self.count = count
        self._made: dict[str, list[int]] = {}
        self._script: dict[str, list[int]] | None = None

    def copy(self) -> Chance:
        """Return a generator with the same future draws, without the record and the script."""
        return Chance(self.seed, self.count)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Chance):
            return NotImplemented
        return self.seed == other.seed and self.count == other.count

    __hash__ = None  # type: ignore[assignment]

    def pick(self, label: str, weights: Sequence[int]) -> int:
        """Return an index of ``weights``, each with a probability proportional to its weight.

        Args:
            label: the name of the draw (``bag``, ``card RW2``); outcomes are recorded under it.
            weights: non-negative numbers, at least one above zero.

        Raises:
            ChanceMismatchError: the script has no fitting outcome.
        """
        if self._script is not None:
            index = self._scripted(label, weights)
        else:
            left = mix(self.seed, self.count) % sum(weights)
            index = 0
            for index, weight in enumerate(weights):  # noqa: B007 - the index is the answer
                left -= weight
                if left < 0:
                    break
        self.count += 1
        self._made.setdefault(label, []).append(index)
        return index

    def _scripted(self, label: str, weights: Sequence[int]) -> int:
        queue = self._script.get(label) if self._script else None
        if not queue:
            raise ChanceMismatchError(f"no recorded outcome is left for '{label}'")
        index = queue.pop(0)
        if not 0 <= index < len(weights) or weights[index] <= 0:
            raise ChanceMismatchError(f"the recorded outcome {index} of '{label}' cannot happen there")
        return index

    def begin(self, script: Mapping[str, tuple[int, ...]] | None = None) -> None:
        """Start a move: clear the record; with ``script``, answer draws from it."""
        self._made = {}
        self._script = None if script is None else {label: list(made) for label, made in script.items()}

    def end(self) -> Draws:
        """Finish a move and return its draws.

        Raises:
            ChanceMismatchError: the script had unused outcomes.
        """
        script, self._script = self._script, None
        made, self._made = self._made, {}
        for label, left in (script or {}).items():
            if left:
                raise ChanceMismatchError(f"{len(left)} recorded outcomes of '{label}' were not used")
        return {label: tuple(indices) for label, indices in made.items()}
