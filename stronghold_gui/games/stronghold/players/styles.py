"""Styles of both sides: weights, with the changes that a plan makes to them."""

from __future__ import annotations

from dataclasses import dataclass

from stronghold_gui.games.stronghold.players.weights import GuardWeights, SiegeWeights, TileWeights, WorkWeights


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


@dataclass(frozen=True, slots=True)
class SiegeStyle:
    """One way to besiege.

    Attributes:
        siege, tiles: the weights.
        focus: the importance of each section, around 1, by number; one left out counts 1.
        strike: the turn from which it assaults wherever it can.
        margin: by how much more than a breach needs a section must promise before that turn.
        sections: how many sections must promise that.
        spread: how many sections to attack at most.
        dispatches: how many dispatches an assault may use.
        great_siege: whether to put somebody on as many sections as the great siege asks for.
        orders: whether orders are laid face down.
        flip: the turn from which the machines' card is turned to accurate shots; 0 for never.
        fury: the section at which goblins are to stand in fury, by an order laid in secret; -1 for none.
        call: the section to which a troll is called, when the machines have fired at it; -1 for none.
        reserve: whether those on the foregrounds are reckoned with who can reach the walls by two dispatches.
        enough: by how much more than holds it a section is given units before the others come first; ``None`` for all.
        ruins: whether orcs are to leave sections bare by a detonation, for the deed.
        together: whether machines fire where their shots and the orders laid count together.
    """

    siege: SiegeWeights
    tiles: TileWeights
    focus: tuple[float, ...] = ()
    strike: int = 5
    margin: float = 2.0
    sections: int = 2
    spread: int = 4
    dispatches: int = 2
    great_siege: bool = False
    orders: bool = True
    flip: int = 0
    fury: int = -1
    call: int = -1
    reserve: bool = False
    enough: float | None = None
    ruins: bool = False
    together: bool = False

    def liking(self, wall: int) -> float:
        """Return how much a section is liked."""
        return self.focus[wall] if wall < len(self.focus) else 1.0
