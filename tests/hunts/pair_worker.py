"""One of two who save in one file at the same time. Told what to do line by line on stdin, it answers on stdout.

``read FILE`` has it open the file as a window does; ``save MOVE`` has it play a move and save. ``do FILE MOVE`` is the
command. The answer is the exit code: 0 for saved, 1 for refused.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from stronghold_gui.cli import main as stronghold
from stronghold_gui.core.save import BadFileError, Problem, fingerprint, open_match, save_match
from tests.toy.entry import WITH_TOY


class Worker:
    """The methods that the hunt can call."""

    def read(self, name: str) -> int:
        """Open a file, and remember what it was."""
        self._path = Path(name)
        self._read = fingerprint(self._path)
        self._match = open_match(self._path, WITH_TOY.find)
        return 0

    def save(self, text: str) -> int:
        """Play a move and save, unless the file is another now."""
        match = self._match
        match.play(match.game.decisions(match.position)[0].seat, match.game.parse(text))
        try:
            save_match(match, WITH_TOY.kit(match.header.game), self._path, self._read)
        except BadFileError as error:
            return 1 if error.first.problem in (Problem.CHANGED, Problem.BEING_WRITTEN) else 3
        return 0

    def do(self, name: str, text: str) -> int:
        """Call the command."""
        return stronghold(["do", name, text, "--quiet"], WITH_TOY)


def main() -> None:
    worker = Worker()
    for line in sys.stdin:
        what, *given = json.loads(line)
        print(getattr(worker, what)(*given), flush=True)  # noqa: T201 - the answer


if __name__ == "__main__":
    main()
