"""The looks of players: prompt, cards and figures agree for the person who plays them."""

from __future__ import annotations

from stronghold_gui.core.match import Header, Match
from stronghold_gui.desktop.fortress.board_words import figure_words
from stronghold_gui.desktop.fortress.docks.armies import ArmiesPage
from stronghold_gui.desktop.fortress.docks.seen import Seen
from stronghold_gui.desktop.fortress.looks import looks
from stronghold_gui.desktop.fortress.plan_svg import TRAY
from stronghold_gui.games.fortress.game import FORTRESS
from tests.desktop.fortress.conftest import Sit
from tests.desktop.fortress.docks.table import play_to
from tests.helpers.resting import rest


def test_every_player_has_a_look_of_its_own_the_first_of_a_person_that_of_its_seat() -> None:
    assert looks((0, 1)) == (0, 1)
    assert looks((0, 1, 2, 3)) == (0, 1, 2, 3)
    assert looks((0, 0, 1)) == (0, 2, 1)


def test_where_one_person_plays_two_armies_the_other_is_the_same_in_prompt_docks_and_on_the_battlefield(
    sit: Sit,
) -> None:
    hands = sit(2, scenario="ambush")
    seen = Seen(hands.desk.context)
    assert [seen.mark(player).letter for player in range(3)] == ["A", "C", "B"]
    for seat, player in ((0, 0), (1, 2)):
        mark = hands.desk.context.marks[seat]
        assert (mark.colour, mark.shape) == (seen.mark(player).colour, seen.mark(player).shape)
    told = {
        name: figure_words(name, "", hands.client.view, (), hands.desk.context.texts) for name in ("syvarris", "drake")
    }
    assert "Player 1, army 1" in told["syvarris"]
    assert "Player 1, army 2" in told["drake"]
    art = {pile.key: pile.art for pile in hands.scene.contents[TRAY]}
    assert (art["syvarris"], art["drake"], art["mimring"]) == ("syvarris.p1", "drake.p3", "mimring.p2")


def test_of_two_armies_that_whose_markers_are_laid_is_named_and_has_its_cards_below_them(sit: Sit) -> None:
    match = play_to(Match(FORTRESS, Header("fortress", {"scenario": "ambush"}, ("Anna", "Bert"), 4)), "mark")
    hands = sit(2, position=match.position, scenario="ambush")
    hands.come()
    page = hands.window.findChild(ArmiesPage)
    assert page is not None
    first = []
    for army in ("Anna, army 1", "Anna, army 2"):
        assert hands.window.prompt.sentence.text() == f"{army} places order marker 1."
        top = min(page.cards.values(), key=lambda card: card.y()).head.facts
        assert top is not None
        first.append(top.player)
        while (decision := hands.controller.decisions[0]).place == f"p{len(first)}":
            hands.controller.play(hands.controller.game.legal_moves(hands.controller.match.position, decision.seat)[0])
            rest(hands.window)
    assert first == [0, 1]
