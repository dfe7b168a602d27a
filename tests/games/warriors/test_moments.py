"""Every row of the table "Decisions, step by step" (docs/warriors/RULES.md, section 12): who, what, which choices."""

from __future__ import annotations

import random
import re
from itertools import combinations
from pathlib import Path

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.core.undo import UNLIMITED
from stronghold_gui.games.warriors.decisions import Kind
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.moves import Keep
from stronghold_gui.games.warriors.preparation.placing import placing_tasks
from tests.games.warriors.scene import Scene, begin, laid, scene

RULES = Path(__file__).resolve().parents[3] / "docs" / "warriors" / "RULES.md"


def decision(table: Scene) -> Decision:
    """Return the only decision."""
    (only,) = WARRIORS.decisions(table.position)
    return only


def test_the_table_of_moments_and_the_kinds_of_decision_are_the_same() -> None:
    part = RULES.read_text(encoding="utf-8").split("## 12.")[1].split("## 13.")[0]
    rows = set(re.findall(r"^\| `(\w+)` \|", part, re.MULTILINE))
    assert rows - {"start"} == set(Kind) - {"target"}
    assert "(`target`)" in part


def test_moment_start_asks_for_box_seats_and_dealer_and_draws_what_is_dealt() -> None:
    position = WARRIORS.setup({"box": "hordes", "dealer": "lot"}, 6, 1)
    assert position.chance.count >= 1 + 6 * 11
    assert WARRIORS.setup({"box": "hordes", "dealer": "lot"}, 6, 1) == position


def test_moment_keep_asks_every_seat_together_for_exactly_as_many_cards_as_are_kept() -> None:
    position = WARRIORS.setup({"dealer": "a"}, 2, 4)
    while position.stage == "setup":
        seat = WARRIORS.decisions(position)[0].seat
        WARRIORS.play(position, seat, WARRIORS.legal_moves(position, seat)[0])
    assert [(d.seat, d.kind, d.count) for d in WARRIORS.decisions(position)] == [(0, "keep", 4), (1, "keep", 4)]
    names = [position.cards.ids[kind] for kind in position.hands[1]]
    wanted = {WARRIORS.text(Keep(cards)) for cards in combinations(names, 4)}
    assert {WARRIORS.text(move) for move in WARRIORS.legal_moves(position, 1)} == wanted


def test_moment_wizard_asks_once_per_new_wizard_for_a_faction_of_the_seat() -> None:
    position = laid(a="goblins 1-0-0; elves 1-0-0; dragon", b="trolls 1-0-0")
    position.new_wizards[0] = 2
    table = begin(position, [("battle", 0, 0), *placing_tasks(position)])
    assert decision(table) == Decision(0, "wizard", "", 2)
    table.do("wizard a.goblins")
    assert decision(table) == Decision(0, "wizard", "", 1)
    assert table.legal() == ["wizard a.elves", "wizard a.goblins"]


def test_moment_flames_asks_only_with_two_dragons_or_more() -> None:
    position = laid(a="flames 1; dragon; dragon", b="flames 2; dragon", c="flames 3")
    table = begin(position, [("battle", 0, 0), *placing_tasks(position)])
    assert decision(table) == Decision(0, "flames", "", 1)
    table.do("assign dragon2")
    assert position.flames[:3] == [0, 1, 2]
    assert position.waiting == [0, 0, 3]


def test_moment_catapult_asks_by_priority_and_throws_one_die_after_a_shot() -> None:
    match: AnyMatch = Match(WARRIORS, Header("warriors", {}, ("", "")), laid_start(), UNLIMITED)
    assert [(d.seat, d.kind, d.place, d.count, d.blocking) for d in WARRIORS.decisions(match.position)] == [
        (1, "catapult", "card", 1, False), (0, "catapult", "card", 2, False),
    ]  # fmt: skip
    done = match.play(1, WARRIORS.parse("fire a.goblins.infantry"))
    assert list(done.record.draws) == ["catapult"]
    assert len(done.record.draws["catapult"]) == 1


def laid_start() -> object:
    """Return a table on which two seats have catapults and a battle card has come up."""
    return scene(a="goblins 2-0-0; catapult 2; S1", b="goblins 1-0-0; catapult").position


def test_moment_kind_asks_the_resolver_where_both_kinds_can_attack() -> None:
    table = scene(a="goblins 1-0-0", b="dragon; elves 1-0-0; X18")
    assert decision(table) == Decision(1, "kind", "X18")
    assert table.legal() == ["kind draconic", "kind mercenary"]


def test_moment_attack_asks_the_resolver_for_a_faction_and_a_target_and_throws_when_aim_has_closed() -> None:
    table = scene(a="goblins 1-0-0; S1", b="dwarves 1-0-0")
    assert decision(table) == Decision(0, "attack", "S1")
    position = table.position
    position.chance.begin()
    WARRIORS.play(position, 0, WARRIORS.parse("attack a.goblins b.dwarves"))
    draws = position.chance.end()
    assert {label: len(dice) for label, dice in draws.items()} == {"red": 2, "black": 1}
    assert list(draws) == ["red", "black"]


def test_moment_band_asks_for_infantry_and_then_for_the_target() -> None:
    table = scene(a="goblins 3-0-0; elves 1-0-0; M10", b="dwarves 1-0-0")
    assert decision(table) == Decision(0, "band", "M10", 4)
    table.do("band goblins goblins goblins elves")
    assert decision(table) == Decision(0, "target", "band")
    assert table.legal() == ["target b.dwarves"]


def test_moment_dragon_asks_for_a_dragon_and_a_target() -> None:
    table = scene(a="dragon; D15", b="dwarves 1-0-0; dragon")
    assert decision(table) == Decision(0, "dragon", "D15")
    assert table.legal() == ["attack dragon1 b.dwarves", "attack dragon1 dragon2"]


def test_moment_retarget_asks_for_another_target_of_the_same_side() -> None:
    table = scene(a="goblins 2-0-0; S1; catapult", b="goblins 1-0-0; dwarves 1-0-0; elves 1-0-0")
    table.do("pass")
    table.do("attack a.goblins b.goblins")
    table.do("fire b.goblins.infantry", die=4)
    assert decision(table) == Decision(0, "retarget", "a.goblins")
    assert table.legal() == ["target b.dwarves"]


def test_moment_loss_asks_the_loser_for_a_type_or_of_a_band_for_a_people() -> None:
    table = scene(a="goblins 1-1-0; elves 2-0-0; M2", b="goblins 2-1-0")
    table.do("band goblins elves elves")
    table.do("target b.goblins", red="621", black="61")
    assert decision(table) == Decision(0, "loss", "band")
    assert table.legal() == ["lose band.elves", "lose band.goblins"]
    table.do("lose band.elves")
    assert decision(table) == Decision(1, "loss", "b.goblins")
    assert table.legal() == ["lose b.goblins.infantry", "lose b.goblins.archer"]


def test_moment_flame_asks_the_owner_of_a_dragon_that_lost() -> None:
    table = scene(a="goblins 1-0-0; S1", b="dragon 2")
    table.do("attack a.goblins dragon1", red="66", black="11")
    assert decision(table) == Decision(1, "flame", "dragon1", 2)
    assert table.legal() == ["flame dragon1 spend", "flame dragon1 give"]


def test_moment_go_on_asks_for_again_a_charge_or_the_end() -> None:
    table = scene(a="goblins 4-0-1; S1", b="goblins 4-0-0; dwarves 1-0-0")
    table.do("attack a.goblins b.goblins", red="666", black="11")
    assert decision(table) == Decision(0, "go_on", "a.goblins")
    assert table.legal() == ["again", "charge infantry b.dwarves", "end"]


def test_in_a_random_game_every_moment_comes_up_and_only_keep_and_catapults_ask_several() -> None:
    seen: set[str] = set()
    for seed in range(25):
        position = WARRIORS.setup({"box": "hordes"}, 6, seed)
        dice = random.Random(seed)  # noqa: S311 - which moves, nothing secret
        while decisions := WARRIORS.decisions(position):
            kinds = {decision.kind for decision in decisions}
            seen |= kinds
            assert len(decisions) == 1 or kinds <= {"keep", "catapult"}
            chosen = dice.choice(decisions)
            moves = WARRIORS.legal_moves(position, chosen.seat)
            WARRIORS.play(position, chosen.seat, dice.choice(moves))
    # A first target that is shot away is rare; the row has its own test.
    assert seen >= set(Kind) - {Kind.RETARGET}


def test_either_the_game_waits_for_all_who_are_asked_or_all_of_them_may_interrupt() -> None:
    for seed in range(4):
        position = WARRIORS.setup({"box": "hordes"}, 3 + seed, seed)
        dice = random.Random(seed)  # noqa: S311 - which moves, nothing secret
        while decisions := WARRIORS.decisions(position):
            assert {decision.blocking for decision in decisions} == {decisions[0].kind != "catapult"}
            chosen = dice.choice(decisions)
            WARRIORS.play(position, chosen.seat, dice.choice(WARRIORS.legal_moves(position, chosen.seat)))
