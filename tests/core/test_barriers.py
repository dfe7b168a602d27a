"""Undo limits when several seats decide at once or may interrupt."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field

import pytest

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.game import Outcome
from stronghold_gui.core.match import CannotUndoError, Header, Match
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.core.undo import UNLIMITED, Barrier, UndoPolicy


@dataclass(slots=True)
class Script:
    """A position made of scripted decisions; each move advances one step and has no other effect."""

    asked: list[tuple[Decision, ...]]
    step: int = 0
    chance: Chance = field(default_factory=lambda: Chance(1))

    def copy(self) -> Script:
        """Return the same script at the same step."""
        return Script(self.asked, self.step, self.chance.copy())


class Scripted:
    """A game whose seats 2 and 3 are partners, and whose decisions are written down beforehand."""

    id = "scripted"
    seat_counts = (4,)

    def options(self, seats: int) -> Mapping[str, tuple[str, ...]]:  # noqa: ARG002
        """Return none."""
        return {}

    def setup(self, options: Mapping[str, str], seats: int, seed: int, told: list[str] | None = None) -> Script:
        """Return a game that is over."""
        del options, seats, seed, told
        return Script([()])

    def opening(self, position: Script) -> list[str]:  # noqa: ARG002
        """Return nothing."""
        return []

    def seat_ids(self, seats: int) -> tuple[str, ...]:
        """Return numbers."""
        return tuple(map(str, range(seats)))

    def decisions(self, position: Script) -> tuple[Decision, ...]:
        """Return what is written."""
        return position.asked[position.step]

    def legal_moves(self, position: Script, seat: int) -> list[str]:
        """Return the only word there is."""
        return ["go"] if any(decision.seat == seat for decision in self.decisions(position)) else []

    def refusal(self, position: Script, seat: int, move: str) -> Refusal | None:
        """Return why not."""
        return None if move in self.legal_moves(position, seat) else Refusal("no", "1")

    def play(self, position: Script, seat: int, move: str) -> list[str]:  # noqa: ARG002
        """Advance one step."""
        position.step += 1
        return []

    def reveals(self, events: Sequence[str]) -> bool:  # noqa: ARG002
        """Return that nothing is hidden."""
        return False

    def view(self, position: Script, seat: int | None) -> int:  # noqa: ARG002
        """Return the step."""
        return position.step

    def imagine(self, view: int, seed: int) -> Script:
        """Return a game that is over."""
        return Script([()] * (view + 1), view, Chance(seed))

    def progress(self, position: Script) -> int:
        """Return the step."""
        return position.step + 1

    def key(self, position: Script) -> Hashable:
        """Return the step."""
        return position.step

    def team(self, position: Script, seat: int) -> tuple[int, ...]:  # noqa: ARG002
        """Return the partners."""
        return (2, 3) if seat in (2, 3) else (seat,)

    def event_for(self, position: Script, event: str, seat: int | None) -> str:  # noqa: ARG002
        """Return the event."""
        return event

    def outcome(self, position: Script) -> Outcome | None:
        """Return the end after the last step."""
        return None if self.decisions(position) else Outcome((), "end", (0,) * 4)

    def text(self, move: str) -> str:
        """Return the word."""
        return move

    def parse(self, text: str) -> str:
        """Return the word."""
        return text


class Drawing(Scripted):
    """Such a game in which every move draws, and continues after that.

    Attributes:
        worked: how often a move continued after a draw.
    """

    def __init__(self) -> None:
        self.worked = 0

    def play(self, position: Script, seat: int, move: str) -> list[str]:
        """Draw, and advance one step."""
        position.chance.pick("die", (1, 1))
        self.worked += 1
        return super().play(position, seat, move)


def asks(*seats: int, blocking: bool = True) -> tuple[Decision, ...]:
    """Return a decision for each seat."""
    return tuple(Decision(seat, "go", blocking=blocking) for seat in seats)


def match_of(*steps: tuple[Decision, ...]) -> Match[Script, str, str, int]:
    """Return a match that asks these decisions one after the other, and is then over."""
    return Match(Scripted(), Header("scripted", {}, ("",) * 4), Script([*steps, ()]))


def test_after_a_hidden_choice_the_next_to_choose_cannot_take_it_back() -> None:
    match = match_of(asks(0, 1, 2), asks(1, 2), asks(2))
    assert match.barrier_ahead(0, "go") is Barrier.HAND_OVER
    match.play(0, "go")
    assert match.barrier_behind() is Barrier.HAND_OVER
    with pytest.raises(CannotUndoError):
        match.undo()


def test_who_chooses_in_several_moves_can_take_them_back_until_the_others_are_asked() -> None:
    match = match_of(asks(0, 1), asks(0, 1), asks(1))
    match.play(0, "go")
    assert match.can_undo
    match.play(0, "go")
    assert match.barrier_behind() is Barrier.HAND_OVER


def test_what_somebody_did_is_closed_once_another_team_has_moved_although_that_one_might_go_on() -> None:
    match = match_of(asks(0, 1), asks(0, 1), asks(0, 1))
    match.play(0, "go")
    match.play(1, "go")
    match.undo()
    assert match.barrier_behind() is Barrier.HAND_OVER
    assert not match.can_undo


def test_partners_take_back_what_each_other_did() -> None:
    match = match_of(asks(2, 3), asks(3), asks(2))
    match.play(2, "go")
    match.play(3, "go")
    match.undo()
    match.undo()
    assert match.position.step == 0


def test_an_answer_to_an_offer_to_interrupt_builds_no_barrier() -> None:
    match = match_of(asks(0), asks(1, 2, blocking=False), asks(2, blocking=False), asks(0))
    match.play(0, "go")
    match.play(1, "go")
    match.play(2, "go")
    assert [done.holder for done in match.played] == [0, 0, 0]
    for _ in range(3):
        assert match.can_undo
        match.undo()


def test_a_turn_that_ends_with_a_declined_interrupt_is_handed_over_all_the_same() -> None:
    match = match_of(asks(0), asks(1, blocking=False), asks(3))
    match.play(0, "go")
    match.play(1, "go")
    assert match.barrier_behind() is Barrier.HAND_OVER


def test_the_end_hands_nothing_over() -> None:
    match = match_of(asks(0))
    match.play(0, "go")
    assert match.can_undo


def test_with_unlimited_undo_nothing_is_closed() -> None:
    match = match_of(asks(0, 1), asks(1), asks(0))
    match.policy = UNLIMITED
    match.play(0, "go")
    match.play(1, "go")
    match.undo()
    match.undo()
    assert match.position.step == 0


def test_a_moment_of_a_match_is_a_match_of_its_own() -> None:
    match = match_of(*[asks(0)] * 30)
    for _ in range(30):
        match.play(0, "go")
    moment = match.at(17)
    assert (moment.position.step, len(moment.played)) == (17, 17)
    moment.undo()
    moment.play(0, "go")
    moment.play(0, "go")
    assert (moment.position.step, match.position.step, len(match.played)) == (18, 30, 30)


def test_a_move_that_draws_is_played_no_further_to_find_out_that_it_cannot_be_taken_back() -> None:
    game = Drawing()
    match = Match(game, Header("scripted", {}, ("",) * 4), Script([asks(0), asks(0), ()]))
    assert match.barrier_ahead(0, "go") is Barrier.DRAW
    assert game.worked == 0
    # The check discards only a copy: chance still answers the move, in this match and in one without barriers.
    assert match.play(0, "go").record.draws
    match.policy = UNLIMITED
    match.play(0, "go")
    match.undo()
    assert match.redo().record.draws
    assert game.worked > 0


@pytest.mark.parametrize("barrier", [Barrier.REVEAL, Barrier.HAND_OVER])
def test_where_draws_may_be_taken_back_a_move_is_played_to_its_end(barrier: Barrier) -> None:
    game = Drawing()
    policy = UndoPolicy(frozenset({barrier}))
    match = Match(game, Header("scripted", {}, ("",) * 4), Script([asks(0), asks(1), ()]), policy)
    assert match.barrier_ahead(0, "go") == (barrier if barrier is Barrier.HAND_OVER else None)
    assert game.worked == 1


def test_where_everything_can_be_taken_back_no_move_is_tried() -> None:
    game = Drawing()
    match = Match(game, Header("scripted", {}, ("",) * 4), Script([asks(0), asks(1), ()]), UNLIMITED)
    assert match.barrier_ahead(0, "go") is None
    assert game.worked == 0
