"""A player is data: what a file may not say."""

from __future__ import annotations

import json
from dataclasses import fields

import pytest

from stronghold_gui.core.data_files import parse_data
from stronghold_gui.core.reading import DataFault, Json
from stronghold_gui.files import BadResource
from stronghold_gui.games.stronghold.players.levels import ThinkingLevel, make_thinking
from stronghold_gui.games.warriors.players.levels import RuleLevel, StrategistLevel, make_strategist
from stronghold_gui.games.warriors.players.weights import CaptainWeights
from stronghold_gui.players.levels import UnknownLevel, level_file, ranges, read_level


def test_the_range_of_each_weight_is_that_of_its_type() -> None:
    found = ranges(CaptainWeights)
    assert list(found) == [member.name for member in fields(CaptainWeights)]
    assert (found["sure"], found["again"]) == ((0.1, 10), (-10, 20))


@pytest.mark.parametrize(
    ("rounds", "fault"),
    [
        ([], "depth.rounds: "),
        ([{"worlds": 0, "keep": 1}], r"depth.rounds\[0\].worlds: .*greater than or equal to 1"),
        ([{"worlds": True, "keep": 1}], r"depth.rounds\[0\].worlds: .*integer"),
        ([{"worlds": 1}], r"depth.rounds\[0\].keep: .*required"),
        ([{"worlds": 1, "keep": 1, "reach": -1}], r"depth.rounds\[0\].reach: .*greater than or equal to 0"),
        ([{"worlds": 1, "keep": 1, "reech": 1}], r"depth.rounds\[0\].reech: "),
        (
            [{"worlds": 1, "keep": 1, "generations": 2}],
            r"depth.rounds\[0\]: 'generations' and 'children' are given together",
        ),
        (
            [{"worlds": 1, "keep": 1}, {"worlds": 1, "keep": 1, "generations": 2, "children": 3}],
            "depth.rounds: only the first round can have generations",
        ),
    ],
)
def test_rounds_that_cannot_be_are_named_by_their_path(rounds: Json, fault: str) -> None:
    level = json.loads(level_file("stronghold", "hard").read_text(encoding="utf-8"))
    level["depth"]["rounds"] = rounds
    with pytest.raises(DataFault, match=f"^{fault}"):
        make_thinking(parse_data(ThinkingLevel, level))


def test_a_file_that_says_what_cannot_be_is_a_damaged_installation_with_its_path() -> None:
    with pytest.raises(BadResource, match=r"easy.json cannot be read .*rule: .*required"):
        read_level("warriors", "easy", StrategistLevel, make_strategist)
    with pytest.raises(BadResource, match=r"hard.json"):
        read_level("no_game", "hard", RuleLevel, lambda file: file)


def test_a_level_that_is_none_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLevel, match="there is no player 'brutal'; there are random, easy, medium, hard"):
        level_file("any", "brutal")
