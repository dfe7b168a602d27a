"""Conversion of data files to cards; contradictions are reported by their path (section 1, RW-01 to RW-03)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import astuple

from stronghold_gui.core.reading import DataFault
from stronghold_gui.games.warriors.cards import BOXES, Battle, Cards, Deal, card_ids
from stronghold_gui.games.warriors.data.data_files import BattleCard, CardSet, CardsFile, People, SeatsDeal
from stronghold_gui.games.warriors.ids import PEOPLES, TYPES, BoxId
from stronghold_gui.games.warriors.pieces import DRAGON

_SHOWN = {"simple": "symbols", "mercenary": "band", "mixed": "band", "draconic": ""}
"""The member that a battle card has besides its number, by its kind."""


def make_battles(cards: Sequence[BattleCard], where: str) -> tuple[Battle, ...]:
    """Return battle cards, lowest number first.

    Raises:
        DataFault: a number occurs twice, or a card has a member that its kind does not have; ``where`` begins its path.
    """
    seen: dict[int, str] = {}
    for index, card in enumerate(cards):
        path = f"{where}[{index}]"
        _check_shown(card, path)
        if card.number in seen:
            raise DataFault(f"{path}.number", f"{card.number} is the number of {seen[card.number]} as well")
        seen[card.number] = path
    return tuple(sorted(map(_battle, cards), key=lambda battle: battle.number))


def _check_shown(card: BattleCard, path: str) -> None:
    for name in ("symbols", "band"):
        given, expected = getattr(card, name) is not None, name == _SHOWN[card.kind]
        if given and not expected:
            raise DataFault(f"{path}.{name}", f"a {card.kind} battle has no '{name}'")
        if expected and not given:
            raise DataFault(path, f"'{name}' is missing")


def _battle(card: BattleCard) -> Battle:
    shown = Counter(card.symbols or ())
    return Battle(card.kind, card.number, shown["shield"], shown["bow"], shown["horse"], card.band or 0)


def make_cards(file: CardsFile, box: BoxId, battles: tuple[Battle, ...]) -> Cards:
    """Return the cards of a box, with those of ``battles`` that it contains.

    Args:
        file: the data file about all other cards.
        box: one of ``BOXES``.
        battles: the battle cards of all boxes.

    Raises:
        DataFault: kinds or numbers of cards contradict each other.
    """
    chosen, path = file.boxes[box], f"boxes.{box}"
    held = _held(battle_counts(file, box), battles, file.bands)
    peoples = _peoples(file.peoples)
    counts = (*_common_counts(_sets(file, box), peoples), *(1 for _ in held))
    if sum(counts) != chosen.cards:
        raise DataFault(f"{path}.cards", f"the kinds of card make {sum(counts)} together")
    ids = card_ids(held)
    return Cards(
        box, counts, held, _sworn(file.peoples, peoples), tuple(people.bonus for people in peoples),
        file.points["dragons"], file.points["victory_pile_card"],
        _deals(chosen.deals, sum(counts), len(held), f"{path}.deals"), file.dice,
        tuple(people.border for people in peoples),
        ids, {name: index for index, name in enumerate(ids)},
    )  # fmt: skip


def battle_counts(file: CardsFile, box: BoxId) -> dict[str, int]:
    """Return how many battle cards of each kind a box has."""
    return {kind: count for part in _sets(file, box) for kind, count in part.battles.items()}


def default_boxes(file: CardsFile) -> dict[int, BoxId]:
    """Return the default box, by number of seats."""
    return {seats: box for box in BOXES for seats in file.boxes[box].default_for}


def _sets(file: CardsFile, box: BoxId) -> list[CardSet]:
    return [file.sets[name] for name in file.boxes[box].sets]


def _common_counts(sets: Sequence[CardSet], peoples: Sequence[People]) -> list[int]:
    """Return how many cards of each kind there are, in the order of ``pieces.COMMON``."""
    warriors = [people.cards[kind] for people in peoples for kind in TYPES]
    counts = warriors if any(part.warriors for part in sets) else [0] * DRAGON
    return counts + [sum(kind) for kind in zip(*(astuple(part.cards) for part in sets), strict=True)]


def _held(wanted: Mapping[str, int], battles: tuple[Battle, ...], bands: Sequence[int]) -> tuple[Battle, ...]:
    """Return the battle cards of a box, and check their number for each kind."""
    for kind, number in wanted.items():
        found = sum(battle.kind == kind for battle in battles)
        if found != number:
            raise DataFault("battles", f"{found} {kind} battles, but the box has {number}")
    for battle in battles:
        if battle.band and battle.band not in bands:
            raise DataFault("battles", f"{battle.id} says a band of {battle.band}; it is one of {bands}")
    return tuple(battle for battle in battles if battle.kind in wanted)


def _peoples(entries: Sequence[People]) -> list[People]:
    """Return all peoples in their order."""
    by_id = {entry.id: entry for entry in entries}
    for people in PEOPLES:
        if people not in by_id:
            raise DataFault("peoples", f"'{people}' is missing")
    return [by_id[people] for people in PEOPLES]


def _sworn(entries: Sequence[People], peoples: Sequence[People]) -> tuple[int, ...]:
    """Return each people's sworn enemy; enmity goes both ways."""
    enemies = {people.id: people.sworn_enemy for people in peoples}
    for number, entry in enumerate(entries):
        if entry.sworn_enemy == entry.id or enemies[entry.sworn_enemy] != entry.id:
            raise DataFault(f"peoples[{number}].sworn_enemy", "sworn enemies are each other's")
    return tuple(PEOPLES.index(people.sworn_enemy) for people in peoples)


def _deals(entries: Sequence[SeatsDeal], cards: int, battles: int, path: str) -> dict[int, Deal]:
    """Return the deals by number of seats; the pile must suffice for them (RW-07)."""
    deals: dict[int, Deal] = {}
    for index, entry in enumerate(entries):
        for number, step in enumerate(entry.rounds):
            if step.keep > step.deal:
                raise DataFault(f"{path}[{index}].rounds[{number}].keep", f"{step.keep} of {step.deal} cards are kept")
        least, most = entry.seats
        rounds = tuple((step.deal, step.keep) for step in entry.rounds)
        dealt = most * (entry.setup + rounds[0][0] + rounds[1][0])
        if dealt > cards or most * entry.setup + battles > cards:
            raise DataFault(f"{path}[{index}]", f"{most} seats need more than the {cards} cards of the box")
        deals |= dict.fromkeys(range(least, most + 1), Deal(entry.setup, rounds))
    return deals
