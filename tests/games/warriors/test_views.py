"""The view of a seat, and positions imagined from it: hidden facts make no difference."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from stronghold_gui.core.save.content import Faults
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors.documents import POSITIONS
from stronghold_gui.games.warriors.documents.checks import check_all
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.moves import Keep
from stronghold_gui.games.warriors.position import Position
from tests.games.warriors.subject import conserved, unseen


def moments(seats: int, box: str, seed: int) -> Iterator[Position]:
    """Yield the positions of a random game."""
    position = WARRIORS.setup({"box": box}, seats, seed)
    dice = random.Random(seed)  # noqa: S311 - which moves, nothing secret
    while decisions := WARRIORS.decisions(position):
        yield position
        seat = dice.choice(decisions).seat
        WARRIORS.play(position, seat, dice.choice(WARRIORS.legal_moves(position, seat)))


@pytest.mark.parametrize(("seats", "box"), [(2, "base"), (4, "base"), (6, "hordes")])
def test_two_games_that_differ_in_the_secret_look_alike_in_view_document_and_thought(seats: int, box: str) -> None:
    to_plain = POSITIONS.writer.to_plain
    dice = random.Random(3)  # noqa: S311 - what is hidden, nothing secret
    for number, position in enumerate(moments(seats, box, 2)):
        if number % 4 and position.stage != "keep":
            continue
        for seat in (None, *range(seats)):
            other = unseen(position, seat, dice)
            mine, theirs = WARRIORS.view(position, seat), WARRIORS.view(other, seat)
            assert mine == theirs
            assert json.dumps(to_plain(mine.table)) == json.dumps(to_plain(theirs.table))
            assert WARRIORS.imagine(mine, 5) == WARRIORS.imagine(theirs, 5)
            assert WARRIORS.opening(position) == WARRIORS.opening(other)
            assert [d.seat for d in WARRIORS.decisions(position)] == [d.seat for d in WARRIORS.decisions(other)]


@pytest.mark.parametrize(("seats", "box"), [(2, "hordes"), (3, "base"), (5, "hordes")])
def test_an_imagined_position_agrees_with_the_view_and_is_one_that_a_game_comes_to(seats: int, box: str) -> None:
    for number, position in enumerate(moments(seats, box, 7)):
        if number % 3:
            continue
        for seat in (None, *range(seats)):
            view = WARRIORS.view(position, seat)
            imagined = WARRIORS.imagine(view, number)
            assert WARRIORS.view(imagined, seat) == view
            assert conserved(imagined) == conserved(position)
            found = Faults("position")
            check_all(imagined, found)
            assert not found.found
            if seat is not None:
                assert WARRIORS.legal_moves(imagined, seat) == WARRIORS.legal_moves(position, seat)


def test_imagined_hands_and_dice_differ_from_seed_to_seed() -> None:
    position = next(position for position in moments(4, "base", 1) if position.stage == "keep")
    view = WARRIORS.view(position, 0)
    hands = {WARRIORS.imagine(view, seed).hands[1] for seed in range(10)}
    assert len(hands) > 5
    assert WARRIORS.imagine(view, 3).chance != position.chance


def test_what_others_are_dealt_or_choose_is_in_no_event_for_a_seat() -> None:
    position = next(position for position in moments(3, "base", 1) if position.stage == "keep")
    keep = next(move for move in WARRIORS.legal_moves(position, 1) if isinstance(move, Keep))
    (chosen,) = WARRIORS.play(position, 1, keep)
    assert WARRIORS.event_for(position, chosen, 1) == e.HandChosen(1, keep.cards)
    hidden = e.HandChosen(1, (e.HIDDEN,) * 4)
    assert [WARRIORS.event_for(position, chosen, seat) for seat in (0, 2, None)] == [hidden] * 3
    dealt = e.HandDealt(2, ("wizard", "S1"))
    assert WARRIORS.event_for(position, dealt, 2) == dealt
    assert WARRIORS.event_for(position, dealt, 0) == e.HandDealt(2, (e.HIDDEN, e.HIDDEN))


def test_showing_what_was_kept_is_a_reveal() -> None:
    assert WARRIORS.reveals([e.HandChosen(0, ()), e.CardsShown(0, ())])
    assert not WARRIORS.reveals([e.HandChosen(0, ("wizard",))])


def test_the_key_is_the_same_whatever_chance_will_do_and_differs_with_everything_else() -> None:
    first, other = (WARRIORS.setup({"box": "base", "dealer": "a"}, 3, 1) for _ in range(2))
    other.chance.pick("red", (1, 1))
    assert WARRIORS.key(first) == WARRIORS.key(other)
    assert hash(WARRIORS.key(first)) == hash(WARRIORS.key(other))
    for name in ("army", "pile", "victory", "camp"):
        changed = first.copy()
        getattr(changed, name)[0] += 1
        assert WARRIORS.key(changed) != WARRIORS.key(first)
    changed = first.copy()
    changed.thrown = True
    assert WARRIORS.key(changed) != WARRIORS.key(first)


def test_progress_is_the_round() -> None:
    assert {WARRIORS.progress(position) for position in moments(2, "base", 1)} == {1, 2, 3}
