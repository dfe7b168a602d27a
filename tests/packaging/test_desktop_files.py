"""The files for a Linux desktop: entry, metadata, file type and icon agree with each other."""

import configparser
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from stronghold_gui.files import resource

FOLDER = Path(__file__).resolve().parents[2] / "packaging" / "linux"
APP = "io.github.stronghold_gui.Stronghold"
MIME = "application/x-stronghold-match+json"


@pytest.fixture(scope="module")
def entry() -> configparser.SectionProxy:
    parser = configparser.RawConfigParser(interpolation=None, delimiters="=")
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # keys of a desktop entry keep their case
    parser.read(FOLDER / f"{APP}.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


@pytest.fixture(scope="module")
def metainfo() -> ET.Element:
    return ET.parse(FOLDER / f"{APP}.metainfo.xml").getroot()  # noqa: S314  (our own file)


def test_the_entry_opens_saves_in_both_languages(entry: configparser.SectionProxy) -> None:
    assert entry["Exec"] == "stronghold %f"
    assert MIME in entry["MimeType"].split(";")
    for key in ("GenericName", "Comment", "Keywords"):
        assert entry[key] != entry[f"{key}[fr]"]


def test_the_metadata_belong_to_the_entry(metainfo: ET.Element, entry: configparser.SectionProxy) -> None:
    assert metainfo.findtext("id") == entry["Icon"] == APP
    assert metainfo.findtext("launchable") == f"{APP}.desktop"
    assert metainfo.findtext("provides/mediatype") == MIME
    assert metainfo.findtext("summary") == entry["Comment"]


def test_the_metadata_are_whole_in_french(metainfo: ET.Element) -> None:
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    for path in ("summary", "description/p", "description/ul/li", "developer/name"):
        found = metainfo.findall(path)
        french = [element for element in found if element.get(language) == "fr"]
        assert len(found) == 2 * len(french) > 0


def test_the_file_type_is_that_of_saves() -> None:
    root = ET.parse(FOLDER / f"{APP}.mime.xml").getroot()  # noqa: S314  (our own file)
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    kind = root.find("m:mime-type", space)
    assert kind is not None
    assert kind.get("type") == MIME
    glob = kind.find("m:glob", space)
    assert glob is not None
    assert glob.get("pattern") == "*.stronghold"


@pytest.mark.parametrize(
    "command",
    [
        ("desktop-file-validate", f"{APP}.desktop"),
        ("appstreamcli", "validate", "--no-net", f"{APP}.metainfo.xml"),
    ],
)
def test_the_desktops_own_validators_are_content(command: tuple[str, ...]) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    result = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize("size", [16, 32, 256])
def test_the_icon_shows_a_tower_with_a_red_banner(qapp: object, size: int) -> None:
    renderer = QSvgRenderer(str(resource("icon", "stronghold.svg")))
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    assert image.pixelColor(0, 0).alpha() < 40
    banner = image.pixelColor(round(size * 0.66), round(size * 0.1))
    assert banner.red() > 2 * banner.green()
    wall = image.pixelColor(round(size * 0.28), round(size * 0.6))
    gate = image.pixelColor(round(size * 0.5), round(size * 0.9))
    assert wall.lightness() > 2 * gate.lightness()
