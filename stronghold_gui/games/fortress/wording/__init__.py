"""Fortress in words: events, moves, refusals, decisions, endings and the table, in the catalogue's language.

A sentence is one message of ``translations/fortress``; names and counts are put in whole. What a seat may not see is
hidden by ``Game.event_for`` and the views before it gets here.
"""
