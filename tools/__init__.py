"""What dev.py is made of: standard library only, because it runs before anything is installed."""
