"""A separate process in which computer players think, so that a window never waits for one.

It is started once, as ``python -m stronghold_gui.players.worker``, reads questions from its standard input, and answers
on its standard output; it ends when its input closes. `messages` defines the messages. A question holds a seat's view,
its decision and the legal moves, and nothing else: no position, no seed of the match, no hidden information.

`messages`
    The questions and answers, and their form on a pipe.
`thinker`
    Caches the players, and lets them choose.
"""
