"""The page that tells how a match of Fortress went: its words and its pictures."""
