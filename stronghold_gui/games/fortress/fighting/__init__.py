"""Attacks: targets, dice, wounds and their consequences (rules, sections 9, 11 and 12)."""
