"""A player is data: what a file may not say."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from stronghold_gui.core.reading import DataFault, Json, Node
from stronghold_gui.files import BadResource
from stronghold_gui.players.levels import UnknownLevel, level_file, read_level, read_rounds
from stronghold_gui.players.weights import between, ranges, read_weights


@dataclass(frozen=True, slots=True)
class Taste:
    """Two weights."""

    salt: float = between(0, 2)
    sugar: float = between(-1, 1)


def test_weights_are_read_by_name() -> None:
    assert read_weights(Taste, Node({"sugar": -0.5, "salt": 2})) == Taste(2.0, -0.5)
    assert ranges(Taste) == {"salt": (0, 2), "sugar": (-1, 1)}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"salt": 3, "sugar": 0}, "guard.salt: 3 is not between 0 and 2"),
        ({"salt": "much", "sugar": 0}, "guard.salt: a number was expected"),
        ({"salt": True, "sugar": 0}, "guard.salt: a number was expected"),
        ({"salt": 1}, "guard: 'sugar' is missing"),
        ({"salt": 1, "sugar": 0, "pepper": 1}, "guard.pepper: there is no weight of that name; there are salt, sugar"),
        ([1, 2], "guard: an object was expected"),
    ],
)
def test_what_cannot_be_a_weight_is_named_by_its_path(given: Json, sentence: str) -> None:
    with pytest.raises(DataFault) as caught:
        read_weights(Taste, Node(given, "guard"))
    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ([], "depth.rounds: at least one round was expected"),
        ([{"worlds": 0, "keep": 1}], "depth.rounds[0].worlds: 0 is not between 1 and 1000"),
        ([{"worlds": 1}], "depth.rounds[0]: 'keep' is missing"),
        ([{"worlds": 1, "keep": 1, "reach": -1}], "depth.rounds[0].reach: -1 is not between 0 and 10"),
        ([{"worlds": 1, "keep": 1, "broods": 2}], "depth.rounds[0]: 'born' is missing"),
        (
            [{"worlds": 1, "keep": 1}, {"worlds": 1, "keep": 1, "broods": 2, "born": 3}],
            "depth.rounds: only the first round can have broods",
        ),
    ],
)
def test_rounds_that_cannot_be_are_named_by_their_path(given: Json, sentence: str) -> None:
    with pytest.raises(DataFault) as caught:
        read_rounds(Node(given, "depth.rounds"))
    assert str(caught.value) == sentence


def test_a_file_that_says_what_cannot_be_is_a_damaged_installation_with_its_path() -> None:
    with pytest.raises(BadResource, match=r"easy.json cannot be read .*'nothing' is missing"):
        read_level("warriors", "easy", lambda node: node.at("nothing"))
    with pytest.raises(BadResource, match=r"hard.json"):
        read_level("no_game", "hard", lambda node: node)


def test_a_level_that_is_none_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLevel, match="there is no player 'brutal'; there are random, easy, medium, hard"):
        level_file("any", "brutal")
