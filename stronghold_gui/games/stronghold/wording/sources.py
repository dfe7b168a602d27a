"""Where a rule stands, in words: a chapter of the rules document or a ruling, with its short title."""

from __future__ import annotations

from stronghold_gui.text import Catalogue


def source_text(source: str, texts: Catalogue) -> str:
    """Return a source with its title: "Ruling R-47: targets before the first card".

    A part of a chapter that has no title of its own takes that of the chapter around it (``6.A``: chapter 6).
    """
    kind = "ruling" if source.startswith("R-") else "chapter"
    title = source
    while title and not texts.has(f"source.{title}"):
        title = title.rpartition(".")[0]
    if not title:
        return texts(f"source.{kind}.bare", number=source)
    return texts(f"source.{kind}", number=source, title=texts(f"source.{title}"))
