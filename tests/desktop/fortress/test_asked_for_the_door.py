"""The player who controls the door is asked between the steps of others; a person alone is asked as for any move."""

from stronghold_gui.core.match import Header, Match
from stronghold_gui.games.fortress.game import FORTRESS
from tests.desktop.fortress.conftest import Sit
from tests.desktop.fortress.docks.table import play_to


def test_one_person_alone_is_asked_by_name_once(sit: Sit) -> None:
    match = play_to(Match(FORTRESS, Header("fortress", {"scenario": "siege"}, ("Anna", "Bert"), 4)), "door")
    hands = sit(2, position=match.position, scenario="siege")
    assert len(hands.controller.offers) == 1
    prompt = hands.window.prompt
    assert prompt.sentence.text() == "Anna: operate the door?"
    assert hands.desk.prompt.line().hint == "Choose a reaction, or continue."
    assert hands.labels == ["Open the door", "Leave the door this turn", "Leave the door this round"]
