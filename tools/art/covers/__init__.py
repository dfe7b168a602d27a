"""Scripts that draw the covers of the games, and figures that their cards share."""
