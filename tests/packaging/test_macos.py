"""The app for macOS: its files are read and checked on any system."""

from __future__ import annotations

import plistlib
import struct
from pathlib import Path

import pytest

from bundle.project import APP_ID, BuildError
from macos.app import description, lay_frameworks
from macos.check import check_app
from macos.macho import is_macho, linked, slices, thin

ARM, INTEL = 0x0100000C, 0x01000007


def library(processor: int = ARM, loads: tuple[str, ...] = (), places: tuple[str, ...] = ()) -> bytes:
    """Return a Mach-O library that is linked to others."""
    commands = b"".join(
        struct.pack("<III", kind, 12 + len(text), 12) + text
        for kind, names in ((0xC, loads), (0x8000001C, places))
        for text in (name.encode() + b"\0" for name in names)
    )
    head = struct.pack("<IIIIIIII", 0xFEEDFACF, processor, 0, 6, len(loads) + len(places), len(commands), 0, 0)
    return head + commands


def fat(*parts: bytes) -> bytes:
    """Return a file that holds libraries for several processors."""
    start = 8 + 20 * len(parts)
    places = [start + sum(map(len, parts[:index])) for index in range(len(parts))]
    entries = b"".join(
        struct.pack(">5I", struct.unpack_from("<I", part, 4)[0], 0, place, len(part), 0)
        for part, place in zip(parts, places, strict=True)
    )
    return struct.pack(">II", 0xCAFEBABE, len(parts)) + entries + b"".join(parts)


@pytest.fixture
def app(tmp_path: Path) -> Path:
    contents = tmp_path / "Stronghold.app" / "Contents"
    for folder in ("MacOS", "Resources/qt/lib"):
        (contents / folder).mkdir(parents=True)
    (contents / "Info.plist").write_bytes(plistlib.dumps(description()))
    (contents / "Resources" / "Stronghold.icns").write_bytes(b"icns")
    (contents / "Resources" / "qt" / "QtCore.so").write_bytes(
        library(loads=("@rpath/QtCore",), places=("@loader_path/lib",))
    )
    (contents / "Resources" / "qt" / "lib" / "QtCore").write_bytes(library(loads=("/usr/lib/libSystem.B.dylib",)))
    program = contents / "MacOS" / "Stronghold"
    program.write_bytes(library())
    program.chmod(0o755)
    return contents.parent


def test_a_file_for_two_processors_is_cut_to_one(tmp_path: Path) -> None:
    file = tmp_path / "library"
    file.write_bytes(fat(library(INTEL), library(ARM, ("@rpath/a",))))
    assert is_macho(file)
    assert list(slices(file.read_bytes())) == ["x86_64", "arm64"]
    thin(file, "arm64")
    assert linked(file.read_bytes()).libraries == ["@rpath/a"]
    with pytest.raises(ValueError, match="not for x86_64"):
        thin(file, "x86_64")


def test_a_whole_app_is_accepted(app: Path) -> None:
    assert check_app(app, "arm64") == 3


def test_an_app_without_a_library_is_refused(app: Path) -> None:
    (app / "Contents" / "Resources" / "qt" / "lib" / "QtCore").unlink()
    with pytest.raises(BuildError, match=r"QtCore\.so: @rpath/QtCore is missing"):
        check_app(app, "arm64")


def test_an_app_for_another_processor_is_refused(app: Path) -> None:
    (app / "Contents" / "Resources" / "qt" / "QtCore.so").write_bytes(library(INTEL))
    with pytest.raises(BuildError, match="is for x86_64"):
        check_app(app, "arm64")


def test_an_app_without_its_icon_or_program_is_refused(app: Path) -> None:
    (app / "Contents" / "Resources" / "Stronghold.icns").write_bytes(b"\x89PNG")
    with pytest.raises(BuildError, match="no icon"):
        check_app(app, "arm64")
    (app / "Contents" / "MacOS" / "Stronghold").chmod(0o644)
    with pytest.raises(BuildError, match="cannot be started"):
        check_app(app, "arm64")


def test_the_app_opens_matches() -> None:
    said = plistlib.loads(plistlib.dumps(description()))
    (document,), (kind,) = said["CFBundleDocumentTypes"], said["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == ["stronghold"]
    assert said["CFBundleIdentifier"] == APP_ID


def test_frameworks_get_the_links_that_signing_needs(tmp_path: Path) -> None:
    framework = tmp_path / "PySide6" / "QtCore.framework"
    for name in ("Versions/A/Resources/Info.plist", "Versions/A/QtCore", "Resources/Info.plist"):
        (framework / name).parent.mkdir(parents=True, exist_ok=True)
        (framework / name).write_text(name)
    lay_frameworks(tmp_path)
    assert (framework / "QtCore").read_text() == "Versions/A/QtCore"
    assert (framework / "Resources" / "Info.plist").read_text() == "Versions/A/Resources/Info.plist"
