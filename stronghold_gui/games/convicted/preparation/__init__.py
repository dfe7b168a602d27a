"""The preparation of a game and of each turn (rules, sections 3 and 5)."""
