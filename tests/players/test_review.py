"""Reviews: judged by what a seat could know, the same for the same seed, kept beside the match, usable when stopped."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from stronghold_gui.core.match import Match
from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.players.review.document import (
    ReviewDocument,
    TurningPart,
    fingerprint_of_match,
    read_review,
    review_file,
    review_from_json,
    review_to_json,
    write_review,
)
from stronghold_gui.players.review.reviewer import NotOverError, Reviewer
from stronghold_gui.players.review.stretches import differing, proposal_for, stretches_of
from stronghold_gui.players.review.wording import ReviewWords
from stronghold_gui.text import LANGUAGES, catalogue
from tests.players.reviewed import played, reviewed
from tests.toy.kit import KIT
from tests.toy.moves import Row

RANDOM = ("random", "random")


def test_a_match_is_not_reviewed_before_it_is_over() -> None:
    with pytest.raises(NotOverError):
        Reviewer(KIT, played(KIT, RANDOM, 1, most=2))


def test_the_same_seed_gives_the_same_review() -> None:
    match = played(KIT, RANDOM, 1)
    assert reviewed(KIT, match) == reviewed(KIT, match)
    assert reviewed(KIT, match) != reviewed(KIT, match, seed=1)


def test_the_line_ends_with_what_came_of_the_match() -> None:
    match = played(KIT, ("careful", "careful"), 1)
    review = reviewed(KIT, match)
    outcome = KIT.game.outcome(match.position)
    assert outcome is not None
    assert review.line[-1].moves == len(match.played)
    assert review.line[-1].chances == [float(seat in outcome.winners) for seat in (0, 1)]
    assert review.whole
    assert [luck.turn for luck in review.luck] == sorted({moment.turn for moment in review.line})


@pytest.mark.parametrize("moves", range(4))
def test_a_match_of_few_moves_has_a_review(moves: int) -> None:
    whole = played(KIT, RANDOM, 1)
    start = len(whole.played) - moves
    match = Match(KIT.game, whole.header, whole.position_after(start))
    match.replay(done.record for done in whole.played[start:])
    review = reviewed(KIT, match)
    assert review.whole
    assert review.line[-1].moves == moves


def test_who_plays_at_random_is_told_what_a_careful_player_would_do() -> None:
    points = [point for seed in range(6) for point in reviewed(KIT, played(KIT, RANDOM, seed)).turning]
    assert any(point.clear for point in points)
    for point in points:
        assert point.low < point.gain < point.high
        assert point.clear == (point.low > 0)
        assert point.played != point.proposed


def test_who_plays_like_the_strongest_player_has_no_turning_points() -> None:
    assert not reviewed(KIT, played(KIT, ("careful", "careful"), 1)).turning


def test_a_review_that_is_stopped_can_be_used_at_any_step() -> None:
    match = played(KIT, RANDOM, 2)
    steps = len([*Reviewer(KIT, match).steps()])
    shares = [0.0]
    for number in range(0, steps, 7):
        reviewer = Reviewer(KIT, match)
        shares += islice(reviewer.steps(), number)
        review = reviewer.document()
        assert not review.whole
        assert review_from_json(review_to_json(review)) == review
    assert all(0 <= share < 1 for share in shares)


def test_a_review_lies_beside_its_match_until_the_match_changes(tmp_path: Path) -> None:
    match, path = played(KIT, RANDOM, 3), review_file(tmp_path / "a.stronghold")
    assert path.name == "a.stronghold.review"
    assert read_review(path, match) is None
    review = reviewed(KIT, match)
    write_review(path, review)
    assert read_review(path, match) == review
    assert read_review(path, played(KIT, RANDOM, 4)) is None
    path.write_text("{}")
    assert read_review(path, match) is None


@pytest.mark.parametrize(
    "change",
    [
        lambda review: {"sides": [*review.sides, []]},
        lambda review: {"sides": [["nobody"], review.sides[1]]},
        lambda review: {"line": [replace(review.line[0], chances=[0.5])]},
        lambda review: {"luck": [replace(review.luck[0], half=[])]},
        lambda review: {"turning": [replace(review.turning[0], seat="nobody")]},
        lambda review: {"turning": [replace(review.turning[0], moves=99)]},
        lambda review: {"turning": [replace(review.turning[0], proposed=["no move"])]},
    ],
)
def test_a_stored_review_of_other_seats_or_moves_counts_as_missing(
    change: Callable[[ReviewDocument], dict[str, Any]], tmp_path: Path
) -> None:
    match, path = played(KIT, RANDOM, 3), tmp_path / "a.review"
    review = reviewed(KIT, match)
    write_review(path, replace(review, **change(review)))
    assert read_review(path, match) is None


def test_a_review_with_what_does_not_fit_is_refused() -> None:
    raw = review_to_json(reviewed(KIT, played(KIT, RANDOM, 3)))
    with pytest.raises(BadFileError):
        review_from_json({**raw, "more": 1})
    with pytest.raises(BadFileError):
        review_from_json({**raw, "version": 2})


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_what_is_hidden_from_a_seat_changes_no_proposal(game: str) -> None:
    kit = LIBRARY.kit(game)
    seats = min(count for count in kit.game.seat_counts if count > 1)
    match = played(kit, ("medium",) * seats, 1, most=60)
    for stretch in stretches_of(match)[:6]:
        position = match.position_after(stretch.start)
        other = kit.game.imagine(kit.game.view(position, stretch.seat), 99)
        one, two = (proposal_for(kit.game, kit.players["medium"](5), where, stretch, 7) for where in (position, other))
        assert one.moves == two.moves


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_every_game_judges_its_positions_for_every_seat(game: str) -> None:
    kit = LIBRARY.kit(game)
    seats = kit.game.seat_counts[0]
    match = played(kit, ("random",) * seats, 1)
    appraisal = kit.appraisal
    assert appraisal is not None
    for position in (match.start, match.position_after(len(match.played) // 2), match.position):
        assert all(0 <= appraisal.worth(position, seat) <= 1 for seat in range(seats))
    reviewer = Reviewer(kit, match)
    assert len([*islice(reviewer.steps(), 3)]) == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LIBRARY.ids)
def test_every_game_puts_turning_points_into_words(game: str, language: str) -> None:
    kit, say = LIBRARY.kit(game), catalogue(language)
    seats = kit.game.seat_counts[0]
    match = played(kit, ("random",) * seats, 1, most=8)
    ids, moves = kit.game.seat_ids(seats), [kit.game.text(done.record.move) for done in match.played]
    point = TurningPart(ids[0], 3, 1, moves[:1], moves, 0.5, 0.25, 0.125, 0.375, clear=True)
    appraisal = kit.appraisal
    assert appraisal is not None
    review = ReviewDocument(
        "stronghold-review",
        1,
        "0",
        fingerprint_of_match(match),
        "medium",
        appraisal.measure,
        20,
        [[one] for one in ids],
    )
    words = ReviewWords(kit, review, ("Ada",) * seats, say)
    played_told, better, gain = words.turning(point)
    assert kit.words.move(match.played[0].record.move, say, None, ("Ada",) * seats) in played_told
    assert better != played_told
    assert gain != better
    assert words.where(point).endswith("Ada")


def review_words(game: str, language: str) -> ReviewWords:
    """Return the words of a review without points, of twenty turns."""
    kit = LIBRARY.kit(game)
    assert kit.appraisal is not None
    seats = kit.game.seat_ids(kit.game.seat_counts[0])
    measure, sides = kit.appraisal.measure, [[seat] for seat in seats]
    review = ReviewDocument("stronghold-review", 1, "0", "", "medium", measure, 20, sides)
    return ReviewWords(kit, review, ("",) * len(seats), catalogue(language))


@pytest.mark.parametrize(
    ("language", "share", "text"),
    [("en", 0.05, "1.0 turns"), ("fr", 0.035, "0,7 tour"), ("fr", 0.097, "1,9 tour"), ("fr", 0.099, "2,0 tours")],
)
def test_a_number_of_turns_has_its_plural(language: str, share: float, text: str) -> None:
    assert review_words("convicted", language).value(share) == text


@pytest.mark.parametrize(
    ("language", "gain", "text"),
    [
        ("en", 0.01, "by about 1 percentage point ("),
        ("en", 0.02, "by about 2 percentage points ("),
        ("fr", 0.01, "d’environ 1 point ("),
        ("fr", 0.02, "d’environ 2 points ("),
    ],
)
@pytest.mark.parametrize("clear", [True, False])
def test_a_gain_of_chances_has_its_plural(language: str, gain: float, text: str, clear: bool) -> None:
    point = TurningPart("0", 0, 1, [], [], 0.5, gain, 0, 0.03, clear=clear)
    assert text in review_words("warriors", language).gain(point)


def test_a_stretch_is_cut_where_dice_are_thrown() -> None:
    match = played(KIT, RANDOM, 1)
    stretches = stretches_of(match)
    assert [move for one in stretches for move in one.moves] == [done.record.move for done in match.played]
    assert all(not done.record.draws for one in stretches for done in match.played[one.start :][: len(one.moves) - 1])
    assert any(isinstance(move, Row) for move in stretches[0].moves)


def test_of_equal_moves_the_last_ones_differ() -> None:
    assert differing("abab", "ab") == [2, 3]
    assert differing("ab", "abab") == []
