"""The commands with a game other than the first of the library: six seats, hidden choices, interrupts, no winner."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from stronghold_gui.core.save import open_match
from stronghold_gui.text import LANGUAGES
from tests.commands.conftest import Run
from tests.toy.entry import TOYS

SIX = ("Anna", "Bruno", "Cleo", "Dora", "Emil", "Fritz")


@pytest.fixture(name="rafts")
def _rafts(run: Run) -> str:
    """Return the file of a match of six that begins."""
    assert run("new", "r.stronghold", "--game", "rafts", "--seed", "4", "--names", *SIX).code == 0
    return "r.stronghold"


@pytest.fixture(name="rowed")
def _rowed(run: Run, rafts: str) -> str:
    """Return the file of a match of six in which all have chosen."""
    assert run("do", rafts, *["row 2"] * 6, "--quiet").code == 0
    return rafts


def test_new_begins_the_game_that_is_named_with_its_own_options(run: Run) -> None:
    answer = run("new", "r", "--game=rafts", "--river", "long", "--seats", "5")
    assert answer.code == 0
    match = open_match(Path("r"), TOYS.find)
    assert (match.position.length, len(match.header.names)) == (12, 5)
    assert answer.out.splitlines()[1] == "Red raft: choose how hard to row."


def test_new_has_as_many_seats_as_names_else_as_the_game_would_have(run: Run, rafts: str) -> None:
    assert run("new", "two", "--game", "rafts", "--names", "Anna", "Bruno").code == 0
    assert run("new", "any", "--game", "rafts").code == 0
    seats = {name: len(open_match(Path(name), TOYS.find).header.names) for name in (rafts, "two", "any")}
    assert seats == {rafts: 6, "two": 2, "any": 6}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--game", "chess"), "rafts"),
        (("--game", "rafts", "--edition", "first"), "--edition"),
        (("--river", "long"), "--river"),
        (("--game", "rafts", "--seats", "7"), "2, 3, 4, 5, 6"),
        (("--game", "rafts", "--names", "Anna"), "red, blue"),
        (("--game",), "--game"),
    ],
)
def test_what_another_game_has_is_refused(run: Run, given: tuple[str, ...], said: str) -> None:
    answer = run("new", "x", *given)
    assert answer.code == 2
    assert said in answer.err
    assert not Path("x").exists()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["new", "simulate"])
def test_help_tells_the_options_of_the_game_that_is_named(run: Run, command: str, language: str) -> None:
    assert "--river" in run(command, "--game", "rafts", "--help", "--language", language).out
    assert "--river" not in run(command, "--help", "--language", language).out


def test_new_from_a_position_is_of_its_game(run: Run, rafts: str) -> None:
    Path("p.json").write_text(run("show", rafts, "--json").out, encoding="utf-8")
    assert run("new", "a", "--from", "p.json").code == 0
    assert open_match(Path("a"), TOYS.find).position == open_match(Path(rafts), TOYS.find).position
    wrong = run("new", "b", "--from", "p.json", "--game", "stronghold")
    assert (wrong.code, wrong.err) == (2, "stronghold: “p.json” is a game of rafts.\n")


def test_moves_tells_what_each_of_several_can_play(run: Run, rafts: str) -> None:
    answer = run("moves", rafts)
    assert answer.out.count("row 2  Row with 2") == 6
    assert "Fritz: choose how hard to row." in answer.err
    assert run("moves", rafts, "--seat", "black", "--plain").out == "row 1\nrow 2\nrow 3\n"


def test_do_tells_nobody_what_was_chosen_in_secret(run: Run, rafts: str) -> None:
    out = run("do", rafts, "row 3", "--seat", "green").out
    assert out.splitlines()[0] == "Cleo has chosen."
    assert "3" not in out
    shown = run("show", rafts).out
    assert "Cleo at 0, with a rope, has chosen" in shown
    assert "Cleo at 0, with a rope, rows with 3" in run("show", rafts, "--seat", "green").out
    assert "has chosen" in run("show", rafts, "--seat", "red").out


def test_do_asks_for_interrupts_in_order_of_priority(run: Run, rowed: str) -> None:
    out = run("show", rowed).out
    asked = [line for line in out.splitlines() if line.startswith("▶")]
    assert asked == [f"▶ {name}: throw the rope, or keep it." for name in SIX]
    answer = run("do", rowed, "throw", "keep", "keep", "keep", "keep", "keep")
    assert "Anna throws a rope." in answer.out
    assert "Anna loses the rope." in answer.out


def test_why_names_rule_and_barrier(run: Run, rafts: str) -> None:
    refused = run("why", rafts, "throw")
    assert (refused.code, refused.out) == (1, "This cannot be answered now. (Rule 2)\n")
    legal = run("why", rafts, "row", "1")
    assert legal.out.splitlines()[1] == "You won’t be able to undo past this point (next player’s turn)."
    run("do", rafts, *["row 2"] * 6, "--quiet")
    assert run("why", rafts, "keep").out == "“keep” is legal.\n"


def test_check_tells_a_move_that_the_game_refuses_in_its_words(run: Run, rowed: str) -> None:
    document = json.loads(Path(rowed).read_text(encoding="utf-8"))
    document["moves"].append("0: row 1")
    Path("bad").write_text(json.dumps(document), encoding="utf-8")
    answer = run("check", rowed, "bad")
    assert answer.code == 3
    good, bad = answer.out.splitlines()
    assert "OK, 6 moves." in good
    assert "move 7, “0: row 1”, is not legal at that point: “This cannot be answered now” (Rule 3)." in bad
    assert "“This cannot be answered now” (Rule 3).\n" in run("show", "bad").err
    french = run("check", "bad", "--language", "fr").out
    assert "à ce moment\u00a0: «\u00a0" in french
    assert french.endswith("\u00a0» (Règle 3).\n")


def test_a_game_is_played_to_an_end_where_nobody_wins(run: Run) -> None:
    run("new", "r", "--game", "rafts", "--seats", "2", "--river", "long", "--seed", "1")
    # All seats row gently, so the flood comes.
    rounds = 0
    while run("moves", "r", "--plain").out and rounds < 20:
        assert run("do", "r", "row 1", "row 1", "keep", "keep", "--quiet").code == 0
        rounds += 1
    over, ending = run("show", "r").out.splitlines()[-2:]
    assert re.fullmatch(r"▶ The game is over: nobody won \(Red raft: \d; .+: \d\)\.", over)
    french = run("show", "r", "--language", "fr").out
    assert re.search(r"\(\w[\w ]*\u00a0: \d\u00a0; \w[\w ]*\u00a0: \d\)\.", french)
    assert ending == "▶ The flood has taken everybody."
    assert "nobody won" in run("check", "r").out


def test_simulate_counts_ends_where_nobody_wins(run: Run) -> None:
    told = run("simulate", "--game", "rafts", "--games", "40", "--seed", "1", "--json").json()
    assert (told["game"], told["seats"], told["river"]) == ("rafts", 6, "short")
    assert told["winners"]["nobody"] == told["endings"]["flood"] > 0
    assert len(told["mean_points"]) == 6
    assert told["counted"]["tipped"] > 0
    text = run("simulate", "--game", "rafts", "--games", "40", "--seed", "1").out
    for words in (
        "nobody",
        "The flood has taken everybody.",
        "average points, Black raft",
        "rafts tipped over per game",
    ):
        assert words in text


def test_simulate_writes_numbers_as_each_language_does(run: Run) -> None:
    given = ("simulate", "--game", "rafts", "--games", "4", "--seed", "1", "--language")
    english, french = run(*given, "en").out, run(*given, "fr").out
    assert re.search(r" \d+\.\d$", english, re.MULTILINE)
    assert re.search(r" \d \(\d+%\)$", english, re.MULTILINE)
    assert re.search(r" \d+,\d$", french, re.MULTILINE)
    assert re.search(r" \d \(\d+\u00a0%\)$", french, re.MULTILINE)
    assert not re.search(r"\d\.\d|\d%", french)


def test_the_schema_of_its_positions_can_be_had(run: Run) -> None:
    schema = run("schema", "position", "--game", "rafts").json()
    assert schema["title"] == "Position document of rafts, version 1"
    assert "rapids" in schema["$defs"]["RiverTable"]["properties"]


def test_what_it_does_not_teach_is_told_so(run: Run) -> None:
    assert run("rules", "--game", "rafts").err == "stronghold: There are no rules for rafts.\n"
    for command in ("lesson", "puzzle"):
        answer = run(command, "list", "--game", "rafts")
        assert (answer.code, answer.out) == (0, "")


def test_nobody_gives_hints(run: Run, rafts: str) -> None:
    answer = run("hint", rafts)
    assert (answer.code, answer.err) == (1, "stronghold: There are no hints for rafts.\n")
