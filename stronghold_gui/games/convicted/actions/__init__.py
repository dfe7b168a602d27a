"""The period of actions (rules, section 6)."""
