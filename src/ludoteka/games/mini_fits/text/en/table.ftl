### What a table plays for, in its head: what scores, then what wins.

fit-goal-both = Fill lines; in round 2 also leave symbols in sight: { $how }
fit-goal-first = Fill lines: { $how }
fit-goal-second = Fill lines and leave symbols in sight: { $how }
fit-goal-alone = as many points as you can
fit-goal-most = most points win
