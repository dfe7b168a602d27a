"""The worked examples of the rules document (section 15) about catapults, flames, dealing and points."""

from __future__ import annotations

import pytest

from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors.boxes import load_cards
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.reasons import Reason
from stronghold_gui.games.warriors.scoring import scores, winners
from tests.games.warriors.examples import example
from tests.games.warriors.scene import begin, laid, scene


@pytest.mark.parametrize(("die", "hit"), [(1, False), (2, False), (3, False), (4, True), (5, True), (6, True)])
@pytest.mark.parametrize("target", ["b.goblins.archer", "b.goblins.wizard"])
def test_VW_08_a_catapult_hits_warriors_and_wizards_with_four_five_six(target: str, die: int, hit: bool) -> None:
    table = example("VW-08")
    table.do(f"fire {target}", die=die)
    assert table.told(e.Shot) == [e.Shot(0, 1, target, die, hit)]
    assert (table.faction("b.goblins") == "1-0-0") == (hit and target.endswith("archer"))
    assert (table.wizards("b.goblins") == 0) == (hit and target.endswith("wizard"))
    assert table.discarded("catapult") == 1


def test_VW_20_asked_clockwise_after_the_resolver_and_again_after_every_shot() -> None:
    table = example("VW-20")
    assert table.asked == ["d catapult", "a catapult", "b catapult"]
    table.do("pass", "a")
    assert table.asked == ["d catapult", "b catapult"]
    table.do("fire c.goblins.infantry", "d", die=1)
    assert table.asked == ["a catapult", "b catapult"]


def test_VW_21_a_shot_after_the_dice_changes_bows_and_what_is_left_to_lose() -> None:
    table = example("VW-21")
    table.do("pass", "c")
    table.do("attack a.dwarves b.goblins")
    table.do("pass", "c", red="54", black="54")
    table.do("fire a.dwarves.archer", "c", die=4)
    assert [event.winner for event in table.told(e.Compared)] == [1, 1]
    assert table.pile("b") == {"dwarves.infantry": 2}
    assert table.pile("c") == {"dwarves.archer": 1}
    assert table.told(e.CardDone) == [e.CardDone(0, "S5", "side_gone")]


def test_VW_21_without_the_shot_the_first_comparison_is_won() -> None:
    table = scene(a="dwarves 2-1-0; S5", b="goblins 2-0-0")
    table.do("attack a.dwarves b.goblins", red="54", black="54")
    assert [(event.red, event.black, event.winner) for event in table.told(e.Compared)] == [(6, 5, 0), (4, 4, 1)]


def test_VW_22_two_wizards_need_two_hits() -> None:
    table = example("VW-22")
    table.do("fire b.goblins.wizard", die=6)
    table.do("pass")
    assert table.reason("attack a.goblins b.goblins") is Reason.TARGET_PROTECTED
    table.do("attack a.goblins c.goblins")
    table.do("fire b.goblins.wizard", die=4)
    assert table.wizards("b.goblins") == 0


@pytest.mark.parametrize(("die", "hit"), [(5, False), (6, True)])
def test_VW_23_a_dragon_is_hit_by_a_six_only_and_its_flames_do_not_help(die: int, hit: bool) -> None:
    table = example("VW-23")
    table.do("fire dragon1", die=die)
    assert table.pile("a") == ({"dragon": 1} if hit else {})
    assert table.discarded("flame") == (3 if hit else 0)


def test_VW_26_four_seats_of_the_base_game_use_up_the_pile_as_counted() -> None:
    position = example("VW-26").position
    assert sum(position.pile) + sum(map(len, position.hands)) == 66
    assert sum(load_cards("base").counts) - 4 * 11 == 66
    assert len(position.cards.battles) == 14
    sizes = {}
    while WARRIORS.decisions(position):
        seat = WARRIORS.decisions(position)[0].seat
        before = position.round
        happened = WARRIORS.play(position, seat, WARRIORS.legal_moves(position, seat)[-1])
        if position.round != before:
            sizes[position.round] = sum(position.pile)
            shuffled = [event.cards for event in happened if isinstance(event, e.PileShuffled)]
            assert all(cards >= 34 for cards in shuffled)
    assert sizes[2] == 10


def test_VW_27_points_and_the_larger_pile_break_a_tie() -> None:
    position = example("VW-27").position
    assert scores(position) == (29, 29, 25)
    assert winners(position) == ((0,), "pile")


def test_VW_28_waiting_flames_and_new_ones_all_go_to_the_dragon() -> None:
    table = begin(laid(a="flames 3; dragon", b=""), [("battle", 0, 0), ("flames", 0, 0)])
    assert table.position.flames[0] == 3


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_VW_28_with_two_dragons_every_split_is_possible(first: int) -> None:
    table = example("VW-28")
    for number in range(3):
        table.do("assign dragon1" if number < first else "assign dragon2")
    assert table.position.flames[:2] == [first, 3 - first]


def test_VW_30_a_side_shot_without_a_shield_before_the_dice_throws_nothing() -> None:
    table = example("VW-30")
    table.do("pass", "b")
    table.do("attack a.trolls b.elves")
    table.do("fire a.trolls.infantry", "b", die=5)
    assert not table.told(e.DiceThrown)
    assert table.told(e.CardDone) == [e.CardDone(0, "S3", "no_shield")]


def test_VW_31_without_a_battle_card_the_last_window_goes_by_the_dealer() -> None:
    table = example("VW-31")
    assert table.asked == ["a catapult", "b catapult"]
    table.do("pass", "a")
    table.do("pass", "b")
    assert set(table.told(e.CleanedUp)) == {e.CleanedUp(0, 1, 0), e.CleanedUp(1, 1, 1)}
    assert table.wizards("b.goblins") == 0
