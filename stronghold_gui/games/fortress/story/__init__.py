"""The story of a match, computed from its events: armies, wounds by round and card, luck, heights held. No Qt.

story = read_story(match.start, [done.events for done in match.played], match.position_after)
story.moments[-1].points                # (225, 400, 715): the points of each player's living cards
story.deeds["drake"].given              # wounds that Drake has given
"""

from stronghold_gui.games.fortress.story.reader import read_story
from stronghold_gui.games.fortress.story.told import Deeds, Luck, Moment, Story

__all__ = ["Deeds", "Luck", "Moment", "Story", "read_story"]
