"""Checks of the translations: every fault that can be found without understanding the sentence.

Run by `python -m stronghold_gui.text check`, by the tests and by CI.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stronghold_gui.text.catalogue import FIGURE, Catalogue
from stronghold_gui.text.languages import LANGUAGES, PLURAL_FORMS
from stronghold_gui.text.nouns import fact_name
from stronghold_gui.text.sources import BadSource, Message, read_source
from stronghold_gui.text.typography import setting_faults

_ID: Final = re.compile(r"[a-z][a-z0-9_]*(?:\.[A-Za-z0-9_-]+)+")


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault: its file, its message (empty for the file itself), and its description."""

    file: str
    message_id: str
    sentence: str

    def __str__(self) -> str:
        return ": ".join(filter(None, (self.file, self.message_id, self.sentence)))


Entries = list[tuple[Path, Message]]
"""The messages of a language, each with its file."""


def check(*folders: Path) -> list[Fault]:
    """Return all faults of the translation sources in folders and their subfolders, by file and message.

    Every folder has the texts of one game, the outermost the shared ones. Each must have all its messages in every
    language. No id may be in two folders, since the texts of several games can be loaded at once.
    """
    faults: list[Fault] = []
    read: dict[str, Entries] = {language: [] for language in LANGUAGES}
    for folder in folders:
        for path in sorted(folder.rglob("*.ts")):
            faults += _read(path, path.relative_to(folder), read)
    return faults + list(_double_ids(read)) + list(_differences(read))


def _read(path: Path, name: Path, read: dict[str, Entries]) -> list[Fault]:
    """Add the messages of a file to those of its language; return the faults of single messages."""
    language = path.stem.rpartition("_")[2]
    if language not in LANGUAGES:
        return [Fault(name.as_posix(), "", f"its name does not end in _{' or _'.join(LANGUAGES)}")]
    try:
        declared, messages = read_source(path)
    except BadSource as fault:
        return [Fault(name.as_posix(), "", str(fault).removeprefix(f"{path.name}: "))]
    read[language] += [(name, message) for message in messages]
    faults = [Fault(name.as_posix(), m.id, text) for m in messages for text in _message_faults(language, m)]
    if declared != language:
        faults.append(Fault(name.as_posix(), "", f"it says language={declared!r} in <TS>"))
    return faults


def _message_faults(language: str, message: Message) -> Iterator[str]:
    """Yield the faults of one message, without a look at the others."""
    if not _ID.fullmatch(message.id):
        yield "an id is a dotted name such as reason.no_room"
    if message.state:
        yield f"the translation is marked {message.state!r}"
    if message.counts and len(message.forms) != PLURAL_FORMS[language]:
        yield f"it has {len(message.forms)} plural forms instead of {PLURAL_FORMS[language]}"
    for form in message.forms:
        if not form.strip():
            yield "the translation is empty"
        if re.search(r"[{}]", FIGURE.sub("", form)):
            yield "a brace is neither doubled nor around a figure's plain name"
        yield from setting_faults(language, form)


def _double_ids(read: dict[str, Entries]) -> Iterator[Fault]:
    for entries in read.values():
        counted = Counter(message.id for _, message in entries)
        for file, message in entries:
            if counted[message.id] > 1:
                yield Fault(file.as_posix(), message.id, "this id stands more than once in this language")


def _differences(read: dict[str, Entries]) -> Iterator[Fault]:
    """Yield differences between languages in the same folder: messages, figures, plural forms."""
    for folder in sorted({file.parent for entries in read.values() for file, _ in entries}):
        here = {
            language: [entry for entry in entries if entry[0].parent == folder] for language, entries in read.items()
        }
        for language in LANGUAGES:
            for other in LANGUAGES:
                yield from _lacking(other, here[other], language, here[language])


def _lacking(other: str, its: Entries, language: str, entries: Entries) -> Iterator[Fault]:
    """Yield the messages and figures that one language has in a folder and another lacks."""
    theirs, own = (_catalogue(*each) for each in ((other, its), (language, entries)))
    counting = {message.id for _, message in its if message.counts}
    for file, message in entries:
        if not theirs.has(message.id):
            yield Fault(file.as_posix(), message.id, f"it does not exist in {other!r}")
        elif missing := _lacking_figures(own.figures(message.id), theirs.figures(message.id)):
            yield Fault(file.as_posix(), message.id, f"{other!r} lacks the figures {sorted(missing)}")
        elif message.counts and message.id not in counting:
            yield Fault(file.as_posix(), message.id, f"it has plural forms here but not in {other!r}")


def _lacking_figures(figures: Iterable[str], others: Iterable[str]) -> set[str]:
    """Return the figures whose fact does not occur in ``others``; the forms of a fact may differ between languages."""
    facts = {fact_name(other) for other in others}
    return {figure for figure in figures if fact_name(figure) not in facts}


def _catalogue(language: str, entries: Entries) -> Catalogue:
    return Catalogue(language, [message for _, message in entries], strict=True)
