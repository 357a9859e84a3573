### As nossas próprias regras de Stamp Swap contra a Pinzetta. Uma mensagem por regra; `.assumed` marca as nossas suposições.

rulebook-stamp-swap-components = O que há na caixa
rulebook-stamp-swap-setup = Preparação
rulebook-stamp-swap-swap = Recolha e troca
rulebook-stamp-swap-show = A exposição
rulebook-stamp-swap-end = O fim
rulebook-stamp-swap-beside = Com o jogo físico
rulebook-stamp-swap-rulings = Esclarecimentos

## O que há na caixa

STS-C1 = Há 165 selos, 15 deles raros, 19 cartas de participante, 30 cartas de concurso em 5 categorias e 5 tapetes; estes números vêm de críticas públicas do jogo. A Pinzetta tem 10 cartas de evento, 8 cartas de decisão, 4 cartas de pontuação da exposição, 19 fichas de avaliação, 4 cartas de ajuda e 3 tapetes no verso dos seus. Suposição: 6 concursos em cada categoria, e tudo o que está impresso: nenhum texto que temos o mostra, por isso o pacote da Ludoteka é desenho nosso. Quem tem a caixa pode escrever um pacote com o que a sua mostra.
    .title = Componentes
    .assumed = yes
STS-C2 = Suposição, segundo críticas públicas do jogo: os selos medem 2×2, 2×3, 2×4 ou 3×3 quadrados; os permanentes, 1×1. Algumas peças de 2×4 são duplas e mostram dois selos. Há 5 cores e 5 temas. Os valores vão de 1 a 3; os desbotados têm valor negativo, os carimbados 0; os raros têm o mais alto e nenhum tema.
    .title = Selos
    .caption = Um selo de cada tipo, do pacote da Ludoteka.
    .assumed = yes
STS-C3 = A página do álbum tem 12 × 12 quadrados. Os selos não se viram. Nunca se sobrepõem, nunca ficam de fora e nunca voltam a mover-se. Fonte: críticas públicas do jogo.
    .title = Página do álbum
    .caption = Sete selos numa página.
STS-C4 = À sua frente tem um tapete com um expositor impresso e 3 bilhetes. Fonte: críticas públicas do jogo. Suposição: o pacote diz com quantos selos permanentes começa; no pacote da Ludoteka é 1.
    .title = O que tem à sua frente
    .assumed = yes
STS-C5 = As cartas de participante são pessoas na exposição. Recolhem-se, reservam-se e dividem-se como os selos, mas nunca vão para a página. Cada uma é um expositor ou um especialista. Um expositor pontua todos os dias na exposição; há mais um impresso no seu tapete. Um especialista ajuda desde que tem a carta, ou pontua uma vez, no fim.
    .title = Participantes, expositores, especialistas

## Preparação

STS-1 = Joga-se como se houvesse 2 jogadores, com mudanças: ninguém tem a ficha de primeiro jogador; as cartas de participante 1, 5, 6 e 9 ficam na caixa; as cartas de evento da Pinzetta substituem as habituais; o seu tapete não tem a Pinzetta no verso. Suposição: entre esses, o seu tapete é sorteado.
    .title = Jogar a solo
    .assumed = yes
STS-2 = Um concurso de cada categoria vai para o tabuleiro; sabemo-lo de críticas públicas do jogo. A Pinzetta recebe o tapete cujo ID corresponde ao amarelo. No jogo completo há nele um selo permanente desde o início, e as cartas de pontuação são baralhadas. Você escolhe o nível 1, 2 ou 3; o 1 é o mais fácil.
    .title = Tapete e nível da Pinzetta
    .caption = O tapete dela no início de um jogo completo.
STS-3 = A Pinzetta é uma jogadora como você, mas segue um procedimento próprio e nunca usa o que as cartas de participante fazem. Do início da ronda ao fim da troca, as regras dela valem também para si.
    .title = Pinzetta

## Recolha e troca

STS-4 = O jogo dura 3 dias. Cada um começa com uma carta de evento: a parte de cima diz que itens formam a coleção da Pinzetta, em duas pilhas e da esquerda para a direita, virados para cima ou para baixo. As cartas estão sempre à vista. Os selos virados para baixo ficam ocultos até ao fim da troca, também para si.
    .title = A Pinzetta recolhe
    .caption = As pilhas grande e pequena dela, dois selos ocultos.
STS-5 = Uma segunda carta de evento dá a sua coleção; você pode ver os seus selos ocultos. Depois acontece o que diz a parte de baixo, e depois atua o especialista da recolha (carta 10), se o tiver. As duas cartas são descartadas.
    .title = Você recolhe
STS-6 = A Pinzetta avalia os seus itens. Você reserva exatamente um, nunca um raro, nem virado para baixo. Divide o resto em duas pilhas, uma maior por exatamente um item. Ela avalia as pilhas e tira uma carta de decisão: tantas fichas quantos os ícones riscados saem da pilha que tem mais, ou da grande se forem iguais. Ela fica com a pilha em que restam mais, a grande se forem iguais; a outra é sua. Suposição: todas estas fichas saem dessa pilha, e nenhuma desce abaixo de 0; com uma opção cada uma sai da pilha que tem mais nesse momento.
    .title = Você divide, ela escolhe
    .caption = Duas pilhas e uma carta reservada.
    .assumed = yes
STS-7 = A Pinzetta avalia os próprios itens e pilhas. Se uma pilha tem pelo menos 3 fichas a mais, o item dela com mais fichas troca de lugar com o da outra que tem menos; entre iguais, o mais à esquerda. Você fica com uma pilha, ela com a outra. Suposição: ela troca uma só vez.
    .title = Ela divide, você escolhe
    .caption = A pilha grande leva grande vantagem.
    .caption2 = O mesmo depois da troca.
    .assumed = yes
STS-8 = Uma carta ou um selo permanente recebe 1 ficha, um raro à vista 4. Qualquer outro selo recebe 1 se está à vista e o valor é 2 ou 3, e 2 se tem um tamanho procurado do tapete dela, à vista ou não: até 3. Um duplo é para ela um só selo de tamanho próprio, e vai com 2×2 quando se procuram quadrados pequenos.
    .title = O que um item vale para ela
    .caption = Com os quadrados pequenos como alvo, duplos incluídos, recebem 1, 2, 3, 0 e 1.
STS-9 = Uma pilha vale as suas fichas, e a grande mais 1.
    .title = O que uma pilha vale para ela

## A exposição

STS-10 = No modo introdutório os itens da Pinzetta são descartados. Senão vão para o tapete dela: selos por tamanho e valor, raros para o campo dos raros seja qual for o tamanho, permanentes e cartas para os seus. Depois ela tira uma carta de pontuação da exposição, procura o concurso que está no tabuleiro e marca os pontos do seu nível, vezes 1 na sexta-feira, 2 no sábado e 3 no domingo. Suposição: primeiro expõe você, depois a Pinzetta.
    .title = A exposição da Pinzetta
    .caption = Um item em cada campo.
    .assumed = yes
STS-11 = Coloque todos os selos que ganhou. Um selo que cabe tem de ser colocado. Um que não cabe é descartado e pontua logo o seu valor, mesmo negativo. As cartas vão para a direita das que já tem. Fonte: críticas públicas do jogo.
    .title = Colocar
STS-12 = Os seus expositores pontuam. Depois escolha um concurso sem bilhete seu, pontue-o e ponha lá um bilhete. Assim pontuam 3 dos 4 concursos coloridos. Fonte: críticas públicas do jogo.
    .title = Expositores e concursos
    .caption = Os concursos e o que dariam agora.
STS-13 = Um conjunto tem um selo de cada uma das 5 cores ou temas. Para o segundo mais abundante, deixe de fora o maior número e conte o seguinte; se dois são iguais, um deles é o segundo. Um selo está cercado se não há quadrado vazio ao longo das bordas; a borda da página também cerca. Selos que se tocam por uma borda, ou parte dela, formam um grupo. Um duplo conta como dois selos para si. Fonte: críticas públicas do jogo. Os especialistas atuam logo que os tem. Suposição: um conjunto de tamanhos tem um selo de cada: 2×2, 2×3, 2×4 e 3×3; as metades de um duplo são 2×2.
    .title = Como contam os concursos
    .caption = O selo no canto está cercado.
    .caption2 = Os dois selos de cima são um grupo; o terceiro só toca num canto.
    .assumed = yes

## O fim

STS-14 = No modo introdutório a Pinzetta tem 110, 125 ou 140 pontos no nível 1, 2 ou 3, e mais nada. Pelos selos permanentes você compete só com um jogador imaginário, que tem 3.
    .title = Modo introdutório
STS-15 = No jogo completo a Pinzetta perde 20 pontos no nível 1 e 10 no nível 2. Pontua selos permanentes como você; conta também o jogador imaginário, que tem 3. Tira uma carta de decisão: cada um dos 7 campos do tapete dá tantos pontos por item. Marca os valores impressos dos raros dela, e de nenhum outro selo; nada por especialistas, nada pelo concurso final.
    .title = Pontos finais da Pinzetta
STS-16 = Pontua pelos selos permanentes conforme quem tem mais, depois pelos valores impressos, pelos especialistas que pontuam e pelo concurso final. Suposição: quem empata partilha o melhor lugar, quem não tem nenhum não recebe nada, e os pontos de cada lugar são os do pacote.
    .title = Os seus pontos finais
    .assumed = yes

## Com o jogo da caixa

STS-18 = Quem joga com o jogo físico pode entregar a Pinzetta ao ajudante, sem o livro de regras. Ele diz como preparar o jogo e o que fazer a seguir. Você regista o que ela precisa de saber: que itens lá estão, o tamanho e o valor deles, se são raros ou estão virados para baixo. O ajudante diz o que ela faz e porquê, conta os pontos dela e, no fim, os dos dois. Qualquer valor pode ser corrigido e qualquer passo desfeito. Com um pacote tira as cartas dela; o modo rápido só faz isso.
    .title = O ajudante

## Esclarecimentos

STS-R1 = Suposição: os 7 campos do tapete da Pinzetta são tamanho procurado com valor 2 ou 3, só tamanho, só valor, nenhum, raros, permanentes, cartas. Cada item fica em exatamente um.
    .title = Os campos dela
    .assumed = yes
STS-R2 = Se as pilhas têm fichas iguais, sai uma ficha da grande. Quando já saíram todas as riscadas, compara-se outra vez; se forem iguais, também com 0 e 0, ela fica com a grande. Suposição (STS-6): saem todas da grande, e assim qualquer ícone riscado dá-lhe a pequena. Com a opção, cada uma sai da pilha que então tem mais.
    .title = Pilhas iguais
    .assumed = yes
STS-R3 = Um raro à vista de tamanho procurado recebe 4, um virado para baixo 2 ou 0, um permanente virado para baixo 1. Suposição: os seus selos virados para baixo também o estão para ela, embora você os tenha visto.
    .title = Raros e selos ocultos
    .assumed = yes
STS-R4 = Suposição: se resta um número par para dividir, as pilhas são iguais e você diz qual é a grande; os pacotes evitam-no. Com 1 item as pilhas são 1 e 0. Se tudo é raro, nada se reserva. Um especialista que tira para si pode guardar um raro.
    .title = Divisões invulgares
    .assumed = yes
STS-R5 = Suposição: a diferença que a faz trocar inclui o 1 da pilha grande; itens sem fichas são os que têm menos; ela troca mesmo que a diferença aumente, e nunca com uma pilha vazia.
    .title = A troca em pormenor
    .assumed = yes
STS-R6 = Todos os dias se baralham as 8 cartas de decisão. Suposição: as fichas nunca se esgotam; a carta final é uma das 7 que não saíram no último dia.
    .title = Fichas e cartas de decisão
    .assumed = yes
STS-R7 = Suposição: o concurso amarelo é o dos tamanhos. Uma carta de pontuação sem o concurso é um erro do pacote. O valor de um duplo é o da peça inteira. Pontos iguais no fim são um empate.
    .title = Pacotes e empates
    .assumed = yes
STS-R8 = O pacote diz de que pilha da reserva geral se tira um selo e o que o verso mostra. Suposição, no pacote da Ludoteka: os raros ficam entre os selos do seu tamanho, e um raro virado para baixo parece-se com qualquer outro do mesmo tamanho. Por isso nenhuma carta promete um raro; só se vê quando o selo é revelado, ou quando você olha os seus. Os duplos têm pilha e verso próprios.
    .title = Pilhas e versos
    .assumed = yes
