"""What people may set to their liking, and the window in which they do. Everything takes effect at once."""
