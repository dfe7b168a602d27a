"""The review of a match that is over: how the outlook changed, what luck did, and where a seat could have done better.

`appraisal`
    What a game supplies: a quick policy, an evaluation of positions, how much is tried.
`stretches`
    Cuts a match into what was decided from one state of knowledge, and asks a player for what it would have played.
`trials`
    Plays on in imagined worlds.
`reviewer`
    Works the review out step by step.
`document`
    The review as a file beside the match.
"""
