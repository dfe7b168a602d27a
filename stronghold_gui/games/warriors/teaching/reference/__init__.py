"""The rule book of Warriors: its figures, and what is explained where.

The pages lie in ``resources/warriors/rules``.
"""

from stronghold_gui.games.warriors.teaching.reference.terms import REFERENCE

__all__ = ["REFERENCE"]
