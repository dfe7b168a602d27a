"""Events, in order and in terms of the table: a closed set of small values.

Log, animation, lessons and statistics read events instead of comparing positions. Seats are numbers; peoples, cards and
places are named by their ids (``pieces.py``).
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from stronghold_gui.games.warriors.moves import Until

HIDDEN = "hidden"
"""The id of a card that a seat may not see."""

Over = Literal["side_gone", "no_shield", "no_target", "ended"]
"""Why a battle card is over: the side is gone, it has no shield, there is no legal target, or its owner ended it."""

Cause = Literal["battle", "shot"]
"""The cause of a loss: a lost comparison, or a catapult."""


class GameBegan(Struct, frozen=True):
    """A game begins; the dealer was named or drawn by lot (RW-06)."""

    box: str
    dealer: int


class RoundBegan(Struct, frozen=True):
    """A round begins; rounds count from 1."""

    round: int


class PileShuffled(Struct, frozen=True):
    """All discarded cards were shuffled into the draw pile before round 3 (RW-10); ``cards``: the pile's size then."""

    cards: int


class HandDealt(Struct, frozen=True):
    """A seat was dealt cards; others see only how many."""

    seat: int
    cards: tuple[str, ...]


class BattlePutAside(Struct, frozen=True):
    """A battle card of the set-up deal was put aside and replaced (RW-07)."""

    seat: int
    card: str


class HeadStart(Struct, frozen=True):
    """A seat is dealt more cards at set-up, as a handicap."""

    seat: int
    cards: int


class HandChosen(Struct, frozen=True):
    """A seat has chosen what it keeps; others see only how many."""

    seat: int
    cards: tuple[str, ...]


class CardsShown(Struct, frozen=True):
    """A seat's kept cards, or its cards at set-up, were shown and moved to their places."""

    seat: int
    cards: tuple[str, ...]


class WizardPlaced(Struct, frozen=True):
    """A wizard was laid on a faction; ``alone``: it was the only possible place."""

    seat: int
    faction: str
    alone: bool


class WizardWithoutFaction(Struct, frozen=True):
    """A wizard whose owner has no faction was discarded (RW-12)."""

    seat: int


class FlamesAssigned(Struct, frozen=True):
    """Flames were laid on a dragon; ``alone``: there was no other dragon."""

    seat: int
    dragon: str
    count: int
    alone: bool


class CardTakenUp(Struct, frozen=True):
    """The owner of the lowest battle card makes it the current one."""

    seat: int
    card: str


class KindDeclared(Struct, frozen=True):
    """A mixed battle is fought as this kind; ``alone``: an attack was possible only as this kind."""

    seat: int
    card: str
    kind: str
    alone: bool


class CardUnused(Struct, frozen=True):
    """No attack was possible: the battle card was discarded unused (RW-16)."""

    seat: int
    card: str


class BandFormed(Struct, frozen=True):
    """A band was formed of infantry of these peoples."""

    seat: int
    members: tuple[str, ...]


class AttackDeclared(Struct, frozen=True):
    """A side attacks a target; ``first``: the first attack of a battle or charge."""

    seat: int
    side: str
    target: str
    first: bool


class Charged(Struct, frozen=True):
    """A warrior of this type camps, and its faction charges the target."""

    seat: int
    side: str
    camp: str
    target: str


class AttackVoid(Struct, frozen=True):
    """An attack was cancelled before its dice were rolled, because a shot removed the target (RW-34)."""

    seat: int
    target: str


class DiceThrown(Struct, frozen=True):
    """Both sides threw dice; ``red`` and ``black`` have them as thrown, highest first."""

    seat: int
    defender: int
    red: tuple[int, ...]
    black: tuple[int, ...]


class BowsCounted(Struct, frozen=True):
    """Bows of both sides; ``better``: the seat whose best die gains by them, or -1."""

    seat: int
    defender: int
    red: int
    black: int
    better: int


class Compared(Struct, frozen=True):
    """A pair of dice was compared. ``number`` counts pairs from 1; ``red`` and ``black`` include all additions."""

    number: int
    red: int
    black: int
    winner: int
    loser: int


class CardLost(Struct, frozen=True):
    """A warrior or dragon of a place went to a seat's victory pile."""

    seat: int
    place: str
    card: str
    winner: int
    cause: Cause


class NothingToLose(Struct, frozen=True):
    """A side without cards left lost a comparison (RW-21, RW-35)."""

    seat: int
    place: str


class FlameSpent(Struct, frozen=True):
    """A flame was discarded instead of the loss of its dragon (RW-42)."""

    seat: int
    dragon: str


class FlamesDiscarded(Struct, frozen=True):
    """The flames of a dragon that left the table were discarded (RW-43)."""

    seat: int
    dragon: str
    count: int


class WizardsDiscarded(Struct, frozen=True):
    """Wizards of a faction without cards were discarded (RW-38)."""

    seat: int
    faction: str
    count: int


class CampersReturned(Struct, frozen=True):
    """Campers of a faction were turned face up; ``count``: how many."""

    seat: int
    faction: str
    count: int


class BandReturned(Struct, frozen=True):
    """The band's remaining infantry returned to its factions."""

    seat: int
    members: tuple[str, ...]


class CardDone(Struct, frozen=True):
    """A battle card was resolved and discarded."""

    seat: int
    card: str
    why: Over


class Shot(Struct, frozen=True):
    """A catapult was fired at a card; ``die`` as thrown."""

    seat: int
    owner: int
    target: str
    die: int
    hit: bool


class WizardKilled(Struct, frozen=True):
    """A wizard was shot and discarded."""

    seat: int
    faction: str


class Rested(Struct, frozen=True):
    """A seat passed in a window; ``until``: how long it wants to pass."""

    seat: int
    window: str
    until: Until


class CleanedUp(Struct, frozen=True):
    """Unused catapults and remaining wizards of a seat were discarded at the end of a round."""

    seat: int
    catapults: int
    wizards: int


class RoundEnded(Struct, frozen=True):
    """A round has ended."""

    round: int


class PileScored(Struct, frozen=True):
    """A seat scored points for its victory pile; ``cards``: the size of the pile."""

    seat: int
    cards: int
    points: int


class BonusScored(Struct, frozen=True):
    """A seat scored points for the largest faction of a people or, if that is ``dragon``, for the most dragons."""

    seat: int
    people: str
    cards: int
    points: int


class GameEnded(Struct, frozen=True):
    """The game has ended; ``how``: ``points``, ``pile`` or ``shared`` (RW-48)."""

    winners: tuple[int, ...]
    how: str
    scores: tuple[int, ...]


Event = (
    GameBegan
    | RoundBegan
    | PileShuffled
    | HandDealt
    | BattlePutAside
    | HeadStart
    | HandChosen
    | CardsShown
    | WizardPlaced
    | WizardWithoutFaction
    | FlamesAssigned
    | CardTakenUp
    | KindDeclared
    | CardUnused
    | BandFormed
    | AttackDeclared
    | Charged
    | AttackVoid
    | DiceThrown
    | BowsCounted
    | Compared
    | CardLost
    | NothingToLose
    | FlameSpent
    | FlamesDiscarded
    | WizardsDiscarded
    | CampersReturned
    | BandReturned
    | CardDone
    | Shot
    | WizardKilled
    | Rested
    | CleanedUp
    | RoundEnded
    | PileScored
    | BonusScored
    | GameEnded
)
"""Any event; a type checker sees the whole set."""


def event_for(event: Event, seat: int | None) -> Event:
    """Return the event as a seat may see it (``None``: the public form)."""
    match event:
        case HandDealt(owner, cards) if owner != seat:
            return HandDealt(owner, (HIDDEN,) * len(cards))
        case HandChosen(owner, cards) if owner != seat:
            return HandChosen(owner, (HIDDEN,) * len(cards))
        case _:
            return event
