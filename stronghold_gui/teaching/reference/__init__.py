"""The rules reference: the rule book of a game, in every language, as pages of linked paragraphs. No Qt here.

    book = load_book(reference, "fr", reference.figures.setting({"edition": "revised"}, 2))
    paragraph = book.at("ballista")               # also "R-47", "V-03", "machines": each anchor occurs once
    plain_lines(paragraph)                        # for a terminal
    page_html(book.page("machines"), ink)         # for a browser widget
    search(book, "chaudron troll")                # the paragraphs that speak of it, best first
    reference.topics.anchor_of("RW2")             # the paragraph that explains a thing: "rampart"

The pages are files in the game's folder, a folder for each language, in a small Markdown (``markup.py``). Every heading
carries an anchor, and an anchor names its paragraph throughout the book and in every language. Figures come from the
data that the rules themselves read (``figures.py``), for the options and the number of seats of the reader's match, so
that text and engine cannot differ. ``game.py`` is the protocol of a game; ``check.py`` checks its pages;
docs/recipes/rules-page.md explains how to write one.
"""

from stronghold_gui.teaching.reference.book import Book, Page, Paragraph, load_book, reference_of
from stronghold_gui.teaching.reference.game import Setting
from stronghold_gui.teaching.reference.html import Ink, page_html
from stronghold_gui.teaching.reference.plain import plain_lines
from stronghold_gui.teaching.reference.search import Hit, search

__all__ = [
    "Book",
    "Hit",
    "Ink",
    "Page",
    "Paragraph",
    "Setting",
    "load_book",
    "page_html",
    "plain_lines",
    "reference_of",
    "search",
]
