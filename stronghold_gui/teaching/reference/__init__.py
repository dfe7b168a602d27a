"""The rules reference: the rule book of this program, in every language, as pages of linked paragraphs. No Qt here.

    book = load_book("fr", Setting("revised", 2))
    paragraph = book.at("ballista")               # also "R-47", "V-03", "machines": every anchor stands once
    plain_lines(paragraph, book)                  # for a terminal
    page_html(book.page("machines"), book, ink)   # for a browser widget
    search(book, "chaudron troll")                # the paragraphs that speak of it, best first
    anchor_of("RW2")                              # where a thing of the table is explained: "rampart"

The pages are files in `resources/<language>/rules/`, in a small Markdown (``markup.py``). Every heading carries an
anchor, and an anchor names its paragraph throughout the book and in every language. Figures are put in from the data
that the rules themselves read (``figures.py``), for the edition and the number of seats of the reader's match, so that
text and engine cannot differ. ``python -m stronghold_gui.teaching.reference`` checks the pages; the recipe "Write or
change a rules page" stands in CONTRIBUTING.md.
"""

from stronghold_gui.teaching.reference.book import Book, Page, Paragraph, Setting, load_book
from stronghold_gui.teaching.reference.happenings import anchor_of_event, anchor_of_move
from stronghold_gui.teaching.reference.html import Ink, page_html
from stronghold_gui.teaching.reference.plain import plain_lines
from stronghold_gui.teaching.reference.search import Hit, search
from stronghold_gui.teaching.reference.topics import anchor_of, anchor_of_decision, anchor_of_stage

__all__ = [
    "Book",
    "Hit",
    "Ink",
    "Page",
    "Paragraph",
    "Setting",
    "anchor_of",
    "anchor_of_decision",
    "anchor_of_event",
    "anchor_of_move",
    "anchor_of_stage",
    "load_book",
    "page_html",
    "plain_lines",
    "search",
]
