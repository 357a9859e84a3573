### What a table plays for, in its head: what scores, then what wins.

tie-goal-rows = Unbroken lines score: { $how }
tie-goal-beams = Unbroken lines and beams score: { $how }
tie-goal-brightest = Lines score, and the brightest beams (60): { $how }
tie-goal-alone = as many points as you can
tie-goal-most = most points win
tie-goal-series = most points after { $rounds } rounds win

## What is spent for good

tie-warn-joker = A joker put aside stays there: it never goes on a valve.
tie-warn-done = You can still put a tile on a valve.
tie-now-valves-none = None of the tiles you put aside may go on a valve. Finish the round.

## The bag

tie-bag = In the bag: { $left }, { $come } to come
