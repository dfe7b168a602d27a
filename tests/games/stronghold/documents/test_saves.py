"""Match files of Stronghold: old samples open for ever, and a move takes little room."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.reading import Json
from stronghold_gui.core.save import BadFileError, Problem, open_match, save_match
from stronghold_gui.core.save.document import MATCH, match_from_json, match_to_json
from stronghold_gui.core.save.kit import AnyMatch, GameKit
from stronghold_gui.games.library import LIBRARY, find_kit
from stronghold_gui.games.stronghold.documents import POSITION, POSITIONS
from stronghold_gui.games.stronghold.values import RULINGS
from stronghold_gui.players.random_player import RandomPlayer

SAMPLES = Path(__file__).resolve().parents[3] / "samples"


def kit() -> GameKit:
    """Return the game."""
    found = find_kit("stronghold")
    assert found is not None
    return found


def played_out(seed: int, **options: str) -> AnyMatch:
    """Return a random match."""
    match: AnyMatch = Match(kit().game, Header("stronghold", options, ("Anna", "Bruno"), seed))
    player = RandomPlayer(seed)
    while decisions := match.game.decisions(match.position):
        seat = decisions[0].seat
        match.play(seat, player.choose(match.game.legal_moves(match.position, seat)))
    return match


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("match-*.stronghold")), ids=lambda path: path.name)
def test_a_sample_of_every_version_opens_and_ends_as_it_did(path: Path) -> None:
    match = open_match(path, find_kit)
    ended = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    # Samples from before there was a second state of the rulings say nothing of it; they are played by the first.
    if "rulings" not in json.loads(path.read_text(encoding="utf-8"))["options"]:
        ended["position"].setdefault("rulings", RULINGS[-1])
    assert POSITIONS.to_json(match.position) == ended


def test_a_new_match_names_its_rulings_in_the_file_and_keeps_them() -> None:
    document = match_to_json(played_out(13, edition="first"), kit())
    assert document["options"] == {"edition": "first", "rulings": RULINGS[0]}
    again = match_from_json(document, find_kit)
    assert again.header.options == {"edition": "first"}
    assert again.position.values.rulings == RULINGS[0]


@pytest.mark.parametrize("cards", ["ready", "draft"])
def test_a_match_by_earlier_rulings_is_saved_and_gone_on_with_by_them(cards: str) -> None:
    match = played_out(13, edition="first", cards=cards, rulings="1")
    document = match_to_json(match, kit())
    again = match_from_json(document, find_kit)
    assert again.header == match.header
    assert again.position == match.position
    assert again.position.values.rulings == "1"
    before: dict[str, Json] = {**document, "options": {"edition": "first", "cards": cards}}
    assert match_from_json(before, find_kit).position == match.position


def test_a_position_of_a_match_by_earlier_rulings_keeps_them() -> None:
    position = played_out(13, rulings="1").position
    assert POSITIONS.from_json(POSITIONS.to_json(position)) == position
    assert POSITIONS.options_of(position)[0]["rulings"] == "1"


def test_a_move_with_a_character_that_is_not_seen_is_none() -> None:
    document = match_to_json(played_out(13), kit())
    with pytest.raises(BadFileError) as caught:
        match_from_json({**document, "moves": ["move marksman barracks \x1bW1"]}, find_kit)
    assert caught.value.first.problem == Problem.NOT_A_MOVE


def test_rulings_that_there_are_not_are_refused() -> None:
    document = match_to_json(played_out(13), kit())
    with pytest.raises(BadFileError, match="options"):
        match_from_json({**document, "options": {"rulings": "7"}}, find_kit)


def test_there_is_a_sample_of_every_version() -> None:
    assert {path.stem for path in SAMPLES.glob("*.stronghold")} >= {
        f"match-{version}" for version in range(1, MATCH.version + 1)
    }
    assert POSITION.version == 1


@pytest.mark.parametrize("cards", ["ready", "draft"])
def test_a_move_takes_40_bytes_at_most_on_average(cards: str, tmp_path: Path) -> None:
    match = played_out(10, cards=cards)
    path = tmp_path / "a.stronghold"
    save_match(match, kit(), path)
    empty: AnyMatch = Match(match.game, match.header)
    save_match(empty, kit(), tmp_path / "empty.stronghold")
    room = path.stat().st_size - (tmp_path / "empty.stronghold").stat().st_size
    assert room <= 40 * len(match.played)


def test_a_seat_is_never_written_in_a_game_for_two() -> None:
    lines = match_to_json(played_out(11), kit())["moves"]
    assert isinstance(lines, list)
    assert not any(str(line)[0].isdigit() for line in lines)


def test_cards_drawn_before_the_first_move_are_in_the_file() -> None:
    assert "start" in match_to_json(played_out(12, cards="draft"), kit())
    assert "start" not in match_to_json(played_out(12), kit())


def test_an_illegal_move_in_a_file_is_told_with_its_number_and_the_rule(tmp_path: Path) -> None:
    document = match_to_json(played_out(13), kit())
    assert isinstance(document["moves"], list)
    document["moves"][1] = "march orc RW1 W1"
    path = tmp_path / "a.stronghold"
    path.write_text(json.dumps(document), encoding="utf-8")
    with pytest.raises(BadFileError) as caught:
        open_match(path, find_kit)
    assert caught.value.first.path == "moves[1]"
    assert caught.value.first.refusal is not None
    assert caught.value.first.refusal.source


def test_every_game_of_the_library_is_found_by_its_own_id() -> None:
    for game in LIBRARY.ids:
        found = find_kit(game)
        assert found is not None
        assert found.game.id == game
    assert find_kit("chess") is None
