"""The story of a match: for each turn the buildings, losses and stormed walls, read from the events.

story = read_story(match.start, [done.events for done in match.played], match.position_after)
story.turns[2].stormed                  # the directions where an enemy got in during the third turn
story.luck                              # sums of the dice of both sides, with the expected sums
"""

from stronghold_gui.games.convicted.story.reader import read_story
from stronghold_gui.games.convicted.story.told import Luck, Story, Turn

__all__ = ["Luck", "Story", "Turn", "read_story"]
