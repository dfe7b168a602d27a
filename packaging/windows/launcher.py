"""The two programs of the Windows bundle: one for the window, and one for terminals, which wait until it ends."""

from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bundle.icon import write_icon
from bundle.project import COMMAND, NAME, ROOT, run, version
from windows.python import LIBRARY

WINDOWED: Final = f"{NAME}.exe"
AT_TERMINAL: Final = f"{COMMAND}-cli.exe"
ICON_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 128, 256)
_SOURCES: Final = ROOT / "packaging" / "windows"
_TOOLS: Final = "x86_64-w64-mingw32"


def compile_launchers(folder: Path) -> None:
    """Compile both programs into a folder.

    Raises:
        BuildError: mingw-w64 is missing, or cannot compile them.
    """
    with TemporaryDirectory() as made:
        work = Path(made)
        for name in ("launcher.c", "launcher.rc", "launcher.manifest"):
            shutil.copy2(_SOURCES / name, work / name)
        write_icon(work / "stronghold.ico", ICON_SIZES)
        numbers = ",".join([*version().split("."), "0"])
        texts = (f"-DNUMBERS={numbers}", f'-DVERSION=\\"{version()}\\"')
        run(f"{_TOOLS}-windres", *texts, "launcher.rc", "resources.o", folder=work)
        common = ("-O2", "-s", "-Wall", "-Wextra", "-Werror", "-municode", f'-DPYTHON=L"{LIBRARY}"')
        sources = ("launcher.c", "resources.o")
        for name, more in ((WINDOWED, ("-mwindows", "-DWINDOWED")), (AT_TERMINAL, ("-mconsole",))):
            run(f"{_TOOLS}-gcc", *common, *more, "-o", str(folder / name), *sources, folder=work)
