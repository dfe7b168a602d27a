"""Attacks: targets, dice, wounds and what they set off (rules, sections 9, 11 and 12)."""
