"""The Convicted: twenty turns against the horde, and two scenarios, together or led by a player."""
