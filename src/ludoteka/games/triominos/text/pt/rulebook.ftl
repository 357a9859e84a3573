### O nosso próprio livro de regras de Triominos. Uma mensagem por regra; `.assumed` marca as que assentam numa suposição nossa.

rulebook-triominos-components = O que há na caixa
rulebook-triominos-setup = Antes de uma ronda
rulebook-triominos-turn = A sua vez
rulebook-triominos-points = Pontos
rulebook-triominos-drawing = Tirar e passar
rulebook-triominos-end = O fim
rulebook-triominos-variants = Outras caixas, outros costumes
rulebook-triominos-rulings = Esclarecimentos

## O que há na caixa

TRI-C1 = Entre 2 e 4 jogadores partilham 56 peças triangulares com um número de 0 a 5 em cada canto, e cada um tem um suporte. Lidos no sentido dos ponteiros do relógio a partir do mais baixo, os números nunca descem: 6 peças têm três vezes o mesmo número, 30 têm um número duas vezes, 20 têm três diferentes, e nenhuma peça é o reflexo de outra. Cada peça existe uma vez; todos os números juntos somam 420. Se a sua caixa é diferente, dê ao programa a lista das peças.
    .title = Peças
    .caption = Cinco das 56 peças.

## Antes de uma ronda

TRI-1 = Misturam-se todas as peças viradas para baixo. Cada um tira à vez, uma de cada vez, até 2 jogadores terem 9 cada, ou 3 ou 4 jogadores terem 7 cada. O resto é o monte. Os suportes são secretos.
    .title = A distribuição
TRI-2 = Com os suportes cheios, cada um tira mais uma peça à sorte, à vista de todos. Começa a soma mais alta; se vários a tiverem, tiram outra vez. Depois essas peças voltam ao monte, que se mistura de novo. Suposição: só tira outra vez quem partilha a soma mais alta, e todas as peças sorteadas ficam de fora até se saber quem começa.
    .title = Quem começa
    .assumed = yes

## A sua vez

TRI-3 = Quem começa coloca qualquer peça e ganha a soma dos seus números. Depois joga-se no sentido dos ponteiros do relógio.
    .title = A primeira peça
    .caption = 3 e 5 e 1: 9 pontos.
TRI-4 = Uma peça encosta-se a outra da mesa: partilham pelo menos um lado inteiro, e os dois números de cada lado partilhado são iguais. Onde um canto toca no canto de outra peça, os números também coincidem.
    .title = Todos os cantos coincidem
    .caption = Duas peças, e onde se podem colocar.
TRI-5 = Uma peça de cada vez, do próprio suporte.
    .title = Uma peça

## Pontos

TRI-6 = Uma peça vale a soma dos seus três números. Uma ponte acrescenta 40, um hexágono 50, um duplo hexágono 60, um triplo hexágono 70. Por cada peça só conta um destes bónus.
    .title = O que dá uma peça
    .caption = A segunda peça dá 12.
TRI-7 = Uma ponte toca na mesa duas vezes: com um lado e com o canto oposto, onde está o mesmo número. Suposição: os outros dois lados estão livres. Com uma opção conta qualquer peça cujos três cantos toquem.
    .title = Pontes
    .caption = Um lado em cima e o canto em baixo: uma ponte.
    .caption2 = Tocam dois lados e todos os cantos: uma ponte só com a opção generosa.
    .assumed = yes
TRI-8 = A sexta peça à volta de um ponto faz um hexágono. Se completa dois ao mesmo tempo, é um duplo hexágono; com três, um triplo. O que completa um hexágono não é uma ponte.
    .title = Hexágonos
    .caption = A sexta peça à volta de um ponto.
    .caption2 = Dois hexágonos ao mesmo tempo.
    .caption3 = Três hexágonos ao mesmo tempo.

## Tirar e passar

TRI-9 = Quem não pode ou não quer colocar uma peça tira do monte: até 3 por vez, cada uma custa 5, e depois de cada uma pode colocar qualquer peça sua. Quem tira 3 e não coloca nada perde mais 10 e passa a vez: 25 ao todo. Suposição: pode continuar a tirar mesmo que uma peça sirva.
    .title = Tirar
    .caption = Nenhuma destas peças serve: tire.
    .assumed = yes
TRI-10 = Se o monte está vazio e nenhuma peça serve, passa e não perde nada. Suposição: se o monte acaba depois da sua primeira ou segunda peça, não paga os 10 adicionais.
    .title = O monte está vazio
    .assumed = yes

## O fim

TRI-11 = Quem coloca a última peça do seu suporte acaba a ronda, ganha 25 e a soma de todas as peças que ficaram nos outros suportes.
    .title = Ficar sem peças
TRI-12 = Se ninguém pode colocar uma peça, a ronda está bloqueada, e cada um perde a soma do seu suporte. Suposição: não antes de o monte acabar.
    .title = Uma ronda bloqueada
    .assumed = yes
TRI-13 = Ganha a pontuação mais alta.
    .title = Ganhar
TRI-14 = Num torneio as rondas somam-se, em geral 2 ou 3. A ronda em que alguém chega a 400 joga-se até ao fim e é a última; ganha o total mais alto. Suposição: 400 certos chegam, e um momento acima também, mesmo que o total volte a descer. Cada ronda tem o seu sorteio. Depois de 20 rondas acaba em qualquer caso.
    .title = Torneio
    .assumed = yes

## Outras caixas, outros costumes

TRI-15 = Há conjuntos de 76 peças, com reflexos, e de 84 peças, com números de 0 a 6. Pelas regras clássicas começa o triplo mais alto e dá mais 10, 0-0-0 dá mais 40; sem triplos começa a soma mais alta, que não dá mais nada. Quem começa com um triplo e tem também 0-0-0 pode escolher. Só se tira quando não há jogada, e então até uma peça servir. Numa ronda bloqueada, o suporte mais baixo ganha as somas dos outros, menos a sua. Cada uma destas coisas é uma opção.
    .title = Opções
    .caption = Uma peça e o seu reflexo, e duas peças com seis.

## Esclarecimentos

TRI-R1 = Suposição: enquanto houver monte, tirar fica à sua escolha, e 3 peças tiradas sem colocar nenhuma custam 25, quer pudesse colocar quer não. Com o monte vazio, quem pode colocar uma peça tem de a colocar.
    .title = Sem vontade
    .assumed = yes
TRI-R2 = Suposição: quem começa tem de colocar uma peça e não pode tirar antes. Se o monte acaba enquanto alguém tira, cada peça tirada custa 5 e nada mais.
    .title = No princípio, e no fim do monte
    .assumed = yes
TRI-R3 = Suposição: se uma ronda está bloqueada decide-se por todos os suportes, e só com o monte vazio. Os pontos podem descer abaixo de 0. Um empate na pontuação mais alta é uma vitória partilhada.
    .title = Bloqueio, abaixo de zero, empate
    .assumed = yes
