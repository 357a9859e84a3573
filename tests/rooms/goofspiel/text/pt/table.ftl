goo-goal = { $cards } prémios: ganha quem tiver mais pontos
