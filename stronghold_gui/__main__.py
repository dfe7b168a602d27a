"""`python -m stronghold_gui` is the command `stronghold`."""

from stronghold_gui.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
