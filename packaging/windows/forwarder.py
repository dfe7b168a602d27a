"""``python3.dll``, to which modules of the stable ABI are linked: it forwards each call to the library of Python."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bundle.project import BuildError, run

_TOOLS: Final = "x86_64-w64-mingw32"


def make_forwarder(python: Path, forwarder: Path) -> None:
    """Make a library that forwards all functions of a Python's library.

    Raises:
        BuildError: mingw-w64 is missing, or the library exports nothing.
    """
    exported = exports(python)
    if not exported:
        raise BuildError(f"{python.name} exports nothing")
    with TemporaryDirectory() as folder:
        definition = Path(folder, "python3.def")
        lines = [f" {name} = {python.stem}.{name}\n" for name in exported]
        definition.write_text("".join(["LIBRARY python3.dll\nEXPORTS\n", *lines]))
        options = ("-shared", "-nostdlib", "-Wl,--entry=0", "-s", "-o", str(forwarder))
        run(f"{_TOOLS}-gcc", *options, str(definition))


def exports(library: Path) -> list[str]:
    """Return the names of Python's functions and data that a library for Windows exports."""
    command = [f"/usr/bin/{_TOOLS}-objdump", "-p", str(library)]
    listed = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    _, _, table = listed.partition("[Ordinal/Name Pointer] Table")
    return re.findall(r"^\s*\[ *\d+\] (_?Py\w+)$", table, re.MULTILINE)
