"""Every member of the closed sets has its words: reasons, moves, events, decisions and what is due."""

from __future__ import annotations

import re
from typing import get_args

from stronghold_gui.core.notation import snake
from stronghold_gui.files import translations_dir
from stronghold_gui.games.convicted import events as e
from stronghold_gui.games.convicted.decisions import Kind
from stronghold_gui.games.convicted.notation import NOTATION
from stronghold_gui.games.convicted.reasons import Reason
from stronghold_gui.text.sources import read_source


def named(family: str) -> set[str]:
    """Return the members that have words in a family of texts: of ``reason`` the reasons."""
    ids = [message.id for path in translations_dir("convicted").glob("*_en.ts") for message in read_source(path)[1]]
    found = (re.fullmatch(rf"convicted\.{family}\.(\w+)(\..*)?", name) for name in ids)
    return {match[1] for match in found if match}


def test_every_reason_move_and_event_has_its_words() -> None:
    assert named("reason") == set(Reason)
    assert named("move") == set(NOTATION.kinds)
    assert named("event") == {snake(kind) for kind in get_args(e.Event)}


def test_every_kind_of_decision_has_a_prompt_and_a_word_for_what_is_due() -> None:
    assert named("decision") == named("due") == set(Kind)
