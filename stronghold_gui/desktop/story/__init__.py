"""The page that tells the story of a match, whatever the game: its window, its files, the ground of its pictures.

A game brings a ``Told`` (`told.py`): sentences, and pictures that it draws with the parts of `parts.py`.
"""
