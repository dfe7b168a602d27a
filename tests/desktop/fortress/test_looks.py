"""Players look as whoever plays them: prompt, cards and figures agree."""

from __future__ import annotations

from stronghold_gui.desktop.fortress.docks.seen import Seen
from stronghold_gui.desktop.fortress.looks import looks
from stronghold_gui.desktop.fortress.plan_svg import TRAY
from tests.desktop.fortress.conftest import Sit


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
    art = {pile.key: pile.art for pile in hands.scene.contents[TRAY]}
    assert (art["syvarris"], art["drake"], art["mimring"]) == ("syvarris.p1", "drake.p3", "mimring.p2")
