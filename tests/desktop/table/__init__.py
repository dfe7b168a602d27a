"""Tests of the table kit, at a small table of their own: the kit knows no game."""
