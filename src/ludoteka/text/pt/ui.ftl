### O que o próprio cliente diz; tudo sobre um jogo vem com a sua sala.

## A casa

ui-language = Idioma
ui-theme-dark = Mudar para o tema escuro
ui-theme-light = Mudar para o tema claro
ui-settings = Definições
ui-skip = Saltar para o conteúdo
ui-home = Voltar à estante
ui-close = Fechar
ui-page-lost = Não há nada aqui
ui-page-lost-about = Este endereço não leva a lado nenhum. Os jogos estão na estante.
ui-unreachable = O servidor não responde. Tente de novo daqui a pouco.

## A estante

ui-home-title = Tire uma caixa da estante.
ui-home-about = Jogos de mesa segundo as regras exatas: a sós, contra bots, juntos no mesmo ecrã ou com amigos por uma ligação.
ui-alone = A sós
ui-bots = Bots
ui-one-screen = No mesmo ecrã
ui-games = Jogos
ui-players = { $most ->
    [1] 1 jogador
   *[other] { $least }–{ $most } jogadores
}

## Jogos guardados

ui-continue-title = Continuar onde ficou
ui-played-title = Jogados aqui
ui-continue = Continuar
ui-going-on = em curso
ui-over = terminado
ui-just-now = agora mesmo
ui-saved-none = Ainda não há jogos aqui. O que começar fica guardado por si e espera neste lugar.
ui-forget = Tirar desta lista
ui-saved-all = { $count ->
    [1] Mostrar { $count } jogo
   *[other] Mostrar todos os { $count } jogos
}
ui-give-up = Desistir
ui-give-up-title = Desistir deste jogo?
ui-give-up-about = É apagado para todos à mesa e não pode ser recuperado. Para continuar mais tarde, basta sair: o jogo está guardado.
ui-no-keep = Manter

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
ui-human = Neste ecrã
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
ui-rows = { $done ->
    [1] { $done } completa
   *[other] { $done } completas
}, { $broken ->
    [1] { $broken } cortada
   *[other] { $broken } cortadas
}
ui-rows-round = Ronda { $round }: { $done ->
    [1] { $done } completa
   *[other] { $done } completas
}, { $broken ->
    [1] { $broken } cortada
   *[other] { $broken } cortadas
}
ui-promised = +{ $points } em aberto
ui-leader = À frente
ui-and-more = { $count ->
    [1] e mais uma pessoa
   *[other] e mais { $count } pessoas
}
ui-at-the-table = À mesa
ui-enlarge = Ver este tabuleiro em grande
ui-pick = Escolha uma peça.
ui-place = Colocar
ui-undo = Voltar atrás
ui-next-round = Próxima ronda
ui-next-tile = Peça seguinte
ui-drag = Arraste-a para uma casa, ou escolha uma casa.
ui-undo-of = { $name }: voltar atrás
ui-leave = Sair (fica guardado)
ui-key-arrows = Setas
ui-key-choose = escolher
ui-key-place = colocar
ui-cell-empty = vazia
ui-tallies = O que ainda pode sair
ui-tally = { $what }: restam { $left } de { $of }
ui-story = O que aconteceu
ui-story-empty = Ainda nada.
ui-legend-complete = completa, pontua
ui-legend-live = ainda possível, o seu número
ui-legend-broken = cortada, não dá nada
ui-legend-beam = raio de sol ou raio de luar, pontua

## Cartas na mão

ui-last = última
ui-hand = A sua mão
ui-hand-of = Cartas de { $name }
ui-chosen = escolhida
ui-chosen-tile = escolhida
ui-dead = morta
ui-places = { $count ->
    [1] { $count } lugar
   *[other] { $count } lugares
}
ui-lit = { $what }: { $count ->
    [1] { $count } lugar iluminado. Escolha-o.
   *[other] { $count } lugares iluminados. Escolha um.
}
ui-choose-card = Escolha uma carta, ou uma casa onde caiba uma das suas cartas.
ui-key-of = tecla { $key }
ui-order = Ordem da mão
ui-order-suit = Por naipe
ui-order-rank = Por valor
ui-order-worth = Por utilidade no tabuleiro
ui-order-drawn = Como saíram
ui-pile = Monte
ui-discards = Descartadas
ui-turned = Virada e riscada: uma sequência.
ui-teams-need = O que falta a cada equipa
ui-team = { $team }: { $names }
ui-team-of = Equipa: { $team }
ui-team-mine = a sua equipa
ui-team-far = Ainda nenhuma linha com três.
ui-cards = { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
ui-plays-now = joga agora
ui-zoom = Tamanho do tabuleiro
ui-zoom-in = Mais perto
ui-zoom-out = Mais longe
ui-zoom-all = O tabuleiro inteiro
ui-keys-hand = Escolher uma carta ou peça; depois Tab ou as setas levam às suas casas
ui-keys-tab-hand = Às cartas ou peças, às casas iluminadas, aos botões
ui-keys-zoom = Tabuleiro mais perto, mais longe, inteiro

## Um quadro que se enche por cima

ui-piece-left = Mover para a esquerda
ui-piece-right = Mover para a direita
ui-piece-turn = Rodar
ui-piece-flip = Virar
ui-piece-plain = Sem linha, sem símbolo, nada fica enterrado.
ui-piece-stuck = Segura assim, não encontra lugar ali.
ui-drop = Largar
ui-drop-points = Largar, { $points }
ui-if-here = Se ficar aqui
ui-next-card = Carta seguinte
ui-ready-count = Prontos: { $ready } de { $of }.
ui-deck = Ainda no baralho
ui-deck-left = { $count ->
    [0] O baralho acabou.
    [1] Falta uma carta.
   *[other] Faltam { $count } cartas, em ordem desconhecida.
}
ui-skipped = Saltadas por todos
ui-aside = Postas de lado
ui-came = Já colocadas
ui-your-round = A sua ronda
ui-round-of = Ronda { $round } de { $of }
ui-sum-count = Quanto
ui-sum-lines = Linhas completas
ui-sum-symbol = À vista: { $symbol }
ui-sum-penalties = Caixas de penalização descobertas
ui-sum-holes = Buracos
ui-sum-times = { $count } × { $each }
ui-sum-of = { $count } de { $of }
ui-rank = O seu grau
ui-end-lines-open = { $count ->
    [1] { $count } linha incompleta
   *[other] { $count } linhas incompletas
}
ui-key-move = mover
ui-key-turn = rodar
ui-key-flip = virar
ui-key-drop = largar
ui-keys-move = Mover a peça
ui-keys-turn = Rodar a peça; a seta para baixo roda ao contrário
ui-keys-flip = Virar a peça
ui-keys-drop = Deixar a peça deslizar; seguir, se a mesa espera
ui-keys-aside = Pôr a peça de lado
ui-keys-slide = Com o rato, aponte e clique; a roda roda a peça. Com o dedo, leve a peça até à coluna; um segundo toque larga-a.

## Peças num suporte, uma mesa sem fim

ui-hints = Mostrar onde as peças servem, e os pontos
ui-rack = O seu suporte
ui-new = nova
ui-places-or-none = { $count ->
    [0] sem lugar
    [1] { $count } lugar
   *[other] { $count } lugares
}
ui-tile-places = { $tile } { $count ->
    [0] não serve em lado nenhum
    [1] tem { $count } lugar
   *[other] tem { $count } lugares
}
ui-tile-held = { $tile }: onde fica?
ui-tile-stuck = Escolha um lugar livre para saber que canto não coincide.
ui-lay-hint = Escolha um lugar, ou arraste a peça para lá. Ela roda sozinha.
ui-lay-try = Escolha um lugar livre. Se servir, a peça roda sozinha.
ui-choose-tile = Escolha uma peça ou um lugar.
ui-choose-tile-first = Escolha primeiro uma peça do seu suporte.
ui-lay = Colocar, +{ $points }
ui-lay-free = Colocar
ui-lay-bonus = Colocar: { $bonus }, +{ $points }
ui-lay-tile = { $tile }, +{ $points }
ui-turn-tile = Rodar a peça
ui-go-on = Continuar
ui-pool = Baralho
ui-pool-left = { $count ->
    [0] O baralho já acabou.
    [1] { $count } peça no baralho.
   *[other] { $count } peças no baralho.
}
ui-drawing = Até { $draws } peças tiradas por jogada; se depois não colocar nada, perde mais { $points }.
ui-drawing-free = Até { $draws } peças tiradas por jogada.
ui-score-history = Evolução dos pontos
ui-score-history-round = Ronda { $round }, até { $goal } pontos
ui-turn-number = Jogada
ui-turn-by-turn = Jogada a jogada
ui-draws = { $count ->
    [1] { $count } tirada
   *[other] { $count } tiradas
}
ui-nothing-laid = nada colocado
ui-passed = passou a vez
ui-to-play = a jogar
ui-lot = sorteio { $tile }
ui-left-own = { $tile } no próprio suporte
ui-left-of = { $tile } com { $name }
ui-round-total = Esta ronda
ui-ended-out = Quem fica sem peças recebe um bónus e o que sobra nos outros suportes.
ui-ended-blocked = Cada um perde o que sobra no seu suporte.
ui-ended-blocked-gains = O suporte mais baixo ganha o que sobra nos outros, menos o seu.
ui-keys-open = De lugar livre em lugar livre
ui-keys-all = Também sobre as peças

## Várias pessoas no mesmo ecrã

ui-curtain = Passe o dispositivo a { $name }
ui-curtain-about = O que vem a seguir é só para { $name }.
ui-curtain-open = Sou { $name }, mostre-me a mesa
ui-curtain-may = { $name } quer fazer algo antes
ui-pass-on = Passar a { $name }

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
ui-rounds = Ronda a ronda
ui-round = Ronda { $round }
ui-round-won = ganhou a ronda
ui-rematch = Desforra
ui-download = Descarregar o registo

# Como o jogo acabou: o lugar, depois a distância dos outros.
ui-end-place = { $rank ->
    [1] Primeiro
    [2] Segundo
    [3] Terceiro
    [4] Quarto
    [5] Quinto
    [6] Sexto
   *[other] { $rank }.º
} lugar entre { $of ->
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
   *[other] { $of }
}.
ui-end-place-shared = { $rank ->
    [1] Primeiro
    [2] Segundo
    [3] Terceiro
    [4] Quarto
    [5] Quinto
   *[other] { $rank }.º
} lugar partilhado, entre { $of ->
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
   *[other] { $of }
}.
ui-end-ahead = { $gap ->
    [1] { $gap } ponto
   *[other] { $gap } pontos
} à frente de { $next }.
ui-end-level = Em igualdade com { $level }.
ui-end-behind = A { $gap ->
    [1] { $gap } ponto
   *[other] { $gap } pontos
} de { $first }.
ui-end-behind-ahead = A { $gap ->
    [1] { $gap } ponto
   *[other] { $gap } pontos
} de { $first }, à frente de { $below }.
ui-end-alone = A sua pontuação final
ui-record-new = Novo recorde pessoal! O anterior: { $before }.
ui-record-first = O seu primeiro resultado nesta variante: o que há a bater.
ui-record = O seu recorde: { $best }.
ui-end-boards = Os tabuleiros de todos
ui-end-row = Fila
ui-end-number = Número
ui-end-sum = Conta
ui-end-rows-complete = { $count ->
    [1] { $count } fila completa
   *[other] { $count } filas completas
}
ui-end-rows-broken = { $count ->
    [1] { $count } fila cortada
   *[other] { $count } filas cortadas
}

## O melhor possível

ui-best = O melhor possível com o que saiu: { $score }
ui-best-between = O melhor possível com o que saiu: pelo menos { $score }, no máximo { $bound }
ui-best-proved = Provado: nenhum outro tabuleiro dá mais.
ui-best-found = É o melhor tabuleiro encontrado; não se exclui um melhor.
ui-best-mine = Chegou a { $percent } disso sem saber o que ia sair.
ui-best-of = { $name } chegou a { $percent } disso sem saber o que ia sair.
ui-best-mine-between = Chegou a algo entre { $least } e { $most } disso sem saber o que ia sair.
ui-best-of-between = { $name } chegou a algo entre { $least } e { $most } disso sem saber o que ia sair.
ui-best-perfect = Melhor não era possível.
ui-best-round = Conta a última ronda.
ui-best-rounds = Contam todas as rondas.
ui-best-open = Abrir este tabuleiro
ui-best-waiting = O melhor possível com o que saiu
ui-best-working = A calcular…
ui-best-title = O melhor tabuleiro

## Repetição

ui-replay = Repetição
ui-replay-play = Reproduzir
ui-replay-pause = Pausar
ui-replay-first = Ir para o início
ui-replay-slider = Momento do jogo
ui-replay-at = { $stop } de { $of }
ui-replay-speed = Velocidade
ui-replay-begin = A mesa antes da primeira jogada.
ui-replay-points = { $points ->
    [1] { $points } ponto até agora
   *[other] { $points } pontos até agora
}

## Partilhar e guardar

ui-share = Partilhar
ui-share-title = Partilhar este tabuleiro
ui-share-picture = O tabuleiro com os seus pontos, como imagem
ui-share-png = Imagem (PNG)
ui-share-svg = Desenho (SVG)
ui-share-send = Enviar…
ui-share-link = Ligação para esta página
ui-share-link-about = Quem a abrir vê o resultado, todos os tabuleiros e a repetição.
ui-share-copy = Copiar
ui-share-copied = Copiada
ui-share-failed = Não foi possível criar a imagem aqui. Experimente o outro formato.
ui-keep = Descarregar
ui-import = Abrir um ficheiro de jogo
ui-import-about = Um registo “.ludo”: um jogo terminado aparece com a repetição, um por terminar continua. Também pode largar o ficheiro aqui.
ui-import-drop = Largue para abrir o jogo
ui-import-refused = Não é possível abrir este ficheiro.
ui-import-line = Linha { $line }
ui-pace = Ritmo dos bots e das chamadas
ui-pace-about = Enquanto pensam, pode voltar atrás. À mão: nada de novo aparece sem o seu sinal.
ui-pace-quick = Rápido
ui-pace-normal = Normal
ui-pace-calm = Calmo
ui-pace-hand = À mão
ui-confirm = Confirmar as jogadas
ui-confirm-about = O primeiro clique ou toque mostra o que aconteceria, o segundo coloca a peça.
ui-confirm-touch = Ao toque
ui-confirm-always = Sempre
ui-confirm-never = Nunca
ui-large = Números maiores, padrões mais leves
ui-keys = Teclas
ui-key-space = Espaço
ui-keys-tab = Para o tabuleiro, os botões e os outros tabuleiros
ui-keys-arrows = De casa em casa
ui-keys-ends = Para a primeira e para a última casa
ui-keys-place = Colocar nesta casa; a peça seguinte, se estiver à sua espera
ui-keys-escape = Largar, sair do tabuleiro, fechar uma janela
ui-keys-undo = Voltar atrás
ui-keys-next = Peça seguinte, ronda seguinte
ui-keys-settings = Definições
ui-keys-help = Esta lista de teclas
ui-keys-drag = Com o rato ou o dedo, arraste a peça para uma casa. A tecla Escape larga-a.

## Stamps

ui-stamps-tab-album = Álbum
ui-stamps-tab-swap = Troca
ui-stamps-tab-contests = Concursos
ui-stamps-parts = Partes da mesa
ui-stamps-album = O seu álbum
ui-stamps-so-far = { $empty ->
    [1] { $empty } quadrado vazio
   *[other] { $empty } quadrados vazios
}
ui-stamps-key = Cores e temas
ui-stamps-house = Os selos, as cartas e os concursos aqui são criação nossa, não os da caixa.
ui-stamps-waiting = Selos por colocar
ui-stamps-choose = Escolha um selo e depois o lugar. Também pode arrastá-lo.
ui-stamps-not-here = O selo não cabe aqui
ui-stamps-tokens = { $count ->
    [1] { $count } ficha
   *[other] { $count } fichas
}
ui-stamps-hidden = Selo escondido
ui-stamps-down = virado para baixo para a Pinzetta
ui-stamps-no-room = sem espaço na página
ui-stamps-swapped = trocou de lugar
ui-stamps-she-took = fica com a Pinzetta
ui-stamps-worth = { $count ->
    [1] ficha
   *[other] fichas
}
ui-stamps-worth-large = { $count ->
    [1] ficha, pelo tamanho
   *[other] fichas, 1 delas pelo tamanho
}
ui-stamps-large = Pilha grande
ui-stamps-small = Pilha pequena
ui-stamps-reserved = Reservado
ui-stamps-laid-out = Na mesa
ui-stamps-yours = A sua coleção
ui-stamps-hers = A coleção da Pinzetta
ui-stamps-split = Fazer estas pilhas
ui-stamps-split-how = Escolha os itens da pilha grande: ela precisa de { $needed }.
ui-stamps-split-count = Pilha grande: { $chosen } de { $needed }
ui-stamps-split-worth = Para a Pinzetta valem: grande { $large }, pequena { $small }
ui-stamps-contests = Concursos, contados ao vivo
ui-stamps-enter = Entrar
ui-stamps-ticket = { $day }, bilhete usado
ui-stamps-best = o melhor agora
ui-stamps-exhibitors = Expositores e o fim
ui-stamps-daily = todos os dias
ui-stamps-at-end = no fim
ui-stamps-values = Valores impressos na página
ui-stamps-forever = Selos permanentes ({ $count })
ui-stamps-mat = O tapete da Pinzetta
ui-stamps-sum = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
ui-stamps-targets = Tamanhos procurados
ui-stamps-introductory = Modo introdutório: os itens dela são descartados e no fim ela tem { $points } pontos.
ui-stamps-steps = Os passos da Pinzetta
ui-stamps-next = Próximo passo
ui-stamps-your-points = Os seus pontos
ui-stamps-her-points = Os pontos da Pinzetta
ui-stamps-day = Dia { $turn } de { $of }
ui-stamps-points = Pontos
ui-stamps-pace = Ritmo
ui-stamps-pace-hand = Passo a passo
ui-stamps-level = Nível { $level }
ui-stamps-handicap = { $points } no fim, pelo nível
ui-stamps-cards = Cartas da Pinzetta
ui-stamps-card = Carta
ui-stamps-crossed = Riscados
ui-stamps-drawn = a última tirada
ui-stamps-decisions = Cartas de decisão
ui-stamps-decisions-about = Todos os dias baralham-se as oito e tira-se uma quando você já dividiu. Ela tira tantas fichas quantos ícones riscados tem.
ui-stamps-decisions-mat = No fim, mais uma diz quanto dá cada item num campo do tapete dela.
ui-stamps-shows = Cartas de pontuação da exposição
ui-stamps-shows-about = Tira-se uma por dia. Os pontos do concurso que está no tabuleiro contam uma, duas ou três vezes, conforme o dia. Estes são os do nível { $level }.
ui-stamps-show-card = Carta { $number }
ui-stamps-used = usada
ui-stamps-contest = Concurso { $id }
ui-stamps-ladder = Selos permanentes
ui-stamps-ladder-points = Quem tem mais: { $first } pontos; segundo lugar: { $second }; terceiro: { $third }.
ui-stamps-ladder-points-house = Quem tem mais: { $first } pontos; segundo lugar: { $second }; terceiro: { $third } (pacote da casa).
ui-stamps-ladder-imaginary = Um jogador imaginário tem { $count }.
ui-stamps-ladder-hers = A Pinzetta também compete.
ui-stamps-ladder-shared = Suposição: quem empata fica no melhor lugar, e quem não tem nenhum não recebe nada (regra STS-16).
ui-stamps-fields-assumed = Suposição: estes campos de tamanho e valor (regra STS-R1).
ui-stamps-pool = O conjunto
ui-stamps-pool-left = { $count ->
    [1] { $count } item
   *[other] { $count } itens
  }
ui-stamps-take = Ficar com esta pilha
ui-stamps-piles-of = As pilhas de { $name }
ui-stamps-taken-by = levada por { $name }
ui-stamps-down-others = virado para baixo: só você o conhece
ui-stamps-one-pile = Pilha A
ui-stamps-other-pile = Pilha B
ui-stamps-split-free = Ponha cada item numa pilha ou na outra. Cada pilha precisa de pelo menos um item.
ui-stamps-split-free-count = Pilha A: { $one } · Pilha B: { $other }
ui-stamps-has-chosen = já escolheu
ui-stamps-album-of = O álbum de { $name }
ui-stamps-collection-of = A coleção de { $name }
ui-stamps-look = Ver a página
ui-stamps-rivals = Os outros
ui-stamps-ready = pronto
ui-stamps-turn = é a vez desta pessoa
ui-stamps-their-cards = { $count ->
    [0] Tapete
    [1] Tapete e { $count } carta
   *[other] Tapete e { $count } cartas
  }
ui-stamps-points-of = Pontos de { $name }
ui-stamps-tickets = Bilhetes por usar
ui-stamps-in-the-end = No fim
ui-stamps-mat-brought = O que renderam os itens no tapete dela
ui-stamps-keys-choose = Escolher um selo; depois as setas percorrem a página
ui-stamps-keys-place = Colocar o selo com o canto superior esquerdo aqui
ui-stamps-try = Experimentar
ui-stamps-try-end = Parar de experimentar
ui-stamps-fits = Caberia aqui
ui-stamps-would = { $now }, depois { $then }
ui-stamps-changes = O que mudaria
ui-stamps-your-mat = O seu tapete
ui-stamps-how = Como ela avalia: tamanho procurado 2, valor 2 ou 3 soma 1, raro à vista 4, carta ou selo permanente 1. Um selo oculto conta só pelo tamanho.
ui-stamps-against = contra a Pinzetta, nível { $level }
ui-best-stamp-swap = Com o melhor último dia: { $score }
ui-best-between-stamp-swap = Com o melhor último dia: pelo menos { $score }, no máximo { $bound }
ui-best-proved-stamp-swap = Provado: com sexta e sábado tal como foram jogados, nenhuma colocação dos selos de domingo e nenhum concurso dá mais.
ui-best-found-stamp-swap = A melhor colocação encontrada para os selos de domingo e o melhor concurso, com sexta e sábado tal como foram jogados; não se exclui uma melhor.
ui-best-mine-stamp-swap = Você alcançou { $percent } disso.
ui-best-of-stamp-swap = { $name } alcançou { $percent } disso.
ui-best-mine-between-stamp-swap = Você alcançou entre { $least } e { $most } disso.
ui-best-of-between-stamp-swap = { $name } alcançou entre { $least } e { $most } disso.
ui-best-perfect-stamp-swap = No último dia não era possível fazer melhor.
ui-best-waiting-stamp-swap = Com o melhor último dia
ui-best-title-stamp-swap = O melhor último dia
ui-stamps-house-short = selos de criação nossa
ui-stamps-house-new = Os selos, as cartas e os concursos são criação nossa, a não ser que este servidor tenha um pacote com os da caixa.

## O treinador

ui-coach = O treinador
ui-coach-mine = Comparadas com as escolhas do especialista, as suas jogadas perderam { $cost } pontos no total.
ui-coach-of = Comparadas com as escolhas do especialista, as jogadas de { $name } perderam { $cost } pontos no total.
ui-coach-flawless = O especialista quase nada teria feito melhor.
ui-coach-strip = Quanto custou cada jogada
ui-coach-move = Jogada { $number }: custou { $cost } pontos
ui-coach-taken = jogada
ui-coach-better = melhor
ui-coach-expected = Pontos que o especialista esperava no fim da ronda.
ui-coach-working = A ver todas as jogadas…
