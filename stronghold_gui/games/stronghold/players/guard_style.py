"""How a Defender plays: weights, and what a plan bends of them."""

from __future__ import annotations

from dataclasses import dataclass

from stronghold_gui.games.stronghold.players.weights import GuardWeights, WorkWeights


@dataclass(frozen=True, slots=True)
class GuardStyle:
    """One way to defend.

    Attributes:
        guard, works: the weights.
        price: what an hourglass on an action must gain more than one for a step.
        deed: the fear from which a dishonourable deed is thought of.
        focus: how dear each section is held, around 1, by number; one that is left out counts 1.
    """

    guard: GuardWeights
    works: WorkWeights
    price: float = 0.0
    deed: float = 20.0
    focus: tuple[float, ...] = ()

    def liking(self, wall: int) -> float:
        """Return how dear a section is held."""
        return self.focus[wall] if wall < len(self.focus) else 1.0
