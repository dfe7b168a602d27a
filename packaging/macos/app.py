"""The app: a folder that macOS shows as one program, with Python, packages and licences inside."""

from __future__ import annotations

import plistlib
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bundle.icon import write_icon
from bundle.project import APP_ID, LOCKS, NAME, ROOT, run, run_python, say, version
from bundle.tree import compile_all, describe, fill
from macos.check import check_app
from macos.macho import is_macho, thin
from macos.python import MACOS, PROCESSOR, bring_python

_OLDEST: Final = "13.0"
"""The oldest macOS that Qt's wheels are made for."""
_FILE_TYPE: Final = f"{APP_ID}.match"


def stage_app(app: Path) -> None:
    """Make the app in a folder, which is emptied first, and check it.

    Raises:
        BuildError: a part is missing, or a check fails.
    """
    say("staging the app for macOS")
    shutil.rmtree(app, ignore_errors=True)
    contents = app / "Contents"
    resources = contents / "Resources"
    site = bring_python(resources / "python")
    fill(site, MACOS)
    describe(site, MACOS, resources / "licences")
    lay_frameworks(site)
    for file in app.rglob("*"):
        if file.is_file() and not file.is_symlink() and is_macho(file):
            thin(file, PROCESSOR)
    (contents / "MacOS").mkdir()
    compile_launcher(contents / "MacOS" / NAME)
    write_icon(resources / f"{NAME}.icns", (16, 32, 64, 128, 256, 512))
    (contents / "Info.plist").write_bytes(plistlib.dumps(description()))
    compile_all(resources / "python" / "lib")
    say(f"checked {check_app(app, PROCESSOR)} programs and libraries of the app")


def lay_frameworks(site: Path) -> None:
    """Add the symbolic links of Qt's frameworks, which wheels cannot store and which signing needs."""
    for framework in site.rglob("*.framework"):
        shutil.rmtree(framework / "Resources", ignore_errors=True)
        (framework / "Versions" / "Current").symlink_to("A")
        for name in (framework.stem, "Resources"):
            (framework / name).symlink_to(Path("Versions", "Current", name))


def description() -> dict[str, object]:
    """Return the app's Info.plist, by which macOS knows it."""
    return {
        "CFBundleIdentifier": APP_ID,
        "CFBundleName": NAME,
        "CFBundleDisplayName": NAME,
        "CFBundleExecutable": NAME,
        "CFBundleIconFile": f"{NAME}.icns",
        "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": version(),
        "CFBundleVersion": version(),
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "fr"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": _OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "The Stronghold GUI contributors, MIT licence",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Match",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": f"{NAME}.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [_FILE_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": _FILE_TYPE,
                "UTTypeDescription": "Match",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["stronghold"],
                    "public.mime-type": ["application/x-stronghold-match+json"],
                },
            }
        ],
    }


def compile_launcher(program: Path) -> None:
    """Compile the app's program: on macOS with its own compiler, elsewhere with one from the package index.

    Raises:
        BuildError: the compiler is not available, or cannot compile it.
    """
    source = ROOT / "packaging" / "macos" / "launcher.c"
    common = ("-O2", "-Wall", "-Wextra", "-Werror", '-DPYTHON="python3.11"', "-o", str(program), str(source))
    if sys.platform == "darwin":
        run("cc", "-arch", PROCESSOR, f"-mmacosx-version-min={_OLDEST}", *common)
        return
    with TemporaryDirectory() as folder:
        quiet = ("--quiet", "--disable-pip-version-check", "--no-deps", "--target", folder)
        run_python("-m", "pip", "install", *quiet, "--require-hashes", "-r", str(LOCKS / "compiler.txt"))
        run(str(Path(folder, "ziglang", "zig")), "cc", "-target", f"aarch64-macos.{_OLDEST}", *common)
