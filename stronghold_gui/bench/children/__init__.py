"""Programs in which the window is measured, each in its own process; each prints one line of JSON."""
