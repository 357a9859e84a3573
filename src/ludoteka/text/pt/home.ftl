### Início, Os seus jogos e as definições do dispositivo.

## Definições

ui-warnings = Avisar antes de gastar algo valioso
ui-animation = Animar as peças
ui-volume = Sons
ui-volume-off = mudo
ui-theme = Aspeto
ui-theme-name-system = Igual ao sistema
ui-theme-name-light = Claro
ui-theme-name-dark = Escuro
ui-push = Avisar-me quando for a minha vez
ui-push-about = Uma notificação neste dispositivo, em jogos com outras pessoas.
ui-push-denied = As notificações desta página estão bloqueadas nas definições do navegador.

## Início

ui-home-nav = As suas páginas
ui-my-games = Os seus jogos
ui-my-profile = O seu perfil
ui-home-first = Comece aqui: o seu primeiro jogo
ui-home-first-about = Cerca de { $minutes } minutos
ui-home-again = Jogar outra vez
ui-game-with = { $game } com { $names }
ui-turn-of = É a vez de { $names }
ui-box-minutes = { $minutes } min
ui-box-estimate = Duração e dificuldade: estimativa nossa
ui-weight-easy = Fácil
ui-weight-medium = Médio
ui-weight-expert = Difícil
ui-box-tools = Para o jogo físico
ui-daily-once = Só uma tentativa.
ui-daily-keeps = Com { $days } dias, a semana conta.
ui-daily-played = { $count ->
    [one] { $count } resultado: { $median } pontos.
   *[other] { $count } resultados, mediana de { $median } pontos.
}
ui-daily-weeks = { $weeks ->
    [one] { $weeks } semana
   *[other] { $weeks } semanas
}
ui-daily-week = { $days ->
    [one] Esta semana: { $days } dia jogado
   *[other] Esta semana: { $days } dias jogados
}
ui-daily-score = O seu resultado: { $score }
ui-lobby-count = { $count ->
    [one] { $count } mesa aberta
   *[other] { $count } mesas abertas
}
ui-page-lost-shelf = Esta prateleira está vazia: não há nada neste endereço.

## Os seus jogos

ui-my-games-search = Procurar…
ui-my-games-show = Mostrar
ui-show-all = Todos
ui-show-mine = A sua vez
ui-show-going = A decorrer
ui-show-over = Terminados
ui-my-games-found = { $count ->
    [one] { $count } jogo
   *[other] { $count } jogos
}
ui-my-games-older = Os jogos mais antigos estão no seu perfil.
ui-my-games-nothing = Nenhum jogo corresponde. Mude a procura ou os filtros.
ui-removed = Removido da lista: { $game }
ui-undo-remove = Desfazer

## As regras

ui-rules-brief = Em 30 segundos
ui-rules-goal = Objetivo
ui-rules-turn = A sua vez
ui-rules-points = Pontos

## Uma mesa nova

ui-start-alone = a solo
ui-start-with = { $count ->
    [one] { $count } jogador, { $who }
   *[other] { $count } jogadores, { $who }
}

## Ligações que só funcionam aqui

ui-link-here = Esta ligação só funciona neste computador. Para telemóveis na mesma rede, inicie o servidor com:
