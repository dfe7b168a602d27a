"""Computers at the table: what they decide, how one follows it, who has which seat.

`worker`
    The process in which they think, and what is asked of it.
`turn`
    What one of them does in one go, worked out on a copy of the match.
`computers`
    Asks when it is a computer's turn, and plays what it answers.
`bar`, `card`
    Their aims, in a line; all their reasons on request.
`seats_dialog`
    Who has which seat, in the middle of a match.
"""
