### What the room's own client says.

sts-ui-tab-album = Álbum
sts-ui-parts = Partes da mesa
sts-ui-album = O seu álbum
sts-ui-so-far = { $empty ->
    [1] { $empty } quadrado vazio
   *[other] { $empty } quadrados vazios
}
sts-ui-key = Cores e temas
sts-ui-built-in = Os selos, as cartas e os concursos aqui são criação nossa, não os da caixa.
sts-ui-waiting = Selos por colocar
sts-ui-choose = Escolha um selo e depois o lugar. Também pode arrastá-lo.
sts-ui-not-here = O selo não cabe aqui
sts-ui-tokens = { $count ->
    [1] { $count } ficha
   *[other] { $count } fichas
}
sts-ui-hidden = Selo oculto
sts-ui-down = virado para baixo
sts-ui-no-room = sem espaço na página
sts-ui-swapped = trocado
sts-ui-she-took = fica com a Pinzetta
sts-ui-large = Pilha grande
sts-ui-small = Pilha pequena
sts-ui-reserved = Reservado
sts-ui-yours = A sua coleção
sts-ui-hers = As pilhas da Pinzetta
sts-ui-split = Fazer estas pilhas
sts-ui-contests = Concursos, pontos até agora
sts-ui-enter = Pontuar este concurso
sts-ui-ticket = { $day }, bilhete usado
sts-ui-best = o melhor agora
sts-ui-exhibitors = Expositores e pontuação final
sts-ui-daily = todos os dias
sts-ui-at-end = no fim
sts-ui-values = Valores impressos na página
sts-ui-forever = Selos permanentes ({ $count })
sts-ui-mat = O tapete da Pinzetta
sts-ui-sum = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
sts-ui-targets = Tamanhos procurados
sts-ui-introductory = Modo introdutório: os itens dela são descartados e no fim ela tem { $points } pontos.
sts-ui-steps = Os passos da Pinzetta
sts-ui-next = Próximo passo
sts-ui-your-points = Os seus pontos
sts-ui-her-points = Os pontos da Pinzetta
sts-ui-day = Dia { $turn } de { $of }
sts-ui-points = Pontos
sts-ui-pace = Ritmo
sts-ui-pace-hand = Passo a passo
sts-ui-level = Nível { $level }
sts-ui-handicap = { $points } no fim, pelo nível
sts-ui-cards = Cartas da Pinzetta
sts-ui-card = Carta
sts-ui-crossed = Riscados
sts-ui-drawn = a última tirada
sts-ui-decisions = Cartas de decisão
sts-ui-decisions-about = Todos os dias baralham-se as oito e tira-se uma depois de fazer as pilhas. Ela tira uma ficha por cada ícone riscado.
sts-ui-decisions-mat = No fim, mais uma dá os pontos de cada item num campo do tapete dela.
sts-ui-shows = Cartas de pontuação da exposição
sts-ui-shows-about = Tira-se uma por dia. Os pontos do concurso que está no tabuleiro contam uma, duas ou três vezes, conforme o dia. Estes são os do nível { $level }.
sts-ui-show-card = Carta { $number }
sts-ui-used = usada
sts-ui-contest = Concurso { $id }
sts-ui-ladder = Selos permanentes
sts-ui-ladder-points = Quem tem mais: { $first } pontos; segundo lugar: { $second }; terceiro: { $third }.
sts-ui-ladder-points-built-in = Quem tem mais: { $first } pontos; segundo lugar: { $second }; terceiro: { $third } (pacote da Ludoteka).
sts-ui-ladder-imaginary = Um jogador imaginário tem { $count }.
sts-ui-ladder-hers = A Pinzetta também compete.
sts-ui-ladder-shared = Suposição: quem empata fica no melhor lugar, e quem não tem nenhum não recebe nada (regra STS-16).
sts-ui-fields-assumed = Suposição: estes campos de tamanho e valor (regra STS-R1).
sts-ui-pool = A oferta
sts-ui-pool-left = { $count ->
    [1] { $count } item
   *[other] { $count } itens
  }
sts-ui-piles-of = As pilhas de { $name }
sts-ui-taken-by = levada por { $name }
sts-ui-down-others = virado para baixo: só você o conhece
sts-ui-has-chosen = já escolheu
sts-ui-album-of = O álbum de { $name }
sts-ui-collection-of = A coleção de { $name }
sts-ui-look = Ver a página
sts-ui-rivals = Os outros
sts-ui-ready = pronto
sts-ui-turn = é a vez desta pessoa
sts-ui-their-cards = { $count ->
    [0] Tapete
    [1] Tapete e { $count } carta
   *[other] Tapete e { $count } cartas
  }
sts-ui-points-of = Pontos de { $name }
sts-ui-tickets = Bilhetes por usar
sts-ui-in-the-end = No fim
sts-ui-mat-brought = Pontos pelos itens no tapete dela
sts-ui-keys-choose = Escolher um selo; depois as setas percorrem a página
sts-ui-keys-place = Colocar o selo com o canto superior esquerdo aqui
sts-ui-try = Experimentar na página
sts-ui-try-end = Parar de experimentar
sts-ui-fits = Caberia aqui
sts-ui-would = { $now }, depois { $then }
sts-ui-changes = O que mudaria
sts-ui-your-mat = O seu tapete
sts-ui-how = As fichas são o que um item vale para a Pinzetta. Ela leva a pilha com mais fichas, a não ser que a carta dela risque algumas.
sts-ui-against = contra a Pinzetta, nível { $level }
ui-best-stamp-swap = Com o melhor último dia: { $score }
ui-best-between-stamp-swap = Com o melhor último dia: pelo menos { $score }, no máximo { $bound }
ui-best-proved-stamp-swap = Provado: com sexta e sábado tal como foram jogados, nenhuma colocação dos selos de domingo e nenhum concurso dá mais.
ui-best-found-stamp-swap = A melhor colocação encontrada para os selos de domingo e o melhor concurso, com sexta e sábado tal como foram jogados; não se exclui uma melhor.
ui-best-mine-stamp-swap = Alcançou { $percent } disso.
ui-best-of-stamp-swap = { $name } alcançou { $percent } disso.
ui-best-mine-between-stamp-swap = Alcançou entre { $least } e { $most } disso.
ui-best-of-between-stamp-swap = { $name } alcançou entre { $least } e { $most } disso.
ui-best-perfect-stamp-swap = No último dia não era possível fazer melhor.
ui-best-waiting-stamp-swap = Com o melhor último dia
ui-best-title-stamp-swap = O melhor último dia
sts-ui-built-in-short = selos de criação nossa
sts-ui-built-in-new = Os selos, as cartas e os concursos são criação nossa, a não ser que este servidor tenha um pacote com os da caixa.

## O dia à mesa

sts-ui-the-day = O dia
sts-ui-goal = Ganha quem tiver mais pontos no domingo à noite: encha a página e pontue concursos.
sts-ui-step-collect = Recolher
sts-ui-step-reserve = Reservar
sts-ui-step-split = Dividir
sts-ui-step-choose = Escolher
sts-ui-step-exhibit = Expor
sts-ui-step-collect-about = Os itens do dia vêm para a mesa.
sts-ui-step-reserve-about = Um item é seu de certeza.
sts-ui-step-split-about = O resto forma uma pilha grande e uma pequena.
sts-ui-step-choose-about = Alguém leva uma das suas pilhas e você escolhe uma de outra pessoa.
sts-ui-step-exhibit-about = Os selos novos vão para a página e pontua-se um concurso.
sts-ui-tickets-left = Bilhetes: { $count } de 3
sts-ui-tickets-about = Em cada dia pontua um concurso e deixa lá um bilhete.
sts-ui-tab-yours = As suas pilhas
sts-ui-tab-hers = As dela
sts-ui-tab-theirs = Os outros
sts-ui-worth-to-her = para ela vale { $worth }
sts-ui-tray-count = { $count } de { $of }
sts-ui-to-small = Passar para a pilha pequena
sts-ui-to-large = Passar para a pilha grande
sts-ui-tray-how = Toque num item ou arraste-o. Fichas: valor para ela. Quadros: cartas dela; cada ✕ tira uma ficha.
sts-ui-tray-how-several = Toque num item, ou arraste-o, para o passar para a outra pilha.
sts-ui-large-needs = { $count ->
    [1] Falta um item na pilha grande.
   *[other] Faltam { $count } itens na pilha grande.
  }
sts-ui-large-too-many = { $count ->
    [1] A pilha grande tem um item a mais.
   *[other] A pilha grande tem { $count } itens a mais.
  }
sts-ui-each-needs-one = Cada pilha precisa de pelo menos um item.
sts-ui-sight-about = Alguém vai escolher uma das suas pilhas. Isto é o que vê:
sts-ui-sight = { $values ->
    [1] { $values } ponto
   *[other] { $values } pontos
  }{ $cards ->
    [0] {""}
    [1] , { $cards } carta
   *[other] , { $cards } cartas
  }{ $hidden ->
    [0] {""}
    [1] , { $hidden } oculto
   *[other] , { $hidden } ocultos
  }
sts-ui-sight-both = À vista nesta: { $here }. Na outra: { $there }.
sts-ui-values-in-sight = { $values ->
    [1] { $values } ponto à vista
   *[other] { $values } pontos à vista
  }
sts-ui-odds-large = Ela leva a pilha grande, seja qual for a carta que vire.
sts-ui-odds-small = Ela leva a pilha pequena, seja qual for a carta que vire.
sts-ui-odds-large-unless = { $count ->
    [1] Ela leva a pilha grande, salvo se a carta tiver ✕.
   *[other] Ela leva a pilha grande, salvo se a carta tiver { $count } ✕ ou mais.
  }
sts-ui-odds-small-unless = { $count ->
    [1] Ela leva a pilha pequena, salvo se a carta tiver ✕.
   *[other] Ela leva a pilha pequena, salvo se a carta tiver { $count } ✕ ou mais.
  }
sts-ui-odds-by-card = A pilha que leva depende da carta que virar.
sts-ui-odds-cards = Com { $large } das { $cards } cartas dela, fica com a grande.
sts-ui-odds-percent = Grande { $large } %, pequena { $small } %.
sts-ui-odds-sums = Para ela: { $large } ({ $own } + 1) e { $small }.
sts-ui-scoring = Pontue um concurso
sts-ui-scoring-about = { $count ->
    [1] Resta-lhe um bilhete. Um concurso com o seu bilhete já não conta.
   *[other] Restam-lhe { $count } bilhetes, um para cada dia. Um concurso com o seu bilhete já não conta.
  }
sts-ui-she-chooses = A Pinzetta vira uma carta…
sts-ui-took-large = Ela levou a sua pilha grande.
sts-ui-took-small = Ela levou a sua pilha pequena.
sts-ui-why-none = A carta dela não tira fichas. Grande { $large }, pequena { $small }: leva a mais alta; em empate, a grande.
sts-ui-why-crossed = A carta dela tira { $gone } à melhor pilha. Ficam: grande { $large }, pequena { $small }; leva a mais alta; em empate, a grande.
sts-ui-you-keep = Fica com { $pile }: { $items }.
sts-ui-keeps = Fica { $pile }: { $items }.
sts-ui-mine = Sua
sts-ui-kept = Fica
sts-ui-skip = Saltar
sts-ui-show-again = Mostrar de novo
sts-ui-take-one = Fique com uma das dela
sts-ui-hidden-turn-up = Ocultos: ver depois
sts-ui-hers-later = Mais tarde fica com uma delas
sts-ui-the-swap = A troca
sts-ui-you = Você
sts-ui-you-took = Ficou com { $pile } de { $name }.
sts-ui-took-yours = { $name } levou-lhe { $pile }; você fica com a outra.
sts-ui-took-from = { $name } levou { $pile } de { $from }.
sts-ui-day-over = { $day }: fim do dia
sts-ui-you-have = Os seus pontos até agora
sts-ui-to-beat = A Pinzetta terá
sts-ui-on-to = Seguir para { $day }
sts-ui-never-rare = não se reserva
sts-ui-to-place = Colocar os selos
sts-ui-swap-over = A troca acabou. Veja quem levou o quê.
sts-ui-keep-both = Não sobrou nenhuma pilha para si: fica com as duas suas.
sts-ui-keeps-both = Não sobrou pilha para { $name }, que fica com as duas.
sts-ui-collected = Recolhido
