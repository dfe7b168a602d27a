"""The Convicted in words: events, moves, refusals, decisions, endings and the table, in the catalogue's language.

A sentence is one message of ``translations/convicted``. Words with forms (``piece.archer.the``) are inserted as a
whole, so that each language has its own articles and order (``nouns.py``).
"""
