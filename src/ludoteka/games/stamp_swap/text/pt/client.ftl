### What the room's own client says.

sts-ui-tab-album = Álbum
sts-ui-tab-swap = Troca
sts-ui-tab-contests = Concursos
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
sts-ui-hidden = Selo escondido
sts-ui-down = virado para baixo para a Pinzetta
sts-ui-no-room = sem espaço na página
sts-ui-swapped = trocado
sts-ui-she-took = fica com a Pinzetta
sts-ui-worth = { $count ->
    [1] ficha
   *[other] fichas
}
sts-ui-worth-large = { $count ->
    [1] ficha, pelo tamanho
   *[other] fichas, 1 delas pelo tamanho
}
sts-ui-large = Pilha grande
sts-ui-small = Pilha pequena
sts-ui-reserved = Reservado
sts-ui-laid-out = Na mesa
sts-ui-yours = A sua coleção
sts-ui-hers = A coleção da Pinzetta
sts-ui-split = Fazer estas pilhas
sts-ui-split-how = Escolha os itens da pilha grande: ela precisa de { $needed }.
sts-ui-split-count = Pilha grande: { $chosen } de { $needed }
sts-ui-split-worth = Para a Pinzetta valem: grande { $large }, pequena { $small }
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
sts-ui-decisions-about = Todos os dias baralham-se as oito e tira-se uma depois de você dividir. Ela tira uma ficha por cada ícone riscado.
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
sts-ui-pool = O conjunto
sts-ui-pool-left = { $count ->
    [1] { $count } item
   *[other] { $count } itens
  }
sts-ui-take = Ficar com esta pilha
sts-ui-piles-of = As pilhas de { $name }
sts-ui-taken-by = levada por { $name }
sts-ui-down-others = virado para baixo: só você o conhece
sts-ui-one-pile = Pilha A
sts-ui-other-pile = Pilha B
sts-ui-split-free = Ponha cada item numa pilha ou na outra. Cada pilha precisa de pelo menos um item.
sts-ui-split-free-count = Pilha A: { $one } · Pilha B: { $other }
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
sts-ui-try = Experimentar
sts-ui-try-end = Parar de experimentar
sts-ui-fits = Caberia aqui
sts-ui-would = { $now }, depois { $then }
sts-ui-changes = O que mudaria
sts-ui-your-mat = O seu tapete
sts-ui-how = Como ela avalia: tamanho procurado 2, valor 2 ou 3 soma 1, raro à vista 4, carta ou selo permanente 1. Um selo oculto conta só pelo tamanho.
sts-ui-against = contra a Pinzetta, nível { $level }
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
sts-ui-built-in-short = selos de criação nossa
sts-ui-built-in-new = Os selos, as cartas e os concursos são criação nossa, a não ser que este servidor tenha um pacote com os da caixa.
