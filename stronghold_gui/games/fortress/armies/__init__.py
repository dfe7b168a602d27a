"""Armies: given, chosen or drafted, and placed on the battlefield (rules, sections 3 and 4)."""
