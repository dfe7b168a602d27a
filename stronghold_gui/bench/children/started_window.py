"""Starts the program with a match file: prints the CPU seconds until it was painted, and its peak memory.

``painted`` is the time of the cover, before the window and the rules are loaded. ``ready`` is the time at which the
match can be played: the pieces on the board, the prompt and every visible dock are painted.

The clock is the CPU time of the process (user and system), which other processes of the machine hardly change.
"""

from __future__ import annotations

import sys

from stronghold_gui import cli
from stronghold_gui.bench.children.watch import watch_cover
from stronghold_gui.text import Catalogue


def main() -> int:
    """Start the program with a file as its command does, and watch it."""
    prepare = cli.prepare_window

    def prepare_and_watch(texts: Catalogue) -> None:
        prepare(texts)
        watch_cover()

    cli.prepare_window = prepare_and_watch
    return cli.main(sys.argv[1:])


if __name__ == "__main__":
    raise SystemExit(main())
