"""Catapults: the moments for firing, the order of the seats, and the effect of a shot (rules, section 8)."""
