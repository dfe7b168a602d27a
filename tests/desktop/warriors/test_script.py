"""The animation of a battle: the beats of an attack and a shot, and a press that skips to the end."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from stronghold_gui.desktop.docks.odds_row import OddsRow
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.table import acts as a
from stronghold_gui.desktop.warriors.script import Dice, Script
from stronghold_gui.desktop.warriors.seating import Seating
from stronghold_gui.games.warriors.events import Event
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.moves import END
from stronghold_gui.games.warriors.notation import parse
from stronghold_gui.games.warriors.view import look
from stronghold_gui.games.warriors.words import WORDS
from stronghold_gui.text import catalogue
from tests.desktop.desks import page_of
from tests.desktop.warriors.conftest import Sit
from tests.games.warriors.scene import Loaded, Scene, scene
from tests.helpers.resting import rest

NAMES = ("Anna", "Bert", "Cleo")


def beats(table: Scene, events: list[Event], lying: Dice = ((), ())) -> list[a.Beat]:
    """Return the animation of events on the current table."""
    texts, seating = catalogue("en"), Seating()
    seen = look(table.position, None).table
    seating.follow(seen, 0)
    words = (texts, lambda some: WORDS.events(some, texts, NAMES))
    return Script(seen, seating, NAMES, lambda card: card, words, lying).beats(events)


def test_dice_come_bows_add_pairs_are_compared_and_cards_fly() -> None:
    thrown = scene(a="goblins 3-2-0; S3", b="dwarves 2-1-0")
    shown = beats(thrown, thrown.do("attack a.goblins b.dwarves", red="541", black="54"))
    kinds = [sorted({type(act).__name__ for act in beat.acts}) for beat in shown]
    assert kinds[:5] == [["Token"], ["Walk"], ["Token"], ["Sum"], ["Sum"]]
    dice = [act.piece.art for act in shown[1].acts if isinstance(act, a.Walk)]
    assert dice == ["die.red.5", "die.red.4", "die.red.1", "die.black.5", "die.black.4"]
    first = shown[3].acts[0]
    assert isinstance(first, a.Sum)
    assert [column.terms for column in first.columns] == [(("Highest die", 5), ("Bows", 1)), (("Highest die", 5),)]
    assert (first.winner, first.verdict) == (0, "Anna wins")
    assert shown[3].line_at > 0, "who wins is told when it has been counted"


def test_what_a_dragon_adds_is_told_beside_its_dice_also_if_somebody_could_shoot_before_they_are_compared() -> None:
    table = scene(a="dragon 2; D15", b="elves 2-1-0", c="trolls 1-0-0; catapult")
    table.do("pass", "c")
    table.do("attack dragon1 b.elves")
    table.do("pass", "c", red="31", black="61")
    lying = look(table.position, None).table.fight
    shown = beats(table, table.do("pass", "c"), (lying.red, lying.black))
    sums = [act for beat in shown for act in beat.acts if isinstance(act, a.Sum)]
    assert [[column.terms for column in one.columns] for one in sums] == [
        [(("Highest die", 3), ("Dragon", 1)), (("Highest die", 6), ("Bows", 1))],
        [(("Second die", 1), ("Dragon", 1)), (("Second die", 1),)],
    ]


def test_the_dice_lie_there_until_what_they_did_has_been_seen() -> None:
    table = scene(a="goblins 3-0-0; S1; S5", b="goblins 1-0-0", c="elves 1-0-0")
    shown = beats(table, table.do("attack a.goblins b.goblins", red="651", black="1"))
    lost = next(beat for beat in shown if any(isinstance(act, a.Walk) and act.piece.key == "lost" for act in beat.acts))
    assert {"red", "black"} <= set(lost.settles)
    assert shown.index(lost) < len(shown) - 1, "then the battle card goes and the next one comes"


def test_a_shot_flies_and_tells_its_die() -> None:
    table = scene(a="goblins 2-1-0; S3", b="goblins 1-0-0; catapult")
    shown = beats(table, table.do("fire a.goblins.archer", die=5))
    flight, token = shown[0].acts
    assert isinstance(flight, a.Fly)
    assert (flight.start, flight.goal, flight.hits) == ("p1.catapults", "p0.goblins", True)
    assert isinstance(token, a.Token)
    assert (token.text, token.art) == ("Hit", "die.red.5")


def test_without_dice_nothing_is_performed() -> None:
    table = scene(a="dwarves 3-0-0; M2", b="undead 1-0-0")
    assert beats(table, table.do("band dwarves*3")) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_an_attack_is_performed_and_any_press_shows_its_end(sit: Sit, settings: Settings, seats: int) -> None:
    settings.set_text("window/animation", "normal")
    others = {"b": "goblins 2-1-0", "c": "elves 2-0-0", "d": "trolls 1-0-0"}
    has = dict(list(others.items())[: seats - 1])
    hands = sit(seats, position=scene("hordes", dealer="a", round_=3, a="goblins 4-0-0; S3", **has).position)
    hands.controller.match.position.chance = Loaded("661", "11", 0)
    assert hands.controller.play(parse("attack a.goblins b.goblins"))
    queue = hands.desk.animation.find()
    assert queue is not None
    assert queue.telling
    assert hands.desk.animation.performing
    odds = page_of(hands.window, "odds")
    titles = [row.odds.title for row in odds.findChildren(OddsRow) if not row.isHidden()]
    hands.scene.hand.emptied.emit()
    rest(hands.window)
    later = [row.odds.title for row in odds.findChildren(OddsRow) if not row.isHidden()]
    assert later == titles, "odds of what comes tell how it ends"
    QTest.keyClick(hands.window, Qt.Key.Key_X)
    assert not queue.running
    assert all(hands.scene.shown(area) == piles for area, piles in hands.scene.contents.items())


def test_who_fought_is_looked_at_until_the_battle_has_been_seen_though_others_fight_next(
    sit: Sit, settings: Settings
) -> None:
    settings.set_text("window/animation", "normal")
    table = scene(a="goblins 4-0-0; S1", b="dwarves 2-0-0; S5", c="goblins 1-0-0", d="trolls 1-0-0")
    hands = sit(4, position=table.position)
    hands.controller.match.position.chance = Loaded("661", "1", 0)
    assert hands.controller.play(parse("attack a.goblins c.goblins"))
    queue = hands.desk.animation.find()
    assert queue is not None
    assert hands.table.resolver == "b"
    assert hands.client.seating.order[:2] == [0, 2], "Anna attacks Cleo"
    assert [pile.key for pile in hands.scene.shown("p1.goblins")] == ["infantry"]
    queue.finish()
    assert hands.client.seating.order[0] == 1, "then it is Bert's battle"
    assert hands.scene.contents == hands.desk.animation.contents()
    assert ("p0.dwarves", "infantry") in hands.client.sources()


def test_whole_games_are_performed_and_end_as_they_are(sit: Sit, settings: Settings) -> None:
    """Check that the table shows the real position after all beats, also where seats have changed places."""
    settings.set_text("window/animation", "normal")
    hands, rng = sit(6, "hordes", seed=8), random.Random(8)  # noqa: S311 - a game, no secret
    performed = 0
    for _ in range(400):
        hands.come()
        if hands.controller.over:
            break
        decision = hands.controller.decision if not hands.controller.offers else hands.controller.offers[0]
        assert decision is not None
        moves = WARRIORS.legal_moves(hands.controller.match.position, decision.seat)
        move = END if decision.kind == "keep" and END in moves else rng.choice(moves)
        hands.controller.play_as(decision.seat, move)
        queue = hands.desk.animation.find()
        assert queue is not None
        performed += queue.telling
        while queue.running:
            queue.step()
        assert all(hands.scene.shown(area) == piles for area, piles in hands.scene.contents.items())
    assert hands.controller.over
    assert performed > 10
