"""The tree of words from which orders are completed."""

import pytest

from stronghold_gui.desktop.typed.words import WordTree

ORDERS = ("march orc RW3 W4", "march orc RW3 W3", "march troll RW3 W4", "done", "pay cannon", "pay cannon barricades")


def words(tree: WordTree, typed: str, stem: str = "") -> list[str]:
    return [candidate.word for candidate in tree.candidates(typed.split(), stem)]


@pytest.mark.parametrize(
    ("typed", "stem", "expected"),
    [
        ("", "", ["march", "done", "pay"]),
        ("", "m", ["march"]),
        ("march", "", ["orc", "troll"]),
        ("march", "T", ["troll"]),
        ("march orc RW3", "", ["W4", "W3"]),
        ("MARCH orc rw3", "w", ["W4", "W3"]),
        ("march goblin", "", []),
        ("done", "", []),
        ("pay cannon", "", ["barricades"]),
    ],
)
def test_the_words_that_may_come_next(typed: str, stem: str, expected: list[str]) -> None:
    assert words(WordTree(ORDERS), typed, stem) == expected


def test_a_word_tells_how_many_orders_begin_like_that() -> None:
    first, troll = WordTree(ORDERS).candidates(["march"])
    assert (first.count, first.order) == (2, "")
    assert (troll.count, troll.order) == (1, "march troll RW3 W4")


def test_a_word_with_which_an_order_may_end_says_so() -> None:
    (cannon,) = WordTree(ORDERS).candidates(["pay"])
    assert cannon.whole
    assert not WordTree(ORDERS).candidates(["march"])[0].whole


def test_words_are_spelled_as_the_notation_has_them() -> None:
    assert WordTree(ORDERS).spelled(["March", "ORC", "rw3", "nowhere", "x"]) == ["march", "orc", "RW3", "nowhere", "x"]


def test_only_what_is_on_the_way_is_sorted() -> None:
    tree = WordTree(ORDERS)
    tree.candidates(["march"])
    below = tree._root.below
    assert below["march"]._below is not None
    assert below["pay"]._below is None


def test_of_a_name_in_several_words_the_first_will_do_where_no_other_begins_like_that() -> None:
    tree = WordTree(("go iron_giant W4", "go old_king W4", "go old_queen W4", "go olden W4"))
    assert tree.spelled(["go", "Iron", "W4"]) == ["go", "iron_giant", "W4"]
    assert tree.spelled(["go", "old", "W4"]) == ["go", "old", "W4"]
    assert tree.spelled(["go", "iro", "W4"]) == ["go", "iro", "W4"]
