"""Armies: given, chosen or drafted, and placing them (rules, sections 3 and 4)."""
