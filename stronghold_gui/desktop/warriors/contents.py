"""A table as piles on the surface: spread cards as fans, folded ones as small pictures with numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from stronghold_gui.desktop.table.model import Pile, TableContents
from stronghold_gui.desktop.warriors.seating import Seating
from stronghold_gui.games.warriors.boxes import load_cards
from stronghold_gui.games.warriors.ids import PEOPLES, SEATS, TYPES, SeatId
from stronghold_gui.games.warriors.pieces import BATTLE_LETTERS, COMMON, SYMBOLS, WARRIORS
from stronghold_gui.games.warriors.table import Faction, Fight, Player, Table
from stronghold_gui.text import Catalogue

Cards = Mapping[str, int]
_KIND: Final = {letter: kind for kind, letter in BATTLE_LETTERS.items()}
_MOST_MARKS: Final = 3
_MOST_FLAMES: Final = 5
DRAWN: Final[Mapping[str, str]] = {
    "undead": "um", "dwarves": "dn", "trolls": "t", "elves": "e", "goblins": "g", "barbarians": "b",
}  # fmt: skip
"""The letters that the cards of each people have in some picture; the first is the default."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A player's choices so far, before they become a move.

    Attributes:
        hand: the cards chosen from the hand; ``None`` while no hand is chosen from.
        band: the people of each infantry chosen for the band.
    """

    hand: tuple[str, ...] | None = None
    band: tuple[str, ...] = ()


class TablePiles:
    """The piles of one table, as a viewer sees it."""

    def __init__(self, table: Table, seating: Seating, texts: Catalogue, chosen: Chosen | None = None) -> None:
        """Store the table and its surroundings.

        Args:
            table: the current view of the table.
            seating: the places of the seats' cards.
            texts: the language of the peoples' letters.
            chosen: the drafted choice of cards.
        """
        self._table, self._seating, self._chosen = table, seating, chosen or Chosen()
        self._letters = letters(texts)

    def contents(self) -> TableContents:
        """Return the piles of each area; areas without piles are left out."""
        found: dict[str, tuple[Pile, ...]] = {}
        for seat in SEATS[: self._table.seats]:
            player = self._table.players.get(seat, Player())
            lay = self._spread if self._seating.spread(SEATS.index(seat)) else self._folded
            for part, piles in lay(seat, player):
                found[self._seating.area(seat, part)] = tuple(piles)
        for area, piles in self._middle():
            found[area] = tuple(piles)
        return {area: piles for area, piles in found.items() if piles}

    # -- a seat whose cards are spread -----------------------------------------------------------------------------

    def _spread(self, seat: SeatId, player: Player) -> Iterator[tuple[str, Iterable[Pile]]]:
        for people in PEOPLES:
            yield people, self._column(seat, people, player.factions.get(people, Faction()))
        yield "dragons", [_dragon(name, flames) for name, flames in player.dragons.items()]
        yield "catapults", _catapults(player, player.catapults)
        yield "waiting", [*_some("wizard", player.wizards), *_some("flame", player.flames)]
        yield "victory", [_victory(player)]

    def _column(self, seat: SeatId, people: str, faction: Faction) -> Iterator[Pile]:
        """Yield a faction: camping cards, the others by type, and the wizards above them."""
        fight = self._table.fight
        gone = self._chosen.band.count(people) if seat == self._table.resolver else 0
        if fight.side == f"{seat}.{people}":
            for kind, count in fight.camp.items():
                yield Pile(f"camp.{kind}", "camp", count)
        for kind, number in zip(TYPES, (faction.infantry - gone, faction.archer, faction.cavalry), strict=True):
            if number > 0:
                yield Pile(kind, self._warrior(f"{people}.{kind}"), number, badge=str(number) if number > 1 else "")
        if faction.wizards:
            yield Pile("wizard", "wizard", faction.wizards)

    def _warrior(self, card: str) -> str:
        """Return the picture of a warrior, with the letter of its people in the current language."""
        return f"{card}.{self._letters[card.partition('.')[0]]}"

    # -- a seat whose cards are folded -----------------------------------------------------------------------------

    def _folded(self, seat: SeatId, player: Player) -> Iterator[tuple[str, Iterable[Pile]]]:  # noqa: ARG002 - as above
        for people, faction in player.factions.items():
            yield people, [self._chip(people, faction)]
        if player.dragons:
            flames = sum(player.dragons.values())
            badge = f"{len(player.dragons)}+{flames}" if flames else str(len(player.dragons))
            yield "dragons", [Pile("dragons", "chip.dragon", badge=badge, fixed=True)]
        yield "catapults", _catapults(player, 1)
        yield "waiting", [*_some("wizard", player.wizards), *_some("flame", player.flames)]
        yield "victory", [_victory(player)]

    def _chip(self, people: str, faction: Faction) -> Pile:
        badge = f"{faction.infantry}·{faction.archer}·{faction.cavalry}"
        wizards = ("mark.wizard",) * min(faction.wizards, _MOST_MARKS)
        return Pile(people, f"chip.{people}.{self._letters[people]}", badge=badge, marks=wizards, fixed=True)

    # -- the middle of the table -----------------------------------------------------------------------------------

    def _middle(self) -> Iterator[tuple[str, Iterable[Pile]]]:
        table, fight = self._table, self._table.fight
        left, away = pile_size(table, "pile"), pile_size(table, "discard")
        yield "pile", [Pile("pile", "back", badge=str(left))] if left else []
        yield "discard", [Pile("discard", "discard", badge=str(away))] if away else []
        if table.stage == "keep":
            yield from self._hands()
            return
        if fight.card:
            yield "card", [self.battle(fight.card, table.resolver)]
        for colour, dice in (("red", fight.red), ("black", fight.black)):
            yield colour, [Pile(f"{colour}{at}", f"die.{colour}.{face}") for at, face in enumerate(dice)]
        yield "band", self._band(fight)
        yield "track", [self.battle(card, owner) for card, owner in self.track()]

    def _band(self, fight: Fight) -> Iterator[Pile]:
        for people in PEOPLES:
            count = fight.band.get(people, 0) + self._chosen.band.count(people)
            if count:
                yield Pile(people, self._warrior(f"{people}.infantry"), count)

    def track(self) -> list[tuple[str, SeatId]]:
        """Return the waiting battle cards, each with its owner, lowest first."""
        cards = [(card, seat) for seat, player in self._table.players.items() for card in player.battles]
        return sorted((one for one in cards if one[0] != self._table.fight.card), key=lambda one: int(one[0][1:]))

    def _hands(self) -> Iterator[tuple[str, Iterable[Pile]]]:
        """Yield the visible hand without the chosen cards, and the chosen cards."""
        for player in self._table.players.values():
            if player.hand and "hidden" not in player.hand:
                chosen = self._chosen.hand if self._chosen.hand is not None else _listed(player.kept)
                kept = {card: chosen.count(card) for card in player.hand}
                yield "hand", self._cards({card: count - kept[card] for card, count in player.hand.items()})
                yield "kept", self._cards(kept)

    def _cards(self, cards: Cards) -> Iterator[Pile]:
        for card in sorted(cards, key=_rank):
            if cards[card] > 0:
                number = cards[card]
                # Battle cards have their own numbers in the same corner.
                badge = f"×{number}" if number > 1 else ""
                yield self.battle(card) if card[1:].isdecimal() else Pile(card, self.art(card), number, badge)

    def art(self, card: str) -> str:
        """Return the name of the picture of a card other than a battle card."""
        return self._warrior(card) if card in WARRIORS else card

    def battle(self, card: str, owner: SeatId | None = None) -> Pile:
        """Return a battle card with its number and its owner's mark."""
        mark = (f"seat.{owner}",) if owner is not None else ()
        return Pile(card, battle_art(card, self._table), badge=card[1:], marks=mark)


def pile_size(table: Table, area: str) -> int:
    """Return the number of cards in the draw pile (``pile``) or the discard pile."""
    if area == "pile":
        return sum((table.pile or {}).values())
    return sum(table.discard.values()) + sum(sum(player.laid.values()) for player in table.players.values())


def letters(texts: Catalogue) -> Mapping[str, str]:
    """Return the letter on the cards of each people in a language; the default letter if there is no picture of it."""
    wanted = {people: texts(f"warriors.letter.{people}").lower() for people in PEOPLES}
    return {people: letter if letter in DRAWN[people] else DRAWN[people][0] for people, letter in wanted.items()}


def battle_art(card: str, table: Table) -> str:
    """Return the name of the picture of a battle card."""
    kind = _KIND[card[0]]
    if kind == "draconic":
        return kind
    symbols, band = _face(int(card[1:]), table)
    return ".".join((kind, *(one for one in SYMBOLS if one in symbols))) if kind == "simple" else f"{kind}.{band}"


def _face(number: int, table: Table) -> tuple[Sequence[str], int]:
    """Return the symbols and the band on the battle card of a number."""
    for own in table.printed:
        if own.number == number:
            return own.symbols, own.band
    card = next(one for one in load_cards(table.box).battles if one.number == number)
    counts = zip(SYMBOLS, (card.shields, card.bows, card.horses), strict=True)
    return [symbol for symbol, count in counts if count], card.band


def _rank(card: str) -> tuple[int, int]:
    return (0, COMMON.index(card)) if card in COMMON else (1, int(card[1:]))


def _listed(cards: Cards) -> tuple[str, ...]:
    return tuple(card for card, count in cards.items() for _ in range(count))


def _dragon(name: str, flames: int) -> Pile:
    """Return the pile of a dragon, with its number and its flames."""
    number = name.removeprefix("dragon")
    badge = f"{number} ({flames})" if flames > _MOST_FLAMES else number
    return Pile(name, "dragon", badge=badge, marks=("mark.flame",) * min(flames, _MOST_FLAMES))


def _some(card: str, count: int) -> Sequence[Pile]:
    return [Pile(card, card, count)] if count else []


def _catapults(player: Player, cards: int) -> Sequence[Pile]:
    """Return a player's catapults as some cards, with their number, because there is little room to lay them apart."""
    badge = str(player.catapults) if player.catapults > 1 else ""
    return [Pile("catapult", "catapult", cards, badge=badge)] if player.catapults else []


def _victory(player: Player) -> Pile:
    return Pile("victory", "victory", badge=str(sum(player.victory.values())), fixed=True)
