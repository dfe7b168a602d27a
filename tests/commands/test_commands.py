"""The commands: files in, files and output out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stronghold_gui.core.save import open_match
from stronghold_gui.games.library import LIBRARY, find_kit
from stronghold_gui.games.stronghold.data.board_file import load_board
from stronghold_gui.games.stronghold.wording import place_code
from stronghold_gui.text import catalogue
from tests.commands.conftest import Run
from tests.helpers.people import NAMES


def test_new_writes_a_match_that_others_open(run: Run) -> None:
    answer = run("new", "a.stronghold", "--seed", "7", "--edition", "first", "--cards", "draft")
    assert answer.code == 0
    match = open_match(Path("a.stronghold"), find_kit)
    assert match.header.seed == 7
    assert match.position.values.edition == "first"
    assert match.position.stage == "draft"


def test_new_takes_another_seed_each_time(run: Run) -> None:
    for name in ("a", "b"):
        assert run("new", name).code == 0
    first, second = (open_match(Path(name), find_kit).header.seed for name in ("a", "b"))
    assert first != second


def test_new_does_not_overwrite_unless_told_to(run: Run, match_file: str) -> None:
    before = Path(match_file).read_bytes()
    refused = run("new", match_file)
    assert refused.code == 1
    assert "a.stronghold" in refused.err
    assert Path(match_file).read_bytes() == before
    assert run("new", match_file, "--force").code == 0
    assert Path(f"{match_file}.bak").read_bytes() == before


def test_new_from_a_position(run: Run, match_file: str) -> None:
    Path("p.json").write_text(run("show", match_file, "--json").out, encoding="utf-8")
    assert run("new", "b.stronghold", "--from", "p.json", "--names", "Eve", "Ida").code == 0
    begun = open_match(Path("b.stronghold"), find_kit)
    assert begun.position == open_match(Path(match_file), find_kit).position
    assert begun.header.names == ("Eve", "Ida")


def test_moves_lists_what_can_be_played_and_only_that(run: Run, match_file: str) -> None:
    answer = run("moves", match_file)
    notation = [line.split("  ")[0] for line in answer.out.splitlines()]
    assert sorted(notation) == ["done", "gain goblin", "gain orc", "gain troll"]
    assert "Trade for resources" in answer.out
    assert "Anna" in answer.err
    assert run("moves", match_file, "--plain").out.splitlines() == notation
    assert run("moves", match_file, "--seat", "defender").out == ""


def test_do_plays_and_saves(run: Run, match_file: str) -> None:
    answer = run("do", match_file, "gain troll", "done")
    assert answer.code == 0
    assert "Bruno" in answer.out
    assert len(open_match(Path(match_file), find_kit).played) == 3


def test_do_takes_a_single_move_without_quotes(run: Run, match_file: str) -> None:
    assert run("do", match_file, "gain", "orc", "--quiet").out == ""
    assert open_match(Path(match_file), find_kit).position.invaders[0].used


def test_do_writes_nothing_unless_every_move_is_legal(run: Run, match_file: str) -> None:
    before = Path(match_file).read_bytes()
    answer = run("do", match_file, "gain orc", "gain orc")
    assert answer.code == 1
    assert answer.err.count("\n") == 1
    assert "gain orc" in answer.err
    assert Path(match_file).read_bytes() == before


def test_do_does_not_overwrite_a_position_document(run: Run, match_file: str) -> None:
    Path("p.json").write_text(run("show", match_file, "--json").out, encoding="utf-8")
    assert run("do", "p.json", "gain orc").code == 2
    assert run("do", "p.json", "gain orc", "-o", "b.stronghold").code == 0
    assert len(open_match(Path("b.stronghold"), find_kit).played) == 1


def test_show_prints_both_sides_of_the_table(run: Run, match_file: str) -> None:
    out = run("show", match_file).out
    for word in ("WALLS", "BARBICAN", "W3", "Officer", "2 stone components", "Anna: 10 points", "▶ Anna"):
        assert word in out
    assert "Bag" in out


def test_show_hides_what_a_seat_may_not_see(run: Run) -> None:
    run("new", "a", "--seed", "3", "--cards", "draft")
    offered = "Cards on offer"
    assert offered in run("show", "a", "--seat", "invader").out
    assert offered not in run("show", "a", "--seat", "defender").out
    assert offered not in run("show", "a").out


def test_moves_show_and_why_take_position_documents(run: Run, match_file: str) -> None:
    Path("p.json").write_text(run("show", match_file, "--json").out, encoding="utf-8")
    assert run("moves", "p.json", "--plain").out == run("moves", match_file, "--plain").out
    shown, original = (run("show", name, "--json").json() for name in ("p.json", match_file))
    assert shown == original
    assert run("why", "p.json", "gain orc").code == 0


def test_why_tells_the_rule(run: Run, match_file: str) -> None:
    legal = run("why", match_file, "gain", "orc")
    assert (legal.code, legal.out) == (0, "“gain orc” is legal.\n")
    refused = run("why", match_file, "dispatch minor")
    assert refused.code == 1
    assert "(" in refused.out
    assert run("why", match_file, "pay cannon", "--seat", "defender").code == 1


def test_a_place_may_be_typed_by_its_code_in_the_language(run: Run, match_file: str) -> None:
    assert run("do", match_file, "done", "move soldier O1 barracks", "--language", "fr").code == 0
    kit, texts, board = LIBRARY.kit("stronghold"), catalogue("fr"), load_board()
    match = open_match(Path(match_file), find_kit)
    assert match.played[-1].record.move == match.game.parse("move soldier W1 barracks")
    assert run("why", match_file, "move marksman O1 guards", "--language", "fr").code == 0
    for place in (*board.outer, *board.inner, *board.field_ids):
        for typed in (place_code(place, texts), place):
            assert kit.read_codes(f"fill orc {typed}", texts) == f"fill orc {place}"


def test_why_says_when_a_move_cannot_be_taken_back(run: Run) -> None:
    run("new", "a", "--seed", "7")
    assert len(run("why", "a", "done").out.splitlines()) == 2


def test_check_tells_every_fault_of_every_file(run: Run, match_file: str) -> None:
    document = json.loads(run("show", match_file, "--json").out)
    document["position"]["walls"]["W1"]["wood"] = 9
    document["position"]["walls"]["Q1"] = {}
    Path("bad.json").write_text(json.dumps(document), encoding="utf-8")
    answer = run("check", match_file, "bad.json", "none")
    assert answer.code == 3
    good, first, second, *_, last = answer.out.splitlines()
    assert "1 move" in good
    assert "position.walls.Q1" in first
    assert "position.walls.W1.wood" in second
    assert "none" in last
    assert run("check", match_file).code == 0


FOUR = ("Anna", "Bruno", "Clara", "Dora")
INVADERS = ("invader_west", "invader_east")


@pytest.fixture(name="four")
def _four(run: Run) -> str:
    """Return the file of a match of four that has just begun phase 1 of turn 1."""
    assert run("new", "f.stronghold", "--names", *FOUR, "--seed", "5").code == 0
    for _ in range(4):
        for seat in reversed(INVADERS):
            card = run("moves", "f.stronghold", "--seat", seat, "--plain").out.splitlines()[-1]
            assert run("do", "f.stronghold", card, "--seat", seat, "--quiet").code == 0
    assert run("do", "f.stronghold", "done", "done", "--quiet").code == 0
    return "f.stronghold"


def test_new_has_as_many_seats_as_names_or_as_told(run: Run) -> None:
    run("new", "three", "--seats", "3")
    run("new", "four", "--names", *FOUR)
    three, four = (open_match(Path(name), find_kit) for name in ("three", "four"))
    assert (three.header.names, three.position.stage) == (("", "", ""), "draft")
    assert four.header.names == FOUR


def test_new_takes_names_in_any_writing_and_refuses_those_that_steer(run: Run) -> None:
    for number, name in enumerate(NAMES.values()):
        assert run("new", f"{number}", "--names", name, "Bea").code == 0, name
        assert open_match(Path(f"{number}"), find_kit).header.names == (name, "Bea")
    for name in ("\u202egpj", "A\nB", "\u200cA"):
        assert run("new", "odd", "--names", name, "Bea").code == 2, name


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--names", "a"), "1 name given; one is needed for each seat: invader, defender."),
        (("--names", *FOUR, "Eve"), "5 names given"),
        (("--seats", "4", "--names", "a", "b"), "invader_west, invader_east, defender_west, defender_east."),
        (("--seats", "3", "--cards", "ready"), "--cards ready is not available for 3 seats. Possible values: draft."),
        (("--seats", "5"), "2, 3, 4"),
    ],
)
def test_new_tells_what_does_not_fit_the_number_of_seats(run: Run, given: tuple[str, ...], said: str) -> None:
    answer = run("new", "x", *given)
    assert answer.code == 2
    assert said in answer.err
    assert not Path("x").exists()


def test_new_from_a_position_keeps_its_seats(run: Run, four: str) -> None:
    assert run("new", "x", "--from", four, "--seats", "2").code == 2
    assert run("new", "x", "--from", four, "--names", "a", "b").code == 2
    assert run("new", "x", "--from", four).code == 0
    assert open_match(Path("x"), find_kit).header.names == ("",) * 4


def test_partners_are_listed_one_after_the_other(run: Run, four: str) -> None:
    told = run("moves", four).out
    assert told.index("Anna (western Invader)") < told.index("Bruno (eastern Invader)")
    alone = run("moves", four, "--seat", "invader_east").out
    assert alone in told
    assert "Anna" not in alone


def test_do_plays_for_whoever_of_the_partners_may(run: Run, four: str) -> None:
    answer = run("do", four, "give orc 2", "--seat", "invader_east")
    assert "Bruno gives 2 orcs to Anna." in answer.out
    assert "Dora receives 1 hourglass" in answer.out
    # Bruno has given; the same words are now Anna's.
    assert "Anna gives" in run("do", four, "give orc 1").out
    assert run("do", four, "done", "done").code == 0
    assert "Clara (western Defender)" in run("do", four, "pay cannon", "--seat", "defender_east").out


def test_why_tells_what_a_partner_has_closed(run: Run, four: str) -> None:
    run("do", four, "done", "done", "--quiet")
    run("do", four, "pay cannon", "--seat", "defender_east", "--quiet")
    refused = run("why", four, "pay", "cannon", "--seat", "defender_west")
    assert refused.code == 1
    assert "(Ruling R-100: hourglasses of two colours)" in refused.out


def test_show_tells_each_seat_what_is_his(run: Run, four: str) -> None:
    run("do", four, "done", "--seat", "invader_west", "--quiet")
    out = run("show", four).out
    for words in ("Invaders: 10 points", "INVADERS", "Anna (western Invader), finished", "▶ Bruno (eastern"):
        assert words in out
    assert out.index("DEFENDERS") < out.index("Clara (western Defender)") < out.index("Dora (eastern Defender)")


@pytest.mark.parametrize("seats", ["3", "4"])
def test_simulate_plays_with_partners(run: Run, seats: str) -> None:
    told = run("simulate", "--seats", seats, "--games", "2", "--json").json()
    assert (told["seats"], told["cards"]) == (int(seats), "draft")
    assert len(told["mean_points"]) == int(seats)
    assert list(told["counted"]) == ["borrowed", "given", "haste"][: int(seats) - 1]
    assert told["counted"]["given"] > 0
    text = run("simulate", "--seats", seats, "--games", "1").out
    assert "average points, Invaders" in text
    assert ("average points, Defenders" in text) == (seats == "4")
    assert run("simulate", "--seats", seats, "--cards", "ready").code == 2


@pytest.mark.parametrize("edition", ["revised", "first"])
def test_simulate_plays_random_games_and_tells_their_figures(run: Run, edition: str) -> None:
    told = run("simulate", "--games", "3", "--edition", edition, "--cards", "draft", "--seed", "5", "--json").json()
    assert told["games"] == sum(told["winners"].values()) == sum(told["endings"].values()) == 3
    assert told["shortest"] <= told["moves_per_game"] <= told["longest"]
    assert told["moves_per_second"] > 0
    again = run("simulate", "--games", "3", "--edition", edition, "--cards", "draft", "--seed", "5", "--json").json()
    assert again["moves"] == told["moves"]
    assert "moves per second" in run("simulate", "--games", "2", "--edition", edition).out


def test_simulate_tells_how_far_it_is_on_long_runs(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stronghold_gui.commands.simulate._SILENCE", -1.0)
    answer = run("simulate", "--games", "3")
    assert answer.err.splitlines()[0].startswith("1 of 3 games")
    assert len(answer.err.splitlines()) == 2
    assert run("simulate", "--games", "3", "--quiet").err == ""


def test_a_whole_game_is_played_with_commands_alone(run: Run) -> None:
    run("new", "a", "--seed", "2")
    for _ in range(40):
        moves = run("moves", "a", "--plain").out.splitlines()
        assert run("do", "a", moves[len(moves) // 2], "--quiet").code == 0
    assert len(open_match(Path("a"), find_kit).played) == 40
