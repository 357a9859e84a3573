### Take It Easy: tudo o que a sala diz durante o jogo. As regras estão em rulebook.ftl.

game-take-it-easy = Take It Easy
game-take-it-easy-about = Todos recebem as mesmas peças e cada um coloca-as a seu gosto: forme linhas contínuas de ponta a ponta do tabuleiro.
game-take-it-easy-box = Todos colocam as mesmas peças: não quebre nenhuma linha.
game-take-it-easy-line = Não quebre nenhuma linha.

## Variantes prontas

preset-take-it-easy-base = Jogo base
preset-take-it-easy-base-about = 19 peças, qualquer casa vazia, pontos por linhas contínuas.
preset-take-it-easy-neighbours = Vizinhança
preset-take-it-easy-neighbours-about = Depois da primeira, cada peça tem de tocar noutra já colocada.
preset-take-it-easy-sun-and-moon = Vizinhança de sol e lua
preset-take-it-easy-sun-and-moon-about = Quando o símbolo se repete, a nova peça tem de tocar noutra já colocada.
preset-take-it-easy-beams = Raios de sol e de luar
preset-take-it-easy-beams-about = Linhas só de sóis ou só de luas dão pontos extra.
preset-take-it-easy-brightest-beams = Raios mais brilhantes
preset-take-it-easy-brightest-beams-about = Uma corrida a dois bónus de 60 pontos: o raio de sol e o raio de luar mais brilhantes.
preset-take-it-easy-valves = Tabuleiro das válvulas
preset-take-it-easy-valves-about = Três flores de sete casas, e jokers entre as peças.
preset-take-it-easy-valves-first = Tabuleiro das válvulas: válvulas primeiro
preset-take-it-easy-valves-first-about = As suas três primeiras peças vão para as válvulas.
preset-take-it-easy-valves-last = Tabuleiro das válvulas: válvulas no fim
preset-take-it-easy-valves-last-about = As válvulas ficam vazias até às suas três últimas peças.
preset-take-it-easy-valves-aside = Tabuleiro das válvulas: três de lado
preset-take-it-easy-valves-aside-about = Ponha três peças de lado e decida no fim quais delas vão para as válvulas.
preset-take-it-easy-everything = Tudo ao mesmo tempo
preset-take-it-easy-everything-about = Tabuleiro das válvulas com três peças de lado, vizinhança de sol e lua, e pontos por raios.

## Opções

option-take-it-easy-board = Tabuleiro
choice-take-it-easy-board-base = Base, 19 casas
choice-take-it-easy-board-valve = Das válvulas, 21 casas

option-take-it-easy-placement = Colocação das peças
choice-take-it-easy-placement-free = Em qualquer casa vazia
choice-take-it-easy-placement-neighbours = Vizinhança
choice-take-it-easy-placement-sun-moon = Vizinhança de sol e lua

option-take-it-easy-scoring = Pontuação
choice-take-it-easy-scoring-rows = Só linhas
choice-take-it-easy-scoring-beams = Linhas e raios
choice-take-it-easy-scoring-brightest = Linhas e raios mais brilhantes

option-take-it-easy-rounds = Rondas
option-take-it-easy-rounds-about = Uma só ronda, ou uma série em que cada um canta as peças uma vez.
choice-take-it-easy-rounds-1 = Uma ronda
choice-take-it-easy-rounds-2 = Uma série de 2 rondas
choice-take-it-easy-rounds-3 = Uma série de 3 rondas
choice-take-it-easy-rounds-4 = Uma série de 4 rondas
choice-take-it-easy-rounds-5 = Uma série de 5 rondas
choice-take-it-easy-rounds-6 = Uma série de 6 rondas

option-take-it-easy-valves = Válvulas
option-take-it-easy-valves-about = A válvula é a casa no centro de cada flor de sete casas.
choice-take-it-easy-valves-ordinary = Casas como as outras
choice-take-it-easy-valves-first = Ocupadas primeiro
choice-take-it-easy-valves-last = Ocupadas no fim
choice-take-it-easy-valves-aside = Ocupadas depois da ronda, com três peças postas de lado

option-take-it-easy-mirrored = Imagem espelhada do tabuleiro das válvulas
option-take-it-easy-mirrored-about = Suposição: nenhum texto que temos diz qual das duas imagens em espelho está impressa. Escolha a que encontra na sua caixa.
choice-take-it-easy-mirrored-no = Não
choice-take-it-easy-mirrored-yes = Sim

option-take-it-easy-turned = Tabuleiro das válvulas de cabeça para baixo
option-take-it-easy-turned-about = Suposição: nenhum texto que temos diz qual é o lado de cima do tabuleiro impresso. Meia volta não muda nenhuma linha, só a aparência.
choice-take-it-easy-turned-no = Não
choice-take-it-easy-turned-yes = Sim

option-take-it-easy-jokers_may_follow_special = Linha de peças especiais com uma faixa comum
option-take-it-easy-jokers_may_follow_special-about = Suposição: uma linha só de peças especiais, em que uma faixa comum encontra faixas multicolores, não dá pontos. Se a sua leitura das regras é mais generosa, deixe-a pontuar com o número da faixa comum.
choice-take-it-easy-jokers_may_follow_special-no = Não dá pontos
choice-take-it-easy-jokers_may_follow_special-yes = Pontua com o número da faixa comum

## As peças em voz alta

tie-tile-sun = { $vertical }-{ $rising }-{ $falling }, sol
    .aloud = { $vertical }, { $rising }, { $falling }
tie-tile-moon = { $vertical }-{ $rising }-{ $falling }, lua
    .aloud = { $vertical }, { $rising }, { $falling }
tie-tile-triple = joker triplo
tie-tile-black = joker duplo preto
tie-tile-white = joker duplo branco
tie-tile-pink = joker duplo cor-de-rosa

## O que se passa

tie-now-call = Vai sair a próxima peça.
tie-now-place = Peça cantada: { $tile }. Coloque-a no seu tabuleiro.
tie-now-wait = Peça cantada: { $tile }. À espera de que todos a coloquem.
tie-now-valves = Quais das peças postas de lado vão para as suas válvulas?
tie-now-valves-wait = À espera de que todos decidam sobre as suas válvulas.
tie-now-round-over = Fim da ronda { $round } de { $rounds }: { $names } ganha-a com { points }.
tie-now-round-over-shared = Fim da ronda { $round } de { $rounds }, partilhada com { points }: { $names }.
tie-now-over = { $names } ganha com { points }.
tie-now-over-shared = Vitória partilhada com { points }: { $names }.
tie-now-over-alone = Resultado final: { points }.

tie-note-thinking = A pensar…
tie-note-placed = Colocada
tie-note-deciding = A decidir…
tie-note-decided = Decidido

## O que se pode fazer

tie-do-place = Em { $cell }: { $tile }
tie-do-aside = De lado: { $tile }
tie-do-valve = Na válvula { $cell }: { $tile }
tie-do-place-short = Colocar em { $cell }
tie-do-aside-short = Pôr de lado
tie-do-valve-short = Colocar na válvula { $cell }
tie-do-done = Terminar a ronda

# O que uma peça faz a uma linha: três palavras, no máximo.
tie-completes = Completa { $number }: +{ $points }
tie-opens = Abre { $number }
tie-continues = Prolonga { $number }
tie-breaks = { $number ->
    [0] Corta uma linha
   *[other] Corta { $number }
}

## O que aconteceu

tie-log-call = Peça cantada: { $tile }
tie-log-place = Em { $cell }: { $tile }
tie-log-aside = De lado: { $tile }
tie-log-valve = Na válvula { $cell }: { $tile }
tie-log-done = Termina a ronda

## A mesa

tie-board = Tabuleiro: { $name }
tie-cell = Casa { $cell }
tie-cell-valve = Válvula { $cell }
tie-cell-aside = Peças de lado, lugar { $slot }
tie-aside = de lado

tie-vertical = Coluna { $order }
tie-rising = Diagonal ascendente { $order }
tie-falling = Diagonal descendente { $order }

tie-row-open = { $row }: ainda em aberto
tie-row-live = { $row }: pode dar { $length } × { $number } = { $points }
tie-row-complete = { $row }: { $length } × { $number } = { points }
tie-row-broken = { $row }: linha cortada, sem pontos

tie-left = Peças com { $number }
tie-left-joker = Jokers

## Pontos, linha a linha

tie-line-row = { $row }: { $length } × { $number }
tie-line-beam-sun = { $row }, raio de sol: { $length } × { $each }
tie-line-beam-moon = { $row }, raio de luar: { $length } × { $each }
tie-line-brightest-sun = { $row }: raio de sol mais brilhante{ $players ->
    [1] { "" }
   *[other] , a dividir por { $players }
}
tie-line-brightest-moon = { $row }: raio de luar mais brilhante{ $players ->
    [1] { "" }
   *[other] , a dividir por { $players }
}
tie-line-earlier = Ronda { $round }

## Recusas

refused-not-the-called-tile = Agora só se coloca a peça que acabou de ser cantada.
refused-no-such-cell = O seu tabuleiro não tem essa casa. As colunas são letras a partir da esquerda, as casas contam-se de cima: c3.
refused-cell-taken = Esta casa está ocupada, e uma peça colocada já não se move. Escolha uma casa vazia.
refused-must-touch = Cada nova peça tem de encostar um lado a outra já colocada. Escolha uma casa junto das suas peças.
refused-same-symbol-must-touch = Esta peça tem o mesmo símbolo que a anterior, por isso tem de tocar noutra já colocada. Escolha uma casa junto das suas peças.
refused-valves-come-first = As três primeiras peças vão para as válvulas. Escolha uma válvula vazia.
refused-valves-come-last = As válvulas esperam pelas três últimas peças. Ocupe primeiro as outras casas.
refused-valves-after-the-round = As válvulas só se ocupam depois da ronda. Escolha outra casa, ou ponha a peça de lado.
refused-no-aside = Nesta variante não se põem peças de lado. Escolha uma casa vazia.
refused-aside-full = Já tem três peças de lado. Esta tem de ir para o tabuleiro.
refused-not-aside = Esta peça não está entre as postas de lado. Escolha uma dessas.
refused-special-stays-aside = Uma peça especial posta de lado fica lá. Escolha uma peça comum, ou termine.
refused-not-a-valve = As peças postas de lado só podem ir para as válvulas. Escolha uma válvula vazia.
refused-tile-not-in-bag = Esta peça já foi cantada, ou não faz parte deste jogo. Cante outra.
refused-tile-unknown = Essa peça não existe. Escreve-se com os seus três números, a começar pelo vertical: 978. Uma faixa multicolor é *.
refused-rounds = Joguem uma ronda, ou uma série de tantas rondas quantos são os jogadores: { $seats }.
refused-brightest-alone = O raio mais brilhante precisa de adversários. A solo, escolha outra pontuação.

refused-symbols-header = A tabela dos sóis e das luas tem de começar pela linha «tile,symbol».
refused-symbols-line = Cada linha da tabela tem duas entradas, a peça e o seu símbolo, por exemplo «978,sun».
refused-symbols-tile = «{ $tile }» não é uma peça. Escreva os seus três números, a começar pelo vertical: 978.
refused-symbols-symbol = «{ $symbol }» não é um símbolo. Escreva «sun» (sol) ou «moon» (lua).
refused-symbols-twice = A peça { $tile } aparece duas vezes. Deixe só uma dessas linhas.
refused-symbols-missing = A tabela tem de incluir todas as 27 peças comuns. Faltam: { $tiles }.
refused-tile-twice = Esta peça está duas vezes no tabuleiro. Cada pessoa só tem uma de cada.
tie-caller = canta
tie-row-complete-sun = { $row }: { $length } × { $number } e um raio de sol = { points }
tie-row-complete-moon = { $row }: { $length } × { $number } e um raio de luar = { points }
tie-row-beam-sun = { $row }: linha cortada, mas com um raio de sol: { points }
tie-row-beam-moon = { $row }: linha cortada, mas com um raio de luar: { points }
tie-beams-sun = Raio de sol: +{ $points }
tie-beams-moon = Raio de luar: +{ $points }

## Porque é que uma casa não está disponível

tie-why-aside-in-order = As peças postas de lado ocupam estes lugares por ordem. Escolha o primeiro livre.
tie-why-nothing-aside = Já não há peças de lado. Termine a ronda.

## O melhor possível

refused-solve-special = Neste jogo não há peças especiais.
refused-solve-twice = Esta peça é indicada duas vezes. Cada pessoa só tem uma de cada.
refused-solve-count = Indique { $wanted } peças, e não { $found }.
