"""Everything but the window works where Qt is not installed: no module asks for it while it is imported.

What the benchmark starts as processes of their own (``bench.children``) are windows, too.
"""

import subprocess
import sys

PROGRAM = """
import importlib, pkgutil, sys

WINDOWS = {"stronghold_gui.desktop", "stronghold_gui.bench.children"}

class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"PySide6", "shiboken6"}:
            raise ModuleNotFoundError(f"no {name} here")

sys.meta_path.insert(0, NoQt())
import stronghold_gui

def walk(package):
    for found in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        if found.name in WINDOWS or found.name.endswith(".__main__"):
            continue
        module = importlib.import_module(found.name)
        print(found.name)
        if found.ispkg:
            walk(module)

walk(stronghold_gui)
"""


def test_all_modules_but_the_window_can_be_imported_without_qt() -> None:
    result = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False, timeout=120)
    assert result.returncode == 0, result.stderr
    assert {"stronghold_gui.core", "stronghold_gui.games.stronghold"} <= set(result.stdout.split())
