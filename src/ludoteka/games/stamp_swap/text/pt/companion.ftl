### Stamp Swap na mesa de verdade: o que o ajudante pergunta e conta.

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
sts-co-field-points = { $field }: { $count } × { $each } = { $points }
sts-co-level = Pontos no nível { $level }
sts-co-your-forever = Os seus selos permanentes
sts-co-place-1 = Pontos pelo primeiro lugar
sts-co-place-2 = Pontos pelo segundo lugar
sts-co-place-3 = Pontos pelo terceiro lugar
sts-co-your-points = Os seus pontos
sts-co-end = O fim

## O que aconteceu

sts-co-targets = A Pinzetta procura estes tamanhos: { $sizes }
sts-co-decision = { $crossed ->
    [1] Carta de decisão { $number }: { $crossed } ícone riscado
   *[other] Carta de decisão { $number }: { $crossed } ícones riscados
}
sts-co-keeps = A Pinzetta guarda: { $items }
sts-co-discards = Modo introdutório: os itens que a Pinzetta ganhou hoje saem do jogo
sts-co-show = A carta dá à Pinzetta { $each }, hoje vezes { $times }: { $points }

## Perguntas

sts-ask-targets = Que tamanhos estão no tapete da Pinzetta?
sts-ask-targets-hint = Estão no canto superior esquerdo. O tapete dela é o que tem o ID do concurso amarelo.
sts-ask-yellow = Que concurso amarelo está no tabuleiro?
sts-ask-yellow-hint = O ID dele indica o tapete da Pinzetta.
sts-ask-yours = O que há na sua coleção?
sts-ask-yours-hint = Registe-a quando as duas cartas de evento já tiverem sido seguidas, também a parte de baixo da segunda. De um selo virado para baixo basta o tamanho.
sts-ask-reserve = Que item reserva?
sts-ask-reserve-hint = Nunca um selo raro.
sts-ask-split = Que itens formam a sua pilha grande?
sts-ask-split-hint = Os outros são a pilha pequena. Se tiverem o mesmo número, é você quem diz qual é a grande.
sts-ask-decision = Quantos ícones estão riscados?
sts-ask-decision-hint = Baralhe todas as cartas de decisão, tire uma e conte os ícones riscados no topo.
sts-ask-hers-large = O que há na pilha grande da Pinzetta?
sts-ask-hers-large-hint = Da esquerda para a direita. De um selo virado para baixo basta o tamanho.
sts-ask-hers-small = O que há na pilha pequena da Pinzetta?
sts-ask-hers-small-hint = Também da esquerda para a direita.
sts-ask-take = Com que pilha da Pinzetta fica?
sts-ask-take-hint = A outra fica com ela.
sts-ask-revealed = O que mostram os selos ocultos dela?
sts-ask-revealed-hint = Vire o que a Pinzetta recebeu virado para baixo: primeiro o da sua pilha, depois o da pilha dela.
sts-ask-show = O que diz a carta de pontuação da exposição?
sts-ask-show-hint = Primeiro faça a sua exposição. Depois tire uma carta dela e procure o concurso que está no tabuleiro. Quantas vezes contam hoje os pontos é com o ajudante.
sts-ask-contest = Qual destes concursos está no tabuleiro?
sts-ask-contest-hint = A carta de pontuação da exposição mostra os IDs.
sts-ask-forever = Quantos selos permanentes tem?
sts-ask-forever-hint = Conte também um especialista que valha um. O jogador imaginário tem 3.
sts-ask-final = Quanto dá a última carta de decisão por cada item?
sts-ask-final-hint = Tire mais uma carta de decisão: tem um número para cada campo do tapete da Pinzetta.
sts-ask-total = Quantos pontos tem?
sts-ask-total-hint = Concursos, expositores, especialistas, valores impressos, selos permanentes e a final.
sts-ask-draw-event-hers = A carta de evento da Pinzetta
sts-ask-draw-event-hers-hint = A parte de cima forma as duas pilhas da Pinzetta.
sts-ask-draw-event-yours = A sua carta de evento
sts-ask-draw-event-yours-hint = A parte do meio forma a sua coleção; depois segue-se a de baixo.
sts-ask-draw-decision = A carta de decisão da Pinzetta
sts-ask-draw-decision-hint = As oito são baralhadas todos os dias.
sts-ask-draw-show = A carta de pontuação da exposição da Pinzetta
sts-ask-draw-show-hint = Primeiro a sua exposição: coloque os selos, pontue os expositores, entre num concurso.
sts-ask-draw-final = Uma carta de decisão para o tapete da Pinzetta
sts-ask-draw-final-hint = Diz quanto dão os itens em cada campo.

## Cartas de ajuda

sts-help-collect = Recolha
sts-help-collect-1 = O topo de uma carta de evento forma as duas pilhas da Pinzetta. Os ícones brancos ficam à vista, os outros virados para baixo, e ninguém os vê.
sts-help-collect-2 = O meio de uma segunda carta forma a sua coleção. Pode ver o que lá está virado para baixo.
sts-help-collect-3 = Siga a parte de baixo da segunda carta, depois um especialista seu que recolha. Ponha as duas cartas de lado.
sts-help-you-split = Você divide, ela escolhe
sts-help-you-split-1 = A Pinzetta põe fichas ao lado dos seus itens: 1 por uma carta ou um selo permanente, 4 por um raro à vista. Qualquer outro selo recebe 2 pelo tamanho procurado e 1 por um valor 2 ou 3 à vista.
sts-help-you-split-2 = Reserve um item que não seja raro. As fichas dele voltam.
sts-help-you-split-3 = Divida o resto de modo que uma pilha tenha mais 1 item. Essa pilha conta mais uma ficha.
sts-help-you-split-4 = Uma carta de decisão tira fichas da pilha que tem mais; da grande, se forem iguais.
sts-help-you-split-5 = A Pinzetta fica com a pilha que tiver mais fichas; com a grande, se forem iguais.
sts-help-she-splits = Ela divide, você escolhe
sts-help-she-splits-1 = A Pinzetta avalia do mesmo modo os próprios itens e pilhas.
sts-help-she-splits-2 = Se uma pilha tiver mais 3 fichas ou mais, o item mais caro dela troca de lugar com o mais barato da outra. Entre iguais conta o mais à esquerda.
sts-help-she-splits-3 = Você fica com uma pilha, ela com a outra. Aqui não há carta de decisão.
sts-help-show = Exposição
sts-help-show-1 = Coloque os seus selos, pontue os expositores, entre num concurso.
sts-help-show-2 = Vire os selos dela e ponha tudo no seu campo: os raros no deles, seja qual for o tamanho.
sts-help-show-3 = Uma carta de pontuação da exposição tem os pontos do concurso que está no tabuleiro; contam uma, duas ou três vezes, conforme o dia.
sts-help-end = O fim
sts-help-end-1 = O nível 1 custa 20 pontos à Pinzetta, o nível 2 custa-lhe 10.
sts-help-end-2 = Ela entra na contagem dos selos permanentes, tal como o jogador imaginário, que tem 3.
sts-help-end-3 = Uma carta de decisão diz quanto dão os itens em cada campo do tapete dela.
sts-help-end-4 = Os raros dela contam o valor impresso. As cartas e a final não lhe dão nada.
sts-help-introductory = Exposição e fim
sts-help-introductory-1 = Os itens da Pinzetta saem do jogo; você faz a sua exposição como de costume.
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
