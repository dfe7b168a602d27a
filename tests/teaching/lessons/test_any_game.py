"""Lessons of a game that has no board, no turns and no move that says "done"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.faults import BadFileError, Fault
from stronghold_gui.files import BadResource
from stronghold_gui.teaching.game import Teaching
from stronghold_gui.teaching.lessons import Runner, Verdict, lessons, open_lesson, own_folder, own_lessons
from stronghold_gui.teaching.lessons.reading import read_lesson
from stronghold_gui.teaching.lessons.rehearsal import faults_of
from stronghold_gui.teaching.lessons.table import value_at
from stronghold_gui.teaching.named import CONTENTS
from tests.teaching.taught import RaceLessons, TaughtRace, lesson, only, put, texts


def found(race: TaughtRace, document: dict[str, Any]) -> list[tuple[str, str]]:
    """Return problem and place of everything that is wrong with a lesson."""
    faults: list[Fault]
    try:
        faults = faults_of(read_lesson(document, only(race)))
    except BadFileError as error:
        faults = list(error.faults)
    return [(fault.problem, fault.path) for fault in faults]


def test_it_is_sound_and_can_be_played_to_its_end(race: TaughtRace) -> None:
    assert found(race, lesson()) == []
    runner = Runner(read_lesson(lesson(), only(race)))
    assert runner.match.position.at == [3, 1], "a scene is the set-up with its changes"
    assert runner.read()
    assert runner.play("rest").verdict is Verdict.OTHER, "no move of the race says that one is done"
    assert runner.play("throw").verdict is Verdict.RIGHT
    assert runner.match.position.at == [0, 4], "the next scene begins on an empty table and with its moves"
    assert runner.seat == 1
    assert runner.play("rest").verdict is Verdict.RIGHT
    assert runner.finished


def test_what_the_table_must_be_like_is_looked_at_in_the_games_own_document(race: TaughtRace) -> None:
    short = lesson()
    short["scenes"][0]["steps"][1]["until"]["least"] = 7
    assert found(race, short) == [("lesson_no_way", "scenes[0].steps[1]")]
    false = lesson()
    false["scenes"][1]["steps"][0]["claims"][0]["most"] = 3
    false["scenes"][1]["steps"][0]["claims"][0]["least"] = 3
    assert found(race, false) == [("lesson_false_claim", "scenes[1].steps[0].claims[0]")]


def change(scene: int, **members: object) -> Callable[[dict[str, Any]], None]:
    """Return what gives a scene other members."""
    return lambda document: document["scenes"][scene].update(members)


def test_a_name_on_the_table_may_have_dots_and_the_longest_that_fits_is_meant() -> None:
    table: Json = {"hand": {"elves": {"archer": 1}, "elves.archer": 2}, "battles": ["S3"]}
    assert value_at(table, "hand.elves.archer") == 2
    assert value_at(table, "hand.elves") == {"archer": 1}
    assert value_at(table, "battles.0") == "S3"
    assert [value_at(table, path) for path in ("battles.1", "hand.trolls", "hand.elves.archer.far")] == [0, 0, 0]


@pytest.mark.parametrize(
    ("changed", "problem", "place"),
    [
        (change(0, seat="invader"), "lesson_unknown_seat", "scenes[0].seat"),
        (change(0, seats=3), "lesson_unknown_option", "scenes[0].seats"),
        (change(0, options={"edition": "first"}), "lesson_unknown_option", "scenes[0].options"),
        (change(0, steps=[{"say": texts(), "marks": ["W1"]}]), "lesson_unknown_mark", "scenes[0].steps[0].marks[0]"),
        (change(0, position={"at": "far"}), "not_a_list", "scenes[0].race.at"),
        (lambda document: document.update(game="chess"), "unknown_game", "game"),
        (lambda document: document.update(game=3), "not_a_text", "game"),
    ],
)
def test_a_fault_is_named_with_its_place(
    race: TaughtRace, changed: Callable[[dict[str, Any]], None], problem: str, place: str
) -> None:
    document = lesson()
    changed(document)
    assert found(race, document) == [(problem, place)]


def test_a_game_that_teaches_no_lessons_has_none() -> None:
    for teaching in (None, Teaching()):
        race = TaughtRace(teaching)
        assert lessons(race) == []
        assert found(race, lesson()) == [("unknown_game", "game")]


def test_the_programs_lessons_stand_in_the_order_of_their_list_and_one_that_is_missing_is_told_of(
    race: TaughtRace,
) -> None:
    assert isinstance(race.teaching, Teaching)
    terms = race.teaching.lessons
    assert isinstance(terms, RaceLessons)
    put(terms.folder, "2.json", lesson())
    put(terms.folder, "1.json", {**lesson(), "id": "zeroth"})
    assert [entry.id for entry in lessons(race)] == ["race/zeroth", "race/first"]
    assert lessons(race)[0].length == 3
    (terms.folder / "2.json").unlink()
    with pytest.raises(BadResource, match=r"2\.json"):
        lessons(race)
    (terms.folder / CONTENTS).unlink()
    with pytest.raises(BadResource, match=CONTENTS):
        lessons(race)


def test_users_lessons_lie_in_one_folder_and_each_game_lists_its_own(race: TaughtRace) -> None:
    """The list leaves out lessons of another game; a lesson of an unknown game is a fault."""
    put(own_folder(), "race.json", lesson())
    put(own_folder(), "other.json", {**lesson(), "game": "stroll"})
    put(own_folder(), "strange.json", {**lesson(), "game": "chess"})
    entries, bad = own_lessons(race, lambda game: race if game in ("race", "stroll") else None)
    assert [entry.id for entry in entries] == ["mine/race/first"]
    assert [(str(error.faults[0].problem), error.name.endswith("strange.json")) for error in bad] == [
        ("unknown_game", True)
    ]
    opened = open_lesson(entries[0].path, only(race))
    assert opened.id == "race/first"
