"""The window (Qt): everything that is drawn, clicked or dragged."""
