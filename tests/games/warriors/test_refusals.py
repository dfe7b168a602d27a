"""Refusals that no ruling's test meets: each reason with its figures and its place in the rules."""

from __future__ import annotations

from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.preparation.placing import placing_tasks
from stronghold_gui.games.warriors.reasons import Reason, refuse
from tests.games.warriors.scene import Scene, begin, laid, scene


def keeping() -> Scene:
    """Return a table at which all seats choose what to keep."""
    table = Scene(WARRIORS.setup({"box": "base", "dealer": "a"}, 3, 1))
    while table.position.stage == "setup":
        table.do(table.legal()[0])
    return table


def test_seats_another_number_is_no_game() -> None:
    assert tuple(WARRIORS.seat_counts) == (2, 3, 4, 5, 6)


def test_not_asked_tells_who_decides_what() -> None:
    table = scene(a="goblins 2-0-0; S1", b="goblins 2-0-0")
    assert table.refused("end", "b") == refuse(Reason.NOT_ASKED, "12", seat=0, what="attack")
    assert table.refused("again") == refuse(Reason.NOT_ASKED, "12", seat=0, what="attack")


def test_a_seat_that_is_not_there_is_not_asked() -> None:
    table = scene(a="goblins 2-0-0; S1", b="goblins 2-0-0")
    refusal = WARRIORS.refusal(table.position, 5, WARRIORS.parse("fire a.goblins.infantry"))
    assert refusal == refuse(Reason.NOT_ASKED, "12", seat=0, what="attack")


def test_game_over_nobody_has_a_move() -> None:
    table = scene(a="goblins 2-0-0", b="")
    assert WARRIORS.decisions(table.position) == ()
    refusal = WARRIORS.refusal(table.position, 0, WARRIORS.parse("end"))
    assert refusal == refuse(Reason.GAME_OVER, "11")


def test_keep_count_and_not_in_hand() -> None:
    table = keeping()
    cards = table.legal()[0].split()[1:]
    assert table.refused(" ".join(("keep", *cards[:3]))) == refuse(Reason.KEEP_COUNT, "3", count=3, limit=4)
    assert table.refused("keep") == refuse(Reason.KEEP_COUNT, "3", count=0, limit=4)
    assert table.refused("keep dragon S1 S1 S1").reason is Reason.NOT_IN_HAND
    assert table.refused("keep dragon") == refuse(Reason.NOT_IN_HAND, "RW-08", card="dragon")


def test_wizards_and_flames_never_move() -> None:
    table = scene(a="goblins 2-0-0+W; elves 1-0-0; dragon 1; dragon; S1", b="elves 2-0-0")
    assert table.refused("shift wizard a.goblins a.elves") == refuse(Reason.WIZARD_FIXED, "9", place="a.goblins")
    assert table.refused("shift flame dragon1 dragon2") == refuse(Reason.FLAME_FIXED, "10", place="dragon1")


def test_flames_are_assigned_to_dragons_of_the_seat() -> None:
    position = laid(a="flames 1; dragon; dragon", b="dragon")
    table = begin(position, [("battle", 0, 0), *placing_tasks(position)])
    assert table.refused("assign dragon3") == refuse(Reason.FLAME_NOT_OWN, "10", place="dragon3")
    assert table.refused("assign dragon9") == refuse(Reason.FLAME_NOT_OWN, "10", place="dragon9")


def test_sides_and_targets_that_are_not_there_or_not_ones_own() -> None:
    table = scene(a="goblins 2-0-0; S1; D15; dragon", b="goblins 2-0-0; dragon")
    assert table.refused("attack a.elves b.goblins") == refuse(Reason.NOT_THERE, "2", place="a.elves")
    assert table.refused("attack b.goblins a.goblins") == refuse(Reason.SIDE_NOT_OWN, "5", place="b.goblins")
    assert table.refused("attack f.goblins b.goblins") == refuse(Reason.NOT_THERE, "2", place="f.goblins")
    assert table.refused("attack band b.goblins") == refuse(Reason.NOT_THERE, "2", place="band")
    assert table.refused("attack a.goblins b.dwarves") == refuse(Reason.NOT_THERE, "2", place="b.dwarves")
    assert table.refused("attack a.goblins f.goblins") == refuse(Reason.NOT_THERE, "2", place="f.goblins")
    table.do("attack a.goblins b.goblins", red="666", black="11")
    assert table.asked == ["a dragon"]
    assert table.refused("attack dragon2 b.goblins") == refuse(Reason.SIDE_NOT_OWN, "5", place="dragon2")
    assert table.refused("attack dragon5 dragon2") == refuse(Reason.NOT_THERE, "2", place="dragon5")


def test_wrong_people_names_the_two_that_are_allowed() -> None:
    table = scene(a="elves 2-0-0; S1", b="elves 1-0-0; dwarves 1-0-0")
    assert table.refused("attack a.elves b.dwarves") == refuse(
        Reason.WRONG_PEOPLE, "5", people="dwarves", same="elves", enemy="trolls"
    )


def test_a_side_that_is_gone_cannot_attack_again() -> None:
    table = scene(a="goblins 1-0-0; elves 1-0-0; S1", b="goblins 3-0-0; catapult")
    table.do("pass")
    table.do("attack a.goblins b.goblins")
    table.do("pass", red="11", black="66")
    table.do("pass")
    assert table.asked == ["b catapult"]
    assert table.refused("again", "a") == refuse(Reason.SIDE_GONE, "5", place="a.goblins")


def test_without_a_shield_or_a_target_there_is_no_further_attack() -> None:
    table = scene(a="goblins 1-0-2; S3", b="goblins 3-0-0; catapult")
    table.do("pass")
    table.do("attack a.goblins b.goblins")
    table.do("pass", red="1", black="66")
    table.do("pass")
    table.do("lose a.goblins.infantry")
    assert table.refused("again", "a") == refuse(Reason.NO_SHIELD, "RW-19", place="a.goblins")
    table = scene(a="goblins 3-0-0; S3", b="goblins 1-0-0; undead 1-0-0; catapult")
    table.do("pass")
    table.do("attack a.goblins b.goblins")
    table.do("pass", red="666", black="1")
    table.do("pass")
    assert table.refused("again", "a") == refuse(Reason.TARGET_GONE, "5", target="b.goblins")


def test_camp_not_there_a_type_that_the_faction_does_not_have() -> None:
    table = scene(a="goblins 4-0-1; S1", b="goblins 4-0-0; dwarves 1-0-0")
    table.do("attack a.goblins b.goblins", red="666", black="11")
    assert table.refused("charge archer b.dwarves") == refuse(
        Reason.CAMP_NOT_THERE, "6", card="archer", place="a.goblins"
    )


def test_no_catapult_and_no_window() -> None:
    table = scene(a="goblins 2-0-0; S1", b="goblins 2-0-0; catapult")
    assert table.refused("fire b.goblins.infantry", "a") == refuse(Reason.NO_CATAPULT, "8")
    table.do("pass")
    assert table.refused("fire a.goblins.infantry", "b") == refuse(Reason.NO_WINDOW, "RW-31", what="attack")


def test_losses_that_are_no_warriors_of_the_fight() -> None:
    table = scene(a="goblins 3-0-0; S1", b="goblins 1-1-0")
    table.do("attack a.goblins b.goblins", red="666", black="1")
    assert table.refused("lose b.catapult") == refuse(Reason.LOSS_EVENT_OR_BATTLE, "5", card="b.catapult")
    assert table.refused("lose S1") == refuse(Reason.LOSS_EVENT_OR_BATTLE, "5", card="S1")
    assert table.refused("lose b.goblins.wizard").reason is Reason.LOSS_EVENT_OR_BATTLE
    assert table.refused("lose b.goblins.cavalry") == refuse(Reason.LOSS_NOT_THERE, "RW-20", card="b.goblins.cavalry")
    assert table.refused("lose a.goblins.infantry").reason is Reason.LOSS_OTHER_FACTION
