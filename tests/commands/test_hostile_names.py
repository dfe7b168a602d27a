"""No name steers a terminal: of people, files, lessons, puzzles, words of the command line; every command is asked."""

from __future__ import annotations

import json
import unicodedata
from pathlib import Path
from typing import Any

import pytest

from stronghold_gui.commands.register import COMMANDS
from stronghold_gui.files import resource, user_data_dir
from tests.commands.conftest import Answer, Run

HOSTILE = "\x1b]0;x\x07\x1b[2J\x9b31m\u202egpj\n\rstronghold: fine"
TITLE = "A\x1b[2J\x07\u202eb\x9b\nc"


def harmless(answer: Answer) -> None:
    """Demand that the lines are the whole output."""
    assert "Traceback" not in answer.err
    for said in (answer.out, answer.err):
        odd = {letter for letter in said if unicodedata.category(letter) in ("Cc", "Zl", "Zp")} - {"\n"}
        assert not odd
        assert "\u202e" not in said
        assert not any(line.startswith("stronghold: fine") for line in said.splitlines())


@pytest.fixture
def match(run: Run) -> str:
    name = f"{HOSTILE}.stronghold"
    answer = run("new", name, "--seed", "7")
    harmless(answer)
    assert answer.code == 0
    return name


CALLS = {
    "new": (["new", HOSTILE], ["new", "x", "--names", HOSTILE, "b"], ["new", "x", "--from", HOSTILE + "1"],
            ["new", "x", "--game", HOSTILE], ["new", "FILE"]),
    "cards": (["cards"], ["cards", "--write", f"{HOSTILE}6"], ["cards", "--game", HOSTILE],
              ["new", "x", "--game", "warriors", "--cards", HOSTILE],
              ["new", "x", "--game", "warriors", "--cards", "ODD"]),
    "show": (["show", "FILE"], ["show", "FILE", "--json"], ["show", "FILE", "--seat", HOSTILE], ["show", HOSTILE]),
    "moves": (["moves", "FILE"], ["moves", "FILE", HOSTILE], ["moves", HOSTILE]),
    "do": (["do", "FILE", HOSTILE], ["do", "FILE", "done"], ["do", "FILE", f"done {HOSTILE}"], ["do", HOSTILE, "done"],
           ["do", "FILE", "done", "-o", f"{HOSTILE}2"], ["do", "FILE", "done", "-o", f"no/{HOSTILE}/2"]),
    "why": (["why", "FILE", HOSTILE], ["why", "FILE", f"march {HOSTILE}"]),
    "check": (["check", "FILE", HOSTILE, "EMPTY", "ODD"],),
    "hint": (["hint", "FILE"], ["hint", HOSTILE]),
    "shot": (["shot", "FILE", f"{HOSTILE}/no.png"], ["shot", HOSTILE, "a.png"]),
    "simulate": (["simulate", HOSTILE], ["simulate", "--edition", HOSTILE], ["simulate", "--games", HOSTILE]),
    "lesson": (["lesson", "list"], ["lesson", "check", "LESSON"], ["lesson", "check", HOSTILE], ["lesson", HOSTILE]),
    "puzzle": (["puzzle", "list"], ["puzzle", "check", "PUZZLE"], ["puzzle", "check", HOSTILE],
               ["puzzle", "solve", HOSTILE]),
    "review": (["review", "FILE"], ["review", HOSTILE], ["review", "FILE", "--html", f"{HOSTILE}4"]),
    "record": (["record"], ["record", "--game", HOSTILE], ["record", "--csv", f"{HOSTILE}5"]),
    "rules": (["rules", HOSTILE], ["rules", "--game", HOSTILE]),
    "schema": (["schema", HOSTILE], ["schema", "--write", f"{HOSTILE}3"]),
}  # fmt: skip


def _said(value: Any, languages: bool = False) -> Any:  # noqa: ANN401 - JSON
    """Return JSON in which every sentence of a language is hostile."""
    if isinstance(value, dict):
        return {key: _said(member, languages or key in ("en", "fr")) for key, member in value.items()}
    if isinstance(value, list):
        return [_said(member, languages) for member in value]
    return TITLE if languages and isinstance(value, str) else value


def _own(kind: str) -> str:
    """Put a lesson or a puzzle among the user's and return its file."""
    source = json.loads(min(resource("stronghold", kind).glob("*.json")).read_text(encoding="utf-8"))
    file = user_data_dir() / kind / f"{HOSTILE}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(_said(source) | {"id": TITLE} if "id" in source else _said(source)), encoding="utf-8")
    return str(file)


def test_every_command_is_asked() -> None:
    assert set(CALLS) == set(COMMANDS)


@pytest.mark.parametrize("command", CALLS)
def test_no_command_lets_a_name_steer_the_terminal(command: str, run: Run, match: str) -> None:
    Path(f"{HOSTILE}4").write_bytes(b"")
    odd = json.loads(Path(match).read_text(encoding="utf-8"))
    odd["seats"][0]["name"] = TITLE
    odd[TITLE] = 1
    odd["game"] = TITLE
    Path(f"{HOSTILE}5").write_text(json.dumps(odd), encoding="utf-8")
    files = {"FILE": match, "EMPTY": f"{HOSTILE}4", "ODD": f"{HOSTILE}5"}
    files |= {"LESSON": _own("lessons"), "PUZZLE": _own("puzzles")}
    for arguments in CALLS[command]:
        harmless(run(*(files.get(word, word) for word in arguments)))


def test_json_is_json_all_the_same(run: Run, match: str) -> None:
    assert run("show", match, "--json").json()["format"] == "stronghold-position"
