### What the room's own client says.

tie-ui-legend-beam = promień lub smuga: same słońca albo same księżyce
