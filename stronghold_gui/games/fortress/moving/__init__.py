"""Moving: steps, their costs, and the reach of a figure (rules, section 6)."""
