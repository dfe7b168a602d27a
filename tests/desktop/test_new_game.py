"""The New game dialog: how many play, what they can choose, who sits where, what is remembered."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from stronghold_gui.core.handicap import HANDICAP, NO_HANDICAP
from stronghold_gui.desktop.computers.levels import LevelBox
from stronghold_gui.desktop.fitting import FRAME, ScrolledArea
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.new_game import NewGameDialog
from stronghold_gui.desktop.new_options import ChoiceTile
from stronghold_gui.desktop.new_remembered import Remembered
from stronghold_gui.desktop.new_seats import SeatRows
from stronghold_gui.desktop.play.seats import NO_TEAM, SHAPES, SeatMark
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.text_size import LARGEST, TextSize
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.games.stronghold.ids import SEATS
from stronghold_gui.text import LANGUAGES
from tests.helpers.clipping import clipped
from tests.helpers.people import NAMES
from tests.helpers.resting import rest

Open = Callable[..., NewGameDialog]


@pytest.fixture
def dialog(qapp: object, settings: Settings) -> Iterator[Open]:
    """Return what opens the dialog."""
    del qapp
    dialogs: list[NewGameDialog] = []

    def opened(language: str = "en", seats: int = 0, game: str = "stronghold") -> NewGameDialog:
        made = NewGameDialog(LIBRARY, game, Language(language), settings)
        dialogs.append(made)
        made.show()
        if seats:
            press(made, f"new_game_seats_{seats}")
        return made

    yield opened
    for made in dialogs:
        made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def press(dialog: NewGameDialog, name: str) -> None:
    button = dialog.findChild(QAbstractButton, name)
    assert button is not None, name
    button.click()


def field(dialog: NewGameDialog, seat: str) -> QLineEdit:
    found = dialog.findChild(QLineEdit, f"new_game_name_{seat}")
    assert found is not None, seat
    return found


def show_more(dialog: NewGameDialog) -> QToolButton:
    """Unfold the details, or fold them away again."""
    more = dialog.findChild(QToolButton, "new_game_more")
    assert more is not None
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    rest(dialog)
    return more


def shown(dialog: NewGameDialog, kind: type[QWidget], prefix: str) -> list[str]:
    """Return the names of the widgets of a kind that can be seen."""
    return [
        widget.objectName().removeprefix(prefix)
        for widget in dialog.findChildren(kind)
        if widget.objectName().startswith(prefix) and widget.isVisible()
    ]


def test_with_one_seat_nobody_is_asked_against_whom_to_play_alone(dialog: Open) -> None:
    opened = dialog(game="convicted")
    for number in (1, 2, 1):
        press(opened, f"new_game_seats_{number}")
        side = opened.findChild(QToolButton, "new_game_alone_a")
        assert side is not None
        assert side.isVisible() == (number > 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LIBRARY.ids)
def test_no_row_is_wider_than_the_dialog(dialog: Open, game: str, language: str) -> None:
    opened = dialog(language, game=game)
    for number in LIBRARY.kit(game).game.seat_counts:
        fewer = opened.findChild(QRadioButton, f"new_game_seats_{number}")
        assert fewer is not None
        fewer.click()
        rest(opened)
        area = opened.findChild(ScrolledArea)
        assert area is not None
        assert area.minimumSizeHint().width() <= area.width(), number


@pytest.fixture
def text_size(qapp: QApplication, settings: Settings) -> Iterator[TextSize]:
    """Return the text size, which is the application's: all tests share it."""
    del qapp
    size = TextSize(settings)
    yield size
    size.choose(100)


@pytest.mark.parametrize("percent", [100, 120, LARGEST])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LIBRARY.ids)
def test_no_word_of_a_choice_is_cut_in_any_text_size(
    dialog: Open, text_size: TextSize, game: str, language: str, percent: int
) -> None:
    text_size.choose(percent)
    opened = dialog(language, game=game)
    for number in LIBRARY.kit(game).game.seat_counts:
        press(opened, f"new_game_seats_{number}")
        rest(opened)
        for label in (label for tile in opened.findChildren(ChoiceTile) for label in tile.findChildren(QLabel)):
            longest = max(map(label.fontMetrics().horizontalAdvance, label.text().split(" ")), default=0)
            assert not label.isVisible() or longest <= label.width(), (number, label.text())


@pytest.mark.parametrize("percent", [100, LARGEST])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LIBRARY.ids)
def test_the_box_of_every_seat_shows_in_words_who_has_it(
    dialog: Open, text_size: TextSize, game: str, language: str, percent: int
) -> None:
    text_size.choose(percent)
    opened = dialog(language, game=game)
    for number in LIBRARY.kit(game).game.seat_counts:
        press(opened, f"new_game_seats_{number}")
        rest(opened)
        boxes = [box for box in opened.findChildren(LevelBox) if box.isVisible()]
        assert len(boxes) == number
        for box in boxes:
            assert box.width() > box.fontMetrics().horizontalAdvance(box.currentText()) + box.height() // 2


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_only_basics_are_asked_until_more_is_wanted(dialog: Open, game: str) -> None:
    opened = dialog(game=game, seats=LIBRARY.kit(game).game.seat_counts[-1])
    details = [opened._seed, *(opened._options[name] for name in LIBRARY.kit(game).details)]
    details += [opened.own_cards] if opened.own_cards is not None else []
    idle = LIBRARY.kit(game).idle(opened.options())
    details = [row for row in details if row not in [opened._options[name] for name in idle]]
    assert not any(row.isVisible() for row in details)
    rest(opened)
    low = opened.height()
    show_more(opened)
    assert all(row.isVisible() for row in details)
    show_more(opened)
    assert not any(row.isVisible() for row in details)
    assert opened.height() <= low, "the room of the rows goes with them"


@pytest.mark.parametrize("language", LANGUAGES)
def test_details_that_are_folded_away_say_what_was_chosen_in_them(dialog: Open, language: str) -> None:
    opened = dialog(language, game="warriors", seats=2)
    chosen = opened.findChild(QLabel, "new_game_more_chosen")
    assert chosen is not None
    assert not chosen.isVisible()
    opened._options["dealer"].choose("b")
    assert chosen.isVisible()
    assert opened._options["dealer"].unusual in chosen.text()
    show_more(opened)
    assert not chosen.isVisible(), "the row itself shows it"


@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_has_a_field_and_every_field_a_seat(dialog: Open, seats: int) -> None:
    opened = dialog(seats=seats)
    assert shown(opened, QLineEdit, "new_game_name_") == list(SEATS[seats])
    assert opened.seats() == seats
    assert opened.names() == ("",) * seats


def test_what_one_seat_has_no_choice_of_is_not_asked(dialog: Open) -> None:
    opened = dialog(game="convicted", seats=2)
    show_more(opened)
    words = {label.text(): label for label in opened.findChildren(QLabel)}
    assert words["First player"].isVisibleTo(opened)
    press(opened, "new_game_seats_1")
    assert not words["First player"].isVisibleTo(opened), "neither the question nor what it is asked with"
    assert "first" not in opened.options()


def test_only_options_that_go_with_the_number_are_offered(dialog: Open) -> None:
    opened = dialog(seats=2)
    assert shown(opened, QRadioButton, "new_game_cards_") == ["ready", "draft"]
    assert opened.options() == {"edition": "revised", "cards": "ready", HANDICAP: NO_HANDICAP}
    for seats in (3, 4):
        press(opened, f"new_game_seats_{seats}")
        assert shown(opened, QRadioButton, "new_game_cards_") == ["draft"]
        assert opened.options()["cards"] == "draft"
    press(opened, "new_game_seats_2")
    assert opened.options()["cards"] == "ready", "what was wanted comes back"


def test_partners_change_places_with_one_press(dialog: Open) -> None:
    opened = dialog(seats=4)
    for seat, name in zip(SEATS[4], ("Anna", "Bert", "Cleo", "Dan"), strict=True):
        field(opened, seat).setText(name)
    swap = opened.findChild(QToolButton, "new_game_swap_1")
    assert swap is not None
    swap.click()
    assert opened.names() == ("Anna", "Bert", "Dan", "Cleo")
    press(opened, "new_game_seats_3")
    assert shown(opened, QToolButton, "new_game_swap_") == ["0"]


def test_number_names_and_options_are_remembered_for_each_seat(dialog: Open) -> None:
    opened = dialog(seats=3)
    press(opened, "new_game_edition_first")
    for seat, name in zip(SEATS[3], ("Anna", "Bert", "Cleo"), strict=True):
        field(opened, seat).setText(name)
    press(opened, "new_game_start")
    again = dialog()
    assert again.seats() == 3
    assert again.names() == ("Anna", "Bert", "Cleo")
    assert again.options() == {"edition": "first", "cards": "draft", HANDICAP: NO_HANDICAP}
    press(again, "new_game_seats_2")
    assert again.names() == ("", "Cleo")
    assert again.options()["cards"] == "ready", "three could not choose, so nothing was chosen"


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_name_is_taken_as_it_was_typed(dialog: Open, name: str) -> None:
    opened = dialog()
    field(opened, SEATS[2][0]).setText(f"  {name} ")
    assert opened.names()[0] == name
    field(opened, SEATS[2][0]).setText("\u200cAnna\u202e\tB\u200d")
    assert opened.names()[0] == "Anna B"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_cut_off_at_the_least_width(dialog: Open, seats: int, language: str) -> None:
    opened = dialog(language, seats)
    opened.resize(opened.minimumSizeHint())
    QApplication.processEvents()
    for seat in SEATS[seats]:
        name = field(opened, seat)
        assert name.fontMetrics().horizontalAdvance(name.placeholderText()) <= name.width() - 8, seat
    for button in opened.findChildren(QRadioButton):
        assert not button.isVisible() or button.width() >= button.sizeHint().width(), button.objectName()


def alone(number: int) -> tuple[SeatMark, ...]:
    """Return the seats of a game in which all play alone."""
    return tuple(SeatMark(f"lane{seat}", NO_TEAM, seat, SHAPES[seat]) for seat in range(number))


def test_seats_that_play_alone_have_a_row_each(qtbot: QtBot, settings: Settings) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    form = QFormLayout(page)
    rows = SeatRows("lanes", [alone(6), alone(5)], Language("en"), Remembered(settings, "lanes", first=False), form)
    page.show()
    for number in (6, 5):
        rows.show_count(number)
        lanes = [field for field in page.findChildren(QLineEdit) if field.isVisible()]
        assert len({lane.mapTo(page, QPoint()).y() for lane in lanes}) == len(lanes) == number == len(rows.names())
        assert sum(label.isVisible() for label in page.findChildren(QLabel) if not label.objectName()) == number
        assert not [swap for swap in page.findChildren(QToolButton) if swap.isVisible()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edition_says_what_it_is_before_it_is_chosen_and_its_words_can_be_pressed(
    dialog: Open, language: str
) -> None:
    opened = dialog(language)
    words = {}
    for edition in ("revised", "first"):
        label = opened.findChild(QLabel, f"new_game_edition_{edition}_words")
        assert label is not None
        assert label.isVisible()
        words[edition] = label
    assert words["revised"].text() != words["first"].text()
    tile = words["first"].parentWidget()
    assert tile is not None
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton, pos=words["first"].geometry().center())
    assert opened.options()["edition"] == "first"


@pytest.mark.parametrize("seats", SEATS)
def test_who_plays_what_is_told_by_badge_word_and_colour(dialog: Open, seats: int) -> None:
    opened = dialog(seats=seats)
    found = []
    for seat in SEATS[seats]:
        badge = opened.findChild(QLabel, f"new_game_badge_{seat}")
        role = opened.findChild(QLabel, f"new_game_role_{seat}")
        assert badge is not None
        assert role is not None
        place = badge.parentWidget()
        assert place is not None
        colour = place.grab().toImage().pixelColor(3, place.height() // 2).name()
        found.append((bytes(badge.pixmap().toImage().constBits()), role.text(), colour))
    for what in zip(*found, strict=True):
        assert len(set(what)) == seats


def test_it_shows_which_game_it_is_as_the_first_page_does(dialog: Open) -> None:
    opened = dialog()
    title = opened.findChild(QLabel, "new_game_game")
    assert title is not None
    assert title.text() == "Stronghold"
    assert opened._picture.path is not None


def test_it_fits_onto_a_small_screen_for_any_number_in_any_language(dialog: Open) -> None:
    for language in LANGUAGES:
        for seats in SEATS:
            opened = dialog(language, seats)
            assert opened.minimumSizeHint().height() <= 600


def test_one_that_has_grown_below_the_screen_moves_up_to_its_buttons(dialog: Open) -> None:
    opened = dialog()
    screen = opened.screen().availableGeometry()
    opened.move(opened.x(), screen.bottom() - opened.height() // 2)
    opened._grow()
    assert opened.frameGeometry().bottom() <= screen.bottom()
    assert opened.frameGeometry().top() >= screen.top()


@pytest.mark.parametrize("game", ["convicted", "fortress"])
def test_where_a_screen_is_low_it_grows_wider_so_that_nothing_has_to_be_scrolled(
    dialog: Open, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def opened_on(height: int) -> NewGameDialog:
        monkeypatch.setattr(QScreen, "availableSize", lambda _screen: QSize(1280, height))
        opened = dialog("fr", game=game)
        QTest.qWaitForWindowExposed(opened)
        QApplication.processEvents()
        assert not opened._area.verticalScrollBar().isVisible()
        return opened

    high = opened_on(2000)
    low = opened_on(high.height() + FRAME.height() - 20)
    assert low.height() < high.height()
    assert low.width() > high.width()


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_it_is_no_higher_than_its_sentences_need_at_their_width(dialog: Open, game: str) -> None:
    opened = dialog("fr", game=game)
    # The dialog first grows a moment after it opens.
    QTest.qWaitForWindowExposed(opened)
    QApplication.processEvents()
    opened.resize(opened.width(), opened.sizeHint().height())
    QApplication.processEvents()
    seen = [tile for tile in opened.findChildren(ChoiceTile) if tile.isVisible()]
    rows = {tile.parentWidget() for tile in seen}
    for row in rows:
        needed = max(tile.heightForWidth(tile.width()) for tile in seen if tile.parentWidget() is row)
        # The row's own name may need a line more than the sentences beside it.
        line = opened.fontMetrics().lineSpacing()
        assert max(tile.height() for tile in seen if tile.parentWidget() is row) <= needed + line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in LIBRARY.ids if HANDICAP in LIBRARY.kit(game).details])
def test_a_handicap_is_chosen_among_the_details_and_goes_into_the_match(dialog: Open, game: str, language: str) -> None:
    opened = dialog(language, game=game, seats=2)
    assert opened.header().options[HANDICAP] == NO_HANDICAP
    show_more(opened)
    value = LIBRARY.kit(game).game.options(2)[HANDICAP][-1]
    opened._options[HANDICAP].choose(value)
    assert opened.header().options[HANDICAP] == value
    show_more(opened)
    chosen = opened.findChild(QLabel, "new_game_more_chosen")
    assert chosen is not None
    assert opened._options[HANDICAP].unusual in chosen.text()


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_tab_goes_through_the_rows_from_the_top(dialog: Open, qtbot: QtBot, game: str) -> None:
    made = dialog(game=game)
    made.resize(1000, 1300)
    show_more(made)
    for seats in LIBRARY.kit(game).game.seat_counts:
        if (button := made.findChild(QRadioButton, f"new_game_seats_{seats}")) is not None:
            button.click()
        rest(made)
        cancel = made.findChild(QWidget, "new_game_cancel")
        assert cancel is not None
        cancel.setFocus()
        found: list[tuple[int, str]] = []
        QTest.keyClick(cancel, Qt.Key.Key_Tab)
        while (here := made.focusWidget()) is not cancel and here is not None:
            middle = here.mapTo(made, here.rect().center()).y()
            assert all(middle > above - 20 for above, _ in found), (here.objectName(), found)
            found.append((middle, here.objectName()))
            QTest.keyClick(here, Qt.Key.Key_Tab)
        assert len(found) > 5


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_fields_keep_their_place_when_more_options_are_shown(dialog: Open, game: str) -> None:
    made = dialog("fr", game=game)
    made.resize(1000, 1300)
    rest(made)
    start = made.findChild(QLineEdit)
    assert start is not None
    before = start.mapTo(made, QPoint()).x()
    show_more(made)
    assert start.mapTo(made, QPoint()).x() == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LIBRARY.ids)
def test_another_player_of_a_seat_needs_no_wider_dialog(dialog: Open, game: str, language: str) -> None:
    seats = LIBRARY.kit(game).game.seat_counts[-1]
    opened = dialog(language, game=game, seats=seats)
    layout = opened.layout()
    assert layout is not None
    needed = set()
    box = opened.findChildren(LevelBox)[0]
    for player in (str(box.itemData(number)) for number in range(box.count())):
        for box in opened.findChildren(LevelBox):
            box.choose(player)
        QApplication.processEvents()
        layout.activate()
        needed.add(layout.minimumSize().width())
    assert len(needed) == 1


@pytest.mark.usefixtures("twice_as_large")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LIBRARY.ids)
def test_double_sized_text_is_whole_and_scrolls_only_downwards_on_a_small_screen(
    dialog: Open, game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QScreen, "availableSize", lambda _screen: QSize(900, 600))
    opened = dialog(language, game=game)
    clock = opened.findChild(QComboBox, "new_game_clock")
    assert clock is not None
    clock.setCurrentIndex(clock.findData("chess"))
    show_more(opened)
    for number in LIBRARY.kit(game).game.seat_counts:
        press(opened, f"new_game_seats_{number}")
        rest(opened)
        assert opened.width() <= 900
        assert opened._area.horizontalScrollBar().maximum() == 0, number
        assert not list(clipped(opened)), number
