"""The small Markdown of the pages, and what becomes of it: HTML for the window, lines for a terminal."""

from __future__ import annotations

import pytest

from stronghold_gui.teaching.reference import Ink, Page, Paragraph, page_html, plain_lines
from stronghold_gui.teaching.reference.markup import BadPage, Block, Span, bare, read_parts, spans

INK = Ink(text="#111111", faint="#222222", link="#333333", box="#444444", mark="#555555")


def blocks(text: str) -> tuple[Block, ...]:
    return read_parts(f"# Title {{#page}}\n\n{text}\n")[0].blocks


def shown(text: str, marked: str = "") -> str:
    return page_html(Page("page", (Paragraph("page", "page", 2, "A & B", blocks(text)),)), INK, marked)


def test_a_heading_carries_its_anchor_and_level() -> None:
    first, second = read_parts("# One {#one}\n\nText.\n\n### Two {#R-02}\n")
    assert (first.anchor, first.level, first.title) == ("one", 1, "One")
    assert (second.anchor, second.level, second.title, second.blocks) == ("R-02", 3, "Two", ())


@pytest.mark.parametrize("text", ["# One\n", "Text.\n# One {#one}\n", "## One {#one}\n", "# A {#a}\n\n# B {#b}\n", ""])
def test_a_page_without_a_proper_title_is_refused(text: str) -> None:
    with pytest.raises(BadPage):
        read_parts(text)


def test_lines_run_on_to_the_next_empty_one() -> None:
    assert blocks("One\ntwo.\n\nThree.") == (Block("text", "One two."), Block("text", "Three."))


def test_items_stand_by_themselves_and_go_on_with_two_spaces() -> None:
    assert blocks("- one\n  more\n- two\n\nText.") == (
        Block("item", "one more"),
        Block("item", "two"),
        Block("text", "Text."),
    )


def test_the_rows_of_a_table_have_cells_and_a_figure_keeps_its_bar() -> None:
    assert blocks("| a | {x|units} |\n|---|---|\n| c | d |") == (Block("row", "a\t{x|units}"), Block("row", "c\td"))


def test_an_example_is_set_apart() -> None:
    assert blocks("> Two orcs\n> attack.") == (Block("example", "Two orcs"), Block("example", "attack."))


def test_a_condition_belongs_to_its_block_alone() -> None:
    assert blocks("{if night} Dark.\n{unless night} Light.\n\n- {if night} no") == (
        Block("text", "Dark.", "night", wanted=True),
        Block("text", "Light.", "night", wanted=False),
        Block("item", "no", "night"),
    )
    assert blocks("{if night} - dark") == (Block("item", "dark", "night"),)


def test_spans_of_a_text() -> None:
    text = "A **bold** *soft* [link](#goal)."
    assert list(spans(text)) == [
        Span("A "),
        Span("bold", "strong"),
        Span(" "),
        Span("soft", "soft"),
        Span(" "),
        Span("link", "link", "#goal"),
        Span("."),
    ]
    assert bare(text) == "A bold soft link."


def test_html_has_an_anchor_for_every_heading_and_escapes_what_it_shows() -> None:
    html = shown("Less < more.")
    assert '<a name="page"></a>A &amp; B' in html
    assert "<p>Less &lt; more.</p>" in html


def test_html_links_within_the_book_and_leaves_others() -> None:
    html = shown("[a](#ballista) [b](example:V-01)")
    assert 'href="rule:ballista" style="color:#333333"' in html
    assert 'href="example:V-01"' in html


def test_html_gathers_items_rows_and_examples() -> None:
    html = shown("- a\n- b\n\n| c | d |\n|---|---|\n| e | f |\n\n> g\n> h")
    assert "<ul><li>a</li><li>b</li></ul>" in html
    assert html.count("<tr") == 3
    assert ">c</th>" in html
    assert "<p>g</p><p>h</p>" in html


def test_html_marks_the_paragraph_that_was_asked_for() -> None:
    assert "background-color:#555555" in shown("Text.", marked="page")
    assert "background-color" not in shown("Text.")


def test_plain_lines_show_a_paragraph_without_marks() -> None:
    paragraph = Paragraph("page", "page", 2, "Title", blocks("A **bold** word.\n\n- an item\n\n> told"))
    assert list(plain_lines(paragraph)) == ["Title", "-----", "A bold word.", "", "- an item", "| told"]


def test_plain_lines_keep_to_their_width() -> None:
    paragraph = Paragraph("page", "page", 2, "Title", blocks("word " * 40))
    assert max(map(len, plain_lines(paragraph, width=30))) <= 30
