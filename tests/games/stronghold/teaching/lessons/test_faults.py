"""Faults of a lesson, each with its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from stronghold_gui.teaching.lessons.problems import LessonProblem
from stronghold_gui.text import LANGUAGES, catalogue
from stronghold_gui.text.faults import fault_words
from tests.games.stronghold.teaching.lessons.sample import document, faults, text

Change = Callable[[dict[str, Any]], None]
MARCH, LAST = ("scenes", 0, "steps", 1), ("scenes", 0, "steps", 2)


def put(*path: str | int, value: object) -> Change:
    """Return what puts a value somewhere in a document."""

    def change(whole: dict[str, Any]) -> None:
        part: Any = whole
        for step in path[:-1]:
            part = part[step]
        part[path[-1]] = value

    return change


WRONG: dict[str, tuple[Change, str, str]] = {
    "a sentence in one language only": (
        put(*MARCH, "say", value={"en": "Do it."}),
        "lesson_no_text",
        "scenes[0].steps[1].say",
    ),
    "a language that is not spoken": (
        put("title", value={**text(), "xx": "?"}),
        "lesson_strange_language",
        "title.xx",
    ),
    "three sentences": (put(*MARCH, "say", value=text("A. B. C.")), "lesson_long_text", "scenes[0].steps[1].say.en"),
    "French set like English": (
        put(*MARCH, "say", value={"en": "Go!", "fr": "Allez!"}),
        "lesson_badly_set",
        "scenes[0].steps[1].say.fr",
    ),
    "an id with a space": (put("id", value="my lesson"), "lesson_bad_id", "id"),
    "no scene": (put("scenes", value=[]), "lesson_empty", "scenes"),
    "scenes without end": (
        lambda whole: whole.update(scenes=whole["scenes"] * 20),
        "lesson_too_long",
        "scenes",
    ),
    "steps without end": (
        lambda whole: whole["scenes"][0].update(steps=whole["scenes"][0]["steps"][:1] * 100),
        "lesson_too_long",
        "scenes",
    ),
    "a pattern without end": (
        put(*MARCH, "expect", value=["march orc" + "|orc" * 1000 + " RW3 W3"]),
        "text_too_long",
        "scenes[0].steps[1].expect[0]",
    ),
    "no step": (put("scenes", 1, "steps", value=[]), "lesson_empty", "scenes[1].steps"),
    "a third seat": (put("scenes", 0, "seat", value="king"), "lesson_unknown_seat", "scenes[0].seat"),
    "an unknown edition": (
        put("scenes", 1, "options", value={"edition": "third"}),
        "lesson_unknown_option",
        "scenes[1].options",
    ),
    "a place that is not on the board": (
        put(*MARCH, "marks", value=["W1", "W6"]),
        "lesson_unknown_mark",
        "scenes[0].steps[1].marks[1]",
    ),
    "an arrow to a button": (
        put(*MARCH, "arrows", value=[["W1", "@prompt_done"]]),
        "lesson_unknown_mark",
        "scenes[0].steps[1].arrows[0]",
    ),
    "half an arrow": (put(*MARCH, "arrows", value=[["W1"]]), "lesson_not_a_pair", "scenes[0].steps[1].arrows[0]"),
    "a pattern of no move": (
        put(*MARCH, "expect", value=["dance *"]),
        "lesson_not_a_pattern",
        "scenes[0].steps[1].expect[0]",
    ),
    "no move at all to be counted": (put(*MARCH, "count", value=0), "lesson_bad_count", "scenes[0].steps[1].count"),
    "a condition without bounds": (
        put(*LAST, "until", value={"at": "turn"}),
        "lesson_bad_condition",
        "scenes[0].steps[2].until",
    ),
    "draws nobody can read": (put(*MARCH, "draws", value="bag"), "lesson_unread_draws", "scenes[0].steps[1].draws"),
    "free moves in the middle": (put(*MARCH, "free", value=["*"]), "lesson_free_not_last", "scenes[0].steps[1]"),
    "replies where nothing is played": (
        put("scenes", 0, "steps", 0, "draws", value="bag=0"),
        "lesson_needless",
        "scenes[0].steps[0].draws",
    ),
    "a first line that the rules forbid": (
        put("scenes", 0, "moves", value=["dispatch minor", "gain orc"]),
        "lesson_illegal_line",
        "scenes[0].moves[1]",
    ),
    "a line that is no move": (
        put(*LAST, "then", value=["done", "dance"]),
        "lesson_unplayable_line",
        "scenes[0].steps[2].then[1]",
    ),
    "draws that no move asks for": (
        put(*MARCH, "draws", value="bag=0"),
        "lesson_wrong_draws",
        "scenes[0].steps[1].draws",
    ),
    "a move that is never legal": (
        put(*MARCH, "expect", value=["march orc CAMP FW", "march troll CAMP FW"]),
        "lesson_stale",
        "scenes[0].steps[1].expect[1]",
    ),
    "a reply that nobody hears": (
        put(*MARCH, "replies", value=[{"to": ["march troll *  *"], "say": text()}]),
        "lesson_silent",
        "scenes[0].steps[1].replies[0]",
    ),
    "somebody else’s decision": (
        put("scenes", 0, "seat", value="defender"),
        "lesson_not_the_seat",
        "scenes[0].steps[1]",
    ),
    "too few orcs": (put(*MARCH, "count", value=4), "lesson_no_way", "scenes[0].steps[1]"),
    "a solution that does not do it": (
        put("scenes", 1, "steps", 0, "solution", value=["pay cannon"]),
        "lesson_no_way",
        "scenes[1].steps[0]",
    ),
    "a solution that is not legal": (
        put("scenes", 1, "steps", 0, "solution", value=["done"]),
        "lesson_stale",
        "scenes[1].steps[0].solution[0]",
    ),
    "a claim that is not so": (
        put(*LAST, "claims", value=[{"at": "foregrounds.FW.units.orc", "least": 3}]),
        "lesson_false_claim",
        "scenes[0].steps[2].claims[0]",
    ),
    "a position that cannot be": (
        put("scenes", 0, "position", "walls", value={"W1": {"wood": 9}}),
        "too_many",
        "scenes[0].position.walls.W1.wood",
    ),
    "a member with a slip of the pen": (
        put(*MARCH, "exspect", value=[]),
        "unknown_member",
        "scenes[0].steps[1].exspect",
    ),
    "a number for a sentence": (put(*MARCH, "say", value=3), "not_an_object", "scenes[0].steps[1].say"),
}


def test_the_sample_has_no_faults() -> None:
    assert faults(document()) == []


@pytest.mark.parametrize("name", WRONG)
def test_a_fault_is_found_and_its_place_named(name: str) -> None:
    change, problem, path = WRONG[name]
    changed = document()
    change(changed)
    found = faults(changed)
    assert (problem, path) in [(str(fault.problem), fault.path) for fault in found]
    for language in LANGUAGES:
        for fault in found:
            assert path.split("[", maxsplit=1)[0] in fault_words(fault, catalogue(language))


def test_a_claim_must_be_so_in_every_way_that_leads_to_it() -> None:
    changed = document()
    claim = {"at": "foregrounds.FW.units.orc", "least": 3}
    changed["scenes"][0]["steps"].append({"say": text(), "claims": [claim]})
    assert [str(fault.problem) for fault in faults(changed)] == ["lesson_false_claim"]
    changed["scenes"][0]["steps"][2]["expect"] = ["march orc CAMP FW"]
    assert faults(changed) == []


def test_every_kind_of_fault_is_tried() -> None:
    tried = {problem for _, problem, _ in WRONG.values()}
    assert {str(problem) for problem in LessonProblem} - tried == {"lesson_too_many_ways"}


def test_a_lesson_that_allows_too_much_is_to_be_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stronghold_gui.teaching.lessons.rehearsal.MOST_WAYS", 2)
    assert [(str(fault.problem), fault.path) for fault in faults(document())] == [
        ("lesson_too_many_ways", "scenes[0].steps[2]")
    ]


def test_a_lesson_that_takes_too_long_to_be_played_in_all_its_ways_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stronghold_gui.teaching.lessons.rehearsal.MOST_EFFORT", 2000)
    assert [(str(fault.problem), fault.path) for fault in faults(document())] == [("lesson_too_long", "scenes[0]")]
