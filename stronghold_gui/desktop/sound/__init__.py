"""Sound: effects for animations, their volume, and the player."""
