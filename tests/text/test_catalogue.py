"""Asking the catalogue: figures, plural forms, lists, and what happens when something is missing."""

import logging
from importlib import import_module
from pathlib import Path

import pytest

from stronghold_gui.files import BadResource
from stronghold_gui.text import (
    LANGUAGES,
    Catalogue,
    MissingFigure,
    MissingText,
    UnknownLanguage,
    add_texts,
    catalogue,
)
from stronghold_gui.text.sources import Message, read_source


def book(language: str = "en", *, strict: bool = True, **texts: str | tuple[str, ...]) -> Catalogue:
    messages = [
        Message(f"t.{name}", (text,), counts=False, state="")
        if isinstance(text, str)
        else Message(f"t.{name}", text, counts=True, state="")
        for name, text in texts.items()
    ]
    return Catalogue(language, messages, strict=strict)


def test_figures_are_put_in_by_name() -> None:
    texts = book(full="{place} holds {limit} units")
    assert texts("t.full", place="W3", limit=7) == "W3 holds 7 units"


def test_a_figure_may_have_braces_of_its_own() -> None:
    assert book(name="{name}!")("t.name", name="{place}") == "{place}!"


def test_doubled_braces_are_braces() -> None:
    assert book(b="{{{n}}}")("t.b", n=1) == "{1}"


def test_a_sentence_cannot_reach_into_a_figure() -> None:
    texts = book(attribute="{x.__class__}", item="{x[0]}", conversion="{x!r}")
    for name in ("attribute", "item", "conversion"):
        assert texts(f"t.{name}", x="secret") == {"attribute": "{x.__class__}", "item": "{x[0]}"}.get(name, "{x!r}")


@pytest.mark.parametrize(
    ("language", "n", "text"),
    [
        ("en", 0, "0 orcs"),
        ("en", 1, "1 orc"),
        ("en", 2, "2 orcs"),
        ("fr", 0, "0 orc"),
        ("fr", 1, "1 orc"),
        ("fr", 2, "2 orcs"),
        ("en", 1.0, "1.0 orcs"),
        ("en", 0.7, "0.7 orcs"),
        ("fr", 0.7, "0.7 orc"),
        ("fr", 1.9, "1.9 orc"),
        ("fr", 2.0, "2.0 orcs"),
    ],
)
def test_a_number_chooses_the_plural_form(language: str, n: float, text: str) -> None:
    assert book(language, orcs=("{n} orc", "{n} orcs"))("t.orcs", n=n) == text


def test_a_negative_number_has_a_minus_sign_and_words_keep_their_hyphens() -> None:
    texts = book(fight="{ours} against {theirs} at {place}")
    assert texts("t.fight", ours=-3, theirs=4, place="FW-RW1") == "\N{MINUS SIGN}3 against 4 at FW-RW1"


def test_a_missing_message_is_an_error_in_strict_mode() -> None:
    with pytest.raises(MissingText, match="no_such"):
        book()("no_such")


def test_a_missing_figure_is_an_error_in_strict_mode() -> None:
    with pytest.raises(MissingFigure, match="place"):
        book(a="{place}")("t.a")
    with pytest.raises(MissingFigure, match="n"):
        book(a=("{n} orc", "{n} orcs"))("t.a")


def test_people_see_the_id_and_the_log_a_warning(expected_log: list[logging.LogRecord]) -> None:
    texts = book(strict=False, a="{place}", b=("{n} orc", "{n} orcs"))
    assert texts("no.such") == "no.such"
    assert texts("t.a") == "{place}"
    assert texts("t.b") == "{n} orcs"
    assert {record.levelname for record in expected_log} == {"WARNING"}


def test_a_catalogue_knows_its_ids_and_figures() -> None:
    texts = book(a="{x} {y} {{z}}", b=("an orc", "{n} orcs of {who}"))
    assert texts.ids() == {"t.a", "t.b"}
    assert texts.has("t.a")
    assert not texts.has("t.c")
    assert texts.figures("t.a") == {"x", "y"}
    assert texts.figures("t.b") == {"n", "who"}


@pytest.mark.parametrize(
    ("language", "word", "items", "text"),
    [
        ("en", "and", [], ""),
        ("en", "and", ["a"], "a"),
        ("en", "and", ["a", "b"], "a and b"),
        ("en", "or", ["a", "b", "c"], "a, b or c"),
        ("fr", "and", ["a", "b", "c", "d"], "a, b, c et d"),
        ("fr", "or", ["a", "b"], "a ou b"),
    ],
)
def test_a_list_in_running_text(language: str, word: str, items: list[str], text: str) -> None:
    assert catalogue(language).join(items, word) == text


@pytest.mark.parametrize(("language", "text"), [("en", "a and b; c; d"), ("fr", "a et b\u00a0; c\u00a0; d")])
def test_a_list_of_lists_has_semicolons(language: str, text: str) -> None:
    texts = catalogue(language)
    assert texts.series([texts.join(["a", "b"]), "c", "d"]) == text
    assert texts.series([]) == ""


def test_every_language_has_a_catalogue_and_it_is_kept() -> None:
    for language in LANGUAGES:
        assert catalogue(language) is catalogue(language)
        assert catalogue(language).language == language


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="de"):
        catalogue("de")


def test_what_linguist_itself_writes_is_read(tmp_path: Path) -> None:
    source = tmp_path / "x_fr.ts"
    source.write_text(
        """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="camp.units" numerus="yes">
        <source>how many units are in the camp</source>
        <translation>
            <numerusform>%n unité</numerusform>
            <numerusform>{n} unités &amp; plus</numerusform>
        </translation>
    </message>
    <message id="camp.empty">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
""",
        encoding="utf-8",
    )
    language, messages = read_source(source)
    assert language == "fr"
    assert messages == [
        Message("camp.units", ("%n unité", "{n} unités & plus"), counts=True, state=""),
        Message("camp.empty", ("",), counts=False, state="unfinished"),
    ]


def _source(folder: Path, language: str, text: str) -> None:
    folder.mkdir(exist_ok=True)
    message = f'<message id="raft.name"><translation>{text}</translation></message>'
    source = f'<!DOCTYPE TS><TS version="2.1" language="{language}"><context><name></name>{message}</context></TS>'
    (folder / f"rafts_{language}.ts").write_text(source, encoding="utf-8")


@pytest.fixture(name="nothing_read")
def _nothing_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin as at the start of the program; what other tests have read comes back."""
    module = import_module("stronghold_gui.text.catalogue")
    monkeypatch.setattr(module, "_made", {})
    monkeypatch.setattr(module, "_folders", [])


@pytest.mark.usefixtures("nothing_read")
def test_an_element_within_a_sentence_cuts_nothing_off(tmp_path: Path) -> None:
    source = tmp_path / "x_en.ts"
    plain = '<message id="plain"><translation>before<byte value="x7"/> after</translation></message>'
    forms = "<numerusform>one<byte value='x7'/> raft</numerusform><numerusform>rafts</numerusform>"
    counted = f'<message id="counted" numerus="yes"><translation> {forms} </translation></message>'
    source.write_text(f'<TS version="2.1" language="en"><context>{plain}\n{counted}</context></TS>', encoding="utf-8")
    _, messages = read_source(source)
    assert [message.forms for message in messages] == [("before after",), ("one raft", "rafts")]


def test_a_games_texts_reach_catalogues_made_before_and_after(tmp_path: Path) -> None:
    _source(tmp_path / "rafts", "en", "raft")
    _source(tmp_path / "rafts", "fr", "radeau")
    before = catalogue("en")
    assert not before.has("raft.name")
    add_texts(tmp_path / "rafts")
    assert before("raft.name") == "raft"
    assert catalogue("en") is before
    assert catalogue("fr")("raft.name") == "radeau"
    assert catalogue("fr")("list.and", some="a", last="b") == "a et b"


@pytest.mark.usefixtures("nothing_read")
def test_a_games_texts_are_read_once(tmp_path: Path) -> None:
    _source(tmp_path / "rafts", "en", "raft")
    texts = catalogue("en")
    add_texts(tmp_path / "rafts")
    _source(tmp_path / "rafts", "en", "boat")
    add_texts(tmp_path / "rafts")
    assert texts("raft.name") == "raft"


@pytest.mark.usefixtures("nothing_read")
def test_damaged_texts_of_a_game_are_named_and_leave_the_others(tmp_path: Path) -> None:
    _source(tmp_path / "rafts", "en", "<b")
    texts = catalogue("en")
    with pytest.raises(BadResource, match="rafts_en"):
        add_texts(tmp_path / "rafts")
    assert texts.has("list.and")
