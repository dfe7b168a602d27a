"""Habits of writing that no tool checks: no prose says "he", and no code reaches below the public surface of Python."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("stronghold_gui", "tools")
WRITTEN_CODE = frozenset({"exec", "eval", "compile", "__import__"})
"""Functions that run code which was put together as text."""
INSIDES = frozenset({"builtins", "marshal", "_imp"})
"""Modules of Python's own insides."""
HIDDEN = frozenset({"__code__", "__globals__", "__builtins__", "meta_path", "path_hooks", "_getframe"})
"""Attributes that show or change how Python itself works."""
SEAM = re.compile(r"noqa: PLC0415 - (?:seam: (?:Qt|sound)|an extra\b)")
"""What an import inside a function says of itself; files of the seam "games" are listed in pyproject.toml."""
MODULE_HOOKS = frozenset({"__getattr__", "__dir__"})
"""Functions that answer for a whole module."""
SUSPECT = re.compile(
    rf"\b(?:{'|'.join(WRITTEN_CODE | INSIDES | HIDDEN | MODULE_HOOKS)})\b"
    r"|\bobject\.__|\.__(?:class|init)__ *=|sys\.modules *\["
)
"""What a source has somewhere if it reaches below the surface: most have nothing of it, and need not be parsed."""
AVOIDED = re.compile(r"\b(?:he|him|his|himself)\b", re.IGNORECASE)


def prose(source: str) -> Iterator[tuple[int, str]]:
    """Yield comments and docstrings with the line each begins on; strings shown to users are not among them.

    The string below a constant describes it as a docstring does a function, so every string that is a statement counts.
    """
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value


def avoided(source: str) -> list[tuple[int, str]]:
    """Return the avoided words of a source, each with its line; most sources have none and are not taken apart."""
    if not AVOIDED.search(source):
        return []
    return sorted(
        (start + text.count("\n", 0, found.start()), found[0])
        for start, text in prose(source)
        for found in AVOIDED.finditer(text)
    )


def test_no_comment_or_docstring_says_he() -> None:
    files = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    assert len(files) > 500
    faults = [
        f"{path.relative_to(ROOT)}:{line}: {word}"
        for path in files
        for line, word in avoided(path.read_text(encoding="utf-8"))
    ]
    assert faults == []


def test_comments_and_docstrings_are_looked_at_and_texts_are_free() -> None:
    source = (
        '"""A module.\n\nHis second paragraph.\n"""\n'
        "A = 1\n"
        '"""What he counts."""\n'
        'print("he sees this")  # him\n'
        'def the(x: str = "his") -> None:\n'
        '    """Chess with this, there and then."""\n'
    )
    assert avoided(source) == [(3, "His"), (6, "he"), (7, "him")]


def below_the_surface(source: str) -> list[tuple[int, str]]:
    """Return what of a source reaches below the public surface of Python, each with its line."""
    if not SUSPECT.search(source):
        return []
    tree = ast.parse(source)
    hooks = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name in MODULE_HOOKS]
    found = [(node.lineno, node.name) for node in hooks]
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in WRITTEN_CODE:
                found.append((node.lineno, name))
            case ast.Import(names=names):
                found += [(node.lineno, one.name) for one in names if one.name in INSIDES]
            case ast.ImportFrom(module=str(name)) if name in INSIDES:
                found.append((node.lineno, name))
            case ast.Attribute(value=ast.Name(id="object"), attr="__new__" | "__setattr__" as name):
                found.append((node.lineno, f"object.{name}"))
            case ast.Attribute(attr=name) if name in HIDDEN:
                found.append((node.lineno, name))
            case ast.Attribute(attr="__class__" | "__init__" as name, ctx=ast.Store()):
                found.append((node.lineno, f"{name} ="))
            case ast.Subscript(value=ast.Attribute(value=ast.Name(id="sys"), attr="modules"), ctx=ast.Store()):
                found.append((node.lineno, "sys.modules[...] ="))
            case _:
                pass
    return sorted(found)


def test_nothing_reaches_below_the_public_surface_of_python() -> None:
    files = [path for folder in (*FOLDERS, "packaging") for path in sorted((ROOT / folder).rglob("*.py"))]
    faults = [
        f"{path.relative_to(ROOT)}:{line}: {what}"
        for path in files
        for line, what in below_the_surface(path.read_text(encoding="utf-8"))
    ]
    assert faults == []


def test_surgery_on_the_interpreter_is_found() -> None:
    source = (
        "import marshal\n"
        "from importlib.util import cache_from_source\n"
        "exec('a = 1')\n"
        "sys.meta_path.insert(0, None)\n"
        "sys.modules['numpy'] = None\n"
        "code = f.__code__\n"
        "kind.__init__ = f\n"
        "move = object.__new__(Keep)\n"
        "def __getattr__(name): ...\n"
        "class Plain:\n"
        "    def __getattr__(self, name): return re.compile(name)\n"
    )
    assert [line for line, _ in below_the_surface(source)] == [1, 3, 4, 5, 6, 7, 8, 9]


def test_imports_in_functions_name_their_seam() -> None:
    faults = [
        f"{path.relative_to(ROOT)}:{number}"
        for folder in (*FOLDERS, "packaging")
        for path in sorted((ROOT / folder).rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if "PLC0415" in line and not SEAM.search(line)
    ]
    assert faults == []
