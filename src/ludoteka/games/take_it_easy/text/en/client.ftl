### What the room's own client says.

tie-ui-legend-beam = beam: all suns or all moons
