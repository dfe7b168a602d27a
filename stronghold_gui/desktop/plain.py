"""Texts that others have written (names of people, files, lessons) where Qt would take some of their signs for its own.

Labels do not guess once they have a name (``naming.named``); what cannot be told not to guess gets its text from here.
"""

from __future__ import annotations


def tip_of(text: str) -> str:
    """Return a text as a tooltip that shows it as it is: Qt formats a tooltip that looks like HTML."""
    if "<" not in text and "&lt;" not in text:
        return text
    # Loaded for the few texts that need it: with its table of names it takes 1 MiB.
    from html import escape

    return f"<span style='white-space:pre-wrap'>{escape(text)}</span>"


def unmarked(text: str) -> str:
    """Return a text for a button or an entry of a menu in which ``&`` is a sign and makes no key."""
    return text.replace("&", "&&")


def in_title(text: str) -> str:
    """Return a text for the title of a window, in which Qt takes ``[*]`` for the place of a mark."""
    return text.replace("[*]", "[*][*]")
