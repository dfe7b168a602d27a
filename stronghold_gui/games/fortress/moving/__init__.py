"""Moving: steps, what they cost, where a figure gets (rules, section 6)."""
