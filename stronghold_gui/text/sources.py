"""Reading one Qt Linguist source (`.ts`) of the id-based kind, with nothing but the standard library.

The program reads the sources themselves: there is no compiled file that could be stale, and a thousand
messages take a few milliseconds.
"""

from pathlib import Path
from xml.etree import ElementTree as ET

from stronghold_gui.core.value import value


class BadSource(ValueError):
    """A translation file that is not a well-formed Qt Linguist source; the sentence names file and place."""


@value
class Message:
    """One message of a source file.

    Attributes:
        id: What the program asks for, e.g. `reason.no_room`.
        forms: The sentence, or for a message that counts one sentence per plural form.
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
        BadSource: the file is no XML, no Linguist source, or a message lacks its id or translation.
    """
    try:
        # Only files that come with the program are read here, never a stranger's.
        root = ET.parse(path).getroot()  # noqa: S314
    except (ET.ParseError, UnicodeDecodeError) as fault:
        raise BadSource(f"{path.name}: {fault}") from fault
    if root.tag != "TS":
        raise BadSource(f"{path.name}: the outermost element is <{root.tag}>, not <TS>")
    return root.get("language", ""), [_message(path, element) for element in root.iter("message")]


def _message(path: Path, element: ET.Element) -> Message:
    message_id = element.get("id")
    if not message_id:
        raise BadSource(f"{path.name}: a <message> has no id")
    translation = element.find("translation")
    if translation is None:
        raise BadSource(f"{path.name}: {message_id} has no <translation>")
    counts = element.get("numerus") == "yes"
    spoken = list(translation.iter("numerusform")) if counts else [translation]
    forms = tuple(form.text or "" for form in spoken)
    return Message(message_id, forms, counts, translation.get("type", ""))
