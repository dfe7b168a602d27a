"""The prompt of Stronghold: its second line says how the thing is done that is asked for."""

from __future__ import annotations

import random
from collections.abc import Callable

from stronghold_gui.core.match import Header, Match
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.notation import parse
from tests.helpers.resting import rest


def test_the_hint_of_each_phase_fits_what_is_done_in_it(make_window: Callable[..., MainWindow]) -> None:
    window = make_window()
    window.files.begin(Match(STRONGHOLD, Header("stronghold", {}, ("Anna", "Bert"), 3)))
    controller, dice, hints = window.controller, random.Random(3), dict[str, str]()  # noqa: S311 - can be repeated
    assert controller is not None
    while "dispatch" not in hints:
        controller.uncover()
        rest(window)
        (decision,) = controller.decisions
        if decision.kind == "phase":
            hints[decision.place] = window.current.desk.prompt.line().hint
        invaders = decision.kind in ("phase", "flip")
        assert controller.play(parse("done") if invaders else dice.choice(controller.moves()))
    assert "dispatch" in hints["dispatch"]
    assert "order" in hints["dispatch"]
    assert "trade" in hints["supplies"]
    assert hints["machines"].startswith("Drag a tile")
