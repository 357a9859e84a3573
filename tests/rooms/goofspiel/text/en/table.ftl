goo-goal = { $cards } prizes: most points win
