"""Looking back, what-ifs, and the events since a seat's last move."""
