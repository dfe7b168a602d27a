"""No files of the package need each other in a circle, not even for the names of types."""

from graphlib import CycleError, TopologicalSorter

import grimp
import pytest


def test_files_need_each_other_in_one_direction_only() -> None:
    """Whoever reads a file can read what it stands on first."""
    graph = grimp.build_graph("stronghold_gui", cache_dir=None)
    needed = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    assert len(needed) > 1000
    try:
        TopologicalSorter(needed).prepare()
    except CycleError as found:
        pytest.fail(" needs ".join(reversed(found.args[1])))
