### Stamp Swap com o jogo físico: o que o ajudante pergunta e conta.

## Itens e cartas

sts-co-who = Pinzetta
sts-co-number = { $number }
sts-co-item = item { $number } ({ $what })
sts-co-card = carta de participante
sts-co-down = virado para baixo
sts-co-hidden = { $what } (virado para baixo)
sts-co-nothing = nada
sts-co-worth = { $tokens ->
    [1] { $tokens } ficha
   *[other] { $tokens } fichas
}
sts-co-tokens = { $item }: { $tokens ->
    [1] { $tokens } ficha
   *[other] { $tokens } fichas
} ({ $why })
sts-co-no-tokens = { $item }: nenhuma ficha
sts-co-large = Pilha grande: { $items }
sts-co-small = Pilha pequena: { $items }
sts-co-yours = A sua coleção: { $items }
sts-co-contest = Concurso { $number }: { $points }
sts-co-field-each = { $field }: { $each } cada
sts-co-level = Pontos no nível { $level }
sts-co-your-forever = Os seus selos permanentes
sts-co-place-1 = Pontos pelo primeiro lugar
sts-co-place-2 = Pontos pelo segundo lugar
sts-co-place-3 = Pontos pelo terceiro lugar
sts-co-end = O fim
sts-co-mat-by-fields = Pelos sete campos que supomos
sts-co-mat-by-hand = Somo eu o que está impresso no tapete
sts-co-numbers = { $count ->
    [1] { $count } número a registar
   *[other] { $count } números a registar
}
sts-co-mat-points = Pontos do tapete dela
sts-co-mat-drawn = Para cada campo: o número dele na carta de decisão que saiu vezes os itens que lá estão. Um duplo é um só selo.
sts-co-own-shows = As suas três exposições: onde está o seu cubo
sts-co-own-values = Valores impressos na sua página
sts-co-own-specialists = Especialistas que pontuam no fim
sts-co-own-finale = Concurso final
sts-line-own-shows = Três exposições
sts-line-own-specialists = Especialistas
sts-line-own-finale = Concurso final

## O que aconteceu

sts-co-targets = A Pinzetta procura estes tamanhos: { $sizes }
sts-co-keeps = A Pinzetta guarda: { $items }
sts-co-discards = Modo introdutório: os itens que a Pinzetta ganhou hoje saem do jogo
sts-co-show = A carta dá à Pinzetta { $each }, hoje vezes { $times }: { $points }
sts-co-fields-assumed = Suposição: os campos de tamanho e valor. Se o seu tapete tiver outros, ponha os selos dela como ele diz e some-o você no fim.
sts-co-by-hand = pela sua soma
sts-co-forever = Selos permanentes
sts-co-forever-you = Você tem { $count }: { $points } pontos
sts-co-forever-hers = A Pinzetta tem { $count }: { $points } pontos
sts-co-forever-imaginary = O jogador imaginário tem { $count }

## Preparação

sts-setup-two-players = Prepare o jogo como para 2 jogadores. Segundo críticas públicas do jogo: no tabuleiro está uma carta de concurso de cada uma das 5 categorias; você tem uma página de álbum, 3 bilhetes e um cubo de pontuação.
sts-setup-token = A ficha de primeiro jogador fica na caixa.
sts-setup-attendees = As cartas de participante { $cards } ficam na caixa. Baralhe as outras.
sts-setup-events = As 10 cartas de evento da Pinzetta substituem as normais. Baralhe-as.
sts-setup-cards-here = As cartas de evento, de decisão e de pontuação da exposição da Pinzetta ficam na caixa: são tiradas aqui.
sts-setup-your-mat = Fique com um tapete sem a Pinzetta no verso.
sts-setup-your-forever = Suposição: começa com { $count ->
    [1] { $count } selo permanente
   *[other] { $count } selos permanentes
  }.
sts-setup-her-mat = O tapete da Pinzetta é o tapete cujo ID corresponde à carta de concurso amarela. Deixe espaço por baixo para a coleção dela e a sua.
sts-setup-tokens = Ponha ao lado as fichas de avaliação. Esta página também as conta.
sts-setup-forever = Ponha um selo permanente no campo deles do tapete da Pinzetta.
sts-setup-shows = Baralhe as 4 cartas de pontuação da exposição, viradas para baixo, e deixe espaço para as usadas.
sts-setup-decisions = Ponha as 8 cartas de decisão numa pilha; são baralhadas mais tarde.
sts-setup-help = Ponha na mesa as cartas de ajuda. Também estão aqui, no topo.
sts-setup-level = Joga no nível { $level }; o nível 1 é o mais fácil.

## Perguntas

sts-ask-setup = Preparação
sts-ask-setup-hint = Para um jogo a solo contra a Pinzetta.

sts-ask-targets = Que tamanhos estão no tapete da Pinzetta?
sts-ask-targets-hint = Estão no canto superior esquerdo. Os quadrados pequenos são aqui dois tamanhos: escolha 2×2 e duplo 2×4.
sts-ask-yellow = Que concurso amarelo está no tabuleiro?
sts-ask-yellow-hint = O ID dele indica o tapete da Pinzetta.
sts-ask-yours = O que há na sua coleção?
sts-ask-yours-hint = Da esquerda para a direita. Suposição: os seus selos virados para baixo também o estão para a Pinzetta; por isso basta o tamanho, mesmo que já os tenha visto.
sts-ask-reserve = Que item reserva?
sts-ask-reserve-hint = Nunca um selo raro, nem virado para baixo. Vai para a zona de reserva do seu tapete, e as fichas dele voltam.
sts-ask-split = Que itens formam a sua pilha grande?
sts-ask-split-hint = Os outros são a pilha pequena, com menos um item. Suposição: se tiverem o mesmo número, é você quem decide qual é a grande.
sts-ask-decision = Quantos ícones estão riscados?
sts-ask-decision-hint = Baralhe todas as cartas de decisão, tire uma e conte os ícones riscados no topo.
sts-ask-hers-large = O que há na pilha grande da Pinzetta?
sts-ask-hers-large-hint = Da esquerda para a direita. De um selo virado para baixo basta o tamanho.
sts-ask-hers-small = O que há na pilha pequena da Pinzetta?
sts-ask-hers-small-hint = Também da esquerda para a direita.
sts-ask-take = Com que pilha da Pinzetta fica?
sts-ask-take-hint = A outra fica com ela. Se a Pinzetta trocou dois itens, troque-os primeiro na mesa.
sts-ask-your-show = A sua exposição
sts-ask-your-show-hint = São seus: o item que reservou, a pilha que a Pinzetta lhe deixou e a pilha com que ficou. Suposição: você expõe primeiro.
sts-ask-revealed = O que mostram os selos ocultos dela?
sts-ask-revealed-hint = Vire o que a Pinzetta recebeu virado para baixo: primeiro o da sua pilha, depois o da pilha dela. Um 2×4 pode afinal ser duplo.
sts-ask-show = O que mostra a carta de pontuação da exposição?
sts-ask-show-hint = Tire uma carta dela e procure o concurso que está no tabuleiro. Quantas vezes contam hoje os pontos é com o ajudante.
sts-ask-contest = Qual destes concursos está no tabuleiro?
sts-ask-contest-hint = A carta de pontuação da exposição mostra os IDs.
sts-ask-forever = Quantos selos permanentes tem?
sts-ask-forever-hint = Na sua página; conte também um especialista que valha um. Os da Pinzetta já se sabem, e o jogador imaginário tem 3. Suposição: quem empata fica no melhor lugar, e quem não tem nenhum não recebe nada.
sts-ask-mat = Como conta o tapete dela?
sts-ask-mat-hint = Suposição: os sete campos são tamanho procurado com valor 2 ou 3, só tamanho, só valor, nenhum dos dois, raros, permanentes, cartas. Se o seu tapete tiver outros, some-o você.
sts-ask-mat-total = Quanto dá o tapete dela?
sts-ask-mat-total-hint = Tire mais uma carta de decisão. Para cada campo: o número da carta vezes os itens que lá estão. Um duplo é um só selo. Suposição: tira-a sem baralhar.
sts-ask-final = Quanto dá a última carta de decisão por cada item?
sts-ask-final-hint = Tire mais uma carta de decisão: tem um número para cada campo do tapete da Pinzetta. Suposição: tira-a sem baralhar, e os campos são estes.
sts-ask-total = Quantos pontos tem?
sts-ask-total-hint = Sem os selos permanentes: esses contam-se aqui.
sts-ask-draw-event-hers = A carta de evento da Pinzetta
sts-ask-draw-event-hers-hint = A parte de cima forma as duas pilhas da Pinzetta.
sts-ask-draw-event-yours = A sua carta de evento
sts-ask-draw-event-yours-hint = A parte do meio forma a sua coleção; depois segue-se a de baixo.
sts-ask-draw-decision = A carta de decisão da Pinzetta
sts-ask-draw-decision-hint = As oito são baralhadas todos os dias.
sts-ask-draw-show = A carta de pontuação da exposição da Pinzetta
sts-ask-draw-show-hint = Tem os pontos do concurso que está no tabuleiro.
sts-ask-draw-final = Uma carta de decisão para o tapete da Pinzetta
sts-ask-draw-final-hint = Dá os pontos dos itens em cada campo.

## Cartas de ajuda

sts-help-collect = Recolha
sts-help-collect-1 = Tire uma carta de evento da Pinzetta. Ponha por baixo do tapete dela o que o topo mostra, em duas pilhas e pela ordem da carta: os ícones brancos à vista, os outros virados para baixo, e ninguém os vê.
sts-help-collect-2 = Tire outra. O que o meio mostra é a sua coleção, por baixo da dela. Pode ver os selos virados para baixo que lá estão.
sts-help-collect-3 = Siga a parte de baixo da segunda carta. Depois atua o seu especialista que recolhe (carta 10), se o tiver.
sts-help-collect-4 = Ponha as duas cartas de lado.
sts-help-laying-out-1 = Tire da reserva geral o que as cartas mostram. As duas pilhas da Pinzetta ficam por baixo do tapete dela, pela ordem da carta; a sua coleção fica por baixo delas. Só vê os seus próprios selos virados para baixo.
sts-help-laying-out-2 = Se tiver o especialista que recolhe (carta 10), ele atua agora.
sts-help-you-split = Você divide, ela escolhe
sts-help-you-split-1 = A Pinzetta põe fichas ao lado dos seus itens: 1 por uma carta ou um selo permanente, 4 por um raro à vista. Qualquer outro selo recebe 2 pelo tamanho procurado e 1 por um valor 2 ou 3 à vista.
sts-help-you-split-2 = Reserve um item que não seja raro. As fichas dele voltam.
sts-help-you-split-3 = Divida o resto de modo que uma pilha tenha mais 1 item. Essa pilha conta mais uma ficha.
sts-help-you-split-4 = Uma carta de decisão tira fichas da pilha que tem mais; da grande, se forem iguais.
sts-help-you-split-5 = A Pinzetta fica com a pilha que tiver mais fichas; com a grande, se forem iguais.
sts-help-she-splits = Ela divide, você escolhe
sts-help-she-splits-1 = A Pinzetta avalia do mesmo modo os próprios itens e pilhas.
sts-help-she-splits-2 = Se uma pilha tiver mais 3 fichas ou mais, o item dela com mais fichas troca de lugar com o da outra que tem menos. Entre iguais conta o mais à esquerda.
sts-help-she-splits-3 = Você fica com uma pilha, ela com a outra. Aqui não há carta de decisão.
sts-help-your-show = A sua exposição
sts-help-your-show-1 = Coloque todos os selos novos, sem os rodar. Nunca se sobrepõem, nunca saem da página, nunca mudam de lugar.
sts-help-your-show-2 = Um selo que caiba tem de ser colocado. Um que não caiba em lado nenhum é descartado e dá logo o seu valor.
sts-help-your-show-3 = Ponha as novas cartas de participante à direita das que já tem.
sts-help-your-show-4 = Pontue os seus expositores: o do tapete e os das cartas.
sts-help-your-show-5 = Escolha um concurso sem um bilhete seu, pontue-o e ponha lá um bilhete.
sts-help-your-show-6 = Segundo críticas públicas do jogo.
sts-help-show = A exposição da Pinzetta
sts-help-show-1 = Vire os selos dela e ponha tudo no seu campo: os raros no deles, seja qual for o tamanho.
sts-help-show-2 = Uma carta de pontuação da exposição tem os pontos do concurso que está no tabuleiro; contam uma, duas ou três vezes, conforme o dia.
sts-help-end = O fim
sts-help-end-1 = O nível 1 custa 20 pontos à Pinzetta, o nível 2 custa-lhe 10.
sts-help-end-2 = Ela entra na contagem dos selos permanentes, tal como o jogador imaginário, que tem 3.
sts-help-end-3 = Uma carta de decisão diz quanto dão os itens em cada campo do tapete dela, cartas incluídas.
sts-help-end-4 = Os raros dela contam o valor impresso. Os valores dos outros selos, os especialistas e o concurso final não lhe dão nada.
sts-help-introductory = A exposição da Pinzetta e o fim
sts-help-introductory-1 = Os itens da Pinzetta saem do jogo.
sts-help-introductory-2 = No fim ela tem 110, 125 ou 140 pontos no nível 1, 2 ou 3. Pelos selos permanentes você só compete com o jogador imaginário, que tem 3.

## Recusas

refused-companion-no-pack = O servidor foi iniciado sem um pacote seu.
refused-companion-quick = Para tirar as cartas da Pinzetta, o ajudante precisa de um pacote.
refused-companion-over = Não há mais nada a registar.
refused-companion-kind = Isto responde a outra pergunta.
refused-companion-count = { $least ->
    [0] Pode haver no máximo { $most }.
   *[other] Tem de haver pelo menos { $least } e no máximo { $most }.
}
refused-companion-size = Item { $number }: escolha o tamanho.
refused-companion-plain = Item { $number }: um item destes não pode ser raro nem estar virado para baixo.
refused-companion-no-value = Item { $number }: falta o valor.
refused-companion-value = Item { $number }: um valor vai de { $least } a { $most }.
refused-companion-choice = Isso não se pode escolher aqui.
refused-companion-number = { $number } não está entre { $least } e { $most }.
refused-companion-small-pile = A pilha pequena da Pinzetta tem menos itens do que a grande.
refused-companion-other-size = Item { $number }: um selo virado mantém o tamanho.
sts-help-people = Quem é quem
sts-help-people-1 = As cartas de participante são pessoas na exposição. Recolhem-se, reservam-se e dividem-se como os selos.
sts-help-people-2 = Um expositor pontua todos os dias, quando expõe, pelo que está na sua página. Um deles está impresso no seu tapete.
sts-help-people-3 = Um especialista faz algo especial desde que tem a carta, ou pontua uma vez, no fim.
sts-help-people-4 = As cartas nunca vão para a página. A Pinzetta nunca usa o que fazem; para ela contam só como itens.
