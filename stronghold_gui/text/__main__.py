"""`python -m stronghold_gui.text check`: list every fault of the translations, exit with 1 if there are any."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from stronghold_gui.files import translations_dir
from stronghold_gui.text.check import check


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return 0 if there are no faults, else 1."""
    parser = argparse.ArgumentParser(prog="python -m stronghold_gui.text", description=__doc__)
    parser.add_argument("command", choices=["check"], help="check: look for faults in all translation sources")
    parser.add_argument("folder", nargs="*", type=Path, help="other folders than the program's own")
    chosen = parser.parse_args(arguments)
    folders = chosen.folder or [translations_dir()]
    faults = check(*folders)
    for fault in faults:
        sys.stderr.write(f"{fault}\n")
    names = ", ".join(folder.name for folder in folders)
    sys.stdout.write(f"{names}: {len(faults) or 'no'} fault{'s' * (len(faults) != 1)}\n")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
