"""Lines of sight in whole numbers (rules, section 10)."""
