### Triominos: tudo o que a sala diz durante o jogo. As regras estão em rulebook.ftl.

game-triominos = Triominos
game-triominos-about = Encoste Triminos de modo a que todos os cantos coincidam, faça pontes e hexágonos e livre-se das suas peças.
game-triominos-box = Acerte os cantos, faça pontes e hexágonos.
game-triominos-line = Acerte os cantos, faça pontes.

## Variantes prontas

preset-triominos-edition = Uma ronda
preset-triominos-edition-about = 56 peças, uma ronda, ganha a pontuação mais alta.
preset-triominos-tournament = Torneio
preset-triominos-tournament-about = As rondas somam-se até alguém chegar a 400.
preset-triominos-classic = Clássico
preset-triominos-classic-about = Começa o triplo mais alto, tira-se até uma peça servir e, numa ronda bloqueada, ganha o suporte mais baixo. Até 400 pontos; se vários lá chegarem, ganha o vencedor da ronda.
preset-triominos-no-points = Sem pontos
preset-triominos-no-points-about = Uma ronda em que nada se conta: ganha quem primeiro ficar sem peças.
preset-triominos-mirrored = Com peças espelhadas
preset-triominos-mirrored-about = 76 peças: três números diferentes existem nos dois sentidos.
preset-triominos-sixes = Até seis
preset-triominos-sixes-about = 84 peças com os números de 0 a 6.

## Opções

option-triominos-tiles = Peças
choice-triominos-tiles-56 = 56, números de 0 a 5
choice-triominos-tiles-76 = 76, com peças espelhadas
choice-triominos-tiles-84 = 84, números de 0 a 6

option-triominos-length = Duração
choice-triominos-length-round = Uma ronda
choice-triominos-length-tournament = Rondas até 400 pontos

option-triominos-goal = A última ronda
option-triominos-goal-about = As regras polacas acabam o torneio quando alguém chega a 400, as portuguesas quando alguém os ultrapassa.
choice-triominos-goal-reach = Quando alguém tem 400
choice-triominos-goal-exceed = Quando alguém tem mais de 400

option-triominos-past_goal = Vários chegam a 400
option-triominos-past_goal-about = Pelo livro de regras ganha o total mais alto. Pelas regras clássicas ganha quem ganhou a última ronda. Suposição: só contam os que acabam com 400, uma ronda bloqueada é ganha pelo suporte mais baixo e, se quem ganhou a ronda não está entre eles, ganha o total mais alto.
choice-triominos-past_goal-highest = Ganha o total mais alto
choice-triominos-past_goal-round-winner = Ganha o vencedor da ronda

option-triominos-points = Pontos
choice-triominos-points-counted = Contados
choice-triominos-points-none = Sem contar: ganha o primeiro

option-triominos-loose_bridge = Pontes em sentido lato
option-triominos-loose_bridge-about = Suposição: uma ponte toca com um lado e com o canto oposto. Escolha sim para contar qualquer peça cujos três cantos toquem.

option-triominos-start = Quem começa
choice-triominos-start-lot = A peça sorteada mais alta
choice-triominos-start-highest = O triplo mais alto, com bónus

option-triominos-show_triple = Abrir com 0-0-0 mostra o triplo
option-triominos-show_triple-about = Regras clássicas: quem abre com 0-0-0 e tem também o triplo que devia começar mostra-o a todos.

option-triominos-draws = Tirar peças
choice-triominos-draws-three = Até três, à escolha
choice-triominos-draws-until-fit = Só sem jogada, até uma servir
choice-triominos-draws-three-if-stuck = Só sem jogada, até três

option-triominos-blocked = Uma ronda bloqueada
choice-triominos-blocked-subtract = Todos perdem o seu suporte
choice-triominos-blocked-lowest-gains = Ganha o suporte mais baixo

## Peças e lugares, lidos em voz alta

tri-tile = { $a }-{ $b }-{ $c }
tri-cell = Lugar { $cell }
tri-open-any = Lugar livre { $cell }: qualquer peça
tri-open-up = Lugar livre { $cell }: { $top } em cima, { $right } em baixo à direita, { $left } em baixo à esquerda
tri-open-down = Lugar livre { $cell }: { $left } em cima à esquerda, { $right } em cima à direita, { $bottom } em baixo
tri-number = { $number }
tri-number-any = qualquer número
tri-table = A mesa
tri-starter = começa
tri-note-tiles = { $tiles ->
    [1] { $tiles } peça
   *[other] { $tiles } peças
}
tri-note-shown = { $tiles }, tem { $tile }
tri-left-pool = Baralho
tri-left-number = Peças por ver com um { $number }
tri-bonus-bridge = ponte
tri-bonus-hexagon = hexágono
tri-bonus-double-hexagon = duplo hexágono
tri-bonus-triple-hexagon = triplo hexágono
tri-bonus-triple-start = triplo a abrir
tri-bonus-zero-start = 0-0-0 a abrir

## O que se passa

tri-now-deal = Ronda { $round }: distribuem-se as peças.
tri-now-lots = Sorteio: começa a soma mais alta.
tri-now-draw = { $name } tira uma peça.
tri-now-wait = Joga { $name }.
tri-now-open = Começa você: coloque qualquer peça.
tri-now-open-highest = Começa você, com a sua peça mais alta.
tri-now-play = É a sua vez: coloque uma peça ou tire uma.
tri-now-lay = É a sua vez: coloque uma peça.
tri-now-play-drawn = { $drawn ->
    [1] Tirou { $drawn } peça. Há uma que serve.
   *[other] Tirou { $drawn } peças. Há uma que serve.
}
tri-now-stuck = É a sua vez: nenhuma das suas peças serve. Tire uma.
tri-now-draw-again = { $drawn ->
    [1] Tirou { $drawn } peça e nenhuma serve. Tire outra.
   *[other] Tirou { $drawn } peças e nenhuma serve. Tire outra.
}
tri-now-pass = Nenhuma das suas peças serve e não pode tirar mais. Passe a vez.
tri-now-out = { $name } ficou sem peças. Acabou a ronda { $round }.
tri-now-blocked = Ninguém pode colocar uma peça. Acabou a ronda { $round }.
tri-ended-out = { $name } ficou sem peças.
tri-ended-blocked = A ronda ficou bloqueada: ninguém pode colocar uma peça.
tri-now-over = { $names } ganha com { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}.
tri-now-over-shared = { $names } partilham a vitória com { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
} cada.
tri-now-over-round = { $names } ganha com { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}: vários chegaram a { $goal }, e decide a última ronda.
tri-now-over-free = { $names } ganha a ronda.
tri-now-over-shared-free = Vitória partilhada: { $names }.

## O que pode fazer

tri-do-place = Colocar { $tile } em { $cell }
tri-do-place-short = Em { $cell }
tri-do-draw = Tirar uma peça (−{ $points })
tri-do-draw-free = Tirar uma peça
tri-do-pass = Passar a vez (−{ $points })
tri-do-pass-free = Passar a vez

# O que dá: poucas palavras.
tri-gains = +{ $points }
tri-gains-bonus = { $bonus } +{ $points }
tri-loses = −{ $points }
tri-shows = Mostra { $tile }

## O que aconteceu

tri-log-deal = { $player }, peça recebida: { $tile }
tri-log-lot = { $player }, peça tirada à sorte: { $tile }
tri-log-place = { $tile } em { $cell }: { $points }
tri-log-bonus = { $tile } em { $cell }: { $points } e { $extra } ({ $bonus })
tri-log-place-free = { $tile } em { $cell }
tri-log-shows = { $placed }; mostra { $tile }
tri-log-draw = Tira uma peça: −{ $points }
tri-log-draw-free = Tira uma peça
tri-log-pass = Passa a vez
tri-log-stuck = Não coloca nada: mais −{ $points }

## Pontos, linha a linha

tri-line-tile = { $tile } em { $cell }
tri-line-bonus = { $bonus } em { $cell }
tri-line-drawn = { $tiles ->
    [1] { $tiles } peça tirada
   *[other] { $tiles } peças tiradas
}
tri-line-stuck = Nada colocado depois de tirar
tri-line-out = Todas as peças colocadas
tri-line-won = Ronda ganha
tri-line-rack = { $tile } no suporte { $seat }
tri-line-earlier = Ronda { $round }

# O mesmo, em resumo.
tri-sum-tiles = Números das peças colocadas
tri-sum-bonuses = Pontes, hexágonos, outros bónus
tri-sum-drawn = Penalizações por tirar
tri-sum-end = Fim da ronda
tri-ledger-round = Ronda { $round }

## Recusas

refused-tri-no-tile = Não existe essa peça. Escreva os três números no sentido dos ponteiros do relógio, como 351.
refused-tri-not-on-rack = Esta peça não está no seu suporte. Escolha uma das suas.
refused-tri-taken = Já há uma peça nesse lugar. Escolha um lugar livre.
refused-tri-apart = Não há nenhuma peça ao lado desse lugar. Uma peça tem de encostar um lado inteiro a outra da mesa.
refused-tri-not-highest = A ronda começa com o seu triplo mais alto (ou 0-0-0, se tiver os dois) ou, sem triplos, com a sua peça mais alta.
refused-tri-corner-top = O canto de cima não coincide: está lá { $there }, não { $here }.
refused-tri-corner-lower-right = O canto inferior direito não coincide: está lá { $there }, não { $here }.
refused-tri-corner-lower-left = O canto inferior esquerdo não coincide: está lá { $there }, não { $here }.
refused-tri-corner-bottom = O canto de baixo não coincide: está lá { $there }, não { $here }.
refused-tri-corner-upper-left = O canto superior esquerdo não coincide: está lá { $there }, não { $here }.
refused-tri-corner-upper-right = O canto superior direito não coincide: está lá { $there }, não { $here }.
refused-tri-open-first = Começa você a ronda: coloque primeiro uma peça.
refused-tri-pool-empty = O baralho já acabou, não há nada para tirar.
refused-tri-enough-drawn = Já tirou três peças nesta jogada. Coloque uma ou passe a vez.
refused-tri-can-place = Uma das suas peças serve. Tire só se nenhuma servir.
refused-tri-must-place = O baralho já acabou e uma das suas peças serve: coloque-a.
refused-tri-fits-so-lay-it = Uma das suas peças serve: coloque-a. Só passa a vez quem não tem nenhuma que sirva.
refused-tri-draw-first = Só pode passar a vez depois de tirar peças. Coloque uma peça ou tire.
refused-tri-not-in-pool = Esta peça não está no baralho.
refused-tri-other-players-tile = Esta peça é para outro jogador.
refused-tri-solve-rack = Indique também um suporte: peças sem lugar, como 135 222.
refused-tri-solve-twice = Esta peça está indicada duas vezes, ou já está na mesa.
refused-tri-no-maximum = A melhor ronda possível de Triominos não é conhecida, e nenhuma procura a encontra. Indique uma mesa e um suporte.
refused-tri-tiles-form = «{ $tile }» não é uma peça. Escreva três números de 0 a 6 no sentido dos ponteiros do relógio, como 351.
refused-tri-tiles-twice = A peça { $tile } está na lista duas vezes (talvez rodada). Cada peça existe só uma vez.
refused-tri-tiles-many = Um conjunto tem no máximo { $most } peças, este tem { $found }.
refused-tri-tiles-few = Para tantos jogadores são precisas pelo menos { $least } peças, este conjunto tem { $found }.
refused-tri-ledger-rounds = Um jogo tem no máximo { $most } rondas.
refused-tri-ledger-unfinished = Diga como acabou esta ronda antes de começar a próxima.
refused-tri-ledger-turns = Uma ronda tem no máximo { $most } jogadas.
refused-tri-ledger-end = Uma ronda acaba quando alguém fica sem peças, ou quando ninguém pode colocar uma peça.
refused-tri-ledger-seat = Não existe esse jogador.
refused-tri-ledger-order = Joga-se no sentido dos ponteiros do relógio: agora é a vez de { $name }. Só com o baralho vazio se passa a vez sem tirar.
refused-tri-ledger-after-out = { $name } ficou sem peças, e por isso a ronda acabou. Indique-o e registe o que sobra aos outros.
refused-tri-ledger-opening = { $name } abre a ronda: coloca uma peça, sem tirar nenhuma antes.
refused-tri-ledger-drawn = Não se podem tirar tantas peças numa só jogada. O máximo é { $most }.
refused-tri-ledger-pool = { $left ->
    [0] O baralho já acabou: não há nada para tirar.
    [1] Só há { $left } peça no baralho.
   *[other] Só há { $left } peças no baralho.
}
refused-tri-ledger-draw-first = Quem não coloca nada tirou antes tudo o que se pode tirar numa jogada. Registe as peças tiradas ou a peça colocada.
refused-tri-ledger-bonus = Só uma peça colocada dá bónus, e só um que as regras conheçam.
refused-tri-ledger-first-bonus = Esta primeira peça dá a sua soma e nenhum bónus.
refused-tri-ledger-start-due = Abrir a ronda com esta peça dá um bónus: { $bonus }. Escolha-o.
refused-tri-ledger-start-only = Um bónus de abertura vem só com a primeira peça da ronda.
refused-tri-ledger-too-early = Demasiado cedo: { $bonus } exige pelo menos { $least } peças na mesa antes, e { $laid ->
    [1] está lá { $laid }.
   *[other] estão lá { $laid }.
}
refused-tri-ledger-no-tile = «{ $tile }» não está nesta caixa. Escreva os três números no sentido dos ponteiros do relógio, como 351.
refused-tri-ledger-twice = A peça { $tile } já foi registada. Cada peça existe só uma vez.
refused-tri-ledger-not-out = { $name } ainda tem { $left ->
    [1] { $left } peça
   *[other] { $left } peças
} (recebidas: { $dealt }, tiradas: { $drawn }, colocadas: { $laid }).
refused-tri-ledger-not-blocked = Uma ronda só fica bloqueada com o baralho vazio. { $left ->
    [1] Ainda se pode tirar { $left } peça.
   *[other] Ainda se podem tirar { $left } peças.
}
refused-tri-ledger-left = { $name } ainda tem { $left ->
    [1] { $left } peça
   *[other] { $left } peças
} (recebidas: { $dealt }, tiradas: { $drawn }, colocadas: { $laid }). Peças registadas: { $entered }.
refused-tri-ledger-one-round = Este jogo tem uma só ronda, que já acabou. Escolha um torneio para continuar.
refused-tri-ledger-finished = O torneio acabou: alguém chegou aos { $goal } pontos, ou já se jogaram todas as rondas.

## Porque um lugar não se pode escolher

tri-why-no-tile = Nenhuma das suas peças serve aqui: um dos cantos não coincidiria.

# Seja como for que se rode a peça: o canto que não coincide quando coincidem mais cantos.
tri-why-top = O canto de cima não coincide: está lá { $there }, não { $here }{ $wrong ->
    [1] .
   *[other] , e não é o único.
}
tri-why-lower-right = O canto inferior direito não coincide: está lá { $there }, não { $here }{ $wrong ->
    [1] .
   *[other] , e não é o único.
}
tri-why-lower-left = O canto inferior esquerdo não coincide: está lá { $there }, não { $here }{ $wrong ->
    [1] .
   *[other] , e não é o único.
}
tri-why-bottom = O canto de baixo não coincide: está lá { $there }, não { $here }{ $wrong ->
    [1] .
   *[other] , e não é o único.
}
tri-why-upper-left = O canto superior esquerdo não coincide: está lá { $there }, não { $here }{ $wrong ->
    [1] .
   *[other] , e não é o único.
}
tri-why-upper-right = O canto superior direito não coincide: está lá { $there }, não { $here }{ $wrong ->
    [1] .
   *[other] , e não é o único.
}
