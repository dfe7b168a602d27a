"""Write docs/RULE_TABLE.md: each ruling, worked example and action, where it is coded and which tests name it.

python tools/rule_table.py            # write the table
python tools/rule_table.py --check    # fail if it is not current, or if a rule is named by no test
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stronghold_gui.games.stronghold import pieces

ROOT: Final = Path(__file__).resolve().parent.parent
RULES: Final = ROOT / "docs" / "RULES.md"
TABLE: Final = ROOT / "docs" / "RULE_TABLE.md"
CODE: Final = ROOT / "stronghold_gui" / "games" / "stronghold"
TESTS: Final = ROOT / "tests"
_NO_RULES: Final = frozenset({"teaching", "players"})
"""Folders of the game in which no rule is carried out."""
SHOWN: Final = 4
"""Tests and files listed in a row before the rest is counted."""


@dataclass(frozen=True)
class Row:
    """One rule: its id, the beginning of its text, and its tests."""

    rule: str
    says: str
    code: tuple[str, ...]
    tests: tuple[str, ...]
    exempt: bool


def rulings() -> dict[str, tuple[str, bool]]:
    """Return the text of each ruling, and whether it needs no test because another ruling replaced it."""
    found: dict[str, tuple[str, bool]] = {}
    for line in RULES.read_text(encoding="utf-8").splitlines():
        parts = re.split(r"\*\*(R-\d+)\*\*", line)
        for rule, text in zip(parts[1::2], parts[2::2], strict=False):
            rest = "".join(parts[2:])
            found[rule] = (
                text.strip(" ,"),
                "replaced by" in text or (not text.strip(" ,") and "replaced" in rest),
            )
    return found


def examples() -> dict[str, str]:
    """Return the text of each worked example."""
    text = RULES.read_text(encoding="utf-8").split("## 14.")[1].split("## 15.")[0]
    parts = re.split(r"(V-\d\d)", text.split("\n", 1)[1])
    return {rule: " ".join(says.split()) for rule, says in zip(parts[1::2], parts[2::2], strict=True)}


def actions() -> dict[str, str]:
    """Return the name of every action, with its owner."""
    found = dict.fromkeys(pieces.INVADER_ACTIONS, "the Invader's action")
    found |= dict.fromkeys(pieces.DEFENDER_ACTIONS, "the Defender's action")
    found |= dict.fromkeys(pieces.ORDERS, "order")
    found |= dict.fromkeys(pieces.DEEDS, "the Defender's deed")
    found |= dict.fromkeys(pieces.INVADER_DEEDS, "the Invader's deed")
    found |= dict.fromkeys(("all_charge", "speech", "excursion", "haste"), "special action")
    return found


def sources() -> dict[str, str]:
    """Return the text of each source file of the rules by its path, without the folders in ``_NO_RULES``."""
    paths = (path.relative_to(CODE) for path in sorted(CODE.rglob("*.py")))
    return {str(path): (CODE / path).read_text(encoding="utf-8") for path in paths if path.parts[0] not in _NO_RULES}


def tests() -> dict[str, str]:
    """Return the text of each test function with its decorators, by ``file::name``, without tests of other games."""
    found: dict[str, str] = {}
    others = {folder.name for folder in CODE.parent.iterdir() if folder.is_dir() and folder.name != CODE.name}
    for path in sorted(TESTS.rglob("test_*.py")):
        if others & set(path.relative_to(TESTS).parts):
            continue
        text = path.read_text(encoding="utf-8")
        for block in re.split(r"\n(?=@pytest|@given|def |class |    def test)", text):
            name = re.search(r"def (test_\w+)", block)
            if name:
                found[f"{path.relative_to(TESTS)}::{name[1]}"] = block
    return found


def _word(word: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![A-Za-z]){re.escape(word)}(?![A-Za-z0-9])")


def table() -> list[Row]:
    """Return the rows: rulings, examples, actions."""
    files, functions = sources(), tests()
    rows = []
    for rule, (says, exempt) in rulings().items():
        named = re.compile(rf"{rule.replace('-', '[-_]')}(?!\d)")
        rows.append(_row(rule, says, named, files, functions, exempt=exempt))
    for rule, says in examples().items():
        named = re.compile(rf"{rule.replace('-', '[-_]')}(?!\d)")
        rows.append(_row(rule, says, named, {}, functions))
    for action, whose in actions().items():
        rows.append(_row(action, whose, _word(action), files, functions))
    return rows


def _row(
    rule: str,
    says: str,
    named: re.Pattern[str],
    files: dict[str, str],
    functions: dict[str, str],
    *,
    exempt: bool = False,
) -> Row:
    code = tuple(name for name, text in files.items() if named.search(text))
    covered = tuple(name for name, text in functions.items() if named.search(text))
    by_name = tuple(name for name in covered if named.search(name.replace("test_", "", 1)))
    return Row(rule, says, code, by_name or covered, exempt)


def _list(names: Iterable[str]) -> str:
    shown = [name.rsplit("::", 1)[-1] if "::" in name else name for name in names]
    more = f" and {len(shown) - SHOWN} more" if len(shown) > SHOWN else ""
    return ", ".join(f"`{name}`" for name in shown[:SHOWN]) + more


def page(rows: list[Row]) -> str:
    """Return the table as a Markdown page."""
    lines = [
        "# Where each rule is",
        "",
        "Made by `python tools/rule_table.py`; a check of the test command keeps it current. Code is below",
        "`stronghold_gui/games/stronghold/`.",
        "",
        "| rule | what it says | code | tests |",
        "|---|---|---|---|",
    ]
    for row in rows:
        says = re.sub(r"[*`|]", "", row.says)
        says = says if len(says) <= 90 else says[:87].rsplit(" ", 1)[0] + " ..."
        lines.append(f"| {row.rule} | {says} | {_list(row.code)} | {_list(row.tests)} |")
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    """Write or check the table; return the exit code."""
    rows = table()
    text = page(rows)
    if "--check" not in arguments:
        TABLE.write_text(text, encoding="utf-8")
        return 0
    faults = [f"{row.rule} is named by no test" for row in rows if not row.tests and not row.exempt]
    if not TABLE.exists() or TABLE.read_text(encoding="utf-8") != text:
        faults.append("docs/RULE_TABLE.md is not current: run python tools/rule_table.py")
    print("\n".join(faults) or f"{len(rows)} rules, each named by a test")  # noqa: T201 - a command speaks by printing
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
