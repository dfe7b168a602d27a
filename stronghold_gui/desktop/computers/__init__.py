"""Computer players in the window: their decisions, the display of their reasons, and their seats.

`worker`
    The client of the process in which they think.
`turn`
    A computer's moves of one phase, computed on a copy of the match.
`computers`
    Lets computers decide for their seats, and plays their moves.
`bar`, `card`
    The bar with their last aim, and the dialog with all their reasons.
`seats`, `seats_dialog`
    The commands about computers, and the dialog that changes the players during a match.
"""
