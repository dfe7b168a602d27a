"""The page with the story of a match of any game: its window and its files.

A game brings a ``Told`` (`told.py`): sentences, and charts as values of `desktop.charts.chart`.
"""
