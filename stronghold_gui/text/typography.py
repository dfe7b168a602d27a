"""Typography of sentences: the spaces, quotes and dots that each language's readers expect."""

import re
from collections.abc import Iterator
from typing import Final

NO_BREAK: Final = "\u00a0\u202f"
"""The no-break space and the narrow no-break space; French uses one of them before `; : ! ?` and in « »."""

_TAG: Final = re.compile(r"<[^<>]*>")
_ENTITY: Final = re.compile(r"&(?:[a-z]+|#\d+);")
# Not sentence marks: the colon of 12:30, of https:// and the second of two marks ("?!").
_FRENCH_MARK: Final = re.compile(rf"(?<![{NO_BREAK};:!?(\[])[;!?](?!\w)|(?<![{NO_BREAK}\d;:!?(\[]):(?!//)")
_ENGLISH_MARK: Final = re.compile(rf"[\s{NO_BREAK}][;:!?,](?:\s|$)")


def setting_faults(language: str, sentence: str) -> Iterator[str]:
    """Yield the faults of typography in a translated sentence, each as a short sentence for the translator."""
    plain = _ENTITY.sub("x", _TAG.sub("", sentence))
    if plain != plain.strip() and plain.strip():
        yield "it begins or ends with a space"
    if re.search(r"[ \u00a0\u202f]{2}", plain):
        yield "it has two spaces in a row"
    if "..." in plain:
        yield "it has three dots instead of an ellipsis (…)"
    yield from _french(plain) if language == "fr" else _english(plain)


def _french(plain: str) -> Iterator[str]:
    if found := _FRENCH_MARK.search(plain):
        yield f"a no-break space (U+00A0 or U+202F) belongs before {found[0]!r}"
    if re.search(rf"«(?![{NO_BREAK}])|(?<![{NO_BREAK}])»", plain):
        yield "a no-break space (U+00A0 or U+202F) belongs inside the guillemets"
    if "'" in plain:
        yield "it has a straight apostrophe instead of ’"
    if '"' in plain:
        yield "it has straight quotes instead of « »"


def _english(plain: str) -> Iterator[str]:
    if _ENGLISH_MARK.search(plain):
        yield "it has a space before a punctuation mark"
    if "'" in plain:
        yield "it has a straight apostrophe instead of ’"
    if '"' in plain:
        yield "it has straight quotes instead of “ ”"
