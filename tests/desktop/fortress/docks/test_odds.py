"""The dock of odds: the current attacks, and in full what is pointed at."""

from __future__ import annotations

from fractions import Fraction
from typing import cast

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from stronghold_gui.desktop.docks.odds_row import OddsRow, in_a_line
from stronghold_gui.desktop.fortress.docks.dice_strip import fitting
from stronghold_gui.desktop.fortress.docks.odds_page import OddsPage
from stronghold_gui.desktop.fortress.docks.odds_words import percent
from stronghold_gui.desktop.naming import topic_of
from stronghold_gui.desktop.table.model import pile_target
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.text import LANGUAGES, catalogue
from tests.desktop.desks import page_of
from tests.desktop.fortress.conftest import Sit
from tests.desktop.fortress.hands import Hands
from tests.games.fortress.scene import siege, small
from tests.helpers.resting import rest


def duel() -> Position:
    """Drake beside Finn, Syvarris above both on a walk, all on the map; it is Drake's turn."""
    scene = siege().army(0, "finn", "syvarris").army(1, "drake", "tarn_vikings")
    scene.put("finn", (12, 8, 1)).put("syvarris", (14, 8, 21)).put("drake", (11, 8, 1))
    scene.put("tarn_vikings.1", (5, 4, 1)).turn("drake")
    return scene.position


def fire() -> Position:
    """Return a table where Mimring can breathe on a Viking, which takes many words."""
    scene = siege().army(0, "tarn_vikings").army(1, "mimring").put("mimring", (7, 8, 1), (6, 8, 1))
    return scene.put("tarn_vikings.1", (9, 8, 1)).turn("mimring").position


def dock(hands: Hands) -> OddsPage:
    """Bring the dock to the front and let it compute."""
    page = cast("OddsPage", page_of(hands.window, "chances"))
    hands.window.docking.raise_("chances")
    reckoned(page)
    return page


def reckoned(page: OddsPage) -> None:
    page._soon.stop()
    page._reckon()
    QApplication.processEvents()


def rows(page: OddsPage) -> list[OddsRow]:
    """Return the rows that are shown."""
    return [row for row in page.findChildren(OddsRow) if row.isVisible()]


def test_every_attack_is_a_row_and_the_likeliest_is_told_in_full(sit: Sit) -> None:
    page = dock(sit(2, position=duel(), scenario="siege"))
    assert [row.odds.title for row in rows(page)] == ["Sgt. Drake Alexander against Finn"]
    assert page.telling.title.text() == "Sgt. Drake Alexander against Finn"
    assert page.telling.why.text() == "Attack 6: 6 for the card\nDefence 4: 4 for the card"
    assert page.telling.attack._dice == 6
    columns = page.telling.columns._columns
    assert [column.label for column in columns] == ["0", "1", "2", "3", "4"]
    assert [column.destroys for column in columns] == [False] * 4 + [True]
    assert abs(sum(column.share for column in columns) - 1) < 1e-9
    assert page.telling.lines.text().startswith("Destroyed: ")


def test_where_there_are_no_wounds_it_is_told_only_how_likely_somebody_is_destroyed(sit: Sit) -> None:
    scene = small().army(0, "finn").army(1, "grimnak").put("finn", (12, 8, 1)).put("grimnak", (11, 8, 1), (10, 8, 1))
    page = dock(sit(2, position=scene.turn("finn").position, scenario="small"))
    assert [column.label for column in page.telling.columns._columns] == ["Nothing", "Destroyed"]
    told = (page.telling.lines.text(), *(row.odds.worth for row in rows(page)))
    assert len(told) == 2
    assert all("estroyed: " in words and "wound" not in words for words in told)


def test_what_the_mouse_is_over_with_a_figure_in_the_hand_is_told(sit: Sit) -> None:
    hands = sit(2, position=duel(), scenario="siege")
    page = dock(hands)
    hands.desk.hand.pick("11,8,1", "drake")
    reckoned(page)
    hands.scene.hover("9,8,1")
    assert page.telling.title.text() == "Sgt. Drake Alexander goes to 9,8 at level 1"
    assert (
        page.telling.why.text()
        == "2 points of 8 on wall walks and roads: 2 steps\n(!) Finn strikes as the figure leaves: one die"
    )
    assert page.telling.lines.text() == "Unhurt: 50%. Destroyed: 0%, life left: 5."
    assert page.telling.attack.isHidden()
    hands.scene.hover(pile_target("12,8,1", "finn"))
    assert page.telling.title.text() == "Sgt. Drake Alexander against Finn"
    hands.desk.hand.cancel()
    reckoned(page)
    assert page.telling.title.text() == "Sgt. Drake Alexander against Finn"


def test_while_it_is_asked_which_attack_is_meant_both_are_told_and_nothing_else(sit: Sit) -> None:
    scene = siege().army(0, "finn", "syvarris").army(1, "airborne_elite")
    scene.put("finn", (12, 8, 1)).put("syvarris", (11, 10, 1)).put("airborne_elite.1", (9, 8, 1))
    hands = sit(2, position=scene.turn("airborne_elite").position, scenario="siege")
    page = dock(hands)
    before = len(rows(page))
    assert before > 2
    hands.put(("9,8,1", "airborne_elite.1"), pile_target("12,8,1", "finn"), "click")
    assert hands.window.prompt.sentence.text() == "There are several ways to do this: which one?"
    reckoned(page)
    titles = [row.odds.title for row in rows(page)]
    assert sorted(titles) == ["Airborne 1 against Finn", "Airborne 1, a grenade, against Finn"]
    hands.choose("Back")
    reckoned(page)
    assert len(rows(page)) == before


def test_a_move_of_the_mouse_over_the_board_tells_it(sit: Sit) -> None:
    hands = sit(2, position=duel(), scenario="siege")
    page = dock(hands)
    told: list[str] = []
    hands.scene.hovered.connect(told.append)
    hands.desk.hand.pick("11,8,1", "drake")
    view = hands.desk.board
    for target in ("10,8,1", "9,8,1"):
        area = hands.scene.geometry.areas[target].rect.center()
        QTest.mouseMove(view.viewport(), view.mapFromScene(QPointF(area)))
    QApplication.processEvents()
    assert told[-1] == "9,8,1"
    reckoned(page)
    assert page.telling.title.text().endswith("9,8 at level 1")


def test_the_keys_tell_it_as_the_mouse_does(sit: Sit) -> None:
    hands = sit(2, position=duel(), scenario="siege")
    page = dock(hands)
    hands.desk.hand.pick("11,8,1", "drake")
    reckoned(page)
    hands.scene.keys.moved.emit("9,8,1", "")
    assert page.telling.title.text().endswith("goes to 9,8 at level 1")
    hands.scene.keys.moved.emit("12,8,1", "finn")
    assert page.telling.title.text().endswith("against Finn")


def test_without_an_attack_it_says_what_it_is_for(sit: Sit) -> None:
    scene = siege().army(0, "finn").army(1, "drake").put("finn", (20, 9, 1)).put("drake", (5, 4, 1)).turn("drake")
    hands = sit(2, position=scene.position, scenario="siege")
    page = dock(hands)
    assert page.telling.isHidden()
    assert page._nothing.text().startswith("There is nothing to attack now.")


def test_a_row_that_is_looked_at_is_told_in_full_and_lit_on_the_board(sit: Sit) -> None:
    scene = siege().army(0, "finn", "thorgrim").army(1, "drake").put("finn", (12, 8, 1)).put("drake", (11, 8, 1))
    scene.put("thorgrim", (10, 8, 1)).turn("drake")
    hands = sit(2, position=scene.position, scenario="siege")
    page, lit = dock(hands), list[tuple[str, ...]]()
    hands.desk.context.requests.places.connect(lit.append)
    shown = rows(page)
    assert len(shown) == 2
    for row in shown:
        QApplication.sendEvent(row, QFocusEvent(QEvent.Type.FocusIn))
        assert page.telling.title.text() == row.odds.title
    assert ("11,8,1", "10,8,1") in lit


def test_powers_with_the_d20_tell_their_number(sit: Sit) -> None:
    scene = siege().army(0, "finn").army(1, "tarn_vikings").put("finn", (12, 8, 1)).put("tarn_vikings.1", (5, 4, 1))
    scene.turn("tarn_vikings")
    scene.position.moved = 1 << scene.figure("tarn_vikings.1")
    page = dock(sit(2, position=scene.position, scenario="siege"))
    assert page._tries.text() == "Berserker Charge: 15 or more on the d20 (30%)."


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_speaks_the_language_of_the_moment(sit: Sit, language: str) -> None:
    hands = sit(2, position=duel(), scenario="siege", language=language)
    page = dock(hands)
    assert page.telling.why.text().splitlines()[0] == {
        "en": "Attack 6: 6 for the card", "fr": "Attaque 6\xa0: 6 pour la carte",
    }[language]  # fmt: skip
    assert page.telling.columns.accessibleName().startswith({"en": "0: ", "fr": "0\xa0: "}[language])
    assert topic_of(page) == "odds"
    rest(hands.window)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_hardly_ever_so_has_room_over_its_column(qapp: QApplication, language: str) -> None:
    texts = catalogue(language)
    for chance in (Fraction(1, 1000), Fraction(999, 1000)):
        said = percent(chance, texts, "column")
        # Seven columns in a dock of 300 pixels.
        assert QFontMetrics(fitting(qapp.font(), [said], 42)).horizontalAdvance(said) <= 42
        assert said != percent(chance, texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_of_one_point_of_life_is_told_in_good_grammar(language: str) -> None:
    texts = catalogue(language)
    told = [
        texts("fortress.odds.result", percent="1 %", mean="0,8", left=1),
        texts("fortress.odds.way.result", none="1 %", percent="1 %", left=1),
        texts("fortress.desk.figure", figure="x", player="y", left=1, life=1, where="z"),
        texts("fortress.army.lives", alive=1, figures=4, left=1, life=4),
    ]
    assert not [words for words in told if "1 points" in words or "1 figurines" in words]


@pytest.mark.parametrize(
    ("figure", "stands", "goal", "words"),
    [
        ("drake", [(11, 5, 1)], "12,4,2", "2 points of 5: 1 step, 1 level up"),
        ("drake", [(11, 8, 1)], "13,8,1", "2 points of 5: 2 steps"),
        ("syvarris", [(14, 8, 21)], "16,6,21", "3 points of 8 on wall walks and roads: 3 steps"),
        ("mimring", [(10, 8, 1), (11, 8, 1)], "15,8,21", "5 points of 6: 5 hexes flying (levels cost nothing)"),
    ],
)
def test_what_a_way_costs_is_told_with_why(
    sit: Sit, figure: str, stands: list[tuple[int, int, int]], goal: str, words: str
) -> None:
    other = "finn" if figure != "syvarris" else "drake"
    scene = siege().army(0, "syvarris", "finn").army(1, "drake", "mimring")
    scene.put(other, (20, 9, 1)).put(figure, *stands).turn(figure)
    hands = sit(2, position=scene.position, scenario="siege")
    page = dock(hands)
    hands.desk.hand.pick(*hands.client.gestures.piles(figure)[0])
    reckoned(page)
    hands.scene.hover(goal)
    assert page.telling.why.text().split("\n")[0] == words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [140, 280, 400])
def test_a_row_is_as_high_as_all_of_its_words_need(sit: Sit, language: str, width: int) -> None:
    page = dock(sit(2, position=fire(), scenario="siege", language=language))
    shown = rows(page)
    assert len(shown) > 1
    for row in shown:
        row.resize(width, row.height())
        upper, lower = row._heights
        for font, text, high in ((row._bold, row.odds.title, upper), (row.font(), row.odds.worth, lower)):
            single = in_a_line(font, text, width - 4)
            if single is None:
                box = QFontMetrics(font).boundingRect(0, 0, width - 4, 999, Qt.TextFlag.TextWordWrap, text)
                assert box.width() <= width - 4
                assert high >= box.height() > QFontMetrics(font).height()
            else:
                assert QFontMetrics(single).horizontalAdvance(text) <= width - 4
        assert row.height() >= upper + lower + 20
    if width < 250:
        assert any(row._heights[0] > row._heights[1] for row in shown), "some titles do not fit in a line"
