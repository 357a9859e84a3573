"""Tables over HTTP and sockets, and the built web client in `client/`."""
