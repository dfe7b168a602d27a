"""Reading one Qt Linguist source (`.ts`) of the id-based kind, with nothing but the standard library."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from xml.parsers import expat


class BadSource(ValueError):
    """A translation file that is not a well-formed Qt Linguist source; the sentence names file and place."""


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a source file.

    Attributes:
        id: The id that the program uses, e.g. `reason.no_room`.
        forms: The sentence or, for a plural message, one sentence per plural form.
        counts: Whether the forms are plural forms (`numerus="yes"`), chosen by the figure `n`.
        state: Linguist's mark on the translation, empty when it is finished.
    """

    id: str
    forms: tuple[str, ...]
    counts: bool
    state: str


def read_source(path: Path) -> tuple[str, list[Message]]:
    """Return the language a source declares and its messages, in file order.

    Raises:
        BadSource: the file is not XML or not a Linguist source, or a message lacks its id or translation.
        OSError: it cannot be read.
    """
    reader = _Reader(path.name)
    try:
        reader.parser.Parse(path.read_bytes(), True)
        reader.finish()
    except (expat.ExpatError, UnicodeDecodeError) as fault:
        raise BadSource(f"{path.name}: {fault}") from fault
    finally:
        reader.close()
    return reader.language, reader.messages


class _Reader:
    """A streaming XML reader that handles only the relevant elements and builds no tree.

    Attributes:
        parser: the XML parser.
        language: the language that the file declares.
        messages: the complete messages.
    """

    def __init__(self, name: str) -> None:
        self.language = ""
        self.messages: list[Message] = []
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._begin_outermost
        self._name = name
        self._id, self._counts, self._state, self._form = "", False, "", ""
        self._forms: list[str] = []
        self._text: list[str] = []

    def finish(self) -> None:
        """Add the last message; all others are added when the next one begins."""
        if self._id:
            self._keep()

    def close(self) -> None:
        """Remove the handlers, so that parser and reader are freed now and not by the next garbage collection."""
        parser = self.parser
        parser.StartElementHandler = parser.EndElementHandler = parser.CharacterDataHandler = None

    def _begin_outermost(self, tag: str, attributes: dict[str, str]) -> None:
        if tag != "TS":
            raise BadSource(f"{self._name}: the outermost element is <{tag}>, not <TS>")
        self.language = attributes.get("language", "")
        parser = self.parser
        parser.StartElementHandler, parser.EndElementHandler = self._begin, self._end
        # Collect all text: switching the handler costs more than dropping the text between elements later.
        parser.CharacterDataHandler = self._text.append

    def _begin(self, tag: str, attributes: dict[str, str]) -> None:
        if tag == self._form:
            # Only here: Linguist writes elements for odd characters, and the text before these must stay.
            self._text.clear()
        if tag == "message":
            if self._id:
                self._keep()
            self._id, self._counts, self._forms = attributes.get("id", ""), attributes.get("numerus") == "yes", []
            self._form = "numerusform" if self._counts else "translation"
            if not self._id:
                raise BadSource(f"{self._name}: a <message> has no id")
        elif tag == "translation":
            self._state = attributes.get("type", "")

    def _end(self, tag: str) -> None:
        if tag == self._form:
            self._forms.append("".join(self._text))

    def _keep(self) -> None:
        if not self._forms:
            raise BadSource(f"{self._name}: {self._id} has no <translation>")
        self.messages.append(Message(self._id, tuple(self._forms), self._counts, self._state))
