"""Computer players of The Convicted, for both sides; they compare walls with armies and rate moves by the effect."""
