"""Computer players of The Convicted: what a fortress can stand, and what makes it stronger, for either side."""
