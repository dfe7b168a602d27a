"""Catapults: the moments at which they can be fired, in which order, and what a shot does (rules, section 8)."""
