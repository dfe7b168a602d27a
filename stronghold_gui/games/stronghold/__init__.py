"""Stronghold for two, both editions, as docs/RULES.md has it; one module per chapter."""
