"""What is heard: which effect goes with what is seen, how loud, and what plays it."""
