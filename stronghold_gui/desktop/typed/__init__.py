"""The line for typed orders: moves in notation, and words such as undo. Each word is completed from the legal moves."""
