"""The dock of the round: it comes to the front when a round is over, and goes when the next battle begins."""

from __future__ import annotations

from pathlib import Path

import pytest

from stronghold_gui.core.save import save_match
from stronghold_gui.desktop.warriors.docks.round_page import RoundPage
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.games.warriors.events import CardTakenUp, RoundEnded
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.moves import END, Keep
from stronghold_gui.games.warriors.notation import parse
from tests.desktop.desks import page_of
from tests.desktop.warriors.conftest import PEOPLE, Sit
from tests.desktop.warriors.hands import Hands
from tests.games.warriors.scene import scene
from tests.helpers.resting import rest


def last_battle(sit: Sit, language: str = "en", seats: int = 2) -> Hands:
    """Return hands at a table at which the only battle of the first round can be fought; the log is in front."""
    others = {} if seats == 2 else {"c": "trolls 1-0-0", "d": "undead 1-0-0"}
    table = scene(round_=1, a="goblins 5-0-0; S1; pile elves.archer 1", b="goblins 5-0-0; elves 2-0-0", **others)
    hands = sit(seats, language=language, position=table.position)
    hands.window.docking.raise_("log")
    rest(hands.window)
    return hands


def end_round(hands: Hands) -> None:
    """Fight the battle and end it; who keeps cards first sits down."""
    hands.play(0, parse("attack a.goblins b.goblins"))
    hands.play(0, END)
    hands.come()
    rest(hands.window)


def told(hands: Hands) -> list[tuple[str, str]]:
    page = page_of(hands.window, "round")
    assert isinstance(page, RoundPage)
    return [(lines.name.text(), lines.words.text()) for lines in page.seats if not lines.isHidden()]


@pytest.mark.parametrize("seats", [2, 4])
def test_when_a_round_is_over_its_summary_comes_to_the_front_until_the_next_battle(sit: Sit, seats: int) -> None:
    hands = last_battle(sit, seats=seats)
    end_round(hands)
    docking = hands.window.docking
    assert docking.in_front("round")
    assert page_of(hands.window, "round").title.text() == "Round 1 is over"
    assert {name.partition(":")[0] for name, _ in told(hands)} == set(PEOPLE[:seats])
    assert all("on the table" in words for _, words in told(hands))
    position = hands.controller.match.position
    while position.stage != "battles":
        hands.come()
        seat = hands.controller.decisions[0].seat
        moves = WARRIORS.legal_moves(position, seat)
        battles = [
            move for move in moves if isinstance(move, Keep) and any(card[1:].isdecimal() for card in move.cards)
        ]
        hands.controller.play_as(seat, (battles or moves)[0])
        position = hands.controller.match.position
    rest(hands.window)
    assert docking.in_front("log")
    assert page_of(hands.window, "round").title.text() == "Round 1 is over", "it can be read again at any time"


def test_after_two_rounds_in_a_row_without_a_battle_the_log_still_comes_back(sit: Sit) -> None:
    hands = last_battle(sit)
    end_round(hands)
    docking = hands.window.docking
    hands.desk.refresh([RoundEnded(2)])
    assert docking.in_front("round")
    hands.desk.refresh([CardTakenUp(0, "S1")])
    assert docking.in_front("log")


def test_the_line_of_the_log_about_the_end_of_a_round_opens_its_summary(sit: Sit) -> None:
    hands = last_battle(sit)
    end_round(hands)
    hands.window.docking.raise_("log")
    log = page_of(hands.window, "log").list
    lines = [log.log.line_at(row) for row in range(log.log.rowCount())]
    log.activated.emit(
        next(
            log.log.index(row, 0)
            for row, line in enumerate(lines)
            if line.about and isinstance(line.about.thing, RoundEnded)
        )
    )
    rest(hands.window)
    assert hands.controller.moment is not None
    assert hands.window.docking.in_front("round")
    assert page_of(hands.window, "round").title.text() == "Round 1 is over"


def test_a_closed_summary_stays_closed(sit: Sit) -> None:
    hands = last_battle(sit)
    hands.window.docking.docks["round"].close()
    end_round(hands)
    assert hands.window.docking.docks["round"].isHidden()
    assert hands.window.docking.in_front("log")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_summary_is_the_same_after_reopening_and_follows_the_language(
    sit: Sit, language: str, tmp_path: Path
) -> None:
    hands = last_battle(sit, language)
    page = page_of(hands.window, "round")
    end_round(hands)
    before, path = told(hands), tmp_path / "round.stronghold"
    save_match(hands.controller.match, LIBRARY.kit("warriors"), path)
    hands.window.files.forget()
    assert hands.window.files.open_path(path)
    hands.come()
    rest(hands.window)
    assert told(hands) == before
    hands.window.language.choose("fr" if language == "en" else "en")
    assert told(hands) != before
    hands.window.history.look_at(0)
    assert told(hands) == [], "before its end there was no round to tell of"
    assert page.title.text()
    hands.window.history.go_home()


def test_a_trial_begun_within_a_round_ends_with_the_summary_of_the_whole_round(sit: Sit) -> None:
    hands = last_battle(sit)
    hands.play(0, parse("attack a.goblins b.goblins"))
    hands.window.history.suppose_now()
    hands.controller.play_as(0, END)
    rest(hands.window)
    tried = told(hands)
    hands.window.history.go_home()
    rest(hands.window)
    assert told(hands) == []
    hands.play(0, END)
    hands.come()
    rest(hands.window)
    assert told(hands) == tried
