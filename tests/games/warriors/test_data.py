"""The cards are those of the printed rules, and data that contradicts itself is refused by its path."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stronghold_gui.core.data_files import parse_data
from stronghold_gui.core.reading import DataFault, Json
from stronghold_gui.files import resource
from stronghold_gui.games.warriors.boxes import load_cards
from stronghold_gui.games.warriors.data.cards_file import make_battles, make_cards
from stronghold_gui.games.warriors.data.data_files import BattleCard, CardsFile
from stronghold_gui.games.warriors.ids import BoxId
from stronghold_gui.games.warriors.pieces import PEOPLES


def content() -> dict[str, Any]:
    """Return the data file, to be changed."""
    found: dict[str, Any] = json.loads(resource("warriors", "cards.json").read_text(encoding="utf-8"))
    return found


def read(data: dict[str, Any], box: BoxId = "hordes") -> str:
    """Return the path of the fault that reading the data finds."""
    with pytest.raises(DataFault) as fault:
        make_cards(parse_data(CardsFile, data), box, load_cards("hordes").battles)
    return fault.value.path


def test_the_boxes_hold_what_the_rules_say() -> None:
    base, all_cards = load_cards("base"), load_cards("hordes")
    assert (sum(base.counts), sum(all_cards.counts), sum(base.counts[:18])) == (110, 165, 84)
    assert [sum(base.counts[3 * people : 3 * people + 3]) for people in range(6)] == [11, 12, 13, 14, 16, 18]
    assert [sum(base.counts[kind:18:3]) for kind in range(3)] == [54, 15, 15]
    assert base.counts[18:22] == (0, 3, 9, 0)
    assert all_cards.counts[18:22] == (15, 3, 13, 20)
    assert sum(base.bonus) == 47
    assert all_cards.dragon_bonus == 12
    assert [PEOPLES[enemy] for enemy in base.sworn] == ["barbarians", "goblins", "elves", "trolls", "dwarves", "undead"]
    assert (len(base.battles), len(all_cards.battles)) == (14, 30)


@pytest.mark.parametrize(
    ("box", "seats", "setup", "rounds"),
    [
        ("base", 2, 11, ((7, 4), (7, 4), (7, 5))),
        ("base", 4, 11, ((7, 4), (7, 4), (7, 5))),
        ("hordes", 2, 14, ((9, 6), (9, 6), (10, 7))),
        ("hordes", 4, 14, ((9, 6), (9, 6), (10, 7))),
        ("hordes", 5, 11, ((7, 4), (7, 4), (7, 5))),
        ("hordes", 6, 11, ((7, 4), (7, 4), (7, 5))),
    ],
)
def test_the_dealing_table(box: str, seats: int, setup: int, rounds: tuple[tuple[int, int], ...]) -> None:
    deal = load_cards(box).deals[seats]
    assert (deal.setup, deal.rounds) == (setup, rounds)


def test_faults_are_named_by_path() -> None:
    data = content()
    data["peoples"][2]["sworn_enemy"] = "trolls"
    assert read(data) == "peoples[2].sworn_enemy"
    data = content()
    data["peoples"][0]["cards"]["archer"] = 3
    assert read(data) == "boxes.hordes.cards"
    data = content()
    del data["peoples"][5]
    assert read(data) == "peoples"
    data = content()
    data["boxes"]["hordes"]["deals"][1]["seats"] = [5, 7]
    assert read(data) == "boxes.hordes.deals[1].seats[1]"
    data = content()
    data["boxes"]["hordes"]["deals"][0]["setup"] = 20
    data["boxes"]["hordes"]["deals"][0]["seats"] = [2, 6]
    assert read(data) == "boxes.hordes.deals[0]"
    data = content()
    data["dice"]["hits_dragon"] = 7
    assert read(data) == "dice.hits_dragon"
    data = content()
    data["sets"]["base"]["cards"]["sword"] = 2
    assert read(data) == "sets.base.cards.sword"
    data = content()
    del data["peoples"][1]["cards"]["cavalry"]
    assert read(data) == "peoples[1].cards"
    data = content()
    data["bands"] = [3]
    assert read(data) == "battles"
    data = content()
    data["sets"]["base"]["battles"]["simple"] = 8
    assert read(data) == "battles"
    data = content()
    data["boxes"]["base"]["deals"][0]["rounds"].pop()
    assert read(data, "base") == "boxes.base.deals[0].rounds"
    data = content()
    data["boxes"]["base"]["deals"][0]["rounds"][1]["keep"] = 8
    assert read(data, "base") == "boxes.base.deals[0].rounds[1].keep"


@pytest.mark.parametrize(
    ("card", "fault"),
    [
        (
            {"kind": "mercenary", "number": 4, "band": 3, "symbols": []},
            r"battles\[0\]\.symbols: a mercenary",
        ),
        ({"kind": "mixed", "number": 4}, r"battles\[0\]: 'band' is missing"),
    ],
)
def test_battles_show_only_what_their_kind_has(card: Json, fault: str) -> None:
    with pytest.raises(DataFault, match=fault):
        make_battles([parse_data(BattleCard, card)], "battles")
