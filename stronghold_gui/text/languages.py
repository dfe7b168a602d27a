"""The languages of the program: their list, their plurals, and the language of the system."""

import ctypes
import locale
import os
import plistlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

LANGUAGES: Final = ("en", "fr")
"""The languages of all messages; the first is the fallback."""

PLURAL_FORMS: Final = {"en": 2, "fr": 2}
"""The number of `<numerusform>` elements of a plural message in each language."""

DECIMAL_MARK: Final = {"en": ".", "fr": ","}
"""The decimal separator."""

_APPLE_PREFERENCES: Final = Path("~/Library/Preferences/.GlobalPreferences.plist")


def plural_form(language: str, n: float) -> int:
    """Return the number of the `<numerusform>` for `n` things.

    In French the plural begins at 2 ("0 orc", "1,9 tour", "2 orcs"). English has a form for 1 and one for all others;
    a number with decimals is one of the others ("1.0 turns").
    """
    if language == "fr":
        return 0 if abs(n) < 2 else 1
    return 0 if n == 1 and isinstance(n, int) else 1


def system_language() -> str:
    """Return the first of the user's preferred languages that the program has, English if it has none.

    If the system gives no answer, the language is English, since an error at the first start would not help the user.
    """
    for name in _preferred_names():
        code = _code_of(name)
        if code in LANGUAGES:
            return code
        if code in _PLAIN:
            break
    return LANGUAGES[0]


def system_speaks(code: str) -> bool:
    """Return whether this is the user's first choice of language, which the system's own dialogs use."""
    dearest = _code_of(next(_preferred_names(), _PLAIN[0]))
    return code == (LANGUAGES[0] if dearest in _PLAIN else dearest)


_PLAIN: Final = ("c", "posix")
"""Locales without a language, for which programs use English."""


def _code_of(name: str) -> str:
    """Return the language of a locale's name: ``fr`` of ``fr_CA.UTF-8``."""
    return name.lower().replace("-", "_").split(".")[0].split("_")[0]


def _preferred_names() -> Iterator[str]:
    """Yield locale names, most preferred first: from the environment, then from the system."""
    yield from _environment_names()
    try:
        if sys.platform == "win32":
            yield _windows_name()
        elif sys.platform == "darwin":
            yield from _apple_names()
    except (OSError, ValueError, KeyError, AttributeError):
        return


def _environment_names() -> Iterator[str]:
    """Yield the locale names that gettext uses. `LANGUAGE` is a list, and counts only if the locale is not plain C."""
    chosen = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    if chosen and chosen.split(".")[0] not in {"C", "POSIX"}:
        yield from filter(None, os.environ.get("LANGUAGE", "").split(":"))
    if chosen:
        yield chosen


def _windows_name() -> str:
    """Return the locale name of the display language of Windows."""
    windll = getattr(ctypes, "windll")  # noqa: B009  (the attribute exists on Windows only)
    return locale.windows_locale[windll.kernel32.GetUserDefaultUILanguage()]


def _apple_names() -> Iterator[str]:
    """Yield the languages of the macOS settings; an application started from the Finder has no `LANG`."""
    with _APPLE_PREFERENCES.expanduser().open("rb") as file:
        yield from map(str, plistlib.load(file).get("AppleLanguages", []))
