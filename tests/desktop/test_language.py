"""Language settings besides sentences: dates and times."""

import pytest
from PySide6.QtCore import QDateTime, QLocale, QTime
from PySide6.QtWidgets import QApplication

from stronghold_gui.desktop.language import Language


@pytest.mark.parametrize(
    ("country", "code", "written"),
    [
        ("en_GB", "en", "05/11/2026 19:05"),
        ("en_US", "en", "11/5/26 7:05 PM"),
        ("fr_FR", "en", "11/5/26 7:05 PM"),
        ("de_DE", "fr", "05/11/2026 19:05"),
        ("fr_CA", "fr", "2026-11-05 19 h 05"),
    ],
)
def test_a_moment_is_written_as_in_the_country_where_its_language_is_spoken(
    country: str, code: str, written: str, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: QLocale(country)))
    evening = QDateTime.fromString("2026-11-05", "yyyy-MM-dd")
    evening.setTime(QTime(19, 5))
    told = Language(code).when(evening.toSecsSinceEpoch())
    assert " ".join(told.split()) == written
