"""The battlefield: hexes, storeys, walls, the door and ladders, and the neighbours of each space."""
