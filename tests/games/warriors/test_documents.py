"""Position documents: what comes back, and what no game comes to, refused by its path."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.games.warriors.documents import POSITIONS
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.position import Position
from tests.games.warriors.scene import scene

Document = dict[str, Any]


def written(position: Position) -> Document:
    """Return the table of a position's document, to be changed."""
    document: Document = json.loads(json.dumps(POSITIONS.to_json(position)))
    return document


def keeping(seats: int = 3) -> Document:
    """Return a table at which all seats choose what to keep."""
    position = WARRIORS.setup({"box": "base", "dealer": "a"}, seats, 1)
    while position.stage == "setup":
        seat = WARRIORS.decisions(position)[0].seat
        WARRIORS.play(position, seat, WARRIORS.legal_moves(position, seat)[0])
    return written(position)


def fighting() -> Document:
    """Return a table on which the attacker decides whether to continue."""
    table = scene(a="goblins 4-0-1; S9; M10", b="goblins 2-0-0; dwarves 2-0-0", c="elves 1-0-0; catapult")
    table.do("pass round", "c")
    table.do("attack a.goblins b.goblins", red="666", black="11")
    assert table.asked == ["a go_on"]
    return written(table.position)


def faults(document: Document) -> set[tuple[str, str]]:
    """Return problem and path of everything that is wrong."""
    with pytest.raises(BadFileError) as error:
        POSITIONS.from_json(document)
    return {(str(fault.problem), fault.path.removeprefix("position.")) for fault in error.value.faults}


def test_a_document_tells_only_what_differs_from_an_empty_table() -> None:
    table = scene(a="goblins 1-0-0; S1", b="goblins 2-0-0")
    position = written(table.position)["position"]
    assert position["players"]["a"] == {"factions": {"goblins": {"infantry": 1}}, "battles": ["S1"]}
    assert position["fight"] == {"card": "S1", "kind": "simple"}
    assert position["todo"] == ["attack"]


def test_the_draw_pile_can_be_left_out() -> None:
    document = fighting()
    whole = POSITIONS.from_json(document)
    del document["position"]["pile"]
    assert POSITIONS.from_json(document) == whole


def test_options_of_a_match_that_begins_there() -> None:
    assert POSITIONS.options_of(POSITIONS.from_json(keeping())) == ({"box": "base", "dealer": "a"}, 3)


def test_a_card_twice_is_refused() -> None:
    document = fighting()
    document["position"]["players"]["b"]["battles"] = ["M10"]
    assert ("twice", "players.b.battles[0]") in faults(document)
    document = fighting()
    document["position"]["pile"]["goblins.cavalry"] += 1
    assert faults(document) == {("not_all_there", "pile.goblins.cavalry")}
    document["position"]["pile"] = None
    document["position"]["players"]["c"]["victory"] = {"goblins.cavalry": 9}
    assert ("not_in_box", "") in {(problem, "") for problem, _ in faults(document)}


def test_hands_of_the_wrong_size_are_refused() -> None:
    document = keeping()
    hand = document["position"]["players"]["b"]["hand"]
    name = next(iter(hand))
    document["position"]["pile"] = None
    hand[name] += 1
    assert ("warriors.hand_size", "players.b.hand") in faults(document)
    document = fighting()
    document["position"]["pile"] = None
    document["position"]["players"]["a"]["hand"] = {"wizard": 1}
    assert ("warriors.hand_size", "players.a.hand") in faults(document)


def test_what_is_kept_must_be_in_the_hand_and_as_many_as_are_kept() -> None:
    document = keeping()
    player = document["position"]["players"]["b"]
    player["kept"] = {"wizard": 4} if player["hand"].get("wizard", 0) < 4 else {"catapult": 4}
    assert {problem for problem, _ in faults(document)} == {"warriors.not_in_hand"}
    player["kept"] = {next(iter(player["hand"])): 1}
    assert ("warriors.hand_size", "players.b.kept") in faults(document)
    del player["kept"]
    document["position"]["content"] = ["b"]
    assert ("warriors.needs", "content") in faults(document)


@pytest.mark.parametrize(
    "todo",
    [
        ["go_on", "window last"],
        ["declare", "window aim"],
        ["throw", "window dice"],
        ["go_on", "window card"],
    ],
)
def test_windows_that_cannot_be_open_are_refused(todo: list[str]) -> None:
    document = fighting()
    document["position"]["todo"] = todo
    assert ("warriors.bad_window", "todo[1]") in faults(document)


def test_a_seat_without_a_catapult_has_not_passed() -> None:
    document = fighting()
    document["position"]["round_passed"] = ["b"]
    assert ("warriors.cannot_pass", "round_passed") in faults(document)
    document = fighting()
    document["position"]["todo"] = ["go_on", "window after b"]
    assert ("warriors.cannot_pass", "todo[1]") in faults(document)


def test_a_window_in_which_nobody_can_fire_is_refused() -> None:
    document = fighting()
    document["position"]["todo"] = ["go_on", "window after"]
    assert faults(document) == {("cannot_go_on", "todo")}


def test_camping_without_a_charge_is_refused() -> None:
    document = fighting()
    document["position"]["fight"]["camp"] = {"infantry": 1}
    document["position"]["pile"] = None
    assert faults(document) == {("warriors.camp_without_charge", "fight.camp")}
    document = fighting()
    document["position"]["fight"]["left"] = "b.dwarves"
    assert faults(document) == {("warriors.charge_without_camp", "fight.left")}


def test_a_charge_that_was_made_is_good() -> None:
    document = fighting()
    document["position"]["fight"] |= {"camp": {"infantry": 1}, "left": "b.dwarves"}
    document["position"]["pile"] = None
    assert POSITIONS.from_json(document).camp == [1, 0, 0]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"side": "b.goblins"}, ("warriors.wrong_side", "fight.side")),
        ({"side": "band"}, ("warriors.wrong_side", "fight.side")),
        ({"side": "dragon1"}, ("warriors.wrong_side", "fight.side")),
        ({"side": ""}, ("warriors.wrong_side", "fight.side")),
        ({"side": "f.goblins"}, ("unknown_id", "fight.side")),
        ({"target": "a.dwarves"}, ("warriors.wrong_target", "fight.target")),
        ({"target": "c.elves"}, ("warriors.wrong_target", "fight.target")),
        ({"target": ""}, ("warriors.wrong_target", "fight.target")),
        ({"target": "band"}, ("warriors.wrong_target", "fight.target")),
        ({"defender": "c"}, ("warriors.wrong_target", "fight.target")),
        ({"kind": "mercenary"}, ("warriors.wrong_kind", "fight.kind")),
        ({"card": "M10"}, ("warriors.not_lowest", "fight.card")),
        ({"card": "S77"}, ("unknown_id", "fight.card")),
        ({"thrown": False}, ("warriors.not_now", "fight.thrown")),
        ({"red": [6, 5]}, ("warriors.bad_dice", "fight.red")),
        ({"black": [7]}, ("warriors.bad_dice", "fight.black")),
        ({"band": {"goblins": 1}}, ("too_many", "fight.band")),
    ],
)
def test_fights_that_the_rules_do_not_produce_are_refused(changes: dict[str, object], fault: tuple[str, str]) -> None:
    document = fighting()
    document["position"]["fight"] |= changes
    document["position"]["pile"] = None
    assert fault in faults(document)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"round": 4}, ("unknown_id", "round")),
        ({"seats": 7}, ("other_seats", "seats")),
        ({"box": "base", "seats": 5}, ("other_seats", "seats")),
        ({"stage": "keep"}, ("warriors.bad_tasks", "todo")),
        ({"stage": "over"}, ("warriors.bad_tasks", "todo")),
        ({"stage": "over", "todo": [], "round_passed": []}, ("warriors.not_now", "fight.card")),
        ({"todo": ["dance"]}, ("unknown_id", "todo[0]")),
        ({"todo": ["window aim z"]}, ("unknown_id", "todo[0]")),
        ({"todo": ["throw"]}, ("warriors.bad_tasks", "todo")),
        ({"todo": ["loss attacker"]}, ("warriors.bad_tasks", "todo")),
        ({"todo": []}, ("warriors.bad_tasks", "todo")),
        ({"winners": ["a"], "ending": "points"}, ("warriors.not_now", "winners")),
        ({"card_passed": ["a"]}, ("warriors.cannot_pass", "card_passed")),
        ({"dealer": "f"}, ("unknown_id", "dealer")),
        ({"discard": {"hidden": 3}}, ("hidden_thing", "discard.hidden")),
        ({"discard": {"sword": 3}}, ("unknown_id", "discard.sword")),
        ({"discard": {"wizard": 10**12}}, ("too_many", "discard.wizard")),
        ({"unheard": 1}, ("unknown_member", "unheard")),
        ({"round": "two"}, ("not_a_number", "round")),
    ],
)
def test_tables_that_are_none_are_refused(changes: dict[str, object], fault: tuple[str, str]) -> None:
    document = fighting()
    document["position"] |= changes
    document["position"]["pile"] = None
    assert fault in faults(document)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"wizards": 1}, ("warriors.not_now", "players.c.wizards")),
        ({"dragons": {"dragon1": 0}, "flames": 1}, ("warriors.not_now", "players.c.flames")),
        ({"factions": {"trolls": {"wizards": 1}}}, ("warriors.needs", "players.c.factions.trolls.wizards")),
        ({"victory": {"wizard": 1}}, ("unknown_id", "players.c.victory.wizard")),
        ({"laid": {"elves.infantry": 8}}, ("too_many", "players.c.laid")),
        ({"catapults": -1}, ("out_of_range", "players.c.catapults")),
        ({"catapults": 14}, ("not_in_box", "")),
    ],
)
def test_players_that_cannot_be_are_refused(changes: dict[str, object], fault: tuple[str, str]) -> None:
    document = fighting()
    document["position"]["players"]["c"] = changes
    document["position"] |= {"pile": None, "round_passed": []}
    found = faults(document)
    assert fault in {(problem, "" if path == "position" else path) for problem, path in found}


def test_a_battle_card_that_is_owned_by_another_than_the_resolver_is_refused() -> None:
    document = fighting()
    document["position"]["resolver"] = "b"
    assert ("warriors.needs", "fight.card") in faults(document)


def test_a_dragon_before_two_seats_is_refused() -> None:
    document = fighting()
    document["position"]["pile"] = None
    for seat in "ab":
        document["position"]["players"][seat]["dragons"] = {"dragon3": 1}
    assert ("twice", "players.b.dragons.dragon3") in faults(document)


def test_an_end_that_the_points_do_not_make_is_refused() -> None:
    table = scene(a="goblins 1-0-0", b="goblins 2-0-0")
    document = written(table.position)
    assert POSITIONS.from_json(document) == table.position
    document["position"]["winners"] = ["a"]
    assert faults(document) == {("warriors.wrong_end", "winners")}


def test_printed_cards_that_contradict_themselves_are_refused_by_path() -> None:
    document = fighting()
    document["position"]["printed"] = [{"kind": "simple", "number": 1}, {"kind": "mixed", "number": 1, "band": 3}]
    assert faults(document) == {("twice", "printed[1].number")}


def test_a_view_is_no_position() -> None:
    document = keeping()
    document["position"]["players"]["b"]["hand"] = {"hidden": 7}
    assert ("hidden_thing", "players.b.hand.hidden") in faults(document)


def positions() -> list[Document]:
    """Return documents out of the middle of some games."""
    found = []
    for seed in range(6):
        position = WARRIORS.setup({"box": "hordes"}, 2 + seed % 5, seed)
        dice = random.Random(seed)  # noqa: S311 - which moves, nothing secret
        while decisions := WARRIORS.decisions(position):
            seat = dice.choice(decisions).seat
            WARRIORS.play(position, seat, dice.choice(WARRIORS.legal_moves(position, seat)))
            if dice.random() < 0.05:
                found.append(written(position))
    return found


SAMPLES = positions()
NONSENSE = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 300), st.text(max_size=4), st.lists(st.integers(0, 7), max_size=3),
    st.sampled_from(("a", "dragon1", "b.goblins", "band", "S1", "hidden", "over", "window aim", "go_on", "keep")),
)  # fmt: skip


def spots(part: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:  # noqa: ANN401 - parsed JSON
    """Return the path of every member and item of a document."""
    inner = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    return [here for key, value in inner for here in ((*path, key), *spots(value, (*path, key)))]


@given(st.data())
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_whatever_a_document_says_it_is_read_or_refused_and_what_is_read_can_be_played(data: st.DataObject) -> None:
    document = copy.deepcopy(data.draw(st.sampled_from(SAMPLES)))
    for _ in range(data.draw(st.integers(1, 3))):
        *path, last = data.draw(st.sampled_from(spots(document["position"])))
        part = document["position"]
        for step in path:
            part = part[step]
        part[last] = data.draw(NONSENSE)
        if data.draw(st.booleans()):
            document["position"]["pile"] = None
    try:
        position = POSITIONS.from_json(document)
    except BadFileError as error:
        strange = [fault for fault in error.faults if not fault.path.startswith("position")]
    else:
        strange = []
        play_on(position)
    assert strange == []


def play_on(position: Position) -> None:
    """Play a position on at random, and see that it comes back from its document."""
    assert POSITIONS.from_json(written(position)) == position
    dice = random.Random(1)  # noqa: S311 - which moves, nothing secret
    for _ in range(60):
        decisions = WARRIORS.decisions(position)
        if not decisions:
            break
        seat = dice.choice(decisions).seat
        moves = WARRIORS.legal_moves(position, seat)
        assert moves
        WARRIORS.play(position, seat, dice.choice(moves))
