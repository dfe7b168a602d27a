"""Boards in depth: blocks that hide what is behind them, the floor, walls, and badges of upright pieces."""
