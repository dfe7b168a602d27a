"""Searches for the places that figures can reach, with costs, ways and flights (rules, section 6)."""
