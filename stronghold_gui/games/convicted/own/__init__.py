"""Figures of one's own in the place of those that come with the program and are reconstructed (rules, section 18)."""
