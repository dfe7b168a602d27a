"""Lines of sight, computed in whole numbers (rules, section 10)."""
