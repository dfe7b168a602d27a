"""``python -m stronghold_gui.bench [NAME ...]``: print each figure with its bound; exit with 1 if one is not met."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from stronghold_gui.bench.figure import Unavailable
from stronghold_gui.bench.register import MEASUREMENTS


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what is asked for, by default everything."""
    parser = argparse.ArgumentParser(prog="python -m stronghold_gui.bench", description=__doc__)
    parser.add_argument("name", nargs="*", help=f"any of: {', '.join(MEASUREMENTS)}")
    names = parser.parse_args(arguments).name or list(MEASUREMENTS)
    if unknown := [name for name in names if name not in MEASUREMENTS]:
        parser.error(f"nothing measures {', '.join(unknown)}")
    met = True
    for name in names:
        try:
            figure = MEASUREMENTS[name]()
        except Unavailable as error:
            sys.stdout.write(f"{name}: not measured: {error}\n")
            continue
        met = met and figure.met
        sys.stdout.write(f"{figure}\n")
        sys.stdout.flush()
    return 0 if met else 1


if __name__ == "__main__":
    raise SystemExit(main())
