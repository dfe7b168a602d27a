"""What is wrong with a map, as the fault of a file, which is told in every language."""

from __future__ import annotations

from stronghold_gui.core.reading import ChoiceFault, DataFault, RangeFault
from stronghold_gui.core.save.faults import Fault, Problem
from stronghold_gui.core.save.validation import short
from stronghold_gui.games.fortress.documents.problems import Impossible
from stronghold_gui.games.fortress.field.unbuildable import MapFault


def map_fault(fault: DataFault, root: str = "") -> Fault:
    """Return what reading a map that has the right form refused; ``root`` is where the map stands in its file."""
    path = f"{root}.{fault.path}" if root and fault.path else root or fault.path
    match fault:
        case MapFault():
            figures = {name: short(one) if isinstance(one, str) else one for name, one in fault.figures.items()}
            return Fault(fault.kind, path, figures)
        case RangeFault():
            value = short(fault.value)
            return Fault(Problem.OUT_OF_RANGE, path, {"value": value, "least": fault.least, "most": fault.most})
        case ChoiceFault():
            return Fault(Problem.NOT_ONE_OF, path, {"value": short(fault.value), "allowed": ", ".join(fault.allowed)})
        case _:
            return Fault(Impossible.BAD_MAP, path, {"value": fault.problem})
