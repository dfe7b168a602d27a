"""Small tables for tests, written as the rules document writes them, and dice that fall as the test says.

    table = scene(a="goblins 3-2-0; S3", b="dwarves 2-1-0")
    table.do("attack a.goblins b.dwarves", red="541", black="54")

The cards of a seat are parts between semicolons: a faction by infantry, archers and cavalry, with ``+W`` for each
wizard on it; ``dragon 2`` with its flames; ``catapult 2``; ``flames 2`` that wait; ``pile goblins.archer 3``;
battle cards by their names. The first battle card is taken up at once. It is the last round, unless stated otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.warriors.boxes import load_cards
from stronghold_gui.games.warriors.events import Event
from stronghold_gui.games.warriors.flow import advance
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.moves import Move
from stronghold_gui.games.warriors.pieces import FACTION_IDS, NONE, PLACE_INDEX, PRIZES, SEAT_IDS, TYPES
from stronghold_gui.games.warriors.position import Position, Task
from stronghold_gui.games.warriors.reasons import Reason

E = TypeVar("E")
_FACTION = re.compile(r"(\w+) (\d)-(\d)-(\d)((?:\+W)*)")


@dataclass(slots=True)
class Scene:
    """A table in the middle of a game.

    Attributes:
        position: the table.
        events: what has happened in it.
    """

    position: Position
    events: list[Event] = field(default_factory=list)

    def do(self, move: str, seat: str = "", *, red: str = "", black: str = "", die: int = 0) -> list[Event]:
        """Play a legal move with given dice, highest first; by default the first seat with a decision plays it."""
        who = SEAT_IDS.index(seat) if seat else WARRIORS.decisions(self.position)[0].seat
        parsed = WARRIORS.parse(move)
        assert WARRIORS.refusal(self.position, who, parsed) is None, WARRIORS.refusal(self.position, who, parsed)
        assert parsed in WARRIORS.legal_moves(self.position, who)
        self.position.chance = Loaded(red, black, die)
        happened = WARRIORS.play(self.position, who, parsed)
        assert not any(self.position.chance.given.values()), "not all dice were thrown"
        self.events += happened
        return happened

    def refused(self, move: str, seat: str = "") -> Refusal:
        """Return why a move is refused, which it must be; it is not listed either."""
        who = SEAT_IDS.index(seat) if seat else WARRIORS.decisions(self.position)[0].seat
        parsed = WARRIORS.parse(move)
        before = self.position.copy()
        refusal = WARRIORS.refusal(self.position, who, parsed)
        assert refusal is not None
        assert parsed not in WARRIORS.legal_moves(self.position, who)
        assert self.position == before
        return refusal

    def reason(self, move: str, seat: str = "") -> Reason:
        """Return the reason for which a move is refused."""
        return Reason(self.refused(move, seat).reason)

    def legal(self, seat: str = "") -> list[str]:
        """Return the legal moves of a seat as text; by default of the first seat with a decision."""
        who = SEAT_IDS.index(seat) if seat else WARRIORS.decisions(self.position)[0].seat
        return [WARRIORS.text(move) for move in WARRIORS.legal_moves(self.position, who)]

    def listed(self, seat: str = "") -> list[Move]:
        """Return the legal moves of a seat."""
        who = SEAT_IDS.index(seat) if seat else WARRIORS.decisions(self.position)[0].seat
        return WARRIORS.legal_moves(self.position, who)

    @property
    def asked(self) -> list[str]:
        """Return the decisions as text: ``a attack``."""
        return [f"{SEAT_IDS[decision.seat]} {decision.kind}" for decision in WARRIORS.decisions(self.position)]

    def told(self, kind: type[E]) -> list[E]:
        """Return the events of a kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def faction(self, name: str) -> str:
        """Return a faction as it is written in the rules: ``3-1-0``."""
        at = 3 * PLACE_INDEX[name]
        return "-".join(map(str, self.position.army[at : at + 3]))

    def wizards(self, name: str) -> int:
        """Return the wizards on a faction."""
        return self.position.wizards[FACTION_IDS.index(name)]

    def pile(self, seat: str) -> dict[str, int]:
        """Return a victory pile."""
        at, ids = PRIZES * SEAT_IDS.index(seat), self.position.cards.ids
        return {ids[kind]: count for kind, count in enumerate(self.position.victory[at : at + PRIZES]) if count}

    def discarded(self, card: str) -> int:
        """Return the number of cards of a kind face up in the discard pile."""
        return self.position.discard[self.position.cards.index[card]]


class Loaded(Chance):
    """Dice that fall as given; what is not given falls as it likes."""

    __slots__ = ("given",)

    def __init__(self, red: str, black: str, die: int) -> None:
        super().__init__(7)
        self.given = {"red": list(red), "black": list(black), "catapult": list(str(die) if die else "")}

    def pick(self, label: str, weights: Sequence[int]) -> int:
        """Return what was given, as long as there is something."""
        given = self.given.get(label)
        return int(given.pop(0)) - 1 if given else super().pick(label, weights)


def laid(box: str = "hordes", *, dealer: str = "a", round_: int = 3, **seats: str) -> Position:
    """Return a table without tasks; cards that are not given are in the draw pile."""
    position = Position(load_cards(box), max(2, len(seats)), 1)
    position.round = round_
    position.dealer = position.resolver = SEAT_IDS.index(dealer)
    position.stage = "place"
    for name, has in seats.items():
        for part in filter(None, (part.strip() for part in has.split(";"))):
            _lay(position, SEAT_IDS.index(name), part)
    assert min(position.pile) >= 0
    return position


def _lay(position: Position, seat: int, part: str) -> None:
    cards = position.cards
    if match := _FACTION.fullmatch(part):
        people, *numbers, wizards = match.groups()
        faction = FACTION_IDS.index(f"{SEAT_IDS[seat]}.{people}")
        for kind, number in enumerate(map(int, numbers)):
            position.army[3 * faction + kind] = number
            position.pile[cards.index[f"{people}.{TYPES[kind]}"]] -= number
        position.wizards[faction] = wizards.count("W")
        position.pile[cards.index["wizard"]] -= wizards.count("W")
        return
    name, _, rest = part.partition(" ")
    match name:
        case "dragon":
            free = position.dragon_of.index(NONE)
            position.dragon_of[free], position.flames[free] = seat, int(rest or 0)
            position.pile[cards.index["dragon"]] -= 1
            position.pile[cards.index["flame"]] -= int(rest or 0)
        case "catapult":
            position.catapults[seat] = int(rest or 1)
            position.pile[cards.index["catapult"]] -= int(rest or 1)
        case "flames":
            position.waiting[seat] = int(rest)
            position.pile[cards.index["flame"]] -= int(rest)
        case "pile":
            card, _, cards_of_it = rest.partition(" ")
            position.victory[PRIZES * seat + cards.index[card]] += int(cards_of_it or 1)
            position.pile[cards.index[card]] -= int(cards_of_it or 1)
        case _:
            position.holder[[battle.id for battle in cards.battles].index(name)] = seat
            position.pile[cards.index[name]] -= 1


def scene(box: str = "hordes", *, dealer: str = "a", round_: int = 3, **seats: str) -> Scene:
    """Return a table whose battles begin now."""
    position = laid(box, dealer=dealer, round_=round_, **seats)
    return begin(position, [("battle", 0, 0)])


def begin(position: Position, tasks: list[Task]) -> Scene:
    """Set the tasks of a table and advance."""
    position.todo = tasks
    table = Scene(position)
    advance(position, table.events)
    return table
