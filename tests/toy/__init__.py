"""A race of rafts before a flood: a game that is in no library, for tests of what all games share.

Its refusals name these rules by number:

1. **Set-up.** Two to six rafts lie at the spring of a river. The landing is 8 places away on the short river, 12 on
   the long one; the flood is 4 places behind the rafts. Every raft has a rope.
2. **Rowing.** In each round everybody chooses in secret how hard to row: 1, 2 or 3. When all have chosen, the choices
   are shown and the rapids are cast, a number from 1 to 6.
3. **Ropes.** Whoever still has a rope may now throw it: then the rapids are cast again. The raft furthest back is asked
   first, of several the first in seat order. All answer; of those who throw, the first in this order loses the rope,
   the others keep theirs.
4. **The end of a round.** A raft for which effort and rapids come to more than 7 tips over and stays where it is; the
   others go forward by their effort, to the landing at most. Then the flood rises by 1 or 2 places. If it has reached a
   raft that is still on the river, everybody has lost. Otherwise those at the landing, if there are any, have won.

Everybody plays for one raft alone and against the flood. It has what the first game lacks: six seats, a choice of all
of them at once that nobody sees, offers to interrupt with priority, an end where nobody wins, and no board.
"""
