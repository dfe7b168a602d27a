"""Position documents: any situation as JSON and back, and every fault with its path."""

from __future__ import annotations

import copy
import json
import os
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stronghold_gui.core.save import BadFileError, Problem
from stronghold_gui.core.save.content import Content
from stronghold_gui.core.save.match_file import to_bytes
from stronghold_gui.core.save.raw import parse_raw
from stronghold_gui.games.stronghold.documents import POSITIONS
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.problems import Impossible
from stronghold_gui.players.random_player import RandomPlayer, play_out
from stronghold_gui.text import LANGUAGES, catalogue
from stronghold_gui.text.faults import fault_words
from tests.games.stronghold.documents.games import positions
from tests.games.stronghold.scene import Scene


def document_of(position: Position) -> Any:  # noqa: ANN401 - to be changed at will
    """Return a position's document as it comes out of a file."""
    return parse_raw(to_bytes(POSITIONS.to_json(position)))


@given(positions())
def test_a_position_comes_back(position: Position) -> None:
    assert POSITIONS.from_json(document_of(position)) == position


@given(positions())
def test_what_follows_from_the_rest_can_be_left_out(position: Position) -> None:
    document = document_of(position)
    for name in ("bag", "free", "supply", "orders_left"):
        document["position"].pop(name, None)
    assert POSITIONS.from_json(document) == position


def test_a_document_says_only_what_differs_from_an_empty_table() -> None:
    table = document_of(STRONGHOLD.setup({}, 2, 7))["position"]
    assert table["walls"]["W1"] == {"defender": {"marksman": 1, "soldier": 1}, "stone": 2}
    assert table["heroes"] == {"officer": {"place": "W3"}, "warrior": {"place": "E2"}}
    assert "towers" in table
    assert "TW1" not in table["towers"]
    assert "fields" not in table
    assert "actions" not in table


def test_a_short_document_by_hand_is_a_position() -> None:
    by_hand = {
        "format": "stronghold-position",
        "version": 1,
        "about": "An assault on one section",
        "position": {
            "turn": 3,
            "phase": 6,
            "stage": "pause",
            "todo": [{"kind": "enter", "figures": ["cannons"]}],
            "invaders": [{"cards": {name: f"{name}-1" for name in ("machines", "equipment", "training", "rituals")}}],
            "defenders": [{}],
            "walls": {"W2": {"invader": {"troll": 2, "orc": 1}, "defender": {"soldier": 2, "marksman": 1}, "stone": 2}},
            "glory_invader": {"start": 10},
        },
    }
    position = POSITIONS.from_json(json.loads(json.dumps(by_hand)))
    (decision,) = STRONGHOLD.decisions(position)
    assert decision.kind == "losses"
    assert {STRONGHOLD.text(move) for move in STRONGHOLD.legal_moves(position, 1)} == {
        "remove marksman W2",
        "remove soldier W2",
    }
    assert position.bag == [60, 99, 38]


Change = Callable[[Any], None]


def _set(*path: str | int, to: Any) -> Change:  # noqa: ANN401 - sense or nonsense
    def change(table: Any) -> None:  # noqa: ANN401
        for step in path[:-1]:
            table = table.setdefault(step, {}) if isinstance(table, dict) else table[step]
        table[path[-1]] = to

    return change


@pytest.mark.parametrize(
    ("change", "problem", "path"),
    [
        (_set("edition", to="third"), Problem.NOT_ONE_OF, "edition"),
        (_set("seats", to=5), Content.OTHER_SEATS, "seats"),
        (_set("board", to="Elsewhere"), Impossible.OTHER_BOARD, "board"),
        (_set("turn", to=11), Content.TOO_MANY, "turn"),
        (_set("turn", to=-1), Problem.OUT_OF_RANGE, "turn"),
        (_set("turn", to="1"), Problem.NOT_A_NUMBER, "turn"),
        (_set("turn", to=True), Problem.NOT_A_NUMBER, "turn"),
        (_set("phase", to=7), Content.TOO_MANY, "phase"),
        (_set("stage", to="lunch"), Problem.NOT_ONE_OF, "stage"),
        (_set("stage", to="dispatch"), Impossible.NOT_THE_STAGE, "stage"),
        (_set("stage", to="over"), Impossible.NOT_THE_STAGE, "stage"),
        (_set("stage", to="cannons"), Content.CANNOT_GO_ON, "stage"),
        (_set("extra", to=1), Problem.UNKNOWN_MEMBER, "extra"),
        (_set("walls", "W9", to={}), Content.UNKNOWN_ID, "walls.W9"),
        (_set("walls", "W1", "invader", to={"griffin": 1}), Problem.NOT_ONE_OF, "walls.W1.invader.griffin"),
        (_set("walls", "W1", "invader", to={"orc": -1}), Problem.OUT_OF_RANGE, "walls.W1.invader.orc"),
        (_set("walls", "W1", "invader", to=[]), Problem.NOT_AN_OBJECT, "walls.W1.invader"),
        (_set("walls", "W1", "invader", to={"orc": 6}), Content.TOO_MANY, "walls.W1.invader"),
        (_set("walls", "W2", "aboard", to={"orc": 1}), Impossible.NEEDS, "walls.W2.aboard"),
        (_set("walls", "W1", "siege_tower", to=True), Impossible.NO_FIELD, "walls.W1.siege_tower"),
        (_set("walls", "W1", "platform", to=True), Impossible.NO_FIELD, "walls.W1.platform"),
        (_set("walls", "W2", "cauldron", to="cauldron_orc"), Impossible.NO_FIELD, "walls.W2.cauldron"),
        (_set("walls", "W1", "defender", to={"soldier": 4}), Content.TOO_MANY, "walls.W1.defender"),
        (_set("walls", "W1", "wood", to=4), Content.TOO_MANY, "walls.W1.wood"),
        (_set("walls", "W1", "equipment", to=["ladder", "ladder"]), Content.TWICE, "walls.W1.equipment[1]"),
        (_set("walls", "W1", "equipment", to=["ladder", "sap", "ropes"]), Content.TOO_MANY, "walls.W1.equipment"),
        (_set("walls", "W1", "order", to="hidden"), Content.HIDDEN_THING, "walls.W1.order"),
        (_set("walls", "W1", "order_open", to=True), Impossible.NEEDS, "walls.W1.order_open"),
        (_set("walls", "W1", "accident", to=True), Impossible.NEEDS, "walls.W1.accident"),
        (_set("walls", "W1", "altars", to=["RW1"]), Impossible.NEEDS, "walls.W1.altars"),
        (_set("walls", "W1", "altars", to=["Rome"]), Content.UNKNOWN_ID, "walls.W1.altars[0]"),
        (_set("walls", "W1", "stone", to=24), Content.NOT_IN_BOX, "supply.stone"),
        (_set("foregrounds", to={"RW1": {}}), Content.UNKNOWN_ID, "foregrounds.RW1"),
        (_set("foregrounds", to={"FW": {"units": {"orc": 11}}}), Content.TOO_MANY, "foregrounds.FW.units"),
        (_set("foregrounds", to={"FW": {"machine": "ballista"}}), Impossible.NO_FIELD, "foregrounds.FW.machine"),
        (_set("ramparts", to={"RW1": {"machine": "trebuchet"}}), Impossible.NO_FIELD, "ramparts.RW1.machine"),
        (_set("ramparts", to={"RW1": {"hits": 2}}), Impossible.NEEDS, "ramparts.RW1.hits"),
        (_set("ramparts", to={"RW1": {"blood_stones": True}}), Impossible.NEEDS, "ramparts.RW1.blood_stones"),
        (_set("foregrounds", to={"FW": {"cover": True}}), Impossible.NO_FIELD, "foregrounds.FW.cover"),
        (_set("barbican", to={"ram": 6}), Content.TOO_MANY, "barbican.ram"),
        (_set("barbican", to={"crew": {"orc": 1}}), Content.TOO_MANY, "barbican.crew"),
        (_set("barbican", to={"toughness": 9}), Content.TOO_MANY, "barbican.toughness"),
        (_set("barbican", to={"gates_fallen": 4}), Content.TOO_MANY, "barbican.gates_fallen"),
        (_set("towers", "TW1", to={"defender": {"marksman": 1}, "machine": "cannon"}), Impossible.BOTH, "towers.TW1"),
        (_set("towers", "TW1", to={"defender": {"marksman": 2}}), Content.TOO_MANY, "towers.TW1.defender"),
        (_set("fields", to={"FW-W1": "bridge"}), Content.UNKNOWN_ID, "fields.FW-W1"),
        (_set("houses", "barracks", to={"veteran": 2}), Content.TOO_MANY, "houses.barracks.veteran"),
        (_set("houses", "guards", to={"soldier": 3}), Content.TOO_MANY, "houses.guards"),
        (_set("houses", "guard_of_honour", to={"veteran": 1}), Content.TOO_MANY, "houses.guard_of_honour.veteran"),
        (_set("houses", "cellar", to={}), Problem.NOT_ONE_OF, "houses.cellar"),
        (_set("heroes", "officer", "place", to="hospital"), Impossible.WRONG_PLACE, "heroes.officer.place"),
        (_set("heroes", "warrior", "place", to="W3"), Content.TOO_MANY, "heroes.warrior.place"),
        (_set("actions", to={"cannon": {"paid": 6}}), Content.TOO_MANY, "actions.cannon.paid"),
        (_set("actions", to={"cannon": {"cost": 3}}), Impossible.NOT_THE_COST, "actions.cannon.cost"),
        (_set("actions", to={"cannon": {"again": True}}), Impossible.NO_FIELD, "actions.cannon.again"),
        (_set("invaders", to=[]), Content.OTHER_SEATS, "invaders"),
        (
            _set("invaders", 0, "cards", "machines", to="rituals-1"),
            Content.UNKNOWN_ID,
            "invaders[0].cards.machines",
        ),
        (_set("invaders", 0, "hand", to={"troll": 41}), Content.NOT_IN_BOX, "bag.troll"),
        (_set("invaders", 0, "escapes", to=4), Content.TOO_MANY, "invaders[0].escapes"),
        (_set("invaders", 0, "flipped", to=["dispatch"]), Content.UNKNOWN_ID, "invaders[0].flipped[0]"),
        (_set("bag", "orc", to=99), Content.NOT_ALL_THERE, "bag.orc"),
        (_set("free", "soldier", to=20), Content.NOT_ALL_THERE, "free.soldier"),
        (_set("supply", "cannon", to=2), Content.NOT_ALL_THERE, "supply.cannon"),
        (_set("supply", "coffee", to=2), Problem.NOT_ONE_OF, "supply.coffee"),
        (_set("orders_left", "bluff", to=3), Content.NOT_ALL_THERE, "orders_left.bluff"),
        (_set("orders_out", to={"hidden": 1}), Content.HIDDEN_THING, "orders_out"),
        (_set("defenders", 0, "hourglasses", to=10**9), Content.TOO_MANY, "defenders[0].hourglasses"),
        (_set("glory_invader", to={"start": 10**9}), Content.TOO_MANY, "glory_invader.start"),
        (_set("dealt", to=[6]), Content.UNKNOWN_ID, "dealt[0]"),
        (_set("dealt", to=[1, 1]), Content.TWICE, "dealt[1]"),
        (_set("todo", to=[{"kind": "nap"}]), Content.UNKNOWN_ID, "todo[0].kind"),
        (_set("todo", to=[{"kind": "clash", "figures": ["W9"]}]), Content.UNKNOWN_ID, "todo[0].figures[0]"),
        (_set("todo", to=[{"kind": "clash", "figures": ["W1", 2]}]), Content.TOO_MANY, "todo[0].figures"),
        (_set("todo", to=[{"kind": "detonate", "figures": ["W1", 9999]}]), Content.UNKNOWN_ID, "todo[0].figures[1]"),
        (_set("dispatch", to={"arrived": {"RW1": {"orc": 1}}}), Content.TOO_MANY, "dispatch.arrived.RW1.orc"),
        (_set("winner", to="invader"), Impossible.NOT_THE_STAGE, "stage"),
    ],
)
def test_every_fault_is_named_with_its_path(change: Change, problem: str, path: str) -> None:
    document = document_of(STRONGHOLD.setup({}, 2, 7))
    change(document["position"])
    with pytest.raises(BadFileError) as caught:
        POSITIONS.from_json(document, "start")
    told = {(fault.problem, fault.path) for fault in caught.value.faults}
    assert (problem, f"start.position.{path}") in told
    for language in LANGUAGES:
        for fault in caught.value.faults:
            assert fault.path in fault_words(fault, catalogue(language))


@pytest.mark.parametrize(
    ("change", "problem", "path"),
    [
        (_set("invaders", 0, "lent", to=["gain"]), Impossible.NEEDS, "invaders[0].lent"),
        (_set("walls", "W2", "obeyed", to="bluff"), Content.NOT_ALL_THERE, "orders_out.bluff"),
        (_set("invaders", 0, "spectres", to=True), Impossible.NEEDS, "invaders[0].spectres"),
        (_set("invaders", 1, "cards", "machines", to="machines-1"), Content.TWICE, "invaders[1].cards.machines"),
        (_set("ready", to=[2]), Impossible.NOT_WAITING, "ready[0]"),
        (_set("ready", to=[0, 1]), Impossible.NOT_WAITING, "ready[1]"),
        (_set("ready", to=[4]), Content.UNKNOWN_ID, "ready[0]"),
        (_set("ready", to=[0, 0]), Content.TWICE, "ready[1]"),
        (_set("dispatch", to={"seat": 1}), Impossible.NEEDS, "dispatch.seat"),
        (_set("dispatch", to={"seat": 2}), Content.TOO_MANY, "dispatch.seat"),
        (_set("defenders", 0, "barred", to=["cannon"]), Impossible.NEEDS, "defenders[0].barred"),
        (_set("defenders", 0, "started", to=["cannon"]), Impossible.NEEDS, "defenders[0].started"),
        (_set("defenders", to=[{}]), Content.OTHER_SEATS, "defenders"),
    ],
)
def test_every_fault_of_partners_is_named_with_its_path(change: Change, problem: str, path: str) -> None:
    document = document_of(_started(4))
    document["position"]["invaders"][0]["cards"]["machines"] = "machines-1"
    document["position"]["invaders"][1]["cards"]["machines"] = "machines-2"
    change(document["position"])
    with pytest.raises(BadFileError) as caught:
        POSITIONS.from_json(document, "start")
    assert (problem, f"start.position.{path}") in {(fault.problem, fault.path) for fault in caught.value.faults}
    for language in LANGUAGES:
        assert all(fault_words(fault, catalogue(language)) for fault in caught.value.faults)


def _started(seats: int) -> Position:
    """Return a position of phase 1 of turn 1 with a number of seats."""
    position = STRONGHOLD.setup({}, seats, 7)
    while position.stage in ("draft", "start"):
        seat = STRONGHOLD.decisions(position)[0].seat
        STRONGHOLD.play(position, seat, STRONGHOLD.legal_moves(position, seat)[-1])
    return position


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (_set("haste", to=True), "haste"),
        (_set("invaders", 0, "spectres", to=True), "invaders[0].spectres"),
        (_set("defenders", 0, "started", to=["cannon"]), "defenders[0].started"),
        (_set("defenders", 0, "barred", to=["cannon"]), "defenders[0].barred"),
    ],
)
def test_a_game_for_two_has_nothing_of_partners(change: Change, path: str) -> None:
    document = document_of(_started(2))
    change(document["position"])
    with pytest.raises(BadFileError) as caught:
        POSITIONS.from_json(document)
    assert (Impossible.NO_PARTNER, f"position.{path}") in {(f.problem, f.path) for f in caught.value.faults}


@pytest.mark.parametrize("offers", [([], []), (["machines-1"], ["machines-1"]), (["machines-1", "machines-2"], [])])
def test_partners_choose_from_the_same_cards_and_there_is_one_for_each(offers: tuple[list[str], list[str]]) -> None:
    document = document_of(STRONGHOLD.setup({}, 3, 7))
    for invader, offer in zip(document["position"]["invaders"], offers, strict=True):
        invader["offer"] = offer
    with pytest.raises(BadFileError) as caught:
        POSITIONS.from_json(document)
    assert Impossible.NOT_SHARED in {fault.problem for fault in caught.value.faults}


def test_hourglasses_of_both_colours_on_one_action_are_no_position() -> None:
    document = document_of(_started(4))
    document["position"]["actions"] = {"cannon": {"paid": 2}}
    for defender in document["position"]["defenders"]:
        defender["started"] = ["cannon"]
    with pytest.raises(BadFileError) as caught:
        POSITIONS.from_json(document)
    assert [(fault.problem, fault.path) for fault in caught.value.faults] == [
        (Content.TWICE, "position.defenders[1].started")
    ]


def test_all_faults_of_content_are_told_at_once() -> None:
    document = document_of(STRONGHOLD.setup({}, 2, 7))
    table = document["position"]
    table["walls"]["W1"]["wood"] = 4
    table["walls"]["Q7"] = {}
    table["heroes"]["officer"]["place"] = "hospital"
    table["bag"]["orc"] = 1
    with pytest.raises(BadFileError) as caught:
        POSITIONS.from_json(document)
    assert [fault.path for fault in caught.value.faults] == [
        "position.walls.Q7",
        "position.walls.W1.wood",
        "position.heroes.officer.place",
        "position.bag.orc",
        "position.supply.wood",
    ]


def test_a_hostile_document_is_refused_with_a_bounded_list() -> None:
    document = document_of(STRONGHOLD.setup({}, 2, 7))
    document["position"]["fields"] = {f"x{number}\n" * 50: "bridge" for number in range(5000)}
    with pytest.raises(BadFileError) as caught:
        POSITIONS.from_json(document)
    assert len(caught.value.faults) == 51
    assert (caught.value.faults[-1].problem, caught.value.faults[-1].figures) == (Problem.MORE, {"n": 4950})
    assert max(len(fault.path) for fault in caught.value.faults) < 80
    assert all(fault.path.isprintable() for fault in caught.value.faults)


def test_R_59_a_place_may_stay_over_its_number_when_its_tile_has_left() -> None:
    scene = Scene("first").put("W2", orc=4).put("RW1", orc=9).at("phase", 3)
    assert POSITIONS.from_json(document_of(scene.p)) == scene.p


EXAMPLES = int(os.environ.get("STRONGHOLD_LONG", "20")) * 10
"""Changed documents that are tried; a hunt takes thousands."""

# -- a document from anybody: refused, or a position that can be played ------------------------------------------------


def _numbers(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:  # noqa: ANN401 - JSON
    """Return the paths of everything in a document."""
    found = [path]
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, member in items:
        found += _numbers(member, (*path, name))
    return found


@settings(max_examples=EXAMPLES)
@given(positions(), st.data())
def test_a_changed_document_is_refused_or_can_be_played(position: Position, data: st.DataObject) -> None:
    document = document_of(position)
    mangled = copy.deepcopy(document)
    for name in ("bag", "free", "supply", "orders_left"):
        # Otherwise most changes would only be found out by counting.
        mangled["position"].pop(name, None)
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(_numbers(mangled["position"])[1:]))
        place = mangled["position"]
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = _other(place[path[-1]], data)
    try:
        changed = POSITIONS.from_json(mangled)
    except BadFileError as error:
        assert error.faults  # noqa: PT017 - either outcome is right
        return
    play_out(STRONGHOLD, changed, RandomPlayer(1))


def _other(value: Any, data: st.DataObject) -> Any:  # noqa: ANN401 - JSON
    """Return something else of the same kind, mostly."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return max(0, value + data.draw(st.integers(-3, 3)))
    words = [
        "W1",
        "E4",
        "RW2",
        "FE",
        "TW2",
        "courtyard",
        "orc",
        "soldier",
        "cannon",
        "cannons",
        "orders",
        "end",
        "over",
    ]
    if isinstance(value, str):
        return data.draw(st.sampled_from([*words, "phase", "pause", "dispatch", "start", "bluff", ""]))
    if isinstance(value, list):
        return data.draw(st.sampled_from([[], value[::-1], value + value, value[:1]]))
    return data.draw(st.sampled_from([{}, {**value, "W1": {}}]))
