"""A separate process in which computer players think, so that a window never waits for one.

It is started once, as ``python -m stronghold_gui.players.worker``, asked on its standard input, and answers on its
standard output; it ends when its input does. What passes between the two is in `messages`. It is given what a seat
sees, what is to be decided and the legal moves, and nothing else: no position, no seed of the match, nothing that
others hide.

`messages`
    What can be asked and answered, and how it is written on a pipe.
`thinker`
    Keeps the players, and has them choose.
"""
