"""Computer players in the window: their decisions, how people follow them, and who has which seat.

`worker`
    The process in which they think, and the questions to it.
`turn`
    A computer's moves of one phase, worked out on a copy of the match.
`computers`
    Asks when it is a computer's turn, and plays what it answers.
`bar`, `card`
    Their aims in one line; all their reasons on request.
`seats_dialog`
    Who has which seat, in the middle of a match.
"""
