"""Charts: a game describes them as values (`chart.py`), and one painter draws them on the screen and into files.

`pen.py` writes and draws in points, `plot.py` paints one chart, `page.py` a page of charts, `output.py` makes files.
"""
