"""Mini FITS: everybody slides the same pieces down into a frame of their own; complete lines score."""
