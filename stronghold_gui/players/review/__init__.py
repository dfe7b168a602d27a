"""The review of a match that is over: the changes of the outlook, the effect of luck, and better moves of each seat.

`appraisal`
    What a game supplies: a quick policy, an evaluation of positions, the effort.
`stretches`
    Cuts a match into stretches decided from one state of knowledge, and asks a player for its proposals.
`trials`
    Plays on in imagined worlds.
`reviewer`
    Computes the review step by step.
`document`
    The review as a file beside the match.
"""
