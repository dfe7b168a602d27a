"""Computer players of Fortress: what places and attacks are worth, by reach, by sight and by exact odds."""
