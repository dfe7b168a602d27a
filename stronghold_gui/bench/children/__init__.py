"""Programs that measurements of the window start as processes of their own; each prints one line of JSON."""
