"""``python -m stronghold_gui.bench [--json] [--write] [NAME ...]``: figures with bounds; exit with 1 if one is not met.

``python -m stronghold_gui.bench strength`` plays the computer players against each other.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict

from stronghold_gui.bench.figure import Figure, Unavailable
from stronghold_gui.bench.register import MEASUREMENTS
from stronghold_gui.bench.strength.command import main as strength
from stronghold_gui.bench.table import DOCUMENT, write_table


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the named measurements, by default all; return 1 if a bound is not met. ``strength`` has its own options."""
    asked = list(sys.argv[1:] if arguments is None else arguments)
    if asked[:1] == ["strength"]:
        return strength(asked[1:])
    parser = argparse.ArgumentParser(prog="python -m stronghold_gui.bench", description=__doc__)
    parser.add_argument("name", nargs="*", help=f"any of: {', '.join(MEASUREMENTS)}")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--write", action="store_true", help=f"put the figures into docs/{DOCUMENT.name}, too")
    given = parser.parse_args(asked)
    names = given.name or list(MEASUREMENTS)
    if unknown := [name for name in names if name not in MEASUREMENTS]:
        parser.error(f"nothing measures {', '.join(unknown)}")
    figures: dict[str, Figure] = {}
    for name in names:
        try:
            figures[name] = MEASUREMENTS[name]()
        except Unavailable as error:
            sys.stdout.write(_absent_line(name, str(error), as_json=given.json))
            continue
        sys.stdout.write(_line(name, figures[name], as_json=given.json))
        sys.stdout.flush()
    if given.write:
        write_table(figures)
    return 0 if all(figure.met for figure in figures.values()) else 1


def _line(name: str, figure: Figure, *, as_json: bool) -> str:
    if not as_json:
        return f"{figure}\n"
    return json.dumps({**asdict(figure), "name": name, "what": figure.name, "met": figure.met}) + "\n"


def _absent_line(name: str, reason: str, *, as_json: bool) -> str:
    if not as_json:
        return f"{name}: not measured: {reason}\n"
    return json.dumps({"name": name, "met": None, "reason": reason}) + "\n"


if __name__ == "__main__":
    raise SystemExit(main())
