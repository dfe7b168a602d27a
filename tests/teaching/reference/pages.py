"""A small book about the race, to be written into a test's folder and changed there."""

from __future__ import annotations

from stronghold_gui.teaching.reference import reference_of
from tests.teaching.taught import TaughtRace

CONTENTS = "# {book} {{#contents}}\n\n## {chapter} {{#chapter}}\n\n- [{title}](#here)\n"
HERE = """# {title} {{#here}}

{goal} {{goal|steps}}, {{racer:red}}.

{{if far}} {far}

## {dice} {{#dice}}

{throw} ([photo](example:photo)) {{long/goal}}.
"""
ENGLISH = {
    "book": "Book",
    "chapter": "Chapter",
    "title": "The race",
    "goal": "It goes over",
    "far": "That is far.",
    "dice": "Dice",
    "throw": "A throw in lane 2.",
}
FRENCH = {
    "book": "Livre",
    "chapter": "Chapitre",
    "title": "La course",
    "goal": "On court",
    "far": "C’est loin.",
    "dice": "Dés",
    "throw": "Un jet, lane 2.",
}


def write_pages(race: TaughtRace, **english: str) -> None:
    """Write the book in both languages, some English words being others."""
    for language, words in (("en", {**ENGLISH, **english}), ("fr", FRENCH)):
        folder = reference_of(race).folder / language
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "contents.md").write_text(CONTENTS.format(**words), encoding="utf-8")
        (folder / "here.md").write_text(HERE.format(**words), encoding="utf-8")
