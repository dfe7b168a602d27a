"""The battlefield: hexes, storeys, walls, the door and ladders, and what neighbours what."""
