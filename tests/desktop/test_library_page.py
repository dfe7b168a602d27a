"""The first page: one press resumes the last game; every game can be played, learnt and puzzled over from there.

It shows invented cards, of one game and of five: the page knows no game.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QCursor, QImage, QImageReader
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLayout, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.core.lazy import Lazy
from stronghold_gui.core.match import Header, Match
from stronghold_gui.desktop import tab_order
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.library import panel
from stronghold_gui.desktop.library.card import LibraryCard, game_cards
from stronghold_gui.desktop.library.last_game import LastGame
from stronghold_gui.desktop.library.panel import EDGE
from stronghold_gui.desktop.library.recent_list import RecentGames
from stronghold_gui.desktop.library_page import GameCard, LibraryPage, RecentGame
from stronghold_gui.desktop.new_game import NewGameDialog
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.text_size import TextSize
from stronghold_gui.desktop.theme import DARK, LIGHT, apply_theme
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.files import resource
from stronghold_gui.games.entry import Entry, Kit
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.teaching.lessons import lessons
from stronghold_gui.text import LANGUAGES
from tests.helpers.clipping import clipped

Make = Callable[..., LibraryPage]
LAST = [RecentGame(Path(f"game {number}"), "g0", f"Ada – Brun, turn {number}", "today") for number in range(1, 9)]
SIZES = (QSize(900, 520), QSize(1280, 700), QSize(1920, 980), QSize(2560, 1340))
"""What a window leaves the page of, from the smallest to a large screen."""
TWO_ROWS = QSize(1280, 1000)
"""A page in which five cards stand in two rows."""


def game(number: int) -> GameCard:
    """Return the card of an invented game; every other one has no puzzles."""
    return GameCard(
        id=f"g{number}",
        name=f"Game {number}",
        about="A sentence about it that is longer than most names are." if number % 2 else "Short.",
        seats="2–4 players",
        minutes="90–180 min",
        picture=resource("stronghold", "cover.svg"),
        has_lessons=number != 4,
        has_puzzles=number % 2 == 0,
    )


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def made(games: int = 1, last: int = 0, size: QSize = SIZES[1], language: str = "en") -> LibraryPage:
        page = LibraryPage(Language(language), lambda: [game(number) for number in range(games)])
        qtbot.addWidget(page)
        page.show_games(LAST[:last])
        page.resize(size)
        with qtbot.waitExposed(page):
            page.show()
        page.activateWindow()
        settle()
        return page

    return made


def settle() -> None:
    """Process events until pictures are read and cards laid out."""
    for _ in range(6):
        QApplication.processEvents()


def box(page: LibraryPage, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())


def card(page: LibraryPage, number: int) -> LibraryCard:
    return page.cards[f"g{number}"]


def heard(page: LibraryPage) -> list[tuple[str, object]]:
    """Return what the page will have asked for, from now on."""
    asked: list[tuple[str, object]] = []
    for name in ("play", "learn", "puzzles", "recent"):
        getattr(page, name).connect(lambda what, name=name: asked.append((name, what)))
    for name in ("open", "resume"):
        getattr(page, name).connect(lambda name=name: asked.append((name, None)))
    return asked


# -- what can be pressed ---------------------------------------------------------------------------------------------


def test_each_button_says_which_game_it_belongs_to(make: Make) -> None:
    page = make(5, 3)
    asked = heard(page)
    for number, what in ((0, "play"), (2, "learn"), (2, "puzzles"), (1, "play")):
        QTest.mouseClick(card(page, number).buttons[what], Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.open_button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.resume_button, Qt.MouseButton.LeftButton)

    assert asked == [
        ("play", "g0"),
        ("learn", "g2"),
        ("puzzles", "g2"),
        ("play", "g1"),
        ("open", None),
        ("resume", None),
    ]


def test_a_press_on_a_picture_plays_or_goes_on(make: Make) -> None:
    page = make(5, 1)
    asked = heard(page)
    for pressed in (card(page, 1), page.last):
        QTest.mouseClick(pressed, Qt.MouseButton.LeftButton, pos=pressed.cover.geometry().center())
    QTest.mouseClick(card(page, 0), Qt.MouseButton.RightButton)
    QTest.mousePress(card(page, 0), Qt.MouseButton.LeftButton)
    QTest.mouseRelease(card(page, 0), Qt.MouseButton.LeftButton, pos=QPoint(-40, -40))

    assert asked == [("play", "g1"), ("resume", None)]


def test_a_game_has_only_the_buttons_of_what_it_has(make: Make) -> None:
    page = make(5)

    assert [tuple(card(page, number).buttons) for number in range(5)] == [
        ("play", "learn", "puzzles"),
        ("play", "learn"),
        ("play", "learn", "puzzles"),
        ("play", "learn"),
        ("play", "puzzles"),
    ]


def test_a_game_of_the_list_is_opened_with_a_press_or_with_enter(make: Make) -> None:
    page = make(1, 3)
    asked = heard(page)
    QTest.mouseClick(
        page.list.viewport(), Qt.MouseButton.LeftButton, pos=page.list.visualItemRect(page.list.item(1)).center()
    )
    page.list.setCurrentRow(0)
    QTest.keyClick(page.list, Qt.Key.Key_Return)

    assert asked == [("recent", LAST[2].path), ("recent", LAST[1].path)]


# -- the games played last -------------------------------------------------------------------------------------------


def test_the_last_game_is_large_and_not_told_twice(make: Make) -> None:
    page = make(1, 4)

    assert page.last.title.text() == LAST[0].title
    assert page.list.count() == 3
    assert page.list.item(0).text().startswith(LAST[1].title)
    page.show_games(LAST[:1])
    assert page.last.isVisible()
    assert not page.list.isVisible()
    assert not page.recent_title.isVisible()
    page.show_games(())
    assert not page.last.isVisible()


@pytest.mark.parametrize(("size", "seen"), [(SIZES[2], 3), (SIZES[1], 2), (SIZES[0], 1), (QSize(560, 660), 1)])
def test_games_are_in_sight_without_scrolling(make: Make, size: QSize, seen: int) -> None:
    page = make(1, 8, size)
    room = page.list.viewport().rect()
    rows = [page.list.visualItemRect(page.list.item(number)) for number in range(page.list.count())]

    assert sum(room.contains(row) for row in rows) >= seen
    for widget in (page.last, page.list, page.open_button):
        assert page.rect().contains(box(page, widget))


def test_rows_are_high_enough_for_large_writing(make: Make, qtbot: QtBot) -> None:
    page = make(1, 3)
    font = page.font()
    font.setPointSizeF(30)
    page.setFont(font)
    lines = 2 * page.list.fontMetrics().height()
    qtbot.waitUntil(lambda: page.list.visualItemRect(page.list.item(0)).height() >= lines)


def test_a_match_without_a_picture_has_the_cover_of_its_game(make: Make, tmp_path: Path) -> None:
    page = make(2, 1)
    assert page.last.cover.path == game(0).picture
    page.show_games([RecentGame(LAST[0].path, "g0", "", "", tmp_path)])
    assert page.last.cover.path == tmp_path
    page.show_games([RecentGame(LAST[0].path, "gone", "", "")])
    assert page.last.cover.path is None


def test_where_there_are_several_games_each_match_says_of_which_it_is(make: Make) -> None:
    page = make(1, 2)
    assert page.last.when.text() == "today"
    page = make(2, 2)
    assert page.last.when.text() == "Game 0 · today"
    assert page.list.item(0).text() == f"{LAST[1].title}\nGame 0 · today"
    page.show_games([RecentGame(LAST[0].path, "", "Ada", "today")])
    assert page.last.when.text() == "today"


def test_the_hour_of_the_last_match_is_told_in_a_small_window(make: Make) -> None:
    page, long = make(2, size=SIZES[0]), "Warriors and the Draconic Hordes · 27/11/2026 19:22"
    for when in ("The Convicted · 27/11/2026 19:22", long):
        page.show_games([replace(LAST[0], game="", when=when)])
        settle()
        assert not page.last.when.is_cut
    page.show_games([replace(LAST[0], game="", when=long), *LAST[1:4]])
    settle()
    assert page.last.when.is_cut
    assert page.last.when.cut is Qt.TextElideMode.ElideMiddle, "at the end stands the hour"


def test_a_game_that_is_over_is_opened_not_continued(make: Make) -> None:
    page = make(1, 2)
    assert page.resume_button.text() == "Continue"
    page.show_games([RecentGame(LAST[0].path, "g0", "", "", over=True)])
    assert page.resume_button.text() == "Open"
    page.show_games(LAST[:1])
    assert page.resume_button.text() == "Continue"


def test_the_chosen_row_stays_chosen_when_a_picture_has_been_drawn(make: Make) -> None:
    page = make(1, 5)
    page.list.setCurrentRow(2)
    page.show_games(LAST[:5])
    assert page.list.currentRow() == 2
    page.show_games(LAST[:2])
    assert page.list.count() == 1


# -- places ----------------------------------------------------------------------------------------------------------


@pytest.fixture(params=[100, 160])
def percent(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[int]:
    TextSize(Settings()).choose(request.param)
    yield request.param
    TextSize(Settings()).choose(100)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_beside_a_page_of_rules(make: Make, language: str, percent: int) -> None:
    page = make(5, 5, language=language)
    layout = page.layout()
    assert layout is not None
    # The window makes a page as narrow as the docks beside it leave it.
    layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
    page.setMinimumSize(1, 1)
    for width in (484, 420):
        page.resize(width, 700)
        settle()
        assert list(clipped(page)) == [], (width, percent)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("games", "last"), [(1, 0), (1, 5), (5, 5)])
def test_everything_has_room_in_every_window(make: Make, language: str, games: int, last: int, percent: int) -> None:
    page = make(games, last, language=language)
    for size in SIZES[:3]:
        page.resize(size)
        settle()
        assert list(clipped(page)) == [], size
        places = [box(page, card) for card in page.cards.values()]
        assert len({place.size().toTuple() for place in places}) == 1, "cards are alike"
        assert all(place.left() >= 0 and place.right() < page.width() for place in places), size
        for one, other in itertools.pairwise(places):
            assert not one.intersects(other), size
        for card in page.cards.values():
            buttons = [box(page, button) for button in card.buttons.values()]
            assert all(box(page, card).contains(button) for button in buttons), size
            assert all(button.width() >= button_of.sizeHint().width() for button, button_of in
                       zip(buttons, card.buttons.values(), strict=True)), size  # fmt: skip


def test_the_page_keeps_no_window_wide_when_another_is_in_front(make: Make) -> None:
    page = make(5, 5, SIZES[3])

    assert page.minimumSizeHint().width() < 100


@pytest.mark.parametrize("games", [1, 5])
def test_a_page_squeezed_by_docks_is_laid_out_again_when_it_has_room(make: Make, games: int) -> None:
    page = make(games, last=5)
    before = [box(page, one) for one in (page.last, card(page, 0))]
    for width, height in itertools.product((60, 50, 41, 39, 20, 8, 1), (300, 700)):
        page.setFixedSize(width, height)
        settle()
    page.setFixedSize(SIZES[1])
    settle()
    assert [box(page, one) for one in (page.last, card(page, 0))] == before


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("last", [0, 5])
def test_a_single_game_is_seen_whole_and_fills_the_room(make: Make, size: QSize, last: int) -> None:
    page = make(1, last, size)
    place = box(page, card(page, 0))

    assert page.rect().contains(place)
    assert place.width() > 0.55 * min(size.width(), 2200)
    assert place.height() > 0.6 * min(size.height(), 1100)


def test_rows_of_cards_are_even(make: Make) -> None:
    page = make(5, 0, TWO_ROWS)
    tops = [card(page, number).y() for number in range(5)]

    assert [tops.count(top) for top in sorted(set(tops))] == [3, 2]


def test_places_stay_where_they_are_once_found(make: Make) -> None:
    """Check that a layout caused by a layout request does not request another layout."""
    for games in (1, 5):
        page = make(games, 3)
        for size in SIZES[:2]:
            page.resize(size)
            settle()
            places = [card.geometry() for card in page.cards.values()]
            page.shelf.lay_out()
            settle()
            assert [card.geometry() for card in page.cards.values()] == places
            assert not page.shelf._again.isActive()


# -- keys ------------------------------------------------------------------------------------------------------------


def with_keys() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def focused() -> str:
    return with_keys().objectName()


def test_the_keys_are_at_what_most_people_want_next(make: Make) -> None:
    for games, last, there in ((2, 0, "play_g0"), (2, 2, "start_resume"), (0, 0, "start_open")):
        page = make(games, last)
        assert focused() == there
        page.hide()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_presses_the_button_that_has_the_keys(make: Make, key: Qt.Key) -> None:
    page = make(2, 1)
    asked = heard(page)
    QTest.keyClick(page.resume_button, key)
    QTest.keyClick(card(page, 1).buttons["learn"], key)

    assert asked == [("resume", None), ("learn", "g1")]


def test_arrows_lead_from_card_to_card(make: Make) -> None:
    page = make(5, 0, TWO_ROWS)
    card(page, 0).buttons["play"].setFocus()
    way: Sequence[tuple[Qt.Key, str]] = (
        (Qt.Key.Key_Left, "play_g0"),
        (Qt.Key.Key_Right, "play_g1"),
        (Qt.Key.Key_Right, "play_g2"),
        (Qt.Key.Key_Down, "learn_g2"),
        (Qt.Key.Key_Right, "puzzles_g2"),
        (Qt.Key.Key_Left, "learn_g2"),
        (Qt.Key.Key_Left, "learn_g1"),
        (Qt.Key.Key_Down, "play_g4"),
        (Qt.Key.Key_Left, "play_g3"),
        (Qt.Key.Key_Up, "learn_g0"),
    )
    for key, there in way:
        QTest.keyClick(with_keys(), key)
        assert focused() == there
    settle()
    assert page.shelf.verticalScrollBar().value() <= page.shelf.verticalScrollBar().maximum() / 2


def test_what_an_arrow_leads_to_is_brought_to_sight(make: Make) -> None:
    page = make(5, 3, SIZES[0])
    card(page, 0).buttons["play"].setFocus()
    for _ in range(14):
        QTest.keyClick(with_keys(), Qt.Key.Key_Down)
    here = with_keys()

    assert focused() == "puzzles_g4"
    assert here.visibleRegion().boundingRect() == here.rect()


@pytest.fixture
def window(make_window: Callable[..., MainWindow]) -> MainWindow:
    return make_window(first_page=True)


def test_tab_goes_from_the_last_game_over_the_list_to_the_cards(window: MainWindow) -> None:
    window.pages.start.show_games(LAST[:3])
    window.resize(1280, 800)
    settle()
    found = [widget.objectName() for widget in tab_order.order(window, ())]

    of_cards = [
        f"{what}_{entry.id}"
        for entry in LIBRARY.shown
        for what, there in (("play", True), ("learn", entry.lessons), ("puzzles", entry.puzzles))
        if there
    ]
    ways = ["start_lesson_brief", "start_record", "start_matches", "start_open"]
    assert found == ["start_resume", "start_recent", *of_cards, *ways]


# -- words and colours -----------------------------------------------------------------------------------------------


def test_what_screen_readers_say_names_the_game(make: Make) -> None:
    page = make(2, 1)
    play = card(page, 1).buttons["play"]

    assert play.text() == "Play"
    assert play.accessibleName() == "Play Game 1"
    assert play.accessibleDescription().split("\n") == [game(1).about, game(1).seats, game(1).minutes]
    assert card(page, 1).accessibleName() == "Game 1"
    assert page.resume_button.accessibleDescription() == f"{LAST[0].title}\nGame 0 · today"
    assert page.list.accessibleName() == "Recent games"


def test_another_language_is_spoken_at_once(qtbot: QtBot) -> None:
    language = Language("en")
    page = LibraryPage(language, lambda: game_cards(LIBRARY.shown, language))
    qtbot.addWidget(page)
    card = page.cards["stronghold"]
    assert (card.facts["seats"].text(), card.facts["minutes"].text()) == ("2–4 players", "90–180 min")
    language.choose("fr")
    assert (card.facts["seats"].text(), card.facts["minutes"].text()) == ("2 à 4 joueurs", "90 à 180 min")
    assert card.buttons["play"].text() == "Jouer"
    assert page.open_button.text() == "Ouvrir un fichier…"


def test_matches_played_last_name_their_games_in_the_language_of_the_moment(window: MainWindow) -> None:
    for entry in LIBRARY.shown:
        kit = LIBRARY.kit(entry.id)
        seats = min(kit.game.seat_counts)
        options = {name: values[0] for name, values in kit.game.options(seats).items()}
        window.files.begin(Match(kit.game, Header(entry.id, options, tuple("ABCDEF"[:seats]), 3)))
        controller = window.controller
        assert controller is not None
        controller.uncover()
        assert controller.play(controller.moves()[0])
    window.actions_["close"].trigger()
    for language in (*LANGUAGES, *LANGUAGES):
        window.language.choose(language)
        start = window.pages.start
        told = [start.last.when.text(), *(start.list.item(row).text() for row in range(start.list.count()))]
        names = [window.language(f"game.{entry.id}.name") for entry in reversed(LIBRARY.shown)]
        assert all(name in when for name, when in zip(names, told, strict=True)), told


def test_a_game_for_so_many_and_no_others_says_so(qapp: QApplication) -> None:
    unused = Lazy[Kit]("no_module:KIT")
    entry = Entry(id="stronghold", position_format="", seats=(3,), minutes=(60, 60), texts_folder=Path(), load=unused)
    (card,) = game_cards((entry,), Language("en"))
    assert (card.seats, card.minutes) == ("3 players", "60 min")
    assert (card.has_lessons, card.has_puzzles) == (False, False)


@pytest.mark.parametrize(
    ("minutes", "english", "french"),
    [((90, 240), "90–240 min", "90 à 240 min"), ((60, 900), "1–15 h", "1 à 15 h"), ((480, 480), "8 h", "8 h")],
)
def test_what_takes_longer_than_an_evening_is_told_in_hours(
    qapp: QApplication, minutes: tuple[int, int], english: str, french: str
) -> None:
    entry = replace(next(entry for entry in LIBRARY.shown if entry.id == "stronghold"), minutes=minutes)
    told = [game_cards((entry,), Language(code))[0].minutes for code in ("en", "fr")]
    assert told == [english, french]


def grab(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def test_pictures_fill_their_places_and_are_read_once(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    page = make(5, 1, SIZES[2])
    cover = card(page, 0).cover
    shown = grab(cover)
    middle = [shown.pixelColor(x, shown.height() // 2).rgb() for x in range(0, shown.width(), 7)]
    assert len(set(middle)) > 20

    def read() -> None:
        raise AssertionError("read again")

    for one in page.cards.values():
        monkeypatch.setattr(one.cover, "_read", read)
    page.resize(SIZES[0])
    settle()
    assert cover.width() != shown.width()


def test_a_picture_that_was_hidden_is_not_read_again_for_the_same_place(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = make(1, 1)
    cover = card(page, 0).cover
    reads: list[QImageReader] = []
    shown = grab(cover)

    def read(reader: QImageReader) -> QImage:
        reads.append(reader)
        return QImage()

    page.hide()
    assert cover._image.isNull()
    monkeypatch.setattr(QImageReader, "read", read)
    page.show()
    settle()
    assert grab(cover) == shown
    assert reads == []
    page.resize(SIZES[0])
    settle()
    assert reads


def test_edges_are_plain_to_see_for_those_who_asked_for_contrast(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    # A card at which the mouse is has a stronger edge.
    QCursor.setPos(QPoint(2, 2))
    page = make(2)
    edge = QPoint(EDGE, 150)
    assert grab(card(page, 1)).pixelColor(edge).name() == LIGHT.line
    monkeypatch.setattr(panel, "system_wants_contrast", lambda: True)
    page.update()
    assert grab(card(page, 1)).pixelColor(edge).name() == LIGHT.outline


@pytest.mark.parametrize("damage", [b"", b"no picture"])
def test_a_game_without_a_picture_shows_the_crest(make: Make, tmp_path: Path, damage: bytes) -> None:
    page = make(1, 1)
    page.show_games([RecentGame(LAST[0].path, "", "", "")])
    settle()
    without = grab(page.last.cover)
    path = tmp_path / "picture.png"
    path.write_bytes(damage)
    page.show_games([RecentGame(LAST[0].path, "", "", "", path)])
    settle()
    assert grab(page.last.cover) == without
    image = QImage(400, 250, QImage.Format.Format_RGB32)
    image.fill(0x336699)
    assert image.save(str(path))
    page.show_games([RecentGame(LAST[0].path, "", "", "", path)])
    settle()
    assert grab(page.last.cover).pixelColor(60, 60).name() == "#336699"


def test_the_border_shows_where_the_keys_are_in_light_and_dark(make: Make, qapp: QApplication) -> None:
    page = make(2)
    for scheme, tone in (("dark", DARK), ("light", LIGHT)):
        apply_theme(qapp, scheme)
        settle()
        card(page, 1).buttons["learn"].setFocus()
        settle()
        edges = [grab(card(page, number)).pixelColor(7, 150).name() for number in (0, 1)]
        assert edges[1] == tone.accent
        assert edges[0] != tone.accent


# -- in the window ---------------------------------------------------------------------------------------------------


def test_the_window_does_what_the_page_asks_for(window: MainWindow) -> None:
    buttons = window.pages.start.cards["stronghold"].buttons
    QTest.mouseClick(buttons["play"], Qt.MouseButton.LeftButton)
    dialog = window.findChild(NewGameDialog)
    assert dialog is not None
    assert dialog.game == "stronghold"
    dialog.reject()
    QTest.mouseClick(buttons["learn"], Qt.MouseButton.LeftButton)
    assert window.learning.page.isVisible()
    window.show_start()
    QTest.mouseClick(buttons["puzzles"], Qt.MouseButton.LeftButton)
    assert window.learning.puzzling.page.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *(entry.id for entry in LIBRARY.shown if entry.lessons)])
def test_newcomers_begin_the_first_lesson_of_the_game_played_last_or_of_the_first(
    make_window: Callable[..., MainWindow], language: str, game: str | None
) -> None:
    window = make_window(language, first_page=True)
    window.resize(1280, 900)
    start = window.pages.start
    start.show_games([replace(LAST[0], game=game)] if game is not None else ())
    settle()
    assert start.new_here.isVisible() == (game is None), "who has played needs no panel"
    asked = start.new_here.button if game is None else start.lesson_button
    QTest.mouseClick(asked, Qt.MouseButton.LeftButton)
    session = window.learning.session
    assert session is not None
    taught = LIBRARY.kit(game or LIBRARY.ids[0])
    assert session.runner.lesson.id == lessons(taught)[0].id
    assert lessons(taught)[0].minutes <= 5


@pytest.mark.parametrize("last", [0, 3])
@pytest.mark.parametrize("size", [QSize(1728, 900), QSize(1920, 1010)])
def test_on_a_large_screen_no_third_of_the_page_is_empty(make: Make, size: QSize, last: int) -> None:
    page = make(4, last, size)
    lowest = max(box(page, widget).bottom() for widget in (*page.cards.values(), page.new_here) if widget.isVisible())
    assert lowest > size.height() * 0.85


@pytest.mark.parametrize("size", [QSize(1280, 740), QSize(1920, 1020)])
def test_four_games_are_all_seen_without_scrolling(make: Make, size: QSize) -> None:
    page = make(4, 0, size)
    room = page.shelf.viewport().rect()
    for number in range(4):
        place = QRect(card(page, number).mapTo(page.shelf.viewport(), QPoint()), card(page, number).size())
        assert room.contains(place)


@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_the_game_played_last_the_names_of_four_games_are_seen_on_a_small_screen(
    make: Make, language: str
) -> None:
    page = make(4, 3, QSize(1280, 660), language)
    room = page.shelf.viewport().rect()
    for number in range(4):
        name = card(page, number).name
        assert room.contains(QRect(name.mapTo(page.shelf.viewport(), QPoint()), name.size()))
    pictures = {card(page, number).cover.height() for number in range(4)}
    assert len(pictures) == 1
    assert pictures.pop() >= 60


@pytest.mark.parametrize(("width", "seen"), [(170, False), (600, True)])
def test_the_last_game_has_a_picture_only_where_its_words_leave_room(qtbot: QtBot, width: int, seen: bool) -> None:
    last = LastGame()
    qtbot.addWidget(last)
    last.arrange(width)
    last.show()
    QApplication.processEvents()
    assert last.cover.isVisible() == seen
    assert not last.cover.isVisible() or not last.cover.geometry().intersects(last.words.geometry())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1366, 700), (1728, 972), (1920, 1040)])
def test_every_game_can_be_played_without_scrolling_below_the_one_played_last(
    make_window: Callable[..., MainWindow], size: tuple[int, int], language: str
) -> None:
    window = make_window(language, first_page=True)
    window.resize(*size)
    page = window.pages.start
    page.show_games(LAST[:3])
    settle()
    room = page.shelf.viewport().rect()
    for shown in page.cards.values():
        play = shown.buttons["play"]
        assert room.contains(QRect(play.mapTo(page.shelf.viewport(), QPoint()), play.size()))


@pytest.mark.parametrize("count", [1, 2])
def test_a_game_with_a_long_name_is_cut_in_a_narrow_list_and_needs_no_scroll_bar(count: int, qtbot: QtBot) -> None:
    recent = RecentGames()
    qtbot.addWidget(recent)
    recent.arrange(side_by_side=True)
    recent.resize(240, 90)
    title = "Anna-Katharina of the western hills – Bertram the elder, round 3"
    recent.show_games([RecentGame(Path(str(number)), "warriors", title, "today") for number in range(count)])
    with qtbot.waitExposed(recent):
        recent.show()
    QApplication.processEvents()
    assert recent.visualItemRect(recent.item(0)).right() < recent.viewport().width()
    assert (recent.horizontalScrollBar().maximum() == 0) is (count == 1)


def test_two_games_with_long_names_share_the_list_and_need_no_scroll_bar(qtbot: QtBot) -> None:
    recent = RecentGames()
    qtbot.addWidget(recent)
    recent.arrange(side_by_side=True)
    recent.resize(660, 90)
    title = "Anna-Katharina of the western hills – Bertram the elder, round 3"
    recent.show_games([RecentGame(Path(name), "warriors", title, "today") for name in ("a", "b")])
    recent.show()
    QApplication.processEvents()
    assert recent.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [800, 900, 1280])
def test_beside_the_rules_the_first_lesson_is_offered_whole(
    make_window: Callable[..., MainWindow], language: str, width: int
) -> None:
    window = make_window(language, first_page=True)
    window.resize(width, 800)
    window.actions_["rules"].trigger()
    QApplication.processEvents()
    start = window.pages.start
    assert start.new_here.isVisible()
    assert not list(clipped(start.new_here))
    assert start.new_here.button.width() >= start.new_here.button.sizeHint().width()
