"""Armies: the given, chosen or drafted ones, and their placing (rules, sections 3 and 4)."""
