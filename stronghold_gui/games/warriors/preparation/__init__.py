"""Set-up, and the steps before the battles of a round: dealing, keeping, placing (rules, sections 3 and 4)."""
