"""Computer players of The Convicted: what a fortress can withstand, and what makes it stronger, for both sides."""
