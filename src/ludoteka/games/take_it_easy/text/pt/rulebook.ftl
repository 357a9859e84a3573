### O nosso próprio livro de regras de Take It Easy. Uma mensagem por regra; `.assumed` marca as que assentam numa suposição nossa.

rulebook-take-it-easy-components = O que há na caixa
rulebook-take-it-easy-play = Como se joga
rulebook-take-it-easy-scoring = Pontuação
rulebook-take-it-easy-placement = Variantes de colocação
rulebook-take-it-easy-beams = Variantes de pontuação
rulebook-take-it-easy-valves = O tabuleiro das válvulas
rulebook-take-it-easy-rulings = Esclarecimentos

## O que há na caixa

TIE-C1 = Podem jogar até seis pessoas, cada uma com as mesmas 27 peças hexagonais. Três faixas retas atravessam cada peça, uma em cada direção, e cada faixa tem o seu número: a vertical (com o número em cima) é 1, 5 ou 9. Suposição, segundo outras descrições do jogo: a que sobe para a direita é 2, 6 ou 7, a que desce para a direita é 3, 4 ou 8, e cada combinação existe exatamente uma vez.
    .title = Peças
    .caption = A peça 9-7-8: o 9 é vertical, o 7 sobe para a direita, o 8 desce para a direita.
    .assumed = yes
TIE-C2 = Suposição, segundo outras descrições do jogo: as faixas 2, 6 e 7 sobem da esquerda para a direita; as faixas 3, 4 e 8 descem da esquerda para a direita.
    .title = Direções
    .caption = Uma coluna de 5, uma linha de 7 que sobe, uma linha de 8 que desce.
    .assumed = yes
TIE-C3 = A faixa 1 é preta, a 3 cor-de-rosa, a 5 cinzenta, a 7 verde, a 8 cor de laranja e a 9 amarela. Suposição, segundo outras descrições do jogo: a 2 é branca, a 4 azul e a 6 vermelha. Ninguém precisa de distinguir cores: cada faixa mostra também o seu número e um padrão só seu.
    .title = Cores
    .caption = Três peças com todas as nove faixas.
    .assumed = yes
TIE-C4 = Cada peça comum tem um sol ou uma lua, que só contam nas variantes que os usam. Suposição: nenhum texto que temos diz quais as peças com sol e quais com lua, por isso distribuímos 13 sóis e 14 luas por igual entre os nove números. Se as suas peças são diferentes, dê ao programa a sua própria tabela.
    .title = Sóis e luas
    .caption = Um sol na peça da esquerda, uma lua na da direita.
    .assumed = yes
TIE-C5 = O tabuleiro base tem 19 casas, que formam um hexágono com três casas de lado. Em cada uma das três direções há cinco linhas, de 3, 4, 5, 4 e 3 casas.
    .title = Tabuleiro base
    .caption = As colunas são letras, as casas contam-se de cima para baixo: a casa do meio é C3.
TIE-C6 = O verso tem 21 casas: três flores de sete que se tocam. A casa no coração de cada flor é uma válvula. Em cada direção há seis linhas, de 2 a 5 casas. Suposição: não sabemos qual das duas imagens em espelho está impressa nem qual é o lado de cima, por isso escolhemos; há uma opção para cada coisa. Meia volta não muda nenhuma linha, o espelho muda.
    .title = Tabuleiro das válvulas
    .caption = As válvulas são as três casas com um anel.
    .assumed = yes
TIE-C7 = No tabuleiro das válvulas cada jogador junta quatro peças especiais, os jokers. O joker triplo tem faixas multicolores nas três direções. Um joker duplo tem duas dessas faixas e uma comum: o preto tem o 1, o branco o 2, o cor-de-rosa o 3. Uma faixa multicolor vale por qualquer um dos três números da sua direção. Quem canta anuncia «joker triplo», ou «joker duplo preto», «branco» ou «cor-de-rosa». Suposição: as peças especiais não têm sol nem lua.
    .title = Peças especiais
    .caption = O joker triplo e, a seguir, os duplos: preto, branco e cor-de-rosa.
    .assumed = yes

## Como se joga

TIE-1 = Um dos jogadores canta as peças, como no loto: baralha as suas, viradas para baixo, descobre uma de cada vez e lê em voz alta os três números. Todos, incluindo quem canta, pegam na mesma peça e colocam-na direita numa casa vazia do seu tabuleiro. Em cada casa cabe uma peça, uma peça colocada nunca mais se move, e todas as peças cantadas têm de ser colocadas. Jogam todos ao mesmo tempo: quando o último está pronto, sai a peça seguinte.
    .title = Cantar e colocar
    .caption = Saiu 1-2-4: pode ir para qualquer das casas assinaladas.
TIE-2 = No tabuleiro base a ronda acaba ao fim de 19 peças; 8 das 27 nunca saem. No tabuleiro das válvulas acaba ao fim de 21 peças cantadas; 10 das 31 nunca saem.
    .title = Fim da ronda
TIE-3 = Joguem uma só ronda, ou uma série de tantas rondas quantos são os jogadores, para que cada um cante as peças uma vez. Numa série somam-se as rondas. Ganha o total mais alto. Suposição: quem tem os mesmos pontos partilha a vitória.
    .title = Rondas e vitória
    .assumed = yes
TIE-4 = A solo valem as mesmas regras, e o objetivo é a pontuação mais alta possível. O adversário é o seu próprio recorde: o navegador guarda-o para cada variante.
    .title = Jogar a solo

## Pontuação

TIE-5 = Uma linha vai a direito de uma ponta à outra do tabuleiro, numa das três direções. Pontua se todas as suas faixas nessa direção tiverem o mesmo número: multiplica-se a quantidade de peças por esse número. Basta uma faixa diferente para a linha não dar nada. Cada peça pertence a três linhas ao mesmo tempo.
    .title = Linhas que pontuam
    .caption = A primeira coluna pontua; a segunda é cortada por um único 5.
TIE-6 = Três peças com 9 dão 3 × 9 = 27 pontos, quatro com 1 dão 4 × 1 = 4, cinco com 8 dão 5 × 8 = 40, quatro com 7 dão 4 × 7 = 28, e três com 3 dão 3 × 3 = 9.
    .title = Exemplos
    .caption = Os cinco exemplos num só tabuleiro.
TIE-7 = No jogo base nenhum tabuleiro dá mais de 307 pontos, e há exatamente 16 disposições que lá chegam. Confirmámos as duas coisas com uma busca exaustiva.
    .title = O tabuleiro perfeito
    .caption = Um dos 16.

## Variantes de colocação

TIE-8 = Coloque a primeira peça onde quiser. Cada uma das seguintes tem de encostar um lado a uma peça que já esteja no seu tabuleiro.
    .title = Vizinhança
    .caption = Saiu 1-2-4: tem de tocar numa das duas peças.
TIE-9 = Coloque a primeira peça onde quiser. Depois, compare cada peça cantada com a que foi cantada antes dela. Mesmo símbolo: tem de encostar um lado a uma peça que já esteja no seu tabuleiro. Símbolo diferente: pode ir para qualquer casa vazia. Suposição: uma peça especial não tem símbolo, por isso é diferente de todas.
    .title = Vizinhança de sol e lua
    .caption = Dois sóis seguidos: a nova peça tem de tocar na que lá está.
    .caption2 = Uma lua depois de um sol: a nova peça pode ir para qualquer casa.
    .assumed = yes

## Variantes de pontuação

TIE-10 = Uma linha de ponta a ponta só com sóis é um raio de sol e dá 7 pontos por cada uma das suas peças; só com luas é um raio de luar e dá 6 por cada uma. As faixas não precisam de condizer; se condizem, a linha pontua como de costume e o raio soma-se à parte. Um exemplo: 228 pelas linhas, 24 por um raio de luar de quatro peças, 28 por um raio de sol de quatro, 21 por um raio de sol de três e 18 por um raio de luar de três fazem 319 pontos.
    .title = Raios de sol e de luar
    .caption = Três sóis numa coluna de 1: pontos pela linha e pelo raio.
TIE-11 = Resulta melhor com dois a seis jogadores. Só contam os raios ao longo de linhas que pontuam, e as peças de um raio não dão pontos por si: joga-se ou esta variante ou a anterior. No fim de cada ronda, o raio de sol mais brilhante vale 60 pontos, e o raio de luar mais brilhante outros 60. Brilha mais a linha mais comprida; com o mesmo comprimento, a do número mais alto. Cada um concorre com o seu melhor raio. Quem empata em comprimento e número divide os 60 por igual: dois recebem 30 cada, três 20, quatro 15, cinco 12, seis 10. Se ninguém tiver um raio, não há bónus. Suposição: a solo não se oferece.
    .title = Raios mais brilhantes
    .caption = A tem o raio de luar mais brilhante (com o mesmo comprimento, 9 vence 5); B tem o raio de sol mais brilhante (quatro peças vencem três).
    .caption2 = O mesmo raio nos dois tabuleiros: 30 para cada um.
    .assumed = yes

## O tabuleiro das válvulas

TIE-12 = As regras do jogo base, em 21 casas e com 31 peças: as 27 comuns e as 4 especiais. As válvulas são casas como as outras.
    .title = Variante 1: válvulas comuns
    .caption = As válvulas estão disponíveis como todas as outras casas.
TIE-13 = Como a variante 1, mas as três primeiras peças de cada jogador vão para as válvulas.
    .title = Variante 2: válvulas primeiro
    .caption = A segunda peça tem de ir para uma das duas válvulas vazias.
TIE-14 = Como a variante 1, mas as válvulas ficam vazias até as outras 18 casas estarem cheias. As três últimas peças cantadas vão para lá.
    .title = Variante 3: válvulas no fim
    .caption = Está tudo disponível, menos as válvulas.
TIE-15 = Cantam-se 21 peças. Coloque 18 nas casas que não são válvulas e ponha exatamente 3 de lado, no símbolo da válvula no canto superior direito. Depois da ronda, decida quantas dessas três (de 0 a 3) vão para as válvulas, e para quais. Uma peça especial posta de lado já não volta ao tabuleiro. Uma linha que passa por uma válvula vazia não dá pontos. Suposição: decide-se peça a peça, à medida que são cantadas.
    .title = Variante 4: três de lado
    .caption = 1-2-4 pode ir para qualquer casa que não seja válvula, ou para o lado, onde já está um joker.
    .assumed = yes
TIE-16 = Uma faixa multicolor toma o número que faz a linha pontuar, desde que pelo menos uma faixa comum da linha o mostre. Uma linha só de peças especiais, todas multicolores na sua direção, pontua com o mais alto dos três números: três faixas de branco, verde e vermelho dão 3 × 7 = 21 pontos. Uma linha assim não passa de três peças, pois cada faixa multicolor só existe três vezes.
    .title = Linhas com jokers
    .caption = Os jokers seguem o 9 da sua coluna.
    .caption2 = Só faixas multicolores: a linha conta como uma linha de 7.
TIE-17 = Todas as variantes de colocação e de pontuação se podem jogar também no tabuleiro das válvulas. Suposição: quando a vizinhança e a regra das válvulas se contrariam, a regra das válvulas decide que casas estão disponíveis, e a vizinhança aplica-se entre essas. Se nenhuma delas tocar numa peça, qualquer uma serve.
    .title = Combinar variantes
    .caption = Válvulas primeiro: nenhuma válvula vazia toca na primeira peça, por isso servem ambas.
    .caption2 = Válvulas no fim: só estão disponíveis as casas comuns ao lado da primeira peça.
    .assumed = yes

## Esclarecimentos

TIE-R1 = Numa linha só de peças especiais, as regras originais pedem faixas multicolores iguais em toda a linha. Suposição: se também houver nela uma faixa comum, por exemplo numa coluna com o joker duplo preto e o joker triplo, não dá pontos. Há uma opção que deixa essa linha pontuar com o número da faixa comum.
    .title = Jokers com uma faixa comum
    .caption = Segundo a regra: sem pontos.
    .caption2 = Com a opção: 2 × 1.
    .assumed = yes
TIE-R2 = Suposição: na variante 4 com vizinhança, a «primeira peça» é a primeira no seu tabuleiro. Uma peça posta de lado não precisa de tocar em nada, mas conta como a anterior quando se comparam símbolos. Com três peças de lado, todas as outras têm de ser colocadas; com 18 colocadas, todas as outras ficam de lado. Uma peça especial posta de lado perde-se.
    .title = Três de lado com vizinhança
    .caption = A primeira peça foi posta de lado, por isso a seguinte é a primeira no tabuleiro.
    .assumed = yes
TIE-R3 = Suposição: só a segunda e a terceira peça da variante 2 são dispensadas de tocar noutra. As válvulas nunca são vizinhas e as outras 18 casas formam um todo, por isso qualquer outra peça encontra onde tocar. Nenhuma linha passa por duas válvulas.
    .title = Dispensa de contacto
    .caption = À terceira peça da variante 2 resta uma válvula, que não toca em nada.
    .assumed = yes
TIE-R4 = Na variante 4, uma linha que passa por uma válvula vazia não dá pontos pelas faixas nem forma um raio. As peças acrescentadas depois da ronda contam para ambas as coisas. Suposição quanto aos raios: as regras originais só falam de linhas.
    .title = Válvulas vazias
    .caption = A válvula desta coluna está vazia: sem pontos.
    .caption2 = A mesma coluna com uma peça na válvula.
    .assumed = yes
TIE-R5 = Suposição: uma peça especial interrompe um raio, pois não tem símbolo. Pela mesma razão, na vizinhança de sol e lua, a peça cantada logo a seguir a uma especial pode ir para qualquer casa vazia.
    .title = Peças especiais e símbolos
    .caption = Depois de um joker, o sol pode ir para qualquer casa.
    .assumed = yes
TIE-R6 = Suposição: o bónus do raio mais brilhante divide-se entre jogadores, nunca entre raios, por isso dois raios igualmente brilhantes do mesmo jogador contam uma vez. Sol e lua decidem-se em separado: um só jogador pode ganhar 120. Esta variante não se joga a solo, e uma série a solo é uma ronda.
    .title = Raios mais brilhantes em pormenor
    .caption = A tem o raio de sol e o raio de luar mais brilhantes.
    .assumed = yes
