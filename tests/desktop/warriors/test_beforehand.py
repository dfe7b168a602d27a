"""One press answers for a whole attack without shots, or for a dragon's battle; anything new is asked again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import save_match
from stronghold_gui.desktop.warriors.beforehand import Beforehand
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.moves import END, PASS_CARD, Flame, Keep
from stronghold_gui.games.warriors.notation import parse
from stronghold_gui.games.warriors.position import Position
from tests.desktop.warriors.conftest import Sit
from tests.desktop.warriors.hands import Hands
from tests.games.warriors.scene import Loaded, scene

SPEND = Flame("dragon1", spend=True)
NOT_NOW = 1
"""The number of the button of a seat that is asked alone: after the one that fires."""
ATTACK = parse("attack a.goblins b.goblins")


def battle(c: str = "elves 1-0-0") -> Position:
    """Return a table at which the first battle has begun and nobody has fired yet."""
    return scene(a="goblins 5-0-0; S3", b="goblins 5-0-0; catapult", c=c).position


def attacked(hands: Hands) -> None:
    """Let nobody fire before the attack, and declare it; it can be continued with any dice."""
    hands.press("done")
    hands.play(0, ATTACK)
    assert hands.controller.offers[0].place == "aim"


def asked(hands: Hands) -> list[tuple[int, str]]:
    return [(offer.seat, offer.place) for offer in hands.controller.offers]


def test_one_press_answers_for_the_whole_attack_and_the_next_attack_asks_again(sit: Sit) -> None:
    hands = sit(3, position=battle())
    attacked(hands)
    assert hands.window.actions_["done"].iconText() == "No shots this attack"
    hands.press("done")
    assert asked(hands) == []
    assert hands.controller.decisions[0].kind == "go_on", "dice and losses were given without another question"
    hands.play(0, parse("again"))
    assert asked(hands) == [(1, "aim")]


def test_who_wants_to_see_the_dice_first_says_not_now(sit: Sit) -> None:
    hands = sit(3, position=battle())
    attacked(hands)
    hands.choose("Bert: not now")
    assert asked(hands) == [(1, "dice")]


def test_one_of_several_rests_for_the_attack_and_the_others_are_still_asked(sit: Sit) -> None:
    hands = sit(3, position=battle(c="elves 1-0-0; catapult"))
    attacked(hands)
    hands.choose("Bert: fire or hold…")
    hands.choose("Bert: not in this attack")
    assert asked(hands) == [(2, "aim")]
    hands.choose("Cleo: not now")
    assert asked(hands) == [(2, "dice")]


def test_after_a_shot_who_rests_is_asked_again(sit: Sit) -> None:
    hands = sit(3, position=battle(c="elves 1-0-0; catapult 2"))
    attacked(hands)
    hands.choose("Bert: fire or hold…")
    hands.choose("Bert: not in this attack")
    hands.controller.match.position.chance = Loaded("", "", 1)
    hands.play(2, parse("fire a.goblins.infantry"))
    assert asked(hands) == [(1, "aim"), (2, "aim")]


def test_all_together_rest_for_the_battle_with_one_press(sit: Sit) -> None:
    hands = sit(3, position=battle(c="elves 1-0-0; catapult"))
    hands.choose("Nobody during this battle")
    assert [done.record.move for done in hands.controller.match.played] == [PASS_CARD, PASS_CARD]
    hands.play(0, ATTACK)
    assert asked(hands) == []


def test_an_answer_for_the_attack_is_taken_back_and_then_everything_is_asked(sit: Sit) -> None:
    hands = sit(3, position=battle())
    attacked(hands)
    hands.press("done")
    hands.press("undo")
    assert asked(hands) == [(1, "dice")], "the dice were thrown: only what followed is taken back"
    hands.choose("Bert: not now")
    assert asked(hands) == [(1, "after")]


def test_alone_with_computers_the_whole_answer_is_taken_back_and_done_again(sit: Sit) -> None:
    hands = sit(3, position=battle())
    hands.controller.seat_players(("medium", "", "medium"))
    hands.press("done")
    hands.controller.play_turn([(0, ATTACK)])
    before = len(hands.controller.match.played)
    hands.press("done")
    assert hands.controller.decisions[0].kind == "go_on"
    after = len(hands.controller.match.played)
    hands.press("undo")
    assert len(hands.controller.match.played) == before
    assert asked(hands) == [(1, "aim")]
    hands.press("redo")
    assert len(hands.controller.match.played) == after


def test_a_computer_that_may_fire_is_not_answered_for(sit: Sit) -> None:
    hands = sit(3, position=battle(c="elves 1-0-0; catapult"))
    hands.press("done")
    hands.controller.seat_players(("", "", "medium"))
    hands.play(0, ATTACK)
    hands.press("done")
    assert [(one.seat, one.place) for one in hands.controller.decisions] == [(2, "aim")]


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Bert: not in this attack"), ("fr", "Bert\N{NO-BREAK SPACE}: pas pendant cette attaque")],
)
def test_after_reopening_in_the_middle_of_an_attack_it_is_asked_again(
    sit: Sit, tmp_path: Path, language: str, words: str
) -> None:
    hands = sit(3, position=battle(c="elves 1-0-0; catapult"), language=language)
    attacked(hands)
    hands.choose(hands.labels[0])
    hands.choose(words)
    hands.choose(hands.labels[NOT_NOW])
    assert asked(hands) == [(2, "dice")], "Bert rests"
    path = tmp_path / "middle.stronghold"
    save_match(hands.controller.match, LIBRARY.kit("warriors"), path)
    assert hands.window.files.open_path(path)
    hands.window.language.choose("fr" if language == "en" else "en")
    assert asked(hands) == [(2, "dice")]
    hands.choose(hands.labels[NOT_NOW])
    assert asked(hands) == [(1, "after"), (2, "after")], "Bert's answer is not in the file"


def test_alone_with_computers_kept_cards_are_taken_back_with_one_press(sit: Sit) -> None:
    hands = sit(2, "base")
    hands.controller.seat_players(("", "medium"))
    while hands.controller.decisions[0].kind != "keep":
        decision = hands.controller.decisions[0]
        hands.controller.play_turn(
            [(decision.seat, WARRIORS.legal_moves(hands.controller.match.position, decision.seat)[0])]
        )
    before = len(hands.controller.match.played)
    keep = WARRIORS.legal_moves(hands.controller.match.position, 0)[0]
    assert isinstance(keep, Keep)
    hands.play(0, keep)
    assert hands.controller.match.played[before + 1].record.move == END
    hands.press("undo")
    assert len(hands.controller.match.played) == before


@pytest.mark.parametrize("seats", [2, 4])
def test_every_advance_answer_is_legal_also_after_a_round_without_battles(seats: int) -> None:
    names = tuple("ABCD"[:seats])
    for seed in (0, 5, 24, 33):
        dice, match, beforehand = Random(seed), Match(WARRIORS, Header("warriors", {}, names, seed)), Beforehand()  # noqa: S311 - a game
        while decisions := WARRIORS.decisions(match.position):
            decision = dice.choice(decisions)
            match.play(decision.seat, dice.choice(WARRIORS.legal_moves(match.position, decision.seat)))
            while (answer := beforehand.answer(match)) is not None:
                match.play(*answer)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Discard flames throughout this battle"), ("fr", "Défausser des flammes pendant toute cette bataille")],
)
def test_one_answer_discards_flames_for_a_dragon_in_the_whole_battle(sit: Sit, language: str, words: str) -> None:
    table = scene("hordes", a="goblins 9-0-0; S3", b="dragon 3; goblins 1-0-0")
    # The dragon loses both comparisons of the first throw, and one of the second.
    table.position.chance = Chance(2)
    hands = sit(2, "hordes", position=table.position, language=language)
    attack, again = parse("attack a.goblins dragon1"), parse("again")
    hands.play(0, attack)
    assert hands.controller.decisions[0].kind == "flame"
    hands.choose(words)
    hands.controller.play_as(0, again)
    assert [done.record.move for done in hands.controller.match.played] == [attack, SPEND, SPEND, again, SPEND]


def test_before_the_last_flame_nothing_more_can_be_answered_in_advance(sit: Sit) -> None:
    table = scene("hordes", a="goblins 9-0-0; S3", b="dragon 1; goblins 1-0-0")
    table.position.chance = Chance(2)
    hands = sit(2, "hordes", position=table.position)
    hands.play(0, parse("attack a.goblins dragon1"))
    assert hands.labels == ["Discard its last flame", "Lose the dragon: 2 points for Anna"]
