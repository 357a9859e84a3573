"""Commands of this room: the only modules of a game that may use the command line and the simulator."""
