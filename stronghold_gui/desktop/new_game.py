"""The New game dialog: number of players, options of the game, seats, clock, seed."""

from __future__ import annotations

import secrets
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from stronghold_gui.core.header import Header
from stronghold_gui.desktop.computers.levels import offered
from stronghold_gui.desktop.fitting import Fitting, ScrolledArea, pull_in, room_for
from stronghold_gui.desktop.language import OWN_NAMES, Language
from stronghold_gui.desktop.library.button import PanelButton
from stronghold_gui.desktop.library.cover import Cover
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.new_cards import OwnCardsRow
from stronghold_gui.desktop.new_clock import ClockRow
from stronghold_gui.desktop.new_more import MoreOptions
from stronghold_gui.desktop.new_options import OptionRow
from stronghold_gui.desktop.new_remembered import Remembered
from stronghold_gui.desktop.new_seats import SeatRows
from stronghold_gui.desktop.play.kind import find_kind
from stronghold_gui.desktop.reference.rules_dialog import tells
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.soon import call_soon
from stronghold_gui.desktop.splash import cover_of
from stronghold_gui.games.library import Library

SEEDS: Final = 10**9
"""Seeds are below this number, so that they are short enough to be read aloud."""
_COUNT: Final = "seats"
"""Setting and object name of the number of players."""
_PICTURE: Final = 176
"""Width in pixels of the picture at the left."""
_MARGIN: Final = 22
_WIDTH: Final = 870
"""Smallest width in pixels of the dialog with its picture."""
_WIDEST: Final = 1240
"""Largest width in pixels, used if the screen is too low for it; longer lines are hard to read."""


class NewGameDialog(QDialog):
    """The dialog for a new match of a game; `header()` returns the choices.

    All choices but the seed are remembered for the next match.

    Attributes:
        reading: emitted to open the page about reconstructed rules.
    """

    reading = Signal()

    def __init__(
        self, library: Library, game: str, language: Language, settings: Settings, parent: QWidget | None = None
    ) -> None:
        """Make the dialog.

        Args:
            library: the available games.
            game: the game to be played; its rules are loaded now.
            language: the language of the dialog, which it can change.
            settings: the remembered choices.
            parent: the window.
        """
        super().__init__(parent)
        self.setObjectName("new_game")
        self.game: Final = game
        self._kit, self._language = library.kit(game), language
        self._rules = self._kit.game
        self._settings = Remembered(settings, game, first=game == library.ids[0])
        kind = find_kind(library, game)
        self._labels: list[tuple[QLabel, str]] = []
        self._form = QFormLayout()
        self._form.setVerticalSpacing(7)
        self._form.setHorizontalSpacing(18)
        numbers = self._rules.seat_counts
        counts = tuple(map(str, numbers))
        self._count = self._add_option(_COUNT, counts)
        every: dict[str, list[str]] = {}
        # Begin with the count that has the most options, so that an option has the same place for all counts.
        for number in sorted(numbers, key=lambda one: len(self._rules.options(one)), reverse=True):
            for name, values in self._rules.options(number).items():
                every.setdefault(name, []).extend(v for v in values if v not in every.get(name, ()))
        marks = [kind.seats(number) for number in numbers]
        self._seats = SeatRows(game, marks, language, self._settings, self._form, offered(tuple(self._kit.players)))
        details = [name for name in every if name in self._kit.details]
        self._options = {name: self._add_option(name, tuple(every[name])) for name in every if name not in details}
        self._more = MoreOptions(self._form, language)
        self._options |= {name: self._add_detail(name, tuple(every[name])) for name in details}
        self.own_cards = self._add_own_cards()
        self._add_advice()
        self._clock = ClockRow(language, self._settings)
        self._clock.changed.connect(self.retranslate)
        self._more.add(self._label("clock.title"), self._clock, self._clock.told)
        self._add_seed()
        self._add_told()
        self._add_head()
        self._add_buttons()
        self._count.changed.connect(self._show_count)
        if self._seats.people is not None:
            self._seats.people.shown.connect(self._hide_idle)
        self._more.changed.connect(self._fold)
        language.changed.connect(self.retranslate)
        self._show_count()
        self._start.setFocus()

    def propose_alone(self) -> bool:
        """Choose the smallest number of players, one of them a person and the others the weakest computers.

        Return whether the game has computer players.
        """
        self._count.choose(str(self._rules.seat_counts[0]))
        return self._seats.propose_alone()

    # -- choices -------------------------------------------------------------------------------------------------

    def header(self) -> Header:
        players, advice = self._seats.players(), self._seats.advice()
        return Header(self.game, self.options(), self.names(), self.seed(), players, advice, self._clock.terms)

    def seats(self) -> int:
        """Return the number of seats."""
        return int(self._count.value)

    def options(self) -> dict[str, str]:
        """Return the chosen options, including the user's own cards."""
        own = self.own_cards.option if self.own_cards is not None else {}
        return {**self._choices(), **own}

    def _choices(self) -> dict[str, str]:
        return {name: self._options[name].value for name in self._rules.options(self.seats())}

    def names(self) -> tuple[str, ...]:
        """Return the names, in seat order; ``""`` where none was given."""
        return self._seats.names()

    def seed(self) -> int:
        """Return the seed: the number in the field, or another text converted to a number."""
        text = self._seed.text().strip()
        if text.isascii() and text.isdigit():
            return int(text) % SEEDS
        # Do not use `hash`: the same words must give the same seed in every process.
        return int.from_bytes(text.encode(), "big") % SEEDS

    # -- inside --------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        say = self._language
        self.setWindowTitle(say("window.new.title"))
        self._name.setText(say(f"game.{self.game}.name"))
        self._about.setText(say(f"game.{self.game}.about"))
        for label, message in self._labels:
            label.setText(say(message))
        # Include the labels of folded rows, so that the fields do not move when these are shown.
        first = self._labels[0][0]
        first.setMinimumWidth(max(label.sizeHint().width() for label, _ in self._labels))
        self._count.retranslate(say.texts, self.seats())
        for row in self._options.values():
            row.retranslate(say.texts, self.seats())
        if self.own_cards is not None:
            self.own_cards.fit(self._choices())
            self.own_cards.retranslate()
            self._start.setEnabled(self.own_cards.fits)
        self._seats.retranslate()
        self._seed.setAccessibleName(say("window.new.seed"))
        self._seed.setToolTip(say("window.new.seed.words"))
        self._dice.setText(say("window.new.seed.another"))
        self._start.setText(say("window.new.start"))
        self._cancel.setText(say("window.cancel"))
        self._told.setText(say("rules.reconstructed"))
        self._clock.retranslate()
        self._hide_idle()
        # Wait until the rows have been laid out again.
        call_soon(self, self._grow)

    def _hide_idle(self) -> None:
        """Hide the options that have no effect with the current choices."""
        idle = self._kit.idle(self._choices())
        for name, row in self._options.items():
            wanted = bool(row.fitting) and name not in idle
            if row in self._more:
                self._more.want(row, wanted=wanted)
            else:
                self._form.setRowVisible(row, wanted)
        if self._seats.people is not None:
            self._more.want(self._seats.people.advice, wanted=self._seats.people.against)
        if self.own_cards is not None and self.own_cards.wrong:
            self._more.unfold()
        self._more.retranslate()

    def _fold(self) -> None:
        """Lower the dialog by the height of rows that were hidden, or scroll to those that were shown."""
        self._form.activate()
        spare = self._area.height() - self._area.wanted()
        if spare > 0:
            self.resize(self.width(), self.height() - spare)
        call_soon(self, self._show_details)

    def _show_details(self) -> None:
        """Enlarge the dialog, and scroll to the rows that were shown."""
        self._grow()
        if self._more.button.isChecked():
            bar = self._area.verticalScrollBar()
            bar.setValue(self._more.y())

    def _grow(self) -> None:
        """Enlarge the dialog if its rows need more room, since Qt would keep its size."""
        layout, room = self.layout(), room_for(self)
        if layout is not None:
            # Measure again, since rows were shown or hidden, and lists got other names.
            self._form.activate()
            self._wrap_rows(room.width())
            self._area.updateGeometry()
            layout.activate()
            self._spare_picture(layout, room.width())
            least = _WIDTH if self._picture.isVisibleTo(self) else _WIDTH - _PICTURE
            self.setMinimumWidth(min(room.width(), max(least, layout.minimumSize().width())))
        around = self.height() - self._area.height()
        if self._area.wanted() > self._area.height():
            # In a wider dialog its sentences wrap less and it is less high.
            more = self._area.wider_by(room.height() - around, min(room.width(), _WIDEST) - self.width())
            height = min(around + self._area.wanted(more), room.height())
            self.resize(self.width() + more, max(self.height(), height))
        # Move it if its buttons are now below the edge of the screen.
        pull_in(self)

    def _wrap_rows(self, room: int) -> None:
        """Put long fields below their labels if the screen is too narrow for both side by side."""
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
        if self._area.minimumSizeHint().width() + 2 * _MARGIN > room:
            self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)

    def _spare_picture(self, layout: QLayout, room: int) -> None:
        """Hide the picture if the screen is too narrow for it."""
        shown = self._picture.isVisibleTo(self)
        beside = self._form.rowWrapPolicy() == QFormLayout.RowWrapPolicy.DontWrapRows
        fits = beside and layout.minimumSize().width() + (0 if shown else _PICTURE) <= room
        if fits != shown:
            self._picture.setVisible(fits)
            layout.activate()

    def _show_count(self) -> None:
        """Offer the choices for the chosen number of players."""
        fitting = self._rules.options(self.seats())
        for name, row in self._options.items():
            row.fit(fitting.get(name, ()))
        self._seats.show_count(self.seats())
        self.retranslate()

    def _label(self, message: str) -> QLabel:
        label = QLabel()
        self._labels.append((label, message))
        return label

    def _add_option(self, name: str, values: tuple[str, ...]) -> OptionRow:
        row = self._option_row(name, values)
        self._form.addRow(self._label(f"option.{name}" if name == _COUNT else f"option.{self.game}.{name}"), row)
        return row

    def _add_detail(self, name: str, values: tuple[str, ...]) -> OptionRow:
        """Add an option that is rarely changed, as a folded row."""
        row = self._option_row(name, values, brief=True)
        self._more.add(self._label(f"option.{self.game}.{name}"), row, lambda: row.unusual)
        return row

    def _option_row(self, name: str, values: tuple[str, ...], *, brief: bool = False) -> OptionRow:
        row = OptionRow(self.game, name, values, self._settings.text(name), brief=brief)
        row.changed.connect(self.retranslate)
        return row

    def _add_own_cards(self) -> OwnCardsRow | None:
        """Add the row for custom cards, if the game supports them."""
        own = self._kit.own_cards
        if own is None:
            return None
        row = OwnCardsRow(self.game, own, self._language, self._settings)
        row.changed.connect(self.retranslate)
        self._more.add(
            self._label(f"option.{self.game}.{own.option}"), row, lambda: row.which.text() if row.table else ""
        )
        return row

    def _add_advice(self) -> None:
        """Add the question whether opponents allow suggested moves, if the game's computer players can suggest any."""
        if self._seats.people is not None:
            advice = self._seats.people.advice
            self._more.add(self._label("window.new.hints"), advice, lambda: advice.text() if advice.isChecked() else "")

    def _add_seed(self) -> None:
        self._seed = named(QLineEdit(maxLength=60), "new_game_seed")
        self._dice = named(QPushButton(autoDefault=False), "new_game_dice")
        self._dice.clicked.connect(self._draw_seed)
        self._draw_seed()
        field = QWidget()
        row = QHBoxLayout(field)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._seed, 1)
        row.addWidget(self._dice)
        self._more.add(
            self._label("window.new.seed"), field, lambda: self._seed.text() if self._seed.isModified() else ""
        )

    def _draw_seed(self) -> None:
        self._seed.setText(str(secrets.randbelow(SEEDS)))

    def _add_told(self) -> None:
        """Add a button for the page about reconstructed rules, if there is one."""
        self._told = named(QPushButton(autoDefault=False), "new_game_reconstructed")
        self._told.clicked.connect(self.reading)
        field = QWidget()
        row = QHBoxLayout(field)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._told)
        row.addStretch(1)
        self._more.add(self._label("window.new.content"), field, str)
        self._more.want(field, wanted=tells(self._kit))

    def _language_buttons(self) -> QHBoxLayout:
        """Return a row of buttons, one for each language. It needs no label, since each button names its language."""
        row, group = QHBoxLayout(), QButtonGroup(self)
        for code, name in OWN_NAMES.items():
            button = named(QRadioButton(name), f"new_game_language_{code}")
            button.setChecked(code == self._language.code)
            button.clicked.connect(lambda _on, code=code: self._language.choose(code))
            group.addButton(button)
            row.addWidget(button)
        return row

    def _add_buttons(self) -> None:
        buttons = QDialogButtonBox()
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        # No standard buttons, since Qt resets their texts when the language changes.
        self._start = PanelButton("new_game_start", "play", first=True)
        self._cancel = named(QPushButton(autoDefault=False), "new_game_cancel")
        buttons.addButton(self._start, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self._cancel, QDialogButtonBox.ButtonRole.RejectRole)
        self._start.setDefault(True)
        column = QVBoxLayout()
        column.setContentsMargins(_MARGIN, 10, _MARGIN, 10)
        column.setSpacing(8)
        head = QVBoxLayout()
        head.setSpacing(0)
        head.addWidget(self._name)
        head.addWidget(self._about)
        column.addLayout(head)
        self._area = ScrolledArea(self._form, "new_game")
        column.addWidget(self._area, 1)
        below = QHBoxLayout()
        below.addLayout(self._language_buttons())
        below.addWidget(buttons, 1)
        column.addLayout(below)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._picture)
        whole.addLayout(column, 1)
        self.setMinimumWidth(_WIDTH)
        # Begin with no height; `_grow` enlarges the dialog.
        self.resize(_WIDTH, 0)
        Fitting(self)

    def _add_head(self) -> None:
        """Add the game's picture, name and description, as on the start page."""
        self._picture = Cover()
        self._picture.on_top = False
        self._picture.setFixedWidth(_PICTURE)
        self._picture.show_file(cover_of(self.game))
        self._name, self._about = (
            named(QLabel(wordWrap=True), "new_game_game"),
            named(QLabel(wordWrap=True), "new_game_about"),
        )
        font = self._name.font()
        font.setPointSizeF(font.pointSizeF() * 1.7)
        font.setWeight(font.Weight.DemiBold)
        self._name.setFont(font)
        for label in (self._name, self._about):
            label.setTextFormat(Qt.TextFormat.PlainText)

    def _accept(self) -> None:
        self._settings.set_text(_COUNT, self._count.value)
        if self.own_cards is not None:
            self.own_cards.remember()
        for name, value in self._choices().items():
            # An option with only one value for this number of players is no choice.
            if len(self._options[name].fitting) > 1:
                self._settings.set_text(name, value)
        self._seats.remember()
        self._clock.remember()
        self.accept()
