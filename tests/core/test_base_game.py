"""The answers that most games give alike."""

from __future__ import annotations

import pytest

from stronghold_gui.core.base_game import chosen_options
from stronghold_gui.core.game import OptionError

OFFERED = {"river": ("short", "long"), "wind": ("none",)}


def test_options_left_out_have_their_default() -> None:
    assert chosen_options({"river": "long"}, OFFERED) == {"river": "long", "wind": "none"}


def test_an_unlisted_option_is_accepted_and_no_error_lists_it() -> None:
    unlisted = {"rulings": ("new", "old")}
    assert chosen_options({"rulings": "old"}, OFFERED, unlisted)["rulings"] == "old"
    with pytest.raises(OptionError, match=r"flood=high is not one of: river, wind$"):
        chosen_options({"flood": "high"}, OFFERED, unlisted)


def test_only_the_free_option_may_have_any_value() -> None:
    assert "cards" not in chosen_options({"cards": "own"}, OFFERED, free="cards")
    with pytest.raises(OptionError, match=r"river=own is not one of: short, long$"):
        chosen_options({"river": "own"}, OFFERED, free="cards")
