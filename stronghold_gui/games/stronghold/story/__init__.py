"""The story of a siege, computed from its events: points, fights, losses and the luck of the cards. No Qt.

story = read_story(match.start, [done.events for done in match.played], match.position_after)
story.fights[0].to_breach               # 2: with 2 more strength the section had fallen
"""

from stronghold_gui.games.stronghold.story.reader import read_story
from stronghold_gui.games.stronghold.story.told import Fight, Loss, Luck, Points, Side, Story, Watch

__all__ = ["Fight", "Loss", "Luck", "Points", "Side", "Story", "Watch", "read_story"]
