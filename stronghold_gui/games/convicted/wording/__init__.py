"""The Convicted in words: events, moves, refusals, decisions, endings and the table, in the catalogue's language.

A sentence is one message of ``translations/convicted``; words that take forms (``piece.archer.the``) are put in whole,
so that each language has its own articles and order: ``nouns.py``.
"""
