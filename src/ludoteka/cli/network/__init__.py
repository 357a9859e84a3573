"""The names, addresses and ports under which a server is reached."""
