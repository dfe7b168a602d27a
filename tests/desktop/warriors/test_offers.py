"""Out of turn at one screen: who may fire a catapult is asked in one strip, by priority, without a curtain."""

from __future__ import annotations

import pytest

from stronghold_gui.desktop.play.choices import ChoiceStrip
from stronghold_gui.desktop.table.model import pile_target
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.notation import parse
from tests.desktop.hands import Way
from tests.desktop.warriors.conftest import Sit
from tests.games.warriors.scene import Loaded, scene


def test_all_with_a_catapult_are_asked_in_one_strip_without_a_curtain(sit: Sit) -> None:
    table = scene(a="goblins 2-0-0; S3", b="goblins 1-1-0; catapult", c="elves 1-0-0; catapult 2", d="trolls 1-0-0")
    hands = sit(4, position=table.position)
    assert hands.window.prompt.sentence.text() == "A battle card is about to begin. Bert and Cleo: fire a catapult?"
    assert hands.labels == [
        "Bert: fire or hold…", "Cleo: fire or hold…", "Nobody during this battle", "Nobody in this round",
    ]  # fmt: skip
    assert not hands.controller.covered
    hands.press("done")
    assert hands.controller.offers == ()
    assert hands.controller.decisions[0].kind == "attack"


def test_nobody_is_asked_who_has_no_catapult_or_rests_for_the_round(sit: Sit) -> None:
    table = scene(a="goblins 4-0-0; S3; S5", b="goblins 3-0-0; catapult", c="elves 1-0-0; catapult")
    hands = sit(3, position=table.position)
    hands.choose("Bert: fire or hold…")
    assert hands.window.prompt.sentence.text().endswith("Bert: fire a catapult?"), "whose buttons these are"
    assert hands.labels == [
        "Bert: fire the catapult", "Bert: not now", "Bert: not during this battle", "Bert: not in this round", "Back",
    ]  # fmt: skip
    hands.choose("Bert: not in this round")
    assert [offer.seat for offer in hands.controller.offers] == [2]
    assert hands.labels[0] == "Cleo: fire the catapult"
    hands.choose("Cleo: not during this battle")
    hands.play(0, parse("attack a.goblins b.goblins"))
    assert hands.controller.offers == (), "nobody is left to be asked in this battle"


@pytest.mark.parametrize("way", ["click", "drag", "keys"])
def test_a_catapult_is_fired_at_a_card_of_a_spread_faction(sit: Sit, way: Way) -> None:
    table = scene(a="goblins 2-1-0+W; S3", b="goblins 1-1-0; catapult", c="elves 1-0-0")
    hands = sit(3, position=table.position)
    assert pile_target("p0.goblins", "archer") in hands.client.targets("p1.catapults", "catapult")
    hands.play(1, m.Fire("a.goblins.archer"), way)


@pytest.mark.parametrize("area", ["p0", "p0.elves", "p0.waiting", "p1.goblins"])
def test_who_fires_beside_the_cards_is_not_told_of_battle_cards(sit: Sit, area: str) -> None:
    table = scene(a="goblins 2-1-0; S3", b="goblins 1-1-0; catapult", c="elves 1-0-0")
    client = sit(3, position=table.position).client
    why = client.why_not("p1.catapults", "catapult", area).text
    assert "battle" not in why.casefold()
    assert "battle" in client.why_not("p1.catapults", "catapult", "card").text.casefold()


def test_of_a_folded_faction_it_is_asked_which_card_is_shot_at(sit: Sit) -> None:
    table = scene(a="goblins 2-1-0; S3", b="goblins 1-1-0; catapult", c="elves 1-2-0; S7")
    hands = sit(3, position=table.position)
    hands.put(("p1.catapults", "catapult"), "p2.elves", "drag")
    assert len(hands.labels) == 3
    assert hands.labels[-1] == "Back"
    hands.choose(hands.labels[1])
    assert hands.controller.match.played[-1].record.move == m.Fire("c.elves.archer")


def test_of_folded_dragons_it_is_told_how_many_flames_each_has(sit: Sit) -> None:
    table = scene(a="goblins 2-1-0; S3", b="goblins 1-1-0", c="dragon 2; dragon")
    hands = sit(3, position=table.position)
    hands.put(("p0.goblins", "infantry"), "p2.dragons", "drag")
    assert hands.labels == ["Dragon 1, 2 flames", "Dragon 2, 0 flames", "Back"]
    hands.choose("Dragon 2, 0 flames")
    assert hands.controller.match.played[-1].record.move == m.Attack("a.goblins", "dragon2")


def test_the_button_takes_the_catapult_and_who_comes_first_is_told(sit: Sit) -> None:
    table = scene(a="goblins 2-0-0; S3", b="goblins 1-1-0; catapult", c="elves 1-0-0; catapult")
    hands = sit(3, position=table.position)
    hands.choose("Cleo: fire or hold…")
    hands.choose("Cleo: fire the catapult")
    assert hands.scene.hand.held is None
    assert hands.window.prompt.refusal is not None
    assert "Bert" in hands.window.prompt.refusal.text
    hands.key(str(hands.labels.index("Back") + 1))
    hands.choose("Bert: fire or hold…")
    hands.choose("Bert: fire the catapult")
    assert hands.scene.hand.holds("p1.catapults", "catapult")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_somebody_may_do_is_read_whole_at_a_small_desk(sit: Sit, language: str) -> None:
    table = scene(a="goblins 2-0-0; S3", b="goblins 1-1-0; catapult", c="elves 1-0-0; catapult 2", d="trolls 1-0-0")
    hands = sit(4, position=table.position)
    hands.window.language.choose(language)
    hands.window.resize(900, 600)
    strip = hands.window.prompt.strip
    assert read_whole(strip) == 4
    strip.press(0)
    assert read_whole(strip) == 5


def test_cards_to_lose_are_told_apart_at_a_small_desk(sit: Sit) -> None:
    table = scene(a="goblins 1-0-0; elves 1-0-0; trolls 1-0-0; M2", b="undead 3-2-0")
    hands = sit(2, position=table.position, language="fr")
    hands.window.resize(900, 600)
    hands.play(0, parse("band elves goblins trolls"))
    hands.controller.match.position.chance = Loaded("111", "66", 0)
    hands.play(0, parse("target b.undead"))
    assert read_whole(hands.window.prompt.strip) == 3
    assert len({button.text() for button in hands.window.prompt.strip._buttons if button.isVisible()}) == 3


def read_whole(strip: ChoiceStrip) -> int:
    """Return how many buttons there are, whose words must be seen whole; a name may be followed by an ellipsis."""
    said = [button.text() for button in strip._buttons if button.isVisible()]
    assert not any("…" in words.rstrip("…") or words.isdecimal() for words in said), said
    return len(said)
