"""The rulings about catapults, wizards and the end of the game (docs/warriors/RULES.md, section 14)."""

from __future__ import annotations

import pytest

from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.pieces import WINDOWS
from stronghold_gui.games.warriors.preparation.placing import placing_tasks
from stronghold_gui.games.warriors.reasons import Reason
from stronghold_gui.games.warriors.scoring import majorities, scores, winners
from tests.games.warriors.scene import Scene, begin, laid, scene


def window(table: Scene) -> str:
    """Return which window is open, "" for none."""
    decision = WARRIORS.decisions(table.position)[0]
    return decision.place if decision.kind == "catapult" else ""


def test_RW_31_any_moment_is_five_windows() -> None:
    table = scene(a="goblins 3-0-0; S1", b="goblins 3-0-0; catapult")
    seen = []
    for move in ("pass", "attack a.goblins b.goblins", "pass", "pass", "pass", "end"):
        seen.append(window(table))
        table.do(move, red="666" if seen[-1] == "aim" else "", black="11" if seen[-1] == "aim" else "")
    assert [*seen, window(table)] == ["card", "", "aim", "dice", "after", "", "last"]
    assert WINDOWS == ("card", "aim", "dice", "after", "last")


def test_RW_31_after_opens_even_if_only_the_end_of_the_card_is_left() -> None:
    table = scene(a="goblins 3-0-0; S1", b="goblins 1-0-0; undead 1-0-0; catapult")
    table.do("pass")
    table.do("attack a.goblins b.goblins")
    table.do("pass", red="666", black="1")
    table.do("pass")
    assert window(table) == "after"
    table.do("pass")
    assert window(table) == "last"


def test_RW_31_windows_open_again_for_every_further_attack() -> None:
    table = scene(a="goblins 3-0-0; S1", b="goblins 6-0-0; catapult")
    table.do("pass")
    table.do("attack a.goblins b.goblins")
    for _ in range(3):
        table.do("pass", red="", black="")
    while table.asked == ["a loss"]:
        table.do(table.legal()[0])
    table.do("again")
    assert window(table) == "aim"


def test_RW_32_the_resolver_comes_last_and_in_last_the_owner_of_the_last_card() -> None:
    has = "catapult; goblins 1-0-0"
    table = scene(a=has, b=f"{has}; M2", c=has)
    assert table.asked == ["c catapult", "a catapult", "b catapult"]
    for seat in "cab":
        table.do("pass", seat)
    table.do("band goblins")
    for seat in "cab":
        assert table.reason("pass", seat) is not None
    table.do("target a.goblins")
    for _ in range(3):
        for seat in table.asked:
            table.do("pass", seat[0])
    if "b go_on" in table.asked:
        table.do("end")
    assert (window(table), [seat[0] for seat in table.asked][-1]) == ("last", "b")


def test_RW_33_a_pass_holds_until_somebody_fires_even_if_he_misses() -> None:
    table = scene(a="goblins 2-0-0; catapult; S1", b="goblins 2-0-0; catapult", c="goblins 1-0-0; catapult")
    table.do("pass", "b")
    table.do("fire b.goblins.infantry", "c", die=1)
    assert table.asked == ["b catapult", "a catapult"]


def test_RW_33_who_passed_for_the_card_is_asked_with_the_next() -> None:
    table = scene(a="goblins 2-0-0; S1; S3", b="goblins 2-0-0; catapult", c="undead 1-0-0; catapult")
    table.do("pass card", "b")
    table.do("fire a.goblins.infantry", "c", die=1)
    assert table.asked == ["a attack"]
    table.do("attack a.goblins b.goblins", red="", black="")
    while table.asked[0] != "b catapult":
        table.do("end" if "end" in table.legal() else table.legal()[0])
    assert window(table) in ("card", "last")
    assert table.position.card_passed == 0


def test_RW_52_who_passed_for_the_round_is_not_asked_again_in_it() -> None:
    table = scene(a="goblins 2-0-0; S1; S3", b="goblins 2-0-0; catapult", round_=1)
    table.do("pass round", "b")
    while table.position.round == 1:
        assert table.asked[0] != "b catapult"
        table.do("end" if "end" in table.legal() else table.legal()[0])
    assert table.position.round_passed == 0
    assert table.position.catapults == [0, 0]


def test_RW_52_in_the_last_window_one_passes_the_window_only() -> None:
    table = scene(a="goblins 2-0-0; catapult", b="goblins 2-0-0")
    assert (window(table), table.legal()[0]) == ("last", "pass")
    assert table.reason("pass card") is Reason.LAST_WINDOW
    assert table.reason("pass round") is Reason.LAST_WINDOW


def test_RW_51_who_comes_later_passes_at_any_time_but_fires_only_in_order() -> None:
    has = "catapult; goblins 1-0-0"
    table = scene(a=f"{has}; S1", b=has, c=has)
    assert [decision.blocking for decision in WARRIORS.decisions(table.position)] == [False] * 3
    refused = table.refused("fire a.goblins.infantry", "c")
    assert (refused.reason, dict(refused.figures)) == (Reason.NOT_YOUR_TURN_IN_WINDOW, {"seat": 1})
    assert table.legal("c") == ["pass", "pass card", "pass round"]
    table.do("pass", "b")
    table.do("fire a.goblins.infantry", "c", die=1)


def test_RW_51_nobody_is_asked_who_has_no_catapult_or_no_target() -> None:
    table = scene(a="goblins 2-0-0; catapult; S1", b="dragon", c="catapult")
    assert table.asked == ["c catapult", "a catapult"]
    table = scene(a="goblins 2-0-0; catapult; S1", b="catapult")
    assert table.asked == ["b catapult"]
    assert table.reason("fire a.goblins.infantry", "a") is Reason.NOT_ASKED


def test_RW_34_a_side_that_is_shot_ends_the_card_and_no_other_steps_in() -> None:
    table = scene(a="goblins 1-0-0; elves 2-0-0; S1", b="goblins 2-0-0; elves 1-0-0; catapult")
    table.do("pass")
    table.do("attack a.goblins b.goblins")
    table.do("fire a.goblins.infantry", "b", die=4)
    assert not table.told(e.DiceThrown)
    assert table.told(e.CardDone) == [e.CardDone(0, "S1", "side_gone")]


def test_RW_34_a_dragon_that_is_shot_ends_the_card() -> None:
    table = scene(a="dragon; D15", b="goblins 2-0-0; catapult")
    table.do("pass")
    table.do("attack dragon1 b.goblins")
    table.do("fire dragon1", "b", die=6)
    assert table.told(e.CardDone) == [e.CardDone(0, "D15", "side_gone")]


def test_RW_34_another_target_is_named_for_a_first_attack() -> None:
    table = scene(a="goblins 2-0-0; S1; catapult 2", b="goblins 1-0-0", c="goblins 2-0-0")
    table.do("pass")
    table.do("attack a.goblins b.goblins")
    table.do("fire b.goblins.infantry", die=4)
    table.do("pass")
    assert table.asked == ["a retarget"]
    assert table.legal() == ["target c.goblins"]
    assert table.reason("end") is Reason.FIRST_ATTACK_DUE
    assert table.reason("target b.goblins") is Reason.NOT_THERE
    table.do("target c.goblins")
    assert window(table) == "aim"


def test_RW_34_without_another_target_the_card_is_over() -> None:
    table = scene(a="goblins 2-0-0; S1; catapult", b="goblins 1-0-0")
    table.do("pass")
    table.do("attack a.goblins b.goblins")
    table.do("fire b.goblins.infantry", die=4)
    assert table.told(e.AttackVoid) == [e.AttackVoid(0, "b.goblins")]
    assert table.told(e.CardDone) == [e.CardDone(0, "S1", "no_target")]


def test_RW_34_a_charge_whose_target_is_shot_finds_another_without_camping_again() -> None:
    table = scene(a="goblins 4-0-1; S1; catapult 2", b="goblins 3-0-0; dwarves 1-0-0", c="dwarves 2-0-0")
    table.do("pass")
    table.do("attack a.goblins b.goblins")
    for _ in range(3):
        table.do("pass", red="", black="") if window(table) == "aim" else table.do("pass")
        while table.asked[0].endswith("loss"):
            table.do(table.legal()[0])
        if table.asked[0].endswith("go_on"):
            break
    table.do("charge infantry b.dwarves")
    table.do("fire b.dwarves.infantry", die=6)
    table.do("pass")
    # The target just left cannot be named instead (RW-26).
    assert table.legal() == ["target c.dwarves"]
    assert table.reason("target b.goblins") is Reason.CHARGE_SAME_TARGET
    assert sum(table.position.camp) == 1


def test_RW_34_a_further_attack_whose_target_is_shot_has_ended_like_a_won_battle() -> None:
    table = scene(a="goblins 2-0-1; S1; catapult 2", b="goblins 3-0-0; dwarves 1-0-0")
    table.do("pass")
    table.do("attack a.goblins b.goblins")
    table.do("pass", red="666", black="11")
    table.do("pass")
    table.do("pass")
    table.do("again")
    table.do("fire b.goblins.infantry", die=4)
    table.do("pass")
    assert table.asked == ["a go_on"]
    assert table.reason("again") is Reason.TARGET_GONE
    assert "charge infantry b.dwarves" in table.legal()


def test_RW_35_a_shot_after_the_dice_leaves_them_as_they_are() -> None:
    table = scene(a="goblins 3-0-0; S1", b="goblins 2-0-0", c="undead 1-0-0; catapult")
    table.do("pass")
    table.do("attack a.goblins b.goblins")
    table.do("pass", red="666", black="11")
    table.do("fire b.goblins.infantry", die=5)
    assert len(table.told(e.Compared)) == 2
    assert table.told(e.NothingToLose) == [e.NothingToLose(1, "b.goblins")]
    assert (table.pile("a"), table.pile("c")) == ({"goblins.infantry": 1}, {"goblins.infantry": 1})


def test_RW_36_no_window_opens_during_preparation_or_while_losses_are_given() -> None:
    position = laid(a="goblins 1-0-0; elves 1-0-0; catapult; S1", b="goblins 3-1-0")
    position.new_wizards[0] = 1
    table = begin(position, [("battle", 0, 0), *placing_tasks(position)])
    assert table.reason("fire b.goblins.infantry", "a") is Reason.NO_WINDOW
    table.do("wizard a.elves")
    table.do("pass")
    table.do("attack a.goblins b.goblins")
    table.do("pass", red="66", black="11")
    table.do("pass")
    assert table.asked == ["b loss"]
    assert table.reason("fire b.goblins.infantry", "a") is Reason.NO_WINDOW


def test_RW_37_targets_are_other_players_cards_in_play_also_under_a_wizard() -> None:
    table = scene(a="goblins 2-0-0; catapult; S1", b="goblins 1-1-0+W; dragon 1; catapult; pile elves.archer")
    table.do("pass", "b")
    assert set(table.legal("a")[3:]) == {
        "fire b.goblins.infantry", "fire b.goblins.archer", "fire b.goblins.wizard", "fire dragon1",
    }  # fmt: skip
    for target, reason in (
        ("a.goblins.infantry", Reason.TARGET_OWN),
        ("b.catapult", Reason.TARGET_CATAPULT),
        ("b.flame", Reason.TARGET_FLAME),
        ("b.pile", Reason.TARGET_PILE),
        ("S1", Reason.TARGET_BATTLE),
        ("b.elves.archer", Reason.NOT_THERE),
        ("dragon9", Reason.NOT_THERE),
        ("band.elves", Reason.TARGET_OWN),
    ):
        assert table.reason(f"fire {target}", "a") is reason


def test_RW_37_nobody_fires_at_the_band_that_is_their_own() -> None:
    table = scene(a="goblins 2-0-0; catapult 2; M2", b="undead 2-0-0; catapult")
    table.do("pass", "b")
    table.do("pass", "a")
    table.do("band goblins*2")
    table.do("target b.undead")
    assert table.legal("b")[3:] == ["fire band.goblins"]
    table.do("pass", "b")
    assert table.legal("a")[3:] == ["fire b.undead.infantry"]
    assert table.reason("fire band.goblins", "a") is Reason.TARGET_OWN


def test_RW_38_a_faction_that_loses_its_last_card_loses_its_wizards() -> None:
    table = scene(a="goblins 2-0-0; catapult 2; S1", b="goblins 1-0-0+W+W; elves 1-0-0")
    table.do("fire b.goblins.infantry", die=6)
    assert table.told(e.WizardsDiscarded) == [e.WizardsDiscarded(1, "b.goblins", 2)]
    assert table.discarded("wizard") == 2


def test_RW_38_not_while_cards_of_it_are_away_in_the_band() -> None:
    table = scene(a="dwarves 1-1-0+W; M2", b="undead 2-0-0; catapult 3")
    table.do("pass")
    table.do("band dwarves")
    table.do("target b.undead")
    table.do("fire a.dwarves.archer", die=6)
    assert table.wizards("a.dwarves") == 1
    assert not table.told(e.WizardsDiscarded)


def test_RW_39_a_faction_whose_last_wizard_died_may_attack_at_once() -> None:
    table = scene(a="goblins 2-0-0+W; S1", b="goblins 1-0-0; elves 1-0-0; catapult")
    assert window(table) == "card"
    table.do("fire a.goblins.wizard", die=4)
    assert table.legal() == ["attack a.goblins b.goblins"]


def test_RW_47_several_with_equally_many_get_the_whole_bonus_and_nobody_without_a_card() -> None:
    position = laid(a="undead 2-0-0; dragon", b="undead 0-1-1", c="dragon")
    rows = {people: (points, size, seats) for people, points, size, seats in majorities(position)}
    assert rows["undead"] == (5, 2, [0, 1])
    assert rows["elves"] == (8, 0, [])
    assert rows["dragon"] == (12, 1, [0, 2])
    assert scores(position) == (17, 5, 12)


@pytest.mark.parametrize(
    ("second", "expected"),
    [
        ("undead 1-0-0; pile elves.archer 2", ((0, 1), "shared")),
        ("undead 1-0-0; pile elves.archer 1", ((0,), "points")),
        ("undead 1-0-0; pile elves.archer 3", ((1,), "points")),
    ],
)
def test_RW_48_equal_points_and_piles_win_together(second: str, expected: tuple[tuple[int, ...], str]) -> None:
    assert winners(laid(a="undead 1-0-0; pile elves.infantry 2", b=second)) == expected


def test_RW_49_a_player_without_any_card_plays_on() -> None:
    table = scene(a="goblins 2-0-0", b="", round_=1)
    assert table.asked == ["a keep", "b keep"]
    assert len(table.position.hands[1]) == 9


def test_the_end_of_a_round_discards_catapults_and_wizards_but_not_flames() -> None:
    table = scene(a="goblins 2-0-0+W; catapult; dragon 2", b="goblins 1-0-0+W", round_=1)
    table.do("pass")
    assert table.discarded("catapult") == 1
    assert table.discarded("wizard") == 2
    assert table.position.flames[0] == 2
    assert table.told(e.RoundEnded) == [e.RoundEnded(1)]
