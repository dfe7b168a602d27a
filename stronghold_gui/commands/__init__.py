"""The commands that need no screen, one small module each.

A command module has two functions: ``add_arguments(parser)`` defines its arguments, ``run(call)`` runs it and returns
the exit code (``exits.py``). Its name, its summary and its help are in ``translations/commands_*.ts``; ``register.py``
lists all of them, and ``cli.py`` selects one.
"""
