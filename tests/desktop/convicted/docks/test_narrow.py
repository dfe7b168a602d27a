"""Texts of narrow docks: a text wraps to two lines before it is cut."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from stronghold_gui.desktop.convicted.docks.pair import PairFacts, PairRow
from stronghold_gui.desktop.convicted.docks.powers import PowersPage
from stronghold_gui.desktop.convicted.docks.squads import SquadsPage
from stronghold_gui.desktop.convicted.docks.wave_row import Line, Lines
from stronghold_gui.games.convicted.pieces import HEROES
from stronghold_gui.text import LANGUAGES
from tests.desktop.convicted.conftest import Sit
from tests.desktop.convicted.docks.test_squads import before_the_west
from tests.helpers.clipping import clipped
from tests.helpers.resting import rest

_NARROW = 250
_WIDE = 600


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_heroes_do_stands_whole_beside_a_board_at_the_least_size(sit: Sit, language: str) -> None:
    hands = sit("campaign", 1, language=language)
    page = PowersPage(hands.desk.context)
    page.resize(_NARROW + 20, 600)
    page.refresh()
    page.show()
    QCoreApplication.processEvents()
    cut = [hero for hero in HEROES if page.rows[hero].note.is_cut]
    assert not cut
    page.deleteLater()


def test_the_words_below_a_squad_break_where_the_dock_ends(sit: Sit) -> None:
    context = sit("campaign", 1).desk.context
    lines = Lines(context.art)
    lines.resize(_WIDE, 40)
    said = "N.1: 13 + d3 + 5 = 9 to 11 · rams the gates"
    lines.show_lines((Line(said, pieces=(("wolf", 2),), ends=(3, 3, 3), state="held 33 %"),))
    one = lines.height()
    lines.resize(_NARROW, lines.height())
    QCoreApplication.processEvents()
    lines._measure()
    assert lines.height() >= one + lines.fontMetrics().height() // 2
    lines.deleteLater()


def test_a_pair_grows_with_words_that_break(sit: Sit) -> None:
    row = PairRow(sit("campaign", 1).desk.context, 0)
    state = "Nobody faces it: its leader climbs the wall, and others follow it there"
    shown = PairFacts("N.1", "Squad N.1", ("wolf",), (), "1 + d3", "unopposed", (), state)
    heights = []
    for width in (_WIDE, _NARROW):
        row.resize(width, row.height())
        row.show_pair(shown)
        row._fit()
        heights.append(row.height())
    assert heights[1] > heights[0]
    row.deleteLater()


@pytest.mark.parametrize("language", LANGUAGES)
def test_squads_stand_whole_whether_units_are_free_or_not(sit: Sit, language: str) -> None:
    hands = sit(position=before_the_west(), language=language)
    page = SquadsPage(hands.desk.context)
    page.resize(_NARROW + 20, 600)
    page.show()
    for move in ("", "face swordsman W.1", "face spearman W.2", "face spearman W.2"):
        if move:
            hands.controller.play(hands.controller.game.parse(move))
        page.refresh()
        rest(page)
        assert not list(clipped(page))
    page.deleteLater()
