"""The program's own translations are whole and well set; every rule of the check finds its fault."""

from pathlib import Path

import pytest

from stronghold_gui.files import translations_dir
from stronghold_gui.text import LANGUAGES
from stronghold_gui.text.__main__ import main
from stronghold_gui.text.check import check

HEAD = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{}">
<context><name></name>
"""
TAIL = "\n</context>\n</TS>\n"


def write(folder: Path, name: str, body: str) -> None:
    language = name.removesuffix(".ts").rpartition("_")[2]
    (folder / name).write_text(HEAD.format(language) + body + TAIL, encoding="utf-8")


def plain(text: str, message_id: str = "a.b") -> str:
    return f'<message id="{message_id}"><translation>{text}</translation></message>'


def counting(*forms: str) -> str:
    inner = "".join(f"<numerusform>{form}</numerusform>" for form in forms)
    return f'<message id="a.b" numerus="yes"><translation>{inner}</translation></message>'


def test_the_programs_own_translations_have_no_fault() -> None:
    assert [str(fault) for fault in check(translations_dir())] == []


@pytest.mark.parametrize(
    ("english", "french", "sentence"),
    [
        (plain("a"), "", "does not exist in 'fr'"),
        ("", plain("a"), "does not exist in 'en'"),
        (plain("a") + plain("c"), plain("a"), "stands more than once"),
        (plain("{x}"), plain("{y}"), "'fr' lacks the figures ['x']"),
        (counting("{n} a", "{n} b"), plain("{n}"), "plural forms here but not in 'fr'"),
        (counting("a"), counting("a", "b"), "1 plural forms instead of 2"),
        (counting("a", ""), counting("a", "b"), "is empty"),
        (plain(" "), plain("a"), "is empty"),
        (
            plain("a"),
            '<message id="a.b"><translation type="unfinished">a</translation></message>',
            "'unfinished'",
        ),
        (plain("a", "Oops"), plain("a", "Oops"), "dotted name"),
        (plain("{x.y}"), plain("{x.y}"), "a brace"),
        (plain("a {"), plain("a"), "a brace"),
        (plain("a  b"), plain("a"), "two spaces"),
        (plain("a "), plain("a"), "begins or ends"),
        (plain("a..."), plain("a"), "ellipsis"),
        (plain("a !"), plain("a"), "space before a punctuation mark"),
        (plain("don't"), plain("a"), "apostrophe"),
        (plain("a"), plain("l'orc"), "apostrophe"),
        (plain("a"), plain("« orc »"), "guillemets"),
        (plain("a"), plain("«orc»"), "guillemets"),
        (plain("a"), plain("orc !"), "before '!'"),
        (plain("a"), plain("orc;"), "before ';'"),
        (plain("a"), plain("Orc : un"), "before ':'"),
        (plain("a"), plain("Orc ?"), "before '?'"),
        (plain("a"), plain('"orc"'), "straight quotes"),
        (plain('"orc"'), plain("a"), "straight quotes"),
        ("<message><translation>a</translation></message>", "", "has no id"),
        ('<message id="a.b"></message>', "", "no <translation>"),
        ("<message", "", "not well-formed"),
    ],
)
def test_a_fault_is_found(tmp_path: Path, english: str, french: str, sentence: str) -> None:
    write(tmp_path, "x_en.ts", english)
    write(tmp_path, "x_fr.ts", french)
    assert sentence in "\n".join(map(str, check(tmp_path)))


def test_a_language_may_ask_for_another_form_of_a_noun(tmp_path: Path) -> None:
    write(tmp_path, "x_en.ts", plain("onto {goal_the}"))
    write(tmp_path, "x_fr.ts", plain("{goal_at}"))
    assert check(tmp_path) == []


def test_a_games_folder_is_looked_at_too(tmp_path: Path) -> None:
    (tmp_path / "rafts").mkdir()
    write(tmp_path / "rafts", "x_en.ts", plain("don't"))
    write(tmp_path / "rafts", "x_fr.ts", plain("a"))
    assert "rafts/x_en.ts: a.b: it has a straight apostrophe" in str(check(tmp_path)[0])


@pytest.mark.parametrize(("one", "other"), [("", "rafts"), ("rafts", "lanterns")])
def test_no_id_belongs_to_two_games(tmp_path: Path, one: str, other: str) -> None:
    for folder in (tmp_path / one, tmp_path / other):
        folder.mkdir(exist_ok=True)
        for language in LANGUAGES:
            write(folder, f"x_{language}.ts", plain("a"))
    assert {fault.sentence for fault in check(tmp_path)} == {"this id stands more than once in this language"}


def test_no_id_belongs_to_games_of_two_places(tmp_path: Path) -> None:
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        for language in LANGUAGES:
            write(tmp_path / name, f"x_{language}.ts", plain("a"))
    assert check(tmp_path / "one") == []
    assert len(check(tmp_path / "one", tmp_path / "other")) == 4


def test_a_message_stands_in_the_same_folder_in_every_language(tmp_path: Path) -> None:
    (tmp_path / "rafts").mkdir()
    write(tmp_path, "x_en.ts", plain("a"))
    write(tmp_path / "rafts", "x_fr.ts", plain("a"))
    assert [fault.sentence for fault in check(tmp_path)] == ["it does not exist in 'fr'", "it does not exist in 'en'"]


@pytest.mark.parametrize(
    "french",
    [
        "Un orc\u202f! Deux\u00a0: trois\u202f; quatre\u202f?!",
        "«\u00a0L’orc\u00a0» à 12:30",
        'voir <a href="https://example.org/?a">ici</a> &amp; là',
        "{{accolades}} {n}",
        "(\u202f?) [?]",
    ],
)
def test_good_french_is_left_in_peace(tmp_path: Path, french: str) -> None:
    text = french.replace("&", "&amp;").replace("<", "&lt;")
    english = "{{braces}} {n}" if "{n}" in french else "a"
    write(tmp_path, "x_en.ts", plain(english))
    write(tmp_path, "x_fr.ts", plain(text))
    assert check(tmp_path) == []


def test_a_file_of_another_language_is_named(tmp_path: Path) -> None:
    (tmp_path / "x_de.ts").write_text("", encoding="utf-8")
    assert "does not end in _en or _fr" in str(check(tmp_path)[0])


def test_a_file_that_declares_another_language_is_named(tmp_path: Path) -> None:
    (tmp_path / "x_fr.ts").write_text(HEAD.format("en") + TAIL, encoding="utf-8")
    assert "language='en'" in str(check(tmp_path)[0])


def test_a_file_that_is_no_linguist_source_is_named(tmp_path: Path) -> None:
    (tmp_path / "x_fr.ts").write_text("<svg/>", encoding="utf-8")
    assert str(check(tmp_path)[0]) == "x_fr.ts: the outermost element is <svg>, not <TS>"


def test_the_command_counts_and_exits_with_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, "x_en.ts", plain("a"))
    assert main(["check", str(tmp_path)]) == 1
    said = capsys.readouterr()
    assert said.err == "x_en.ts: a.b: it does not exist in 'fr'\n"
    assert said.out.endswith(": 1 fault\n")


def test_the_command_is_content_with_the_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    assert capsys.readouterr().out == "translations: no faults\n"
