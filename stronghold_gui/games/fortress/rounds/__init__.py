"""Rounds: dropping, order markers, initiative, turns (rules, section 5)."""
