"""Thousands of games played by computers: the same seeds give the same games, on any number of processes or machines.

`spec`
    What is played: game, options, players, seeds. A game depends on nothing else.
`game`
    Plays one game, and returns it as a line.
`folder`
    Keeps the lines, so that a run can be interrupted and continued at any time.
`crew`
    Plays on processes of this machine; `cluster` on an existing Dask cluster.
`figures`
    Statistics of many lines: shares with their intervals, correlations with winning.
"""
