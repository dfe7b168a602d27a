"""The words of the program: messages by id, with figures, in every language. Knows no Qt.

    texts = catalogue("fr")
    texts("list.or", some="W3", last="W4")     # "W3 ou W4"
    texts.join(["W1", "W2", "W3"])             # "W1, W2 et W3"

The messages stand in `translations/<concept>_<language>.ts`, those of a game in `translations/<game>/`: Qt Linguist
files that are also pleasant to edit by hand; CONTRIBUTING tells how. A game's texts are known once `add_texts` was
given its folder. `python -m stronghold_gui.text check` finds what is missing or badly set.
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
