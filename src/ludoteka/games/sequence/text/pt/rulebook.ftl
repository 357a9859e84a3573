### O nosso próprio livro de regras de Sequence. Uma mensagem por regra; `.assumed` marca as regras que assentam numa suposição nossa.

rulebook-sequence-components = O que há na caixa
rulebook-sequence-players = Jogadores e distribuição
rulebook-sequence-turn = A sua vez
rulebook-sequence-winning = Sequências e vitória
rulebook-sequence-variants = Variantes
rulebook-sequence-rulings = Esclarecimentos

## O que há na caixa

SEQ-C1 = Dois baralhos de 52 cartas sem jokers fazem 104 cartas. Há 48 fichas de cada uma de três cores: vermelho, azul e verde. Aqui cada cor tem também um sinal próprio.
    .title = Cartas e fichas
    .caption = Um ás, um rei, um dez e um dois.
SEQ-C2 = O tabuleiro tem 10 filas de 10 casas. Os quatro cantos são livres; todas as outras casas mostram uma carta. Cada uma das 48 cartas que não são valetes está lá exatamente duas vezes. Cinco casas em linha reta encontram-se de 192 maneiras. Suposição: que carta está em que casa, pois nenhum texto que temos o diz. Se o seu tabuleiro for diferente, dê o seu ao programa.
    .title = O tabuleiro
    .caption = As colunas são letras da esquerda, as filas contam-se de cima.
    .assumed = yes
SEQ-C3 = Há 8 valetes, e nenhum está no tabuleiro. Uns têm dois olhos, outros um. Suposição: os valetes de espadas e de copas mostram um olho, os de paus e de ouros dois.
    .title = Valetes
    .caption = De um olho: espadas e copas.
    .caption2 = De dois olhos: paus e ouros.
    .assumed = yes

## Jogadores e distribuição

SEQ-1 = 2 ou 3 jogadores jogam cada um por si, com uma cor. Mais formam equipas iguais: 4, 8 ou 10 jogadores duas equipas, 9 jogadores três, 6 ou 12 jogadores duas ou três, como quiserem. Nunca há mais de três equipas. Parceiros nunca se sentam lado a lado: os lugares alternam. Duas equipas escolhem duas das cores.
    .title = Equipas
SEQ-2 = Com duas equipas, cada um recebe 7 cartas se jogam 2, 6 se jogam 4, 5 se jogam 6, 4 se jogam 8, e 3 se jogam 10 ou 12. Com três equipas são 6 cartas para 3 jogadores, 5 para 6, 4 para 9 e 3 para 12.
    .title = Cartas para cada um
SEQ-3 = Cada um tira uma carta, e quem tem a mais baixa dá; o ás é a mais alta. Começa quem está à esquerda de quem dá, e joga-se no sentido dos ponteiros do relógio. Suposição: quem partilha a carta mais baixa tira outra vez.
    .title = Quem dá, quem começa
    .assumed = yes

## A sua vez

SEQ-4 = As mãos são secretas, mesmo para os parceiros; tudo o que foi jogado está à vista. Na sua vez, ponha uma carta virada para cima no seu monte de cartas jogadas e uma ficha numa das duas casas que mostram essa carta, se estiver livre. Depois compre uma carta.
    .title = Jogar, pôr, comprar
    .caption = O nove de copas pode ir para qualquer das suas duas casas.
SEQ-5 = Se se esquecer de comprar, ainda o pode fazer até o jogador seguinte ter jogado e comprado. Depois a carta perde-se, e continua com menos. Aqui as cartas compram-se sozinhas, a não ser que a opção peça que o faça à mão. Suposição: quando alguém compra, perdem a carta todos os que jogaram antes e ainda não compraram; e também quem joga outra vez primeiro.
    .title = Esquecer-se de comprar
    .assumed = yes
SEQ-6 = Um canto conta como ficha de todas as cores ao mesmo tempo. Quatro fichas e um canto são uma sequência, e um canto pode servir várias.
    .title = Cantos
    .caption = Quatro fichas vermelhas e um canto.
SEQ-7 = Um valete de dois olhos vale por qualquer carta: ponha uma ficha em qualquer casa livre. Um valete de um olho tira do tabuleiro uma ficha de um adversário, se não fizer parte de uma sequência completa. Depois compre como de costume. Ninguém é obrigado a jogar um valete. Suposição: num canto não se põe nenhuma ficha, e um valete de um olho não põe nenhuma no lugar da que tira.
    .title = Os valetes em jogo
    .caption = Este valete pode tirar qualquer ficha do adversário, menos as da sequência.
    .assumed = yes
SEQ-8 = Uma carta está morta quando as suas duas casas estão ocupadas. Na sua vez pode pôr uma carta morta no seu monte de cartas jogadas, dizê-lo e comprar outra; depois joga como de costume. Suposição: uma carta em cada jogada (quantas quiser com uma opção), e um valete que nada pode fazer também está morto.
    .title = Cartas mortas
    .caption = As duas casas do nove de copas estão ocupadas.
    .assumed = yes
SEQ-9 = Suposição: quando o monte está vazio e é precisa uma carta, baralham-se todas as cartas jogadas para formar um novo.
    .title = O monte acaba
    .assumed = yes
SEQ-10 = Suposição: quem não tem carta para jogar nem para trocar passa; os valetes não contam, porque nunca são obrigatórios, e ninguém tem de trocar uma segunda carta. Quem já não tem cartas passa até ao fim do jogo. Quando passa uma volta inteira sem que se ponha ou tire uma ficha, o jogo é um empate. Trocar cartas não muda isso.
    .title = Passar, e o empate
    .assumed = yes

## Sequências e vitória

SEQ-11 = Cinco fichas de uma cor em linha reta são uma sequência: ao longo de uma fila, de uma coluna ou de uma diagonal. As suas fichas viram-se e ficam fechadas: já ninguém as pode tirar.
    .title = Uma sequência
    .caption = Uma sequência completa na quarta fila.
SEQ-12 = De duas equipas ganha a primeira com duas sequências; de três, a primeira com uma. A segunda sequência pode usar uma ficha da primeira. Suposição: não mais do que uma, por isso nove fichas em linha são duas sequências; com uma opção são precisas dez.
    .title = Ganhar
    .caption = Duas sequências que se cruzam numa ficha.
    .caption2 = Nove em linha.
    .assumed = yes
SEQ-13 = Quando uma ficha faz mais de cinco em linha, fecham-se cinco delas. Suposição: as que deixam mais hipóteses de outra sequência nessa linha; com uma opção escolhe a equipa a que pertencem.
    .title = Mais de cinco
    .assumed = yes

## Variantes

SEQ-14 = Pode combinar-se jogar sem conversa à mesa. Avisar um parceiro de uma má jogada custa a cada membro da equipa uma carta à escolha, posta no seu monte de cartas jogadas. Suposição: qualquer adversário pode denunciar, uma vez em cada jogada. Votam os adversários dos acusados, e a denúncia é um dos votos; têm de ser mais os que concordam do que os que discordam, e quem não sabe dizer não conta. Os bots abstêm-se; se na equipa acusada houver menos de duas pessoas, votam contra. As cartas não são repostas.
    .title = Sem conversa à mesa
    .assumed = yes
SEQ-15 = No jogo avançado um valete de um olho pode tirar também uma ficha de uma sequência completa. Suposição: a sequência deixa de contar, e as outras fichas voltam a ser comuns, a não ser que façam parte de outra; mas se cinco nessa linha continuarem de pé, são uma sequência, e de mais de cinco fecham-se cinco como sempre. Com três equipas nada muda, porque a primeira sequência ganha.
    .title = Jogo avançado
    .caption = Agora o valete pode desfazer a sequência.
    .assumed = yes

## Esclarecimentos

SEQ-R1 = Suposição: um valete sem alvo, como um de um olho com o tabuleiro vazio, pode ser trocado como uma carta morta e gasta a troca dessa jogada. Se a nova carta também estiver morta e nada se puder jogar, passa.
    .title = Um valete sem nada para fazer
    .assumed = yes
SEQ-R2 = Suposição: se uma carta está morta decide-se quando é trocada, por isso uma ficha tirada devolve-lhe a vida. Se o monte está vazio, primeiro baralham-se todas as cartas jogadas com a que acaba de ser posta. Se não há nada para comprar, não há troca.
    .title = Quando uma carta está morta
    .assumed = yes
SEQ-R3 = Suposição: de seis a oito em linha fecham-se cinco numa ponta, para que nove ainda possam ser duas sequências. Oito fichas e um canto são nove.
    .title = Seis, sete, oito, nove
    .caption = Seis em linha: as cinco da ponta estão fechadas.
    .assumed = yes
SEQ-R4 = Suposição: uma equipa pode usar o mesmo canto nas suas duas sequências, porque só as fichas se fecham. Uma ficha que completa duas linhas faz duas sequências, e com duas equipas ganha logo.
    .title = Duas de uma vez
    .caption = Duas sequências que partilham um canto.
    .assumed = yes
