"""The review of the open match in the window: the process that computes it, its chart and its dialog."""
