"""One module for each command of `ludoteka`."""
