"""Styles of both sides: weights, with the changes that a plan makes to them."""

from __future__ import annotations

from dataclasses import dataclass

from stronghold_gui.games.stronghold.players.weights import GuardWeights, SiegeWeights, TileWeights, WorkWeights


@dataclass(frozen=True, slots=True)
class GuardStyle:
    """One way to defend.

    Attributes:
        guard, works: the weights.
        price: the gain that an hourglass on an action must have beyond one on a walk.
        deed: the least fear for a section at which a dishonourable deed is considered.
        focus: the importance of each section, around 1, by number; one left out counts 1.
    """

    guard: GuardWeights
    works: WorkWeights
    price: float = 0.0
    deed: float = 20.0
    focus: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class SiegeStyle:
    """One way to besiege.

    Attributes:
        siege, tiles: the weights.
        focus: the importance of each section, around 1, by number; one left out counts 1.
        strike: the turn from which it assaults wherever it can.
        margin: the lead beyond a breach that a section must promise before that turn.
        sections: how many sections must promise that.
        spread: how many sections to attack at most.
        dispatches: how many dispatches an assault may use.
        great_siege: whether to put a unit on as many sections as the great siege needs.
        orders: whether orders are laid face down.
        flip: the turn from which the machines' card is turned to accurate shots; 0 for never.
        fury: the section at which goblins are to stand in fury, by an order laid in secret; -1 for none.
        call: the section to which a troll is called, when the machines have fired at it; -1 for none.
        reserve: whether plans include units on the foregrounds, which reach the walls with two dispatches.
        enough: the lead beyond a breach at which other sections get units first; ``None`` for no limit.
        ruins: whether orcs are to leave sections bare by a detonation, for the deed.
        together: whether machines choose targets by the joint effect of their shots and the orders laid.
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
        """Return the preference for a section."""
        return self.focus[wall] if wall < len(self.focus) else 1.0
