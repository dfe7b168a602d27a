"""Reading cards from data: what contradicts itself is refused with its path (rules, section 1, RW-01 to RW-03)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from stronghold_gui.core.reading import DataFault, Node
from stronghold_gui.games.warriors.cards import BOXES, Battle, Cards, Deal, Dice, named
from stronghold_gui.games.warriors.pieces import (
    BATTLE_KINDS,
    COMMON,
    DRAGON,
    MOST_DRAGONS,
    MOST_NUMBER,
    MOST_SEATS,
    PEOPLES,
    ROUNDS,
    SYMBOLS,
    TYPES,
)

_BANDED = ("mercenary", "mixed")
_DIE = 6
_OTHERS = COMMON[DRAGON:]


def read_battles(node: Node) -> tuple[Battle, ...]:
    """Return battle cards, lowest number first.

    Raises:
        DataFault: a number is there twice, or a card shows what its kind does not have.
    """
    seen: dict[int, str] = {}
    battles = []
    for item in node.items():
        battle = _battle(item)
        if battle.number in seen:
            raise item.at("number").fault(f"{battle.number} is the number of {seen[battle.number]} as well")
        seen[battle.number] = item.path
        battles.append(battle)
    return tuple(sorted(battles, key=lambda battle: battle.number))


def _battle(item: Node) -> Battle:
    kind = item.at("kind").choice(*BATTLE_KINDS)
    expected = {"kind", "number"} | ({"symbols"} if kind == "simple" else {"band"} if kind in _BANDED else set())
    for name, member in item.members().items():
        if name not in expected:
            raise member.fault(f"a {kind} battle has no '{name}'")
    number = item.at("number").number(1, MOST_NUMBER)
    if kind in _BANDED:
        return Battle(kind, number, band=item.at("band").number(1, 9))
    if kind != "simple":
        return Battle(kind, number)
    counted = Counter(symbol.choice(*SYMBOLS) for symbol in item.at("symbols").items())
    return Battle(kind, number, *(counted[symbol] for symbol in SYMBOLS))


def read_cards(root: Node, box: str, battles: tuple[Battle, ...], where: str = "battles") -> Cards:
    """Return the cards of a box; of ``battles`` those that it holds.

    Args:
        root: the data file about all other cards.
        box: one of ``BOXES``.
        battles: the battle cards of all boxes.
        where: what a fault of the battle cards is called by.

    Raises:
        DataFault: kinds or numbers of cards contradict each other.
    """
    chosen = root.at("boxes").at(box)
    sets = [root.at("sets").at(name.choice(*root.at("sets").members())) for name in chosen.at("sets").items()]
    held = _held(battle_counts(root, box), battles, band_sizes(root), where)
    counts = [0] * len(COMMON) + [1] * len(held)
    peoples = _peoples(root.at("peoples"))
    if any(part.at("warriors").flag() for part in sets):
        counts[:DRAGON] = [people.at("cards").at(kind).number(0, 99) for people in peoples for kind in TYPES]
    for part in sets:
        for name, node in part.at("cards").members().items():
            if name not in _OTHERS:
                raise node.fault(f"'{name}' is not one of {', '.join(_OTHERS)}")
            counts[COMMON.index(name)] += node.number(0, MOST_DRAGONS if name == "dragon" else 99)
    if sum(counts) != chosen.at("cards").number():
        raise chosen.at("cards").fault(f"the kinds of card make {sum(counts)} together")
    points, ids = root.at("points"), named(held)
    return Cards(
        box, tuple(counts), held, _sworn(peoples), tuple(people.at("bonus").number(0, 99) for people in peoples),
        points.at("dragons").number(0, 99), points.at("victory_pile_card").number(0, 99),
        _deals(chosen.at("deals"), sum(counts), len(held)), _dice(root.at("dice")),
        tuple(people.at("border").text() for people in peoples),
        ids, {name: index for index, name in enumerate(ids)},
    )  # fmt: skip


def band_sizes(root: Node) -> tuple[int, ...]:
    """Return how large a band can be."""
    return tuple(item.number(1, 9) for item in root.at("bands").items())


def battle_counts(root: Node, box: str) -> dict[str, int]:
    """Return how many battle cards of each kind a box has."""
    names = [item.choice(*root.at("sets").members()) for item in root.at("boxes").at(box).at("sets").items()]
    parts = [root.at("sets").at(name).at("battles").members() for name in names]
    return {kind: node.number() for part in parts for kind, node in part.items()}


def _held(
    wanted: Mapping[str, int], battles: tuple[Battle, ...], bands: tuple[int, ...], where: str
) -> tuple[Battle, ...]:
    """Return those of the battle cards that a box has, of each kind exactly as many."""
    for kind, number in wanted.items():
        found = sum(battle.kind == kind for battle in battles)
        if found != number:
            raise DataFault(where, f"{found} {kind} battles, but the box has {number}")
    for battle in battles:
        if battle.band and battle.band not in bands:
            raise DataFault(where, f"{battle.id} says a band of {battle.band}; it is one of {bands}")
    return tuple(battle for battle in battles if battle.kind in wanted)


def _peoples(node: Node) -> list[Node]:
    """Return the entries of all peoples in their order."""
    entries = {entry.at("id").choice(*PEOPLES): entry for entry in node.items()}
    for people in PEOPLES:
        if people not in entries:
            raise node.fault(f"'{people}' is missing")
    return [entries[people] for people in PEOPLES]


def _sworn(peoples: list[Node]) -> tuple[int, ...]:
    """Return each people's sworn enemy; enmity goes both ways."""
    sworn = tuple(PEOPLES.index(people.at("sworn_enemy").choice(*PEOPLES)) for people in peoples)
    for people, enemy in enumerate(sworn):
        if enemy == people or sworn[enemy] != people:
            raise peoples[people].at("sworn_enemy").fault("sworn enemies are each other's")
    return sworn


def _deals(node: Node, cards: int, battles: int) -> dict[int, Deal]:
    """Return the deals by number of seats; the pile must suffice for them (RW-07)."""
    deals: dict[int, Deal] = {}
    for item in node.items():
        least, most = (end.number(2, MOST_SEATS) for end in item.at("seats").items())
        rounds = tuple(
            (each.at("deal").number(1, 20), each.at("keep").number(1, each.at("deal").number()))
            for each in item.at("rounds").items()
        )
        if len(rounds) != ROUNDS:
            raise item.at("rounds").fault(f"{ROUNDS} rounds were expected")
        deal = Deal(item.at("setup").number(1, 20), rounds)
        dealt = most * (deal.setup + rounds[0][0] + rounds[1][0])
        if dealt > cards or most * deal.setup + battles > cards:
            raise item.fault(f"{most} seats need more than the {cards} cards of the box")
        deals |= dict.fromkeys(range(least, most + 1), deal)
    return deals


def _dice(node: Node) -> Dice:
    hits = node.at("hits")
    names = ("attack", "defence", "defence_at_least", "dragon", "dragon_adds", "bows_add")
    numbers = (node.at(name).number(0, _DIE) for name in names)
    return Dice(*numbers, *(hits.at(name).number(1, _DIE) for name in ("warrior", "wizard", "dragon")))


def default_boxes(root: Node) -> dict[int, str]:
    """Return the box to play with unless told otherwise, by number of seats."""
    boxes = root.at("boxes")
    return {number.number(): box for box in BOXES for number in boxes.at(box).at("default_for").items()}
