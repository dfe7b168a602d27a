"""The line for typed orders: moves in notation, undo and redo. Each word is completed from the legal moves."""
