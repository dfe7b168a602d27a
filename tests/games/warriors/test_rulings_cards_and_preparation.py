"""The rulings about cards, dealing, keeping and placing (docs/warriors/RULES.md, section 14)."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path

import pytest

from stronghold_gui.core.game import OptionError
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.core.undo import UNLIMITED, Barrier
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors.boxes import load_cards
from stronghold_gui.games.warriors.documents import POSITIONS
from stronghold_gui.games.warriors.documents.printed import OWN_CARDS
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.ids import SEATS
from stronghold_gui.games.warriors.moves import END, Keep
from stronghold_gui.games.warriors.pieces import FIRST_BATTLE
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.preparation.placing import placing_order, placing_tasks
from stronghold_gui.games.warriors.reasons import Reason
from tests.games.begun import check_begun
from tests.games.warriors.own_cards import own_file
from tests.games.warriors.scene import Scene, begin, laid


def start(seats: int = 3, box: str = "base", seed: int = 1, dealer: str = "a") -> Scene:
    """Return the first position of a match, every wizard and flame of the set-up placed."""
    table = Scene(WARRIORS.setup({"box": box, "dealer": dealer}, seats, seed))
    while table.position.stage == "setup":
        table.do(table.legal()[0])
    return table


def keep_all(table: Scene) -> None:
    """Let all seats keep something."""
    for _ in range(table.position.seats):
        table.do(table.legal()[-1])


def test_RW_01_battle_cards_have_different_numbers_simple_and_mercenary_first() -> None:
    battles = load_cards("hordes").battles
    assert [battle.number for battle in battles] == list(range(1, 31))
    assert {battle.kind for battle in battles[:14:2]} == {"simple"}
    assert {battle.kind for battle in battles[1:14:2]} == {"mercenary"}
    assert {battle.kind for battle in battles[14::2]} == {"draconic"}
    assert {battle.kind for battle in battles[15::2]} == {"mixed"}


def test_RW_02_simple_battles_show_the_seven_combinations_of_the_symbols() -> None:
    shown = {(b.shields, b.bows, b.horses) for b in load_cards("base").battles if b.kind == "simple"}
    assert shown == {(s, b, h) for s in (0, 1) for b in (0, 1) for h in (0, 1)} - {(0, 0, 0)}


def test_RW_03_the_lower_numbers_have_bands_of_three_the_higher_of_four() -> None:
    for kind, threes in (("mercenary", 4), ("mixed", 4)):
        bands = [battle.band for battle in load_cards("hordes").battles if battle.kind == kind]
        assert bands == [3] * threes + [4] * (len(bands) - threes)
        assert all(not (b.shields or b.bows or b.horses) for b in load_cards("hordes").battles if b.kind == kind)


def test_RW_04_a_dragon_can_lie_in_a_victory_pile() -> None:
    table = begin(laid(a="dragon; D15", b="dragon"), [("battle", 0, 0)])
    table.do("attack dragon1 dragon2", red="66", black="11")
    assert table.pile("a") == {"dragon": 1}


def test_RW_05_the_base_game_is_for_two_to_four_and_both_boxes_together_for_six() -> None:
    assert {seats: WARRIORS.options(seats)["box"] for seats in (2, 4, 5, 6)} == {
        2: ("base", "hordes"), 4: ("base", "hordes"), 5: ("hordes",), 6: ("hordes",),
    }  # fmt: skip
    with pytest.raises(OptionError):
        WARRIORS.setup({"box": "base"}, 5, 1)
    with pytest.raises(OptionError):
        WARRIORS.setup({}, 7, 1)
    assert sum(load_cards("hordes").counts) == 165


def test_RW_06_the_dealer_is_named_or_drawn_by_lot() -> None:
    assert WARRIORS.setup({"dealer": "c"}, 4, 1).dealer == 2
    drawn = {WARRIORS.setup({}, 4, seed).dealer for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


def test_RW_07_nobody_begins_with_a_battle_card_and_those_put_aside_go_back_into_the_pile() -> None:
    for seed in range(30):
        position = WARRIORS.setup({"box": "hordes"}, 6, seed)
        assert set(position.holder) == {-1}
        table = Scene(position)
        lying = sum(position.army) + sum(position.catapults) + sum(position.waiting) + sum(position.flames)
        lying += sum(owner != -1 for owner in position.dragon_of) + sum(position.wizards) + sum(position.new_wizards)
        assert lying == 6 * 11 - table.discarded("wizard")
        in_hands = Counter(kind for hand in position.hands for kind in hand)
        for kind in range(FIRST_BATTLE, len(position.pile)):
            assert position.pile[kind] + in_hands[kind] == 1


def test_RW_07_battle_cards_put_aside_are_told_to_all_before_the_first_move() -> None:
    match: AnyMatch = Match(WARRIORS, Header("warriors", {"box": "base", "dealer": "a"}, ("", ""), 5))
    aside = [event for event in match.opening if isinstance(event, e.BattlePutAside)]
    assert aside
    assert [event.seat for event in aside] == sorted((event.seat for event in aside), reverse=True), "from the left"
    assert all(WARRIORS.event_for(match.start, event, seat) == event for event in aside for seat in (None, 0, 1))
    shown = [event for event in match.opening if isinstance(event, e.CardsShown)]
    assert [event.seat for event in shown] == [1, 0]
    assert match.opening.index(shown[0]) > match.opening.index(aside[-1])


def test_RW_08_all_choose_at_once_and_are_shown_at_once() -> None:
    table = start()
    assert table.asked == ["a keep", "b keep", "c keep"]
    for seat in "cab":
        assert not table.told(e.CardsShown)
        table.do(table.legal(seat)[0], seat)
    assert [event.seat for event in table.told(e.CardsShown)] == [0, 1, 2]
    assert table.position.hands == [()] * 3


def test_RW_08_a_choice_can_be_changed_until_the_last_seat_has_chosen() -> None:
    table = start()
    first, other = (move for move in table.listed("b")[:2])
    table.do(WARRIORS.text(first), "b")
    assert table.asked == ["a keep", "c keep", "b keep"]
    table.do(WARRIORS.text(other), "b")
    table.do(table.legal("a")[0], "a")
    table.do(table.legal("c")[0], "c")
    shown = next(event for event in table.told(e.CardsShown) if event.seat == 1)
    assert other == Keep(shown.cards)


def test_RW_08_after_all_have_chosen_it_is_final() -> None:
    table = start()
    keep = table.legal("a")[0]
    keep_all(table)
    assert table.reason(keep, "a") is Reason.ALREADY_FINAL


def test_RW_53_who_stays_with_a_choice_is_not_asked_again() -> None:
    table = start()
    keep = table.legal("b")[0]
    table.do(keep, "b")
    table.do("end", "b")
    assert table.asked == ["a keep", "c keep"]
    assert table.reason(keep, "b") is Reason.ALREADY_FINAL
    assert table.reason("end", "a") is Reason.NOT_ASKED


def test_RW_09_what_was_not_kept_is_seen_by_its_owner_only() -> None:
    table = start(4)
    keep_all(table)
    position = table.position
    assert [len(laid_away) for laid_away in position.laid] == [3] * 4
    for seat in range(4):
        view = WARRIORS.view(position, seat).table
        for number, name in enumerate(SEATS[:4]):
            hidden = view.players[name].laid == {"hidden": 3}
            assert hidden == (number != seat)


def finished(seats: int, box: str, seed: int) -> tuple[Position, list[e.Event]]:
    """Return a random game that is over, and all that happened."""
    position, out = WARRIORS.setup({"box": box}, seats, seed), []
    dice = random.Random(seed)  # noqa: S311 - which moves, nothing secret
    while decisions := WARRIORS.decisions(position):
        seat = dice.choice(decisions).seat
        out += WARRIORS.play(position, seat, dice.choice(WARRIORS.legal_moves(position, seat)))
    return position, out


def test_RW_09_in_the_last_round_unkept_cards_leave_the_game() -> None:
    position, _ = finished(3, "base", 4)
    assert [len(laid_away) for laid_away in position.laid] == [2] * 3


def test_RW_10_everything_discarded_in_two_rounds_comes_back_in_the_third() -> None:
    table = start(2, "base", 5)
    position = table.position
    while position.round < 3:
        before = sum(position.pile) + sum(position.discard) + sum(map(len, position.laid))
        table.do(table.legal()[0])
    shuffled = table.told(e.PileShuffled)[0].cards
    assert shuffled == sum(position.pile) + sum(map(len, position.hands))
    assert shuffled >= before
    assert sum(position.discard) == sum(map(len, position.laid)) == 0


def test_RW_11_the_table_is_open_hands_and_pile_are_not() -> None:
    table = start(3, "hordes", 2)
    everybody = WARRIORS.view(table.position, None).table
    mine = WARRIORS.view(table.position, 0).table
    assert all(set(player.hand) == {"hidden"} for player in everybody.players.values())
    assert sum(mine.players["a"].hand.values()) == 9
    assert set(mine.players["b"].hand) == set(mine.pile or {}) == {"hidden"}
    assert mine.players["b"].factions == everybody.players["b"].factions


def test_RW_12_every_wizard_is_placed_and_without_a_faction_discarded() -> None:
    position = laid(a="goblins 1-0-0; elves 1-0-0", b="dragon", c="trolls 1-0-0")
    position.new_wizards[:] = [1, 1, 1]
    position.pile[position.cards.index["wizard"]] -= 3
    table = begin(position, [("battle", 0, 0), *placing_tasks(position)])
    assert table.told(e.WizardWithoutFaction) == [e.WizardWithoutFaction(1)]
    assert table.told(e.WizardPlaced) == [e.WizardPlaced(2, "c.trolls", True)]
    assert table.asked == ["a wizard"]
    assert table.legal() == ["wizard a.elves", "wizard a.goblins"]
    assert table.reason("wizard a.trolls") is Reason.WIZARD_EMPTY_FACTION
    assert table.reason("wizard c.trolls") is Reason.WIZARD_NOT_OWN
    assert table.reason("wizard dragon1") is Reason.WIZARD_ON_DRAGON
    table.do("wizard a.elves")
    assert table.told(e.WizardPlaced)[-1] == e.WizardPlaced(0, "a.elves", False)


def test_RW_13_the_lowest_battle_card_places_first_then_clockwise_from_the_dealers_left() -> None:
    position = laid(a="S9; M2", b="", c="S1", d="", dealer="c")
    assert placing_order(position) == [2, 0, 3, 1]
    assert placing_order(laid(a="", b="", c="", d="", dealer="b")) == [2, 3, 0, 1]


def test_RW_13_each_places_all_wizards_then_all_flames() -> None:
    position = laid(a="goblins 1-0-0; elves 1-0-0; dragon; dragon; flames 1", b="")
    position.new_wizards[0] = 1
    table = begin(position, [("battle", 0, 0), *placing_tasks(position)])
    assert table.asked == ["a wizard"]
    table.do("wizard a.goblins")
    assert table.asked == ["a flames"]


def test_RW_14_wizards_and_catapults_of_the_set_up_stay_through_round_one() -> None:
    for seed in range(40):
        table = start(4, "base", seed)
        before = (list(table.position.wizards), list(table.position.catapults))
        if not any(before[0]) or not any(before[1]):
            continue
        keep_all(table)
        assert all(now >= then for now, then in zip(table.position.wizards, before[0], strict=True))
        assert all(now >= then for now, then in zip(table.position.catapults, before[1], strict=True))
        while table.position.round == 1:
            table.do("pass" if "pass" in table.legal() else table.legal()[-1])
        assert not any(table.position.wizards)
        assert not any(table.position.catapults)
        return
    pytest.fail("no set-up had wizards and catapults")


def test_RW_15_new_flames_for_living_dragons_are_assigned_at_once() -> None:
    position = laid(a="dragon 1; dragon", b="")
    position.waiting[0] = 2
    position.pile[position.cards.index["flame"]] -= 2
    table = begin(position, [("battle", 0, 0), *placing_tasks(position)])
    assert table.legal() == ["assign dragon1", "assign dragon2"]
    refused = table.refused("end")
    assert (refused.reason, dict(refused.figures)) == (Reason.FLAMES_LEFT, {"count": 1, "limit": 3})


def test_RW_55_flames_are_assigned_one_by_one_until_none_waits() -> None:
    position = laid(a="dragon; dragon; flames 2; goblins 1-0-0", b="dragon")
    table = begin(position, [("battle", 0, 0), *placing_tasks(position)])
    table.do("assign dragon1")
    assert table.asked == ["a flames"]
    assert table.reason("assign dragon3") is Reason.FLAME_NOT_OWN
    table.do("assign dragon1")
    assert position.flames[:2] == [2, 0]
    assert position.stage == "over"


def test_RW_50_there_are_no_options_but_box_and_dealer_and_a_handicap_at_the_deal() -> None:
    assert set(WARRIORS.options(4)) == {"box", "dealer", "handicap"}
    plain, ahead = (WARRIORS.setup({"handicap": value}, 4, 3) for value in ("none", "c_2"))
    assert [sum(plain.army), sum(plain.pile)] != [sum(ahead.army), sum(ahead.pile)]
    assert sum(plain.pile) - sum(ahead.pile) == 2


def test_RW_56_what_was_discarded_in_the_open_stays_known() -> None:
    table = start(3)
    keep_all(table)
    while table.position.round == 1:
        table.do(table.legal()[0])
    open_cards = WARRIORS.view(table.position, None).table.discard
    unkept = sum(map(len, table.position.laid))
    assert unkept == 9
    assert sum(open_cards.values()) == sum(table.position.discard)


def test_RW_57_each_card_dealt_is_drawn_among_all_in_the_pile() -> None:
    match: AnyMatch = Match(WARRIORS, Header("warriors", {"box": "base"}, ("",) * 3, 1), policy=UNLIMITED)
    while match.position.round == 1:
        seat = WARRIORS.decisions(match.position)[0].seat
        match.play(seat, WARRIORS.legal_moves(match.position, seat)[0])
    assert len(match.played[-1].record.draws["deal"]) == 3 * 7
    dealt = Counter(kind for hand in match.position.hands for kind in hand)
    drawn = Counter(match.played[-1].record.draws["deal"])
    assert dealt == drawn


def test_RW_58_a_dragon_takes_the_lowest_free_number() -> None:
    table = begin(laid(a="dragon; D15", b="dragon; elves 1-0-0"), [("battle", 0, 0)])
    table.do("attack dragon1 b.elves", red="11", black="6")
    assert table.position.dragon_of[:2] == [-1, 1]
    assert table.position.dragon_of.index(-1) == 0


def test_RW_59_printed_cards_of_ones_own_are_played_and_saved_with(tmp_path: Path) -> None:
    printed = OWN_CARDS.read(own_file(tmp_path, number=77, symbols=["bow", "bow"]))
    position = WARRIORS.setup({"box": "base", "printed": printed}, 3, 1)
    assert (position.cards.battles[-1].id, position.cards.battles[-1].bows) == ("S77", 2)
    again = POSITIONS.from_json(POSITIONS.to_json(position))
    assert again == position
    check_begun("warriors", position, random.Random(1), tmp_path)  # noqa: S311 - which moves, nothing secret
    assert "printed" not in json.dumps(POSITIONS.to_json(WARRIORS.setup({}, 3, 1)))


def test_RW_53_at_one_screen_a_choice_can_be_taken_back_until_the_seat_hands_over() -> None:
    match: AnyMatch = Match(
        WARRIORS, Header("warriors", {"box": "base", "dealer": "a"}, ("",) * 3, 1), start().position
    )
    match.play(0, WARRIORS.legal_moves(match.position, 0)[0])
    assert match.can_undo
    match.play(0, END)
    assert match.barrier_behind() is Barrier.HAND_OVER
