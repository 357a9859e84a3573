### Mini FITS: tudo o que a sala diz durante o jogo. As regras estão em rulebook.ftl.

game-mini-fits = Mini FITS
game-mini-fits-about = Todos deslizam as mesmas peças, cada um para o seu quadro. Pontuam as linhas completas e os símbolos que ficam à vista.
game-mini-fits-box = Deslize as peças e encha linhas inteiras.
game-mini-fits-line = Deslize peças, encha linhas.

## Variantes

preset-mini-fits-classic = Clássico
preset-mini-fits-classic-about = Duas rondas: o lado liso do tabuleiro, depois o lado com símbolos.
preset-mini-fits-owner-skips = Só o dono passa
preset-mini-fits-owner-skips-about = Uma peça inicial que volta a sair só é saltada pelo dono; os outros colocam-na.
preset-mini-fits-chosen-starts = Cartas iniciais escolhidas
preset-mini-fits-chosen-starts-about = A carta inicial escolhe-se, em vez de se tirar à sorte.
preset-mini-fits-first-side = Só o lado liso
preset-mini-fits-first-side-about = Uma ronda curta em que só contam as linhas completas.
preset-mini-fits-second-side = Só o lado com símbolos
preset-mini-fits-second-side-about = Uma ronda curta com símbolos para deixar à vista.

## Opções

option-mini-fits-sides = Rondas
choice-mini-fits-sides-both = Os dois lados do tabuleiro
choice-mini-fits-sides-first = Só o lado liso
choice-mini-fits-sides-second = Só o lado com símbolos

option-mini-fits-owner_skips = Só o dono salta uma peça inicial
option-mini-fits-owner_skips-about = Quando uma carta mostra a peça inicial de alguém, os outros colocam-na, como no jogo maior. Caso contrário, todos a saltam.

option-mini-fits-start_cards = Cartas iniciais
option-mini-fits-start_cards-about = Suposição: as cartas iniciais tiram-se à sorte. Também se podem escolher à vez; quem escolheu por último na primeira ronda é o primeiro na segunda.
choice-mini-fits-start_cards-drawn = Tiradas à sorte
choice-mini-fits-start_cards-chosen = Escolhidas à vez

## Peças e símbolos, lidos em voz alta

fit-piece = peça { $letter }
fit-letter = { $piece }
fit-held = { $piece }, { $way }
fit-way-0 = como desenhada
fit-way-1 = rodada uma vez
fit-way-2 = rodada duas vezes
fit-way-3 = rodada três vezes
fit-way-4 = virada
fit-way-5 = virada e rodada uma vez
fit-way-6 = virada e rodada duas vezes
fit-way-7 = virada e rodada três vezes
fit-symbol-star = estrelas
fit-symbol-moon = luas
fit-symbol-diamond = losangos
fit-symbol-sun = sóis
fit-symbol-heart = corações
fit-symbol-circle = círculos
fit-symbol-square = quadrados
fit-symbol-triangle = triângulos

## A mesa

fit-frame = Quadro de { $name } ({ $colour })
fit-colour-violet = violeta
fit-colour-blue = azul
fit-colour-green = verde
fit-colour-red = vermelho
fit-square = Coluna { $column }, linha { $row }
fit-square-symbol = Coluna { $column }, linha { $row }, símbolo: { $symbol }
fit-square-penalty = Coluna { $column }, linha { $row }, { $points } enquanto descoberta
fit-covered = coberta
fit-above = Por cima da coluna { $column }
fit-column = Coluna { $column }
fit-column-label = { $column }
fit-row-open = Linha { $row }: ainda vazia
fit-row-live = Linha { $row }: começada
fit-row-complete = Linha { $row }: completa
fit-row-broken = Linha { $row }: perdida
fit-badge-start = peça inicial { $letter }
fit-note-thinking = A pensar…
fit-note-placed = Colocada
fit-note-sits-out = Fica de fora

## O que se passa

fit-now-deal = Cada um tira uma carta inicial.
fit-now-shuffle = As cartas são baralhadas.
fit-now-choose = Escolha a sua carta inicial.
fit-now-choose-wait = { $name } escolhe uma carta inicial.
fit-now-start = Para começar: { $piece }. Deslize-a para o seu quadro.
fit-now-start-wait = À espera de que todos coloquem a peça inicial.
fit-now-turn = A próxima carta vai ser virada.
fit-now-place = Carta: { $piece }. Deslize-a para dentro ou ponha-a de lado.
fit-now-only-aside = Carta: { $piece }. Já não cabe em lado nenhum, por isso só pode pô-la de lado.
fit-now-wait = Carta: { $piece }. À espera de que todos a coloquem.
fit-now-sit-out = Carta: { $piece }. Foi a sua peça inicial, por isso fica de fora.
fit-now-between = A primeira ronda acabou. Segue-se o lado com símbolos.
fit-now-over = { $names } ganha com { points }.
fit-now-over-shared = Vitória partilhada com { points }: { $names }.
fit-title = { $count ->
    [1] { $names } é o Magni-fits, até ao próximo jogo.
   *[other] { $names } são os Magni-fits, até ao próximo jogo.
}
fit-now-over-alone = Resultado final: { points }.
fit-now-over-rank = Resultado final: { points }. O seu título: { $rank }.
fit-rank-0 = Magni-fits (magnífico)
fit-rank-1 = Pro-fits (profissional)
fit-rank-2 = Béné-fits (promissor)
fit-rank-3 = Justi-fits (pode fazer melhor)
fit-rank-4 = Malé-fits (ainda há que trabalhar)
fit-rank-5 = Néo-fits (refazer tudo)
fit-stage-cards = Cartas iniciais
fit-stage-pieces = Peças iniciais
fit-stage-between = Entre as rondas
fit-side-first = lado liso do tabuleiro
fit-side-second = lado com símbolos
fit-round = Ronda { $round }: { $side }
fit-only-round = Uma ronda: { $side }

## O que se pode fazer

fit-do-slide = Coluna { $column }: { $piece }, { $way }
fit-do-slide-short = Coluna { $column }
fit-do-pass = Pôr de lado: { $piece }
fit-do-pass-short = Pôr de lado
fit-do-choose = Começar com { $piece }
fit-do-choose-short = Começar com ela

# O que faz uma peça ao deslizar.
fit-completes = Completa a linha { $row }
fit-loses = Cobre { $symbol }: −{ $points }
fit-pays = Cobre uma penalização: +{ $points }
fit-fills = Cobre buracos: +{ $points }
fit-buries = { $squares ->
    [1] Enterra { $squares } caixa
   *[other] Enterra { $squares } caixas
}
fit-sticks-out = { $squares ->
    [1] { $squares } quadrado fica de fora
   *[other] { $squares } quadrados ficam de fora
}

## O que aconteceu

fit-log-start = Carta inicial do jogador { $seat }: { $piece }
fit-log-choose = Começa com { $piece }
fit-log-shuffle = Os dois baralhos são baralhados
fit-log-card = Carta virada: { $piece }
fit-log-skip = Carta virada: { $piece }, saltada porque alguém começou com ela
fit-log-slide = { $piece }, { $way }: colunas { $first } a { $last }
fit-log-slide-lines = { $piece }, { $way }: colunas { $first } a { $last }, { $lines ->
    [1] { $lines } linha completa
   *[other] { $lines } linhas completas
}
fit-log-pass = Posta de lado: { $piece }

## Pontos, linha a linha

fit-line-complete = Linha { $row } completa
fit-line-symbol = À vista: { $symbol } ({ $boxes })
fit-line-penalty = Caixa descoberta: coluna { $column }, linha { $row }
fit-line-holes = { $squares ->
    [1] { $squares } buraco
   *[other] { $squares } buracos
}
fit-line-earlier = Ronda { $round } · { $line }

## Recusas

refused-not-this-piece = Agora só se pode colocar a peça da carta, ou a sua peça inicial.
refused-over-the-edge = A peça sairia pelo lado. Ponha-a mais para dentro, ou rode-a.
refused-above-the-frame = As colunas aqui são demasiado altas: nenhum quadrado da peça ficaria dentro do quadro.
refused-start-must-be-placed = A peça inicial tem de ser colocada. Só as seguintes se podem pôr de lado.
refused-not-a-start-card = Nenhuma carta inicial mostra esta peça. Escolha outra.
refused-start-card-taken = Alguém já tem esta carta inicial. Escolha outra.
refused-card-not-in-deck = Esta carta já foi virada nesta ronda. Vire outra.
refused-choose-a-start-card = Primeiro escolha a sua carta inicial.
refused-no-such-column = O quadro não tem essa coluna. As colunas contam-se da esquerda, a partir de 1.
refused-piece-unknown = Não há essa peça. As peças são { $known }.
refused-no-such-square = O quadro não tem essa caixa. Uma caixa escreve-se com a coluna e a linha, a contar do canto inferior esquerdo: 2-7.
refused-covered-or-not = Numa folha, uma caixa está coberta (X) ou descoberta.

fit-why-from-above = As peças entram por cima. Escolha a coluna do lado esquerdo.

## Ficheiros de componentes

refused-components-key = Nome desconhecido. Conhecidos: { $known }.
refused-components-missing = Falta esta secção.
refused-components-number = Escreva um número inteiro de { $least } a { $most }.
refused-components-count = Pode haver de { $least } a { $most }.
refused-components-grid = O quadro pode ter no máximo { $most } caixas.
refused-components-letter = O nome de uma peça é uma letra maiúscula, de A a Z.
refused-components-drawing = Uma peça desenha-se como uma lista de linhas feitas de X e pontos.
refused-components-size = As linhas de uma peça têm o mesmo comprimento, e no máximo { $most } de largura e de altura.
refused-components-margin = Desenhe a peça sem linha nem coluna vazia à volta.
refused-components-apart = Os quadrados de uma peça têm de se tocar pelos lados.
refused-components-too-wide = Rodada como for, esta peça é mais larga do que o quadro, que tem { $columns } colunas.
refused-components-alike = É a mesma forma que { $other }. Cada forma tem uma só carta.
refused-components-starts = Indique as peças das cartas iniciais.
refused-components-start = «{ $piece }» não é peça deste ficheiro, ou está duas vezes.
refused-components-few-starts = Tem de haver uma carta inicial para cada um de { $seats } jogadores, e só há { $found }.
refused-components-symbol = Escolha um símbolo ainda não usado. Conhecidos: { $known }.
refused-components-boxes = Indique as caixas como pares de linha e coluna: [[1, 4], [4, 3]].
refused-components-set-boxes = Este símbolo tem { $found } caixas, e não 3. Indique em [scoring] quantas à vista formam um conjunto: set_boxes = { $wanted }.
refused-components-few-boxes = Este símbolo tem { $found } caixas, e um conjunto precisa de { $wanted } à vista (set_boxes).
refused-components-outside = O quadro tem { $rows } linhas e { $columns } colunas, contadas a partir de 1 desde o canto inferior esquerdo.
refused-components-taken = Já há algo impresso nesta caixa: { $other }.

## O solucionador

refused-piece-twice = Esta peça está duas vezes. Cada uma vem só uma vez por ronda.
refused-solve-start = A primeira peça é a inicial, e nenhuma carta inicial mostra esta.
refused-solve-nothing = Indique a peça inicial e depois as peças das cartas pela ordem em que vieram.
