"""Fortress in words: events, moves, refusals, decisions, endings and the table, in the catalogue's language.

A sentence is one message of ``translations/fortress``; names and counts are inserted as a whole. ``Game.event_for`` and
the views have already removed hidden information.
"""
