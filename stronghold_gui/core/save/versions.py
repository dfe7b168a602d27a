"""Versions of documents: checks of format and version, and the numbered steps that upgrade an older one.

A step works on raw JSON, before validation, so it needs no old classes. To change a format: raise its version, add the
step from the version before to ``steps``, and put a file of the old version into ``tests/samples``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.faults import Problem, bad

Step = Callable[[dict[str, Json]], dict[str, Json]]
"""Upgrades a document to the next version; it need not set ``version``."""


@dataclass(frozen=True, slots=True)
class Format:
    """A kind of document.

    Attributes:
        name: the value of ``format`` in each document.
        version: the current version.
        steps: the steps from each older version to the next.
    """

    name: str
    version: int
    steps: Mapping[int, Step] = field(default_factory=dict)

    def bring_up_to_date(self, document: Json, path: str = "") -> dict[str, Json]:
        """Return the document in the current version.

        Raises:
            BadFileError: it is another kind of document, of a newer version, or without a version.
        """
        if not isinstance(document, dict) or document.get("format") != self.name:
            raise bad(Problem.FOREIGN, path, format=self.name)
        version = document.get("version")
        if isinstance(version, bool) or not isinstance(version, int) or version < 1:
            raise bad(Problem.UNKNOWN_VERSION, path)
        if version > self.version:
            raise bad(Problem.NEWER, path, version=version, known=self.version)
        for number in range(version, self.version):
            document = {**self.steps[number](dict(document)), "version": number + 1}
        return document
