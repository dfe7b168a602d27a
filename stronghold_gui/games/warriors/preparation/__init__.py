"""Set-up, and what comes before the battles of a round: dealing, keeping, placing (rules, sections 3 and 4)."""
