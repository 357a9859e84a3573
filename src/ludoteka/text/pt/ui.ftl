### O que o próprio cliente diz; tudo sobre um jogo vem com a sua sala.

## A casa

ui-language = Idioma
ui-theme-dark = Mudar para o tema escuro
ui-theme-light = Mudar para o tema claro
ui-settings = Idioma e aspeto
ui-skip = Saltar para o conteúdo
ui-home = Voltar à estante
ui-close = Fechar
ui-page-lost = Não há nada aqui
ui-page-lost-about = Este endereço não leva a lado nenhum. Os jogos estão na estante.
ui-unreachable = O servidor não responde. Tente de novo daqui a pouco.

## A estante

ui-home-title = Tire uma caixa da estante.
ui-home-about = Jogos de mesa segundo as regras exatas: a sós, contra bots ou juntos no mesmo ecrã.
ui-alone = A sós
ui-bots = Bots
ui-one-screen = No mesmo ecrã
ui-games = Jogos
ui-players = { $most ->
    [1] 1 jogador
   *[other] { $least }–{ $most } jogadores
}
ui-play-now = Jogar já
ui-play-alone = A sós, pela maior pontuação
ui-play-one-bot = Contra um bot
ui-play-three-bots = Contra três bots
ui-play-choose = { $count ->
    [one] { $count } variante, pessoas e bots
   *[other] { $count } variantes, pessoas e bots
}

## Jogos guardados

ui-continue-title = Continuar onde ficou
ui-played-title = Jogados aqui
ui-continue = Continuar
ui-going-on = em curso
ui-over = terminado
ui-score-list = pontuação { $scores }
ui-forget = Tirar desta lista

## Uma mesa nova

ui-variant = Variante
ui-all-options = Todas as opções
ui-own-mix = combinação própria
ui-assumed = suposição nossa
ui-seats = Lugares
ui-seat-count = Quantos jogam
ui-seat = Jogador { $number }
ui-seat-kind = Quem se senta no lugar { $number }
ui-seat-name = Nome no lugar { $number }
ui-human = Pessoa
ui-bot-level = Bot: { $level }
ui-start = Começar a jogar
ui-rule = Regra { $rule }.

## À mesa

ui-table = Mesa
ui-opening = A abrir a mesa…
ui-lost = Ligação perdida. O seu jogo está a salvo; a ligar de novo…
ui-watching = Está a assistir.
ui-gone = Não é possível abrir esta mesa
ui-gone-about = Não existe aqui, ou este navegador não tem lugar nela.
ui-turn = Vez { $turn } de { $of }
ui-your-turn = { $name }, é a sua vez
ui-your-score = A sua pontuação
ui-rows = { $done } completas, { $broken } quebradas
ui-leader = À frente
ui-leader-is = { $name }, { $points }
ui-at-the-table = À mesa
ui-enlarge = Ver este tabuleiro em grande
ui-choose-cell = Escolha uma casa.
ui-pick = Escolha uma peça.
ui-place = Colocar
ui-place-on = Colocar aqui: { $cell }
ui-undo = Voltar atrás
ui-next-round = Próxima ronda
ui-key-arrows = Setas
ui-key-choose = escolher
ui-key-place = colocar
ui-cell-empty = vazia
ui-tallies = O que ainda pode sair
ui-tally = { $what }: restam { $left } de { $of }
ui-story = O que aconteceu
ui-story-empty = Ainda nada.
ui-legend-complete = completa, pontua
ui-legend-live = o que ainda pode dar
ui-legend-broken = quebrada, não dá nada

## Pontos

ui-where-from = De onde vêm os pontos
ui-points-of = Pontos de { $name }
ui-line = Por quê
ui-points = Pontos
ui-total = Total
ui-no-points = Sem pontos.

## O fim

ui-standings = Classificação
ui-standings-hint = Escolha um jogador para ver o tabuleiro e os pontos.
ui-winner = vencedor
ui-rank = { $name }: { $rank }.º lugar de { $of }
ui-rematch = Desforra
ui-download = Descarregar o registo
