"""The papers for those who work on the program are short, and the files and pages that they name are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MOST_WORDS = {"ARCHITECTURE.md": 1500, "CONTRIBUTING.md": 1200}
PAPERS = (*MOST_WORDS, "docs/PLAYERS.md", *(str(file.relative_to(ROOT)) for file in sorted(ROOT.glob("docs/*/*.md"))))
FOLDERS = ("stronghold_gui", "resources", "translations", "tests", "tools", "packaging", "docs", ".ci")
ENDINGS = (".py", ".json", ".md", ".toml", ".svg", ".ts", ".txt", ".in", ".sh")
NAME = re.compile(r"`([\w./-]+)`")
LINK = re.compile(r"\]\(([\w./-]+)\)")


@pytest.fixture(scope="module")
def shipped() -> set[str]:
    """Return every file and folder of the checkout, and the ends of their paths: ``play/desk.py``, ``desk.py``."""
    paths = [*ROOT.glob("*.*")]
    for folder in FOLDERS:
        paths += [ROOT / folder, *(ROOT / folder).rglob("*")]
    parts = [path.relative_to(ROOT).parts for path in paths]
    return {"/".join(names[start:]) for names in parts for start in range(len(names))}


@pytest.mark.parametrize("paper", MOST_WORDS)
def test_the_paper_is_short(paper: str) -> None:
    assert len((ROOT / paper).read_text("utf-8").split()) <= MOST_WORDS[paper]


@pytest.mark.parametrize("paper", PAPERS)
def test_files_that_a_paper_names_are_there(paper: str, shipped: set[str]) -> None:
    text = (ROOT / paper).read_text("utf-8")
    files = [name for name in NAME.findall(text) if name.endswith(ENDINGS)]
    assert [name for name in files if name not in shipped] == []


@pytest.mark.parametrize("paper", PAPERS)
def test_links_of_a_paper_lead_somewhere(paper: str) -> None:
    text = (ROOT / paper).read_text("utf-8")
    assert [link for link in LINK.findall(text) if not ((ROOT / paper).parent / link).exists()] == []
