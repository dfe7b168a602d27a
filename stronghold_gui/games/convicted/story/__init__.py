"""The story of a match, turn by turn, read from its events: what was built, who fell, which wall held. No Qt.

story = read_story(match.start, [done.events for done in match.played], match.position_after)
story.turns[2].stormed                  # the directions where an enemy got in, in the third turn
story.luck                              # what the dice of both sides came to, and what was to be expected
"""

from stronghold_gui.games.convicted.story.reader import read_story
from stronghold_gui.games.convicted.story.told import Luck, Story, Turn

__all__ = ["Luck", "Story", "Turn", "read_story"]
