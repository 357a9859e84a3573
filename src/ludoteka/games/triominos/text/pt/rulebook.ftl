### O nosso próprio livro de regras de Triominos. Uma mensagem por regra; `.assumed` marca as que assentam numa suposição nossa.

rulebook-triominos-components = O que há na caixa
rulebook-triominos-setup = Antes de uma ronda
rulebook-triominos-turn = A sua jogada
rulebook-triominos-points = Pontos
rulebook-triominos-drawing = Tirar e passar
rulebook-triominos-end = O fim
rulebook-triominos-variants = Outras edições
rulebook-triominos-rulings = Esclarecimentos

## O que há na caixa

TRI-C1 = Entre 2 e 4 jogadores partilham 56 peças de Trimino, triangulares, e cada um tem um suporte. Cada peça existe uma vez. Suposição, segundo outras descrições do conjunto: cada canto tem um número de 0 a 5. Lidos no sentido dos ponteiros do relógio a partir do mais baixo, os números nunca descem: 6 peças têm três vezes o mesmo número, 30 têm um número duas vezes, 20 têm três diferentes, e nenhuma peça é o reflexo de outra; todos os números juntos somam 420. Se a sua caixa é diferente, dê ao programa a lista das peças.
    .title = Peças
    .caption = Cinco das 56 peças.
    .assumed = yes

## Antes de uma ronda

TRI-1 = Misturam-se todos os Triminos virados para baixo. Cada um tira à vez, um de cada vez, até 2 jogadores terem 9 cada, ou 3 ou 4 jogadores terem 7 cada. O resto é o baralho. Os suportes são secretos.
    .title = A distribuição
TRI-2 = Com os suportes cheios, cada um tira mais uma peça à sorte, à vista de todos. Começa a soma mais alta; se vários a tiverem, tiram outra vez. Depois essas peças voltam ao baralho, que se mistura de novo. Suposição: só tira outra vez quem partilha a soma mais alta, e todas as peças sorteadas ficam de fora até se saber quem começa.
    .title = Quem começa
    .assumed = yes

## A sua jogada

TRI-3 = Quem começa coloca qualquer Trimino e ganha a soma dos seus números. Depois joga-se no sentido dos ponteiros do relógio.
    .title = O primeiro Trimino
    .caption = 3 e 5 e 1: 9 pontos.
TRI-4 = Uma peça encosta-se a outra da mesa: partilham pelo menos um lado inteiro, e os dois números de cada lado partilhado são iguais. Suposição, como noutras edições: onde um canto toca no canto de outra peça, os números também coincidem.
    .title = Todos os cantos coincidem
    .caption = Duas peças, e onde se podem colocar.
    .assumed = yes
TRI-5 = Um Trimino por jogada, do próprio suporte.
    .title = Um Trimino

## Pontos

TRI-6 = Uma peça vale a soma dos seus três números. Uma ponte acrescenta 40, um hexágono 50, um duplo hexágono 60, um triplo hexágono 70. Suposição: por cada peça só conta um destes bónus.
    .title = O que dá uma peça
    .caption = A segunda peça dá 12.
    .assumed = yes
TRI-7 = Uma ponte toca em dois sítios nas peças da mesa: com um lado e com o canto oposto, onde está o mesmo número. Suposição: os outros dois lados estão livres. Com uma opção conta qualquer peça cujos três cantos toquem.
    .title = Pontes
    .caption = Um lado em cima e o canto em baixo: uma ponte.
    .caption2 = Tocam dois lados e todos os cantos: uma ponte só com a opção «Pontes em sentido lato».
    .assumed = yes
TRI-8 = A sexta peça à volta de um ponto faz um hexágono. Suposição: se fecha dois ao mesmo tempo, é um duplo hexágono; com três, um triplo. O que fecha um hexágono não é uma ponte.
    .title = Hexágonos
    .caption = A sexta peça à volta de um ponto.
    .caption2 = Dois hexágonos ao mesmo tempo.
    .caption3 = Três hexágonos ao mesmo tempo.
    .assumed = yes

## Tirar e passar

TRI-9 = Quem não pode ou não quer colocar uma peça vai ao baralho: até 3 em cada jogada, e cada Trimino tirado custa 5. Quem tira 3 e não coloca nenhum perde mais 10 e passa a vez: 25 ao todo. Suposição: depois de cada um pode colocar qualquer peça sua, ou continuar a tirar mesmo que uma sirva. Com uma opção só tira quem não tem peça que sirva.
    .title = Tirar
    .caption = Nenhuma destas peças serve: tire.
    .assumed = yes
TRI-10 = Se o baralho já acabou e nenhuma peça serve, perde a vez, mas nenhum ponto. Suposição: se o baralho acaba depois da sua primeira ou segunda peça, não paga os 10 adicionais.
    .title = O baralho acabou
    .assumed = yes

## O fim

TRI-11 = Quem coloca o último Trimino do seu suporte acaba a ronda, ganha 25 e a soma de todas as peças que ficaram nos outros suportes.
    .title = Ficar sem peças
TRI-12 = Se ninguém pode colocar uma peça, a ronda está bloqueada, e cada um perde a soma do seu suporte. Suposição: não antes de o baralho acabar.
    .title = Uma ronda bloqueada
    .assumed = yes
TRI-13 = Ganha a pontuação mais alta.
    .title = Ganhar
TRI-14 = Num torneio as rondas somam-se, em geral 2 ou 3. A ronda em que alguém chega a 400 joga-se até ao fim e é a última; ganha o total mais alto. As regras polacas dizem «chega a», as portuguesas «ultrapassa»: com uma opção é preciso mais de 400. Suposição: basta um momento, mesmo que o total volte a descer; cada ronda tem o seu sorteio; depois de 20 rondas acaba em qualquer caso.
    .title = Torneio
    .assumed = yes
TRI-16 = Também se pode jogar uma ronda só por diversão, sem contar pontos: ganha quem primeiro colocar o último Trimino do seu suporte. Suposição: tirar peças não custa então nada e, numa ronda bloqueada, ganha o suporte mais baixo.
    .title = Sem contar pontos
    .assumed = yes

## Outras caixas, outros costumes

TRI-15 = Há conjuntos de 76 peças, com peças espelhadas, e de 84 peças, com números de 0 a 6. Pelas regras clássicas começa o triplo mais alto e dá mais 10, 0-0-0 dá mais 40; sem triplos começa a soma mais alta, que não dá mais nada. Quem começa com um triplo e tem também 0-0-0 pode abrir com 0-0-0, e então mostra o triplo a todos. Só se vai ao baralho quando não há jogada, e então até uma peça servir; algumas edições param em 3. Numa ronda bloqueada, o suporte mais baixo ganha as somas dos outros, menos a sua. Se vários chegaram a 400, ganha o vencedor dessa ronda. Cada uma destas coisas é uma opção. Suposição: de somas iguais começa a peça com o número mais alto; quem pode colocar uma peça não tira; ganham todos os que partilham o suporte mais baixo; só chegou a 400 quem acaba com eles, e numa ronda bloqueada ganhou-a o suporte mais baixo; se ninguém que chegou a 400 ganhou a ronda, ganha o total mais alto.
    .title = Opções
    .caption = Uma peça e o seu reflexo, e duas peças com seis.
    .assumed = yes

## Esclarecimentos

TRI-R1 = Suposição: enquanto houver baralho, tirar fica à sua escolha, e 3 peças tiradas sem colocar nenhuma custam 25, quer pudesse colocar quer não. Com o baralho vazio, quem pode colocar uma peça tem de a colocar, mesmo que o tenha esvaziado com a terceira.
    .title = Tirar por opção
    .assumed = yes
TRI-R2 = Suposição: quem começa tem de colocar uma peça e não pode tirar antes. Se o baralho acaba depois da primeira ou segunda peça tirada, cada uma custa 5 e nada mais; quem tira a terceira e não coloca nada paga 25 como de costume.
    .title = No princípio, e no fim do baralho
    .assumed = yes
TRI-R3 = Suposição: se uma ronda está bloqueada decide-se por todos os suportes, e só com o baralho vazio. Os pontos podem descer abaixo de 0. Um empate na pontuação mais alta é uma vitória partilhada.
    .title = Bloqueio, abaixo de zero, empate
    .assumed = yes
