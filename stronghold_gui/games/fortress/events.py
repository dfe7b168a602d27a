"""What happened, in order and in terms of the table: a closed set of small values.

Log, animation, lessons and statistics read events; nobody compares positions. Figures, cards and places are named by
their ids. A player is told as ``Who``: four times the seat of whoever plays it, plus its number.
"""

from __future__ import annotations

from stronghold_gui.core.value import value

HIDDEN = "hidden"
"""Stands for a card that a seat may not see."""

Who = int


def player_of(who: Who) -> int:
    """Return the number of a player, 0 for P1."""
    return who % 4


def seat_of(who: Who) -> int:
    """Return the seat of whoever plays a player."""
    return who // 4


@value
class GameBegan:
    """A game begins."""

    scenario: str
    armies: str


@value
class Rolled:
    """A player rolled the d20; ``why``: ``draft``, ``placing`` or ``initiative``."""

    who: Who
    why: str
    number: int


@value
class BeginsFirst:
    """A player comes first; ``why`` as in ``Rolled``, or ``scenario`` where nobody rolls."""

    who: Who
    why: str


@value
class CombatRolled:
    """A player rolled combat dice for who begins (discovery)."""

    who: Who
    skulls: int


@value
class CardPicked:
    """A player took a card into the army."""

    who: Who
    card: str


@value
class DraftPassed:
    """No card that is left fits into a player's army any more; or none may be taken now (RF-68)."""

    who: Who
    done: bool


@value
class FigurePlaced:
    """A figure was set on the battlefield at the start."""

    who: Who
    figure: str
    space: str


@value
class LeftOut:
    """There was no room for a figure at the start."""

    who: Who
    figure: str


@value
class RoundBegan:
    """A round begins; rounds count from 1."""

    round: int


@value
class DropRolled:
    """It was rolled for a squad that waits to be dropped."""

    who: Who
    card: str
    number: int
    success: bool


@value
class Waits:
    """A squad waits on, although it may be dropped."""

    who: Who
    card: str


@value
class Dropped:
    """A figure was dropped."""

    who: Who
    figure: str
    space: str


@value
class MarkerLaid:
    """A player laid an order marker; others see neither which nor where."""

    who: Who
    marker: str
    card: str


@value
class MarkerTurned:
    """An order marker was turned: that card has this turn."""

    who: Who
    marker: str
    card: str


@value
class TurnLost:
    """A turn is lost: its marker lies on no card that has a figure."""

    who: Who


@value
class TurnWaits:
    """A marker was turned on a squad that still waits to be dropped: nothing happens."""

    who: Who
    card: str


@value
class CardUsed:
    """A player takes a turn with a card (discovery)."""

    who: Who
    card: str


@value
class Stepped:
    """A figure took a step; ``cost`` in points, ``drop`` in levels."""

    figure: str
    start: str
    space: str
    cost: int
    drop: int


@value
class Flew:
    """A figure flew, leapt or was pulled up to a space; ``how``: ``fly``, ``leap`` or ``grapple``."""

    figure: str
    start: str
    space: str
    how: str


@value
class MoveEnded:
    """A figure has finished its move."""

    figure: str
    space: str


@value
class StruckAt:
    """An enemy rolled against a figure that left the engagement."""

    striker: str
    figure: str
    hit: bool


@value
class Spared:
    """An enemy let a figure go."""

    striker: str
    figure: str


@value
class Fell:
    """A figure fell so many levels; ``how``: ``fall`` or ``major``; ``skulls`` are wounds."""

    figure: str
    levels: int
    how: str
    skulls: int


@value
class FellDeep:
    """A figure fell so deep that only the d20 saves it."""

    figure: str
    levels: int
    number: int
    unhurt: bool


@value
class ChargeRolled:
    """It was rolled whether a squad moves again."""

    card: str
    number: int
    success: bool


@value
class ShackleRolled:
    """It was tried to shackle a card."""

    who: Who
    card: str
    number: int
    success: bool


@value
class CardChanged:
    """A card with all its figures changed to another player."""

    who: Who
    card: str


@value
class Chomped:
    """A figure was bitten; ``number``: the d20, or 0 where none is rolled."""

    figure: str
    target: str
    number: int
    success: bool


@value
class CloneRolled:
    """It was rolled whether a dead figure comes back beside a living one."""

    figure: str
    number: int
    success: bool


@value
class Returned:
    """A dead figure came back."""

    figure: str
    space: str


@value
class AttackRolled:
    """A figure attacks; ``weapon``: ``normal`` or the power; how many dice, and what skulls."""

    figure: str
    target: str
    weapon: str
    dice: int
    skulls: int


@value
class DefenceRolled:
    """A target defends: dice, shields rolled, further shields of its own, and the wounds that are left."""

    target: str
    dice: int
    shields: int
    further: int
    wounds: int


@value
class Countered:
    """Shields beyond the skulls are wounds on the attacker."""

    target: str
    figure: str
    wounds: int


@value
class Wounded:
    """A figure or the door has taken wounds; ``total``: all that it has now, of ``life``."""

    target: str
    wounds: int
    total: int
    life: int


@value
class Destroyed:
    """A figure was destroyed."""

    who: Who
    figure: str


@value
class CardOut:
    """A card has no figure left."""

    who: Who
    card: str


@value
class SpiritLaid:
    """A dead champion was laid on a card: one more in attack or defence."""

    who: Who
    champion: str
    card: str


@value
class SpiritLost:
    """No card is left on which a dead champion could be laid."""

    who: Who
    champion: str


@value
class DoorMoved:
    """The door was opened or closed."""

    who: Who
    open: bool


@value
class DoorDestroyed:
    """The door was destroyed."""


@value
class DoorTaken:
    """A player took over the door card."""

    who: Who
    figure: str


@value
class DoorLeft:
    """A player left the door card with a partner."""

    who: Who
    figure: str


@value
class Rested:
    """The controller of the door lets it be."""

    who: Who
    until: str


@value
class FlagTaken:
    """The flag was taken down."""

    who: Who
    figure: str


@value
class TurnEnded:
    """A turn has ended."""

    who: Who


@value
class RoundEnded:
    """A round has ended, and order markers come back."""

    round: int


@value
class GameEnded:
    """The game has ended; winners as seats; ``how``: an id of ``ends.ENDINGS``."""

    winners: tuple[int, ...]
    how: str


Event = (
    GameBegan
    | Rolled
    | BeginsFirst
    | CombatRolled
    | CardPicked
    | DraftPassed
    | FigurePlaced
    | LeftOut
    | RoundBegan
    | DropRolled
    | Waits
    | Dropped
    | MarkerLaid
    | MarkerTurned
    | TurnLost
    | TurnWaits
    | CardUsed
    | Stepped
    | Flew
    | MoveEnded
    | StruckAt
    | Spared
    | Fell
    | FellDeep
    | ChargeRolled
    | ShackleRolled
    | CardChanged
    | Chomped
    | CloneRolled
    | Returned
    | AttackRolled
    | DefenceRolled
    | Countered
    | Wounded
    | Destroyed
    | CardOut
    | SpiritLaid
    | SpiritLost
    | DoorMoved
    | DoorDestroyed
    | DoorTaken
    | DoorLeft
    | Rested
    | FlagTaken
    | TurnEnded
    | RoundEnded
    | GameEnded
)
"""Any event; a type checker sees the whole set."""


def event_for(event: Event, seats: tuple[int, ...]) -> Event:
    """Return the event as seats that hide nothing from each other may see it; none: as everybody may."""
    if isinstance(event, MarkerLaid) and seat_of(event.who) not in seats:
        return MarkerLaid(event.who, HIDDEN, HIDDEN)
    return event
