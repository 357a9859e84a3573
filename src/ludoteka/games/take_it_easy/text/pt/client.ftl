### What the room's own client says.

tie-ui-legend-beam = raio: só sóis ou só luas
