"""A turn: figures of the active card move, use powers, attack (rules, sections 5 to 7 and 12)."""
