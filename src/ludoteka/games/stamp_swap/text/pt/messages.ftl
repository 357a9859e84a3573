### Stamp Swap: tudo o que a sala diz durante o jogo. As regras estão em rulebook.ftl.

game-stamp-swap = Stamp Swap
game-stamp-swap-about = Três dias numa exposição de selos: você divide o que recolheu e outra pessoa escolhe. A solo contra a Pinzetta, que joga por regras próprias, ou com 2 a 5 jogadores. Encha uma página do álbum e ganhe concursos.
game-stamp-swap-box = Divida os seus selos: outra pessoa escolhe primeiro.
game-stamp-swap-line = Você divide, outro escolhe.

## Variantes

preset-stamp-swap-introductory = Introdutório
preset-stamp-swap-introductory-about = Para aprender como a Pinzetta avalia os seus itens. No fim ela recebe uma pontuação fixa.
preset-stamp-swap-full = Jogo completo
preset-stamp-swap-full-about = A Pinzetta também expõe os selos dela e pontua por eles, no nível 1.
preset-stamp-swap-hard = Jogo completo, difícil
preset-stamp-swap-hard-about = O mesmo no nível 3.

## Opções

option-stamp-swap-mode = Modo
choice-stamp-swap-mode-introductory = Introdutório
choice-stamp-swap-mode-full = Completo
option-stamp-swap-level = Nível
choice-stamp-swap-level-1 = 1, o mais fácil
choice-stamp-swap-level-2 = 2
choice-stamp-swap-level-3 = 3, o mais difícil
option-stamp-swap-crossed = Ícones riscados
option-stamp-swap-crossed-about = Suposição: todas as fichas que uma carta de decisão retira vêm da pilha que tinha mais no início. Também se pode tirar cada uma da pilha que tem mais nesse momento.
choice-stamp-swap-crossed-one-pile = Todas de uma pilha
choice-stamp-swap-crossed-one-by-one = Uma de cada vez

## Selos e cartas em voz alta

sts-and = { $first }, { $second }
sts-stamp = selo { $size } ({ $what })
sts-value = valor { $value }
sts-hidden = um selo oculto, { $size }
sts-rare-of = raro { $size }
sts-attendee = carta de participante { $number }
sts-size-1x1 = 1×1
sts-size-2x2 = 2×2
sts-size-2x3 = 2×3
sts-size-2x4 = 2×4
sts-size-3x3 = 3×3
sts-size-double = duplo 2×4
sts-size-forever = permanente
sts-lying = { $size } deitado
sts-kind = { $theme }, { $colour }
sts-halves = { $first } + { $second }
sts-size-rare = raro
sts-colour-purple = roxo
sts-colour-yellow = amarelo
sts-colour-blue = azul
sts-colour-green = verde
sts-colour-brown = castanho
sts-theme-space = espaço
sts-theme-monuments = monumentos
sts-theme-animals = animais
sts-theme-flowers = flores
sts-theme-vehicles = veículos
sts-mark-cancelled = carimbado
sts-mark-faded = desbotado
sts-mark-rare = raro
sts-mark-forever = permanente

## O que pontua

sts-formula = { $what }: { $worth }
sts-each = { $each ->
    [1] { $each } ponto cada
   *[other] { $each } pontos cada
}
sts-each-per = { $each ->
    [1] { $each } ponto por cada { $per }
   *[other] { $each } pontos por cada { $per }
}
sts-which-any = selos
sts-which-size = { $stamps } { $size }
sts-which-kind = { $stamps } { $kind }
sts-which-theme = { $stamps } de { $theme }
sts-such-purple = roxos
sts-such-yellow = amarelos
sts-such-blue = azuis
sts-such-green = verdes
sts-such-brown = castanhos
sts-such-cancelled = carimbados
sts-such-faded = desbotados
sts-such-rare = raros
sts-such-forever = permanentes
sts-score-count = { $which }
sts-score-sets = { $about ->
    [colours] conjuntos de todas as cores
    [themes] conjuntos de todos os temas
   *[sizes] conjuntos de tamanhos (um de cada: 2×2, 2×3, 2×4 e 3×3)
}
sts-score-second = { $about ->
    [colours] selos da segunda cor mais abundante
    [themes] selos do segundo tema mais abundante
   *[sizes] selos do segundo tamanho mais abundante
}
sts-score-most = { $about ->
    [colours] selos da cor mais abundante
    [themes] selos do tema mais abundante
   *[sizes] selos do tamanho mais abundante
}
sts-score-largest-group = { $about ->
    [colours] selos no maior grupo de uma só cor
    [themes] selos no maior grupo de um só tema
   *[sizes] selos no maior grupo de um só tamanho
}
sts-score-groups = { $about ->
    [colours] grupos de { $least } ou mais selos de uma só cor
    [themes] grupos de { $least } ou mais selos de um só tema
   *[sizes] grupos de { $least } ou mais selos de um só tamanho
}
sts-score-surrounded = { $which } cercados
sts-score-full-lines = { $about ->
    [rows] linhas sem vazios
    [columns] colunas sem vazios
   *[lines] linhas e colunas sem vazios
}
sts-score-lines-with = { $about ->
    [rows] linhas com { $which }
    [columns] colunas com { $which }
   *[lines] linhas e colunas com { $which }
}
sts-score-empty = quadrados vazios
sts-score-edge = { $which } na borda da página
sts-score-beside = { $which } ao lado de { $adjacent }
sts-score-variety = { $about ->
    [colours] cores diferentes
    [themes] temas diferentes
   *[sizes] tamanhos diferentes
}
sts-score-variety-among = { $about ->
    [colours] cores diferentes entre { $which }
    [themes] temas diferentes entre { $which }
   *[sizes] tamanhos diferentes entre { $which }
}
sts-score-value = valores impressos
sts-score-value-among = valores impressos de { $which }
sts-so-far = { $count } até agora
sts-so-far-none = nada até agora
sts-so-far-empty = { $count } vazios
sts-so-far-missing = faltam: { $kinds }
sts-so-far-fewest = menos: { $kinds }
sts-so-far-most = { $kind } { $count }
sts-so-far-then = { $first }, depois { $second }
sts-category-colour = cor
sts-category-theme = tema
sts-category-size = tamanho
sts-category-cancelled = carimbados
sts-category-finale = final
sts-contest = Concurso { $number } ({ $category }): { $score }
sts-exhibitor = Expositor { $number }: { $score }
sts-specialist = Especialista { $number }, no fim: { $score }
sts-own-mat = Bónus do tapete: { $score }
sts-effect-collect = Especialista { $number }: todos os dias tira e guarda mais um selo, { $size }
sts-effect-no-fade = Especialista { $number }: selos desbotados não lhe custam nada
sts-effect-more-forever = Especialista { $number }: conta como um selo permanente no fim
sts-effect-contest-bonus = Especialista { $number }: mais { $points } por cada concurso
sts-effect-first-player = Especialista { $number }: { $points } por ter a ficha de primeiro jogador
sts-effect-last-chooser = Especialista { $number }: { $points } por escolher em último

## A mesa

sts-page = O seu álbum, { $empty ->
    [1] { $empty } quadrado vazio
   *[other] { $empty } quadrados vazios
}
sts-square = Quadrado { $cell }
sts-item-hers = Item da Pinzetta { $number }, { $where }, { $tokens ->
    [1] { $tokens } ficha
   *[other] { $tokens } fichas
}
sts-item-yours = O seu item { $number }, { $where }, { $tokens ->
    [1] { $tokens } ficha
   *[other] { $tokens } fichas
}
sts-where-large = na pilha grande
sts-where-small = na pilha pequena
sts-where-reserved = reservado
sts-where-unsplit = ainda sem pilha
sts-contest-label = { $number }: { $points }
sts-contest-now = { $contest }. Agora: { $points }
sts-contest-scored = { $contest }. Dia { $day }: { $points }
sts-mat = Tapete da Pinzetta, { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
sts-note-hers = Pinzetta, nível { $level }: { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
  }
sts-note-targets = Tamanhos procurados: { $sizes }
sts-note-fields = Suposição: os quatro primeiros campos do tapete dela.
sts-note-signs = Na página, um selo mostra o número, o valor (x: carimbado) e o tema: ☾ espaço, ▲ monumentos, ♥ animais, ☼ flores, ● veículos; ★ raro, ◆ permanente.
sts-note-built-in = Os selos, as cartas e os concursos são os do pacote da Ludoteka: criação nossa, não os da caixa.
sts-field-count = { $field }: { $count }
sts-field-points = { $field }: { $count } × { $each } = { $points }
sts-field-both = Tamanho procurado e valor 2 ou 3
sts-field-target = Só tamanho procurado
sts-field-value = Só valor 2 ou 3
sts-field-neither = Nem um nem outro
sts-field-rare = Raros
sts-field-forever = Permanentes
sts-field-cards = Cartas
sts-why-size = +2 tamanho procurado
sts-why-value = +1 valor 2 ou 3
sts-why-rare = +4 raro à vista
sts-why-card = +1 carta
sts-why-forever = +1 permanente
sts-pile-large = a pilha grande
sts-pile-small = a pilha pequena
sts-day-1 = Sexta-feira
sts-day-2 = Sábado
sts-day-3 = Domingo

## O que se passa

sts-now-setup = A exposição está a ser preparada.
sts-now-collect = { $day }: os itens de hoje são postos na mesa.
sts-now-chance = { $day }: uma carta é virada.
sts-now-hers = { $day }: a Pinzetta segue os passos dela.
sts-now-watch = { $day }: o jogador está a pensar.
sts-now-reserve = { $day }: reserve um item. Fica seu; do resto, a Pinzetta leva uma pilha.
sts-now-split = { $day }: faça duas pilhas. A Pinzetta leva uma, a outra é sua.
sts-now-take = { $day }: fique com uma das pilhas da Pinzetta. Ela guarda a outra.
sts-now-place = { $day }: coloque os selos novos. Não se rodam nem se movem depois.
sts-now-contest = { $day }: escolha um concurso para pontuar. Cada um conta uma vez, um por dia.
sts-now-won = Ganhou por { $mine } a { $hers }.
sts-now-lost = A Pinzetta ganhou por { $hers } a { $mine }.
sts-now-drawn = Empate: ambos têm { $mine }.

## O que se pode fazer

sts-do-reserve = Reservar: { $item }
sts-do-reserve-short = Reservar
sts-do-reserve-nothing = Não reservar nada: são todos raros
sts-do-split = Pilha grande: { $items }
sts-do-split-short = Pilha grande: { $items }
sts-do-take-large = Ficar com a pilha grande
sts-do-take-small = Ficar com a pilha pequena
sts-do-place = Colocar o selo com o canto superior esquerdo em { $cell }
sts-do-place-short = Colocar em { $cell }
sts-do-discard = O { $stamp } não cabe em lado nenhum: descartar por { $points }
sts-do-discard-short = Descartar
sts-do-contest = Pontuar: { $contest }
sts-scores = dá { $points }
sts-scores-bonus = e { $points } pelo especialista

## O que aconteceu

sts-log-on-board = No tabuleiro: { $contest }
sts-log-mat = { $mat }
sts-log-event-hers = A carta de evento { $number } forma a coleção da Pinzetta
sts-log-event = A carta de evento { $number } forma a sua coleção
sts-log-event-then = A carta de evento { $number } forma a sua coleção. Depois: { $bottom }
sts-bottom-turn-up = os seus selos são virados para cima
sts-bottom-turn-down = os seus selos são virados para baixo
sts-bottom-hers-up = os selos da Pinzetta são virados para cima
sts-bottom-forever = recebe um selo permanente
sts-log-draw = Para si: { $item }
sts-log-draw-hers = Para a Pinzetta: { $item }
sts-log-reveal = Os selos ocultos são virados e tudo vai para o seu lugar
sts-log-decision = { $crossed ->
    [1] Carta de decisão { $number }: { $crossed } ícone riscado
   *[other] Carta de decisão { $number }: { $crossed } ícones riscados
}
sts-log-final-card = Sai a carta de decisão { $number } para o tapete dela
sts-log-show-card = Sai a carta de pontuação da exposição { $number }
sts-log-tokens = A Pinzetta avalia os seus itens, da esquerda para a direita: { $tokens }
sts-log-tokens-hers = A Pinzetta avalia os próprios itens, da esquerda para a direita: { $tokens }
sts-log-piles = A pilha grande vale { $large }, incluindo 1 pelo tamanho, a pequena { $small }
sts-log-none-away = Nenhum ícone riscado: ficam { $large } e { $small } fichas
sts-log-away = { $gone }. Ficam: { $large } na pilha grande, { $small } na pequena
sts-away-large = A pilha grande tem mais e perde { $lost }
sts-away-small = A pilha pequena tem mais e perde { $lost }
sts-away-equal = As duas pilhas têm { $tokens }, por isso a grande perde { $lost }
sts-away-one-by-one = As fichas saem uma a uma, sempre da pilha que tem mais, ou da grande em caso de empate: { $large } da grande, { $small } da pequena
sts-lost = { $taken ->
    [1] { $taken } ficha
   *[other] { $taken } fichas
}
sts-lost-all = todas as fichas ({ $taken }; ícones riscados: { $crossed })
sts-log-she-takes = A Pinzetta fica com { $pile }: tem mais fichas
sts-log-she-takes-equal = As duas pilhas têm o mesmo número de fichas, por isso a Pinzetta fica com { $pile }
sts-log-swap = { $richer ->
    [large] As pilhas diferem em { $gap }, e { $enough } já basta. Da pilha grande para a pequena: { $most }; da pequena para a grande: { $least }
   *[small] As pilhas diferem em { $gap }, e { $enough } já basta. Da pilha pequena para a grande: { $most }; da grande para a pequena: { $least }
}. Agora a pilha grande vale { $large }, a pequena { $small }
sts-most = { $item }, com mais fichas
sts-most-leftmost = { $item }, o item mais à esquerda entre os que têm mais fichas
sts-fewest = { $item }, com menos fichas
sts-fewest-leftmost = { $item }, o item mais à esquerda entre os que têm menos fichas
sts-log-no-swap = As pilhas diferem em { $gap }, menos de { $enough }: nada é trocado
sts-log-no-swap-empty = As pilhas diferem em { $gap }, e { $enough } já basta, mas uma está vazia: nada é trocado
sts-log-laid = A Pinzetta põe no campo «{ $field }»: { $item }
sts-log-show = Carta de pontuação da exposição { $card }, nível { $level }: o concurso { $number } ({ $category }) dá à Pinzetta { $each }, hoje vezes { $times }: { $points }
sts-log-introductory = Modo introdutório, nível { $level }: a Pinzetta tem { $points }
sts-log-final-level = Pelo nível, a Pinzetta recebe { $points }
sts-log-final-forever = Pelos selos permanentes, a Pinzetta recebe { $points }
sts-log-final-mat = Pelos itens no tapete, a Pinzetta recebe { $points }
sts-log-final-mat-sum = Pelos itens no tapete, a Pinzetta recebe { $points } ({ $sum })
sts-log-final-rares = Pelos valores dos raros, a Pinzetta recebe { $points }
sts-log-reserve = Reserva: { $item }
sts-log-reserve-nothing = Não reserva nada: só há raros
sts-log-split = Faz uma pilha grande: { $items }
sts-log-take-large = Fica com a pilha grande da Pinzetta
sts-log-take-small = Fica com a pilha pequena da Pinzetta
sts-log-place = Coloca o { $stamp } em { $cell }
sts-log-discard = Descarta o { $stamp }, que não cabe, por { $points }
sts-log-contest = Pontua: { $contest }. Pontos: { $points }

## Pontos

sts-line-day = Dia { $day }: { $what }
sts-line-bonus = Bónus do especialista por um concurso
sts-line-discarded = Selos que não couberam
sts-line-forever = Selos permanentes: { $count }, { $place ->
    [0] sem lugar
   *[other] lugar { $place }
  }
sts-line-values = Valores impressos
sts-line-show = Dia { $day }: exposição
sts-line-introductory = Modo introdutório
sts-line-hers-level = Nível
sts-line-hers-forever = Selos permanentes
sts-line-hers-mat = Itens no tapete
sts-line-hers-rares = Valores dos raros

## Recusas

refused-not-gained = Não tem este item para usar agora.
refused-does-not-fit = Não cabe aí: há algo no caminho, ou ficaria de fora.
sts-in-the-way = Não cabe aí: há algo no caminho.
sts-sticks-out = Não cabe aí: ficaria de fora da página.
refused-it-fits = Ainda cabe na página, por isso tem de ser colocado.
refused-rare-stays = Um selo raro não pode ser reservado, nem virado para baixo.
refused-must-reserve = Reserve primeiro um item.
refused-uneven-piles = A pilha grande tem exatamente um item a mais do que a pequena.
refused-ticket-there = O seu bilhete já está neste concurso.
refused-not-drawn-here = Isto não pode sair agora.
refused-not-now = Isto pertence a outro passo do dia.
refused-same-as-another = Os selos permanentes são todos iguais: coloque o primeiro.
refused-not-her-step = O próximo passo da Pinzetta é «{ $right }».
refused-no-such-item = Não existe esse selo ou carta.
refused-no-such-contest = Este concurso não está no tabuleiro.
refused-sts-solve-stamps = Indique pelo menos um selo para colocar: um número sem quadrado.
refused-sts-solve-twice = Isto aparece duas vezes, ou não entra no jogo a solo.
refused-sts-solve-many = É demasiado para uma página.
refused-sts-no-maximum = A melhor página possível não é conhecida, e nenhuma procura a encontra. Indique selos e concursos.

## Pacotes

refused-pack-form = A forma está errada. { $what }.
refused-pack-count = Devem ser { $needed }, e são { $found }.
refused-pack-unfilled = Isto ainda não está preenchido.
refused-pack-forever = Os selos permanentes têm o tamanho 1x1, e só eles.
refused-pack-forever-plain = Um selo permanente não tem cor, tema nem outra marca.
refused-pack-colour-theme = Um selo tem uma cor e um tema.
refused-pack-rare-theme = Um raro não tem tema.
refused-pack-double = Um duplo tem o tamanho 2x4 ou 4x2.
refused-pack-value = O valor de um selo assim é de { $least } a { $most }.
refused-pack-twice = O número { $number } é usado duas vezes.
refused-pack-of = A fórmula «{ $kind }» precisa de uma destas palavras: { $known }.
refused-pack-of-nothing = A fórmula «{ $kind }» não leva «of».
refused-pack-effect-score = Com o efeito «{ $effect }» é preciso uma pontuação, ou nenhuma é possível.
refused-pack-effect-draws = Com o efeito «{ $effect }» é preciso algo para tirar, ou nada é possível.
refused-pack-solo = O efeito «{ $effect }» não tem sentido num jogo a solo: ponha a carta na lista out_of_solo.
refused-pack-yellow = O concurso amarelo { $number } deve estar em exatamente um tapete, e está em { $found }.
refused-pack-not-yellow = O concurso { $number } não é amarelo.
refused-pack-show-unknown = Não há concurso colorido { $number }.
refused-pack-show = Uma carta de pontuação lista todos os concursos de uma categoria. Veja: { $names }.
refused-pack-event-piles = A pilha grande da Pinzetta tem exatamente um item a mais do que a pequena.
refused-pack-event-middle = Há { $found } itens, por isso, depois de reservar um, as pilhas não poderiam diferir em um. O número deve ser par.
refused-pack-no-stack = Não há pilha destes: segundo o pacote, ficam entre os selos do seu tamanho.
refused-pack-supply = Num jogo podem ser precisos { $needed }, e só há { $found }.

# On the rare stamp, which the lid of the box shows, too.
game-stamp-swap-rare = raro
