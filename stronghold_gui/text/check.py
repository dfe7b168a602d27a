"""The care of the translations: every fault that can be found without reading the sentence.

Run by `python -m stronghold_gui.text check`, by the tests and by CI.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stronghold_gui.text.catalogue import FIGURE, Catalogue
from stronghold_gui.text.languages import LANGUAGES, PLURAL_FORMS
from stronghold_gui.text.sources import BadSource, Message, read_source
from stronghold_gui.text.typography import setting_faults

_ID: Final = re.compile(r"[a-z][a-z0-9_]*(?:\.[A-Za-z0-9_-]+)+")


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing to mend: the file it is in, the message (empty for the file itself), and what is wrong."""

    file: str
    message_id: str
    sentence: str

    def __str__(self) -> str:
        return ": ".join(filter(None, (self.file, self.message_id, self.sentence)))


def check(folder: Path) -> list[Fault]:
    """Return everything wrong with the translation sources of a folder, by file and message."""
    faults: list[Fault] = []
    read: dict[str, list[tuple[str, Message]]] = {language: [] for language in LANGUAGES}
    for path in sorted(folder.glob("*.ts")):
        language = path.stem.rpartition("_")[2]
        if language not in LANGUAGES:
            faults.append(Fault(path.name, "", f"its name does not end in _{' or _'.join(LANGUAGES)}"))
            continue
        try:
            declared, messages = read_source(path)
        except BadSource as fault:
            faults.append(Fault(path.name, "", str(fault).removeprefix(f"{path.name}: ")))
            continue
        if declared != language:
            faults.append(Fault(path.name, "", f"it says language={declared!r} in <TS>"))
        read[language] += [(path.name, message) for message in messages]
        faults += [Fault(path.name, m.id, text) for m in messages for text in _message_faults(language, m)]
    return faults + list(_double_ids(read)) + list(_differences(read))


def _message_faults(language: str, message: Message) -> Iterator[str]:
    """Yield what is wrong with one message, looked at alone."""
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


def _double_ids(read: dict[str, list[tuple[str, Message]]]) -> Iterator[Fault]:
    for entries in read.values():
        counted = Counter(message.id for _, message in entries)
        for file, message in entries:
            if counted[message.id] > 1:
                yield Fault(file, message.id, "this id stands more than once in this language")


def _differences(read: dict[str, list[tuple[str, Message]]]) -> Iterator[Fault]:
    """Yield what one language has and another lacks: messages, figures, counting."""
    books = {
        language: Catalogue(language, [message for _, message in entries], strict=True)
        for language, entries in read.items()
    }
    counting = {language: {m.id for _, m in entries if m.counts} for language, entries in read.items()}
    for language, entries in read.items():
        for other in LANGUAGES:
            for file, message in entries:
                if not books[other].has(message.id):
                    yield Fault(file, message.id, f"it does not exist in {other!r}")
                elif missing := books[language].figures(message.id) - books[other].figures(message.id):
                    yield Fault(file, message.id, f"{other!r} lacks the figures {sorted(missing)}")
                elif message.counts and message.id not in counting[other]:
                    yield Fault(file, message.id, f"it has plural forms here but not in {other!r}")
