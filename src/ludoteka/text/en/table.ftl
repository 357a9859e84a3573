### The head of a table, and what it says before and after a move.

ui-goal-with = with { $names }
ui-in-force = Rules in force
ui-in-force-rule = Rule { $rule }
ui-warn-again = Choose it again to confirm.
ui-warn-do = Do it anyway
ui-undo-none-yet = Nothing to take back: you have not moved yet.
ui-undo-drawn = Too late to take back: something new has been drawn since your move.
ui-undo-seen = Too late to take back: others have moved since.
ui-undo-shown = Too late to take back: something hidden has been shown since your move.
ui-undo-watching = You are watching: there is nothing to take back.
ui-story-dealt = The deal ({ $count })
