"""Computer players of Fortress, which rate places and attacks by reach, sight and exact odds."""
