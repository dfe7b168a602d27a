"""The light and the dark theme, each a set of colours and a palette; by default the system chooses.

Widgets that paint themselves use `tones(palette)`; all others only need the palette. There is no style sheet, because
it takes time for every widget and conflicts with palettes.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from stronghold_gui.desktop.flat_style import FlatStyle

STYLED: Final = "styled"
"""Property of the application that stores whether its style has been set."""
SMALLEST_TEXT: Final = 10.0
"""Smallest font size at 100 %, in points."""


_LIGHT_INK: Final = "#ffffff"
_DARK_INK: Final = "#101315"
_MIDDLE: Final = 0.18
"""Luminance of a background above which dark text has more contrast than light text."""


@dataclass(frozen=True, slots=True)
class Tones:
    """The colours of a theme. None of their meanings depends on colour alone: a shape, word or mark also shows it.

    Attributes:
        window, base, raised: backgrounds of the window, of lists and text, and of cards and buttons.
        text, muted: text, and less important text (contrast at least 4.5 to 1 on ``raised``).
        line: borders and rules.
        faint: pictures on disabled buttons (contrast at least 2.5 to 1 on ``window`` and ``raised``).
        outline: rings and boxes of things that can be chosen (contrast at least 3 to 1 on ``window``, as drawn).
        accent, on_accent: chosen or active things, and text on them.
        seats: six colours of seats and teams, which colour-blind people can also distinguish (contrast at least 3 to 1
            on every background).
        good, warn: the colours of what is possible, and of what is impossible or needs care.
        lit: background of things that can be used now.
        pale: opacity of a coloured picture of something that cannot be used now; higher on a dark background.
        veil: colour drawn over painted boards (``#aarrggbb``), or ``""`` for none.
    """

    window: str
    base: str
    raised: str
    text: str
    muted: str
    line: str
    faint: str
    outline: str
    accent: str
    on_accent: str
    seats: tuple[str, str, str, str, str, str]
    good: str
    warn: str
    lit: str
    pale: float
    veil: str = ""


LIGHT: Final = Tones(
    window="#efece5", base="#fbfaf7", raised="#f8f5ef", text="#25221c", muted="#5f5a4f", line="#cdc6b8",
    faint="#938b7b", outline="#605b53", accent="#2d6a86", on_accent="#ffffff",
    seats=("#9a3a2c", "#2f5c8f", "#a87b08", "#7a16c8", "#06261a", "#858383"), good="#3c7040", warn="#98521a",
    lit="#fff3cf", pale=0.5,
)  # fmt: skip
DARK: Final = Tones(
    window="#232529", base="#1b1d20", raised="#2d3035", text="#e9e6df", muted="#a9a79f", line="#474b52",
    faint="#7c828b", outline="#a0a2a4", accent="#5aa3c2", on_accent="#101315",
    seats=("#e08573", "#8ab6e6", "#b08d0a", "#cf5cf7", "#e2ffc8", "#8a8c92"), good="#8cc48c", warn="#e3a868",
    lit="#44402f", pale=0.7, veil="#4a0c101e",
)  # fmt: skip

_DARK_BELOW: Final = 128
"""Lightness, of 255, below which a window counts as dark."""


def tones(palette: QPalette) -> Tones:
    """Return the tones that go with a palette."""
    return DARK if palette.color(QPalette.ColorRole.Window).lightness() < _DARK_BELOW else LIGHT


def system_wants_contrast() -> bool:
    """Return whether the system is set to high contrast; False before Qt 6.10, which first reports it."""
    asked = getattr(QGuiApplication.styleHints(), "accessibility", None)
    return asked is not None and asked().contrastPreference() is Qt.ContrastPreference.HighContrast


@cache
def colour(name: str) -> QColor:
    """Return the colour of a name such as ``#aabbcc``; it must not be changed, since it is cached."""
    return QColor(name)


def ink_on(ground: str) -> str:
    """Return the text colour with the most contrast to a background."""
    shade = colour(ground)
    parts = ((0.2126, shade.redF()), (0.7152, shade.greenF()), (0.0722, shade.blueF()))
    luminance = sum(weight * part**2.2 for weight, part in parts)
    return _DARK_INK if luminance > _MIDDLE else _LIGHT_INK


def palette_of(tone: Tones) -> QPalette:
    """Return the palette for all widgets that Qt paints."""
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    palette = QPalette()
    for of, tint in (
        (role.Window, tone.window), (role.WindowText, tone.text), (role.Base, tone.base), (role.Text, tone.text),
        (role.AlternateBase, tone.raised), (role.Button, tone.raised), (role.ButtonText, tone.text),
        (role.ToolTipBase, tone.raised), (role.ToolTipText, tone.text), (role.PlaceholderText, tone.muted),
        (role.Highlight, tone.accent), (role.HighlightedText, tone.on_accent), (role.Link, tone.accent),
        (role.LinkVisited, tone.muted), (role.BrightText, tone.on_accent), (role.Accent, tone.accent),
        (role.Mid, tone.line), (role.Dark, tone.line), (role.Shadow, tone.outline),
        (role.Midlight, tone.raised), (role.Light, tone.base),
    ):  # fmt: skip
        palette.setColor(of, QColor(tint))
    for of in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(group.Disabled, of, QColor(tone.muted))
    return palette


def apply_theme(application: QApplication, scheme: str = "system") -> None:
    """Set the application's style and palette.

    Args:
        application: the application.
        scheme: ``light``, ``dark``, or ``system`` for the choice of the system.
    """
    if application.property(STYLED) is None:
        application.setStyle(FlatStyle())
        application.setProperty(STYLED, True)
    if scheme == "system":
        hints = QGuiApplication.styleHints()
        scheme = "dark" if hints.colorScheme() == Qt.ColorScheme.Dark else "light"
    application.setPalette(palette_of(DARK if scheme == "dark" else LIGHT))
