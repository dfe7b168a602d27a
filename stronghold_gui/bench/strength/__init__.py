"""How strong the computer players are: ``python -m stronghold_gui.bench strength``. Claims, intervals, a table."""
