"""The texts of the program: messages by id, with figures, in every language. No Qt.

    texts = catalogue("fr")
    texts("list.or", some="W3", last="W4")     # "W3 ou W4"
    texts.join(["W1", "W2", "W3"])             # "W1, W2 et W3"

The messages are in `translations/<concept>_<language>.ts`, those of a game in `translations/<game>/`: Qt Linguist
files that are also easy to edit by hand; see docs/recipes/text.md. A game's texts are available after `add_texts` with
its folder. `python -m stronghold_gui.text check` finds missing texts and faults of typography.
"""

from stronghold_gui.text.catalogue import (
    Catalogue,
    MissingFigure,
    MissingText,
    UnknownLanguage,
    add_texts,
    catalogue,
)
from stronghold_gui.text.languages import LANGUAGES, system_language, system_speaks

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "MissingFigure",
    "MissingText",
    "UnknownLanguage",
    "add_texts",
    "catalogue",
    "system_language",
    "system_speaks",
]
