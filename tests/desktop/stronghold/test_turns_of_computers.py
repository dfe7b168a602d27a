"""The text about a computer's turn: it names the aim, not the last step."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.player import Reasons, Saying
from stronghold_gui.desktop.computers.turn import Turn
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.games.stronghold.moves import Flip

BUYS, MASSES = Reasons(Saying("buys")), Reasons(Saying("masses"))
ENDS, WAITS = Reasons(Saying("ends"), idle=True), Reasons(Saying("waits"), idle=True)


@pytest.mark.parametrize(
    ("told", "kept"),
    [
        ((BUYS, ENDS), BUYS),
        ((BUYS, MASSES), MASSES),
        ((WAITS, BUYS), BUYS),
        ((WAITS, ENDS), ENDS),
        ((BUYS, None), BUYS),
        ((None, ENDS), ENDS),
    ],
)
def test_a_turn_is_told_by_the_last_choice_that_changes_something(
    told: Sequence[Reasons | None], kept: Reasons
) -> None:
    game = LIBRARY.kit("stronghold").game
    match = Match(game, Header("stronghold", {}, ("", ""), 7, ("easy", "easy")))
    (asked,) = game.decisions(match.position)
    turn = Turn(match, asked, lambda _position: None)
    for phase, reasons in zip(("supplies", "machines"), told, strict=True):
        turn.decide(Flip(phase), reasons)
    assert turn.reasons == kept
