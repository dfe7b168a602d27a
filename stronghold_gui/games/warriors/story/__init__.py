"""The story of a match, computed from its events: points, majorities, battles, and the luck of the dice. No Qt.

story = read_story(match.start, [done.events for done in match.played], match.position_after)
story.moments[-1].points                # (29, 29, 25): the points if the game ended now
story.longest                           # the battle card with the most attacks
"""

from stronghold_gui.games.warriors.story.reader import read_story
from stronghold_gui.games.warriors.story.told import Fought, Luck, Moment, Story

__all__ = ["Fought", "Luck", "Moment", "Story", "read_story"]
