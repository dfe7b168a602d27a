"""Stronghold's docks: buildings, the Invaders' cards, glory, heroes, the report of the assault, supply."""
