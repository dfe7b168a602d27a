"""Forecast of a siege: exact for armies, the ring, squads and their odds (``coming.py``), sampled for the results.

A forecast reads only a view, never the match itself.
"""
