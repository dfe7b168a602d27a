"""Hints: which advice they give, what they say cannot be done and why."""

from __future__ import annotations

import random

from stronghold_gui.games.warriors.decisions import Kind
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.ids import PEOPLES, SEATS
from stronghold_gui.games.warriors.pieces import WINDOWS
from stronghold_gui.games.warriors.teaching.hints import HINTS
from stronghold_gui.games.warriors.teaching.hints.advice import RULES, rules_for
from stronghold_gui.teaching.hints.hint import Hint
from tests.games.warriors.scene import Scene, scene
from tests.games.warriors.subject import unseen
from tests.games.warriors.teaching.hints.positions import asked, hint_at
from tests.games.warriors.wording.texts import book, own_ids


def advice(table: Scene, seat: int = 0) -> list[str]:
    """Return the advice for a seat."""
    return [one.id for one in hint_at(table.position, seat).advice]


def words(hint: Hint, language: str = "en") -> str:
    """Return all that a hint says."""
    said = HINTS.told(hint, book(language))
    return "\n".join((said.about, *(one.text for one in (*said.groups, *said.advice)), *said.blocked))


def test_every_kind_of_decision_and_every_moment_is_looked_at_here() -> None:
    assert {decision.kind for _, decision in asked()} == set(Kind)
    assert {decision.place for _, decision in asked() if decision.kind == Kind.CATAPULT} == set(WINDOWS)
    assert {position.seats for position, _ in asked()} == {2, 3, 4, 5, 6}


def test_there_are_two_rules_of_advice_at_least_for_every_decision() -> None:
    for _, decision in asked():
        assert len(rules_for(decision.kind, decision.place)) >= 2


def test_nothing_is_called_impossible_that_is_legal() -> None:
    looked_at = 0
    for position, decision in asked():
        hint = hint_at(position, decision.seat)
        possible = {name for group in hint.groups for name in (group.kind, group.head, *group.places)}
        for found in hint.blocked:
            looked_at += 1
            assert found.action not in possible, (decision, found)
            assert found.why != "rule" or found.refusal is not None, (decision, found)
    assert looked_at > 20


def test_a_hint_is_the_same_whatever_the_seat_cannot_see() -> None:
    dice = random.Random(5)  # noqa: S311 - a test's choices
    differed = 0
    for position, decision in asked():
        legal = WARRIORS.legal_moves(position, decision.seat)
        other = unseen(position, decision.seat, dice)
        differed += other.hands != position.hands or other.pile != position.pile
        assert hint_at(other, decision.seat, legal) == hint_at(position, decision.seat, legal)
    assert differed > 30


def test_there_is_no_sentence_that_nobody_ever_reads() -> None:
    windows = {f"catapult.{window}" for window in WINDOWS}
    kinds = {str(kind) for kind in Kind if kind != Kind.CATAPULT} | windows
    about = {name.removeprefix("warriors.hints.about.") for name in own_ids("en") if ".hints.about." in name}
    assert about == kinds == set(RULES)
    given = {one.id for position, decision in asked() for one in hint_at(position, decision.seat).advice}
    written = {name.removeprefix("warriors.hints.advice.") for name in own_ids("en") if ".hints.advice." in name}
    assert given == written


# -- single hints --------------------------------------------------------------------------------------------------


def test_a_bonus_that_hangs_on_one_card_is_pointed_out() -> None:
    even = scene(a="elves 3-0-0; S1", b="elves 3-0-0; trolls 1-0-0", c="trolls 3-0-0")
    (found,) = (one for one in hint_at(even.position, 0).advice if one.id == "target_bonus")
    assert found.places == ("b.elves",), "three trolls against one do not hang on a card"
    assert "own_bonus" in advice(even)
    far = scene(a="elves 3-0-0; S1", b="elves 5-0-0", c="trolls 3-0-0; undead 1-0-0")
    assert "target_bonus" not in advice(far)


def test_who_camps_or_fights_in_the_band_counts_for_the_bonus_of_its_people() -> None:
    table = scene(a="barbarians 4-0-2; S7", b="undead 1-0-0; barbarians 6-0-0; elves 1-0-0")
    table.do("attack a.barbarians b.undead", red="665", black="1")
    table.do("charge infantry b.barbarians", red="661", black="21")
    assert table.faction("a.barbarians") == "3-0-2"
    assert table.faction("b.barbarians") == "4-0-0"
    assert "own_bonus" not in advice(table), "six against four, for the camper comes back"


def test_of_a_band_the_faction_is_named_that_may_lose_its_bonus() -> None:
    table = scene(a="dwarves 1-1-0; elves 2-0-0; M2", b="undead 4-0-0; elves 1-0-0")
    table.do("band dwarves elves elves")
    table.do("target b.undead", red="661", black="55")
    (found,) = (one for one in hint_at(table.position, 0).advice if one.id == "own_bonus")
    assert found.places == ("a.elves",)


def test_what_cannot_attack_says_why() -> None:
    table = scene(a="goblins 2-0-0; trolls 2-0-0+W; elves 0-1-0; undead 1-0-0; S3", b="dwarves 2-0-0; goblins 1-0-0+W")
    told_of = {found.action: (found.why, found.refusal) for found in hint_at(table.position, 0).blocked}
    assert set(told_of) == {"a.trolls", "a.elves", "a.undead", "b.goblins"}
    refusals = {name: str(refusal.reason) for name, (_, refusal) in told_of.items() if refusal is not None}
    assert refusals == {"a.trolls": "own_faction_protected", "a.elves": "no_shield"}
    assert told_of["a.undead"][0] == "nobody"
    assert told_of["b.goblins"][0] == "wizard"


def test_why_nobody_can_charge_is_told() -> None:
    table = scene(a="goblins 3-0-0; S1", b="dwarves 2-1-0; goblins 1-0-0")
    table.do("attack a.goblins b.dwarves", red="661", black="11")
    table.do("lose b.dwarves.infantry")
    table.do("lose b.dwarves.infantry")
    (found,) = hint_at(table.position, 0).blocked
    assert (found.action, str(found.refusal.reason if found.refusal else "")) == ("charge", "charge_no_horse")


def test_who_is_asked_later_hears_that_others_shoot_first() -> None:
    table = scene(a="elves 2-0-0; S1", b="trolls 2-0-0; catapult 1", c="goblins 1-0-0; catapult 1")
    (found,) = hint_at(table.position, 2).blocked
    assert str(found.refusal.reason if found.refusal else "") == "not_your_turn_in_window"
    assert not hint_at(table.position, 1).blocked


def test_one_s_own_cards_have_no_owner_in_the_sentences() -> None:
    table = scene(a="goblins 3-1-0; S1", b="dwarves 2-1-0")
    said = words(hint_at(table.position, 0))
    assert "The goblins can attack: dwarves (Player B)." in said
    table.do("attack a.goblins b.dwarves", red="541", black="42")
    assert "You can lose: a dwarf infantry card and a dwarf archer." in words(hint_at(table.position, 1))
    assert "un fantassin nain et un archer nain" in words(hint_at(table.position, 1), "fr")


def test_of_more_than_can_be_read_the_number_is_told() -> None:
    texts = book("en")
    table = scene(a="catapult 1; elves 2-0-0; S1", b=" ; ".join(f"{people} 1-0-0" for people in PEOPLES), c=" ; ".join(
        f"{people} 1-0-0" for people in PEOPLES))  # fmt: skip
    (warriors,) = (
        group for group in HINTS.told(hint_at(table.position, 0), texts).groups if "at warriors" in group.text
    )
    assert warriors.text == "You can shoot at warriors: 12 cards or places."
    assert len(warriors.places) == 12


def test_advice_of_keeping_looks_at_the_hand() -> None:
    keeping = [(position, decision.seat) for position, decision in asked() if decision.kind == Kind.KEEP]
    for position, seat in keeping:
        hand = WARRIORS.view(position, seat).table.players[SEATS[seat]].hand
        found = {one.id: one.things for one in hint_at(position, seat).advice}
        assert ("keep_no_battle" in found) == (not any(card[1:].isdecimal() for card in hand))
        assert all(any(card.startswith(people) for card in hand) for people in found.get("keep_growing", ()))


def test_a_dragon_that_is_the_majority_is_worth_a_flame() -> None:
    def asked_for_a_flame(dragons: str) -> list[str]:
        table = scene(a="goblins 3-1-0; S1", b=dragons, c="elves 1-0-0")
        table.do("attack a.goblins dragon1", red="661", black="11")
        return advice(table, 1)

    assert "flame_bonus" in asked_for_a_flame("dragon 1")
    assert "flame_bonus" not in asked_for_a_flame("dragon 1; dragon 0; dragon 0")
