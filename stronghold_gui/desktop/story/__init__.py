"""The page with the story of a match of any game: its window, its files, the background of its pictures.

A game brings a ``Told`` (`parts.py`): sentences, and pictures that it draws with the parts there.
"""
