"""Lessons and puzzles that are too large are refused with the place of the fault; the program's own fit with room."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from stronghold_gui.core.save import BadFileError
from stronghold_gui.files import resource, user_data_dir
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.teaching.bounds import MOST_ITEMS, MOST_KIBIBYTES, MOST_TEXT, MOST_TITLE, read_taught
from stronghold_gui.teaching.lessons.form import MOST_OF_A_STEP
from stronghold_gui.teaching.lessons.library import own_lessons
from stronghold_gui.teaching.lessons.reading import open_lesson
from stronghold_gui.teaching.lessons.rehearsal import faults_of
from stronghold_gui.teaching.puzzles.library import library
from stronghold_gui.teaching.puzzles.reading import MOST_ITEMS as MOST_LISTED
from stronghold_gui.teaching.puzzles.reading import read_puzzle
from stronghold_gui.text import LANGUAGES, catalogue
from stronghold_gui.text.faults import file_sentence

GAMES: Final = [entry.id for entry in LIBRARY.entries if entry.lessons and entry.puzzles]
TAUGHT: Final = [(game, kind) for game in GAMES for kind in ("lessons", "puzzles")]
Members = dict[str, Any]


def brought(game: str, kind: str) -> list[Path]:
    """Return the files of the program."""
    return sorted(resource(game, kind).glob("*.json"))


def parts(value: Any) -> Iterator[Any]:  # noqa: ANN401 - JSON
    """Yield a value of JSON and all in it, but for positions."""
    yield value
    if isinstance(value, dict):
        value = [member for name, member in value.items() if name != "position"]
    if isinstance(value, list):
        for item in value:
            yield from parts(item)


def faults(kind: str, whole: Members, folder: Path) -> list[tuple[str, str]]:
    """Return the faults of a lesson or puzzle, by kind and place."""
    file = folder / "own.json"
    file.write_text(json.dumps(whole), encoding="utf-8")
    try:
        found = faults_of(open_lesson(file, LIBRARY.find)) if kind == "lessons" else []
        if kind == "puzzles":
            read_puzzle(file, LIBRARY.find)
    except BadFileError as error:
        found = list(error.faults)
    return [(fault.problem, fault.path) for fault in found]


@pytest.mark.parametrize(("game", "kind"), TAUGHT)
def test_what_the_program_brings_fits_with_room(game: str, kind: str) -> None:
    for file in brought(game, kind):
        assert file.stat().st_size * 4 < MOST_KIBIBYTES * 1024
        read_taught(file)
        whole = json.loads(file.read_text(encoding="utf-8"))
        found = list(parts(whole))
        assert max(len(text) for text in found if isinstance(text, str)) * 2 < MOST_TEXT
        assert max(len(several) for several in found if isinstance(several, list | dict)) * 2 < MOST_LISTED
        titles = whole["title"] if kind == "lessons" else {code: said["title"] for code, said in whole["words"].items()}
        assert max(map(len, titles.values())) * 2 < MOST_TITLE


@pytest.mark.parametrize(("game", "kind"), TAUGHT)
def test_a_file_of_megabytes_is_refused_unread(game: str, kind: str) -> None:
    kit, folder = LIBRARY.kit(game), user_data_dir() / kind
    folder.mkdir(parents=True)
    shutil.copy(brought(game, kind)[0], folder / "small.json")
    text = brought(game, kind)[0].read_text(encoding="utf-8")
    (folder / "large.json").write_text(text + " " * 8_000_000, encoding="utf-8")
    bad = own_lessons(kit, LIBRARY.find)[1] if kind == "lessons" else library(kit, LIBRARY.find).bad
    assert [fault.problem for error in bad for fault in error.faults] == ["taught_too_large"]
    for language in LANGUAGES:
        assert f"{MOST_KIBIBYTES} " in file_sentence(bad[0], catalogue(language)).replace("\xa0", " ")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("member", ["title", "task", "hint", "idea"])
def test_a_text_of_a_puzzle_that_is_too_long_is_refused_by_its_place(game: str, member: str, tmp_path: Path) -> None:
    whole = json.loads(brought(game, "puzzles")[0].read_text(encoding="utf-8"))
    most = MOST_TITLE if member == "title" else MOST_TEXT
    whole["words"]["fr"][member] = "A" * most
    assert faults("puzzles", whole, tmp_path) == []
    whole["words"]["fr"][member] = "A" * (most + 1)
    assert faults("puzzles", whole, tmp_path) == [("text_too_long", f"words.fr.{member}")]


@pytest.mark.parametrize("game", GAMES)
def test_a_text_of_a_lesson_that_is_too_long_is_refused_by_its_place(game: str, tmp_path: Path) -> None:
    whole = json.loads(brought(game, "lessons")[0].read_text(encoding="utf-8"))
    for path, most in (
        (("title",), MOST_TITLE),
        (("about",), MOST_TEXT),
        (("scenes", 0, "steps", 0, "say"), MOST_TEXT),
    ):
        part = whole
        for step in path:
            part = part[step]
        kept, part["en"] = part["en"], "A" * most
        assert faults("lessons", whole, tmp_path) == []
        part["en"] = "A" * (most + 1)
        [(problem, place)] = faults("lessons", whole, tmp_path)
        assert problem == "text_too_long"
        assert place.endswith(f"{path[-1]}.en")
        part["en"] = kept


@pytest.mark.parametrize(
    ("members", "place"),
    [
        ({"marks": ["W1"] * (MOST_LISTED + 1)}, "marks"),
        ({"draws": {f"card W{number}": [0] for number in range(MOST_LISTED + 1)}}, "draws"),
        ({"draws": {"card W1": [0] * (MOST_LISTED + 1)}}, "draws.card W1"),
        ({"draws": {"card W1": [0] * (MOST_ITEMS + 1)}}, "draws.card W1"),
    ],
)
def test_a_list_of_a_puzzle_that_is_too_long_is_refused_by_its_place(
    members: Members, place: str, tmp_path: Path
) -> None:
    whole = json.loads(brought(GAMES[0], "puzzles")[0].read_text(encoding="utf-8"))
    assert ("too_many", place) in faults("puzzles", {**whole, **members}, tmp_path)


@pytest.mark.parametrize("member", ["marks", "arrows", "expect", "free", "solution", "replies", "claims", "then"])
def test_a_list_of_a_step_that_is_too_long_is_refused_by_its_place(member: str, tmp_path: Path) -> None:
    whole = json.loads(brought(GAMES[0], "lessons")[0].read_text(encoding="utf-8"))
    items: dict[str, Any] = {
        "arrows": ["W1", "W2"],
        "replies": {"to": ["*"], "say": dict.fromkeys(LANGUAGES, "A.")},
        "claims": {"at": "turn", "least": 0},
    }
    whole["scenes"][0]["steps"][0][member] = [items.get(member, "done")] * (MOST_OF_A_STEP + 1)
    assert ("too_many", f"scenes[0].steps[0].{member}") in faults("lessons", whole, tmp_path)
