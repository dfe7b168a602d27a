"""Sound: effects for animations, their volume, and the speaker that plays them."""
