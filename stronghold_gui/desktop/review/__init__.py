"""The review of the open match in the window: the process that works it out, its chart and its dialog."""
