### As nossas próprias regras de Mini FITS. Uma mensagem por regra; `.assumed` marca as que assentam numa suposição nossa.

rulebook-mini-fits-components = O que há na caixa
rulebook-mini-fits-play = Como se joga
rulebook-mini-fits-scoring = Pontuação
rulebook-mini-fits-rulings = Esclarecimentos

## O que há na caixa

FIT-C1 = Podem jogar de 1 a 4. Cada um tem um quadro de plástico aberto em cima, um tabuleiro de dois lados que se mete nele e o mesmo conjunto de peças, todas da cor que escolheu; aqui decide o lugar: violeta, azul, verde ou vermelho.
    .title = Jogadores
    .caption = Um quadro vazio com o lado liso do tabuleiro.
FIT-C2 = O quadro tem 10 caixas de altura. Suposição, segundo críticas públicas do jogo: tem 6 de largura. As peças empilham-se a partir do fundo e podem sair por cima.
    .title = Quadro
    .caption = As colunas contam-se da esquerda, as linhas de baixo.
    .assumed = yes
FIT-C3 = Há 13 cartas com peças e 4 cartas iniciais. Suposição, segundo críticas públicas do jogo: cada um tem 13 peças de 3 a 5 quadrados, todas diferentes, uma para cada carta, e as cartas iniciais repetem 4 delas.
    .title = Peças e cartas
    .caption = As quatro peças das cartas iniciais.
    .assumed = yes
FIT-C4 = Suposição: nenhum texto que temos mostra as formas exatas, por isso as nossas são as peças F, L, N, P, T, U, V, W e Y de cinco quadrados, J, D e S de quatro e C de três, 60 quadrados ao todo; as cartas iniciais mostram F, N, W e Y. Se o seu jogo for diferente, dê ao programa um ficheiro de componentes seu.
    .title = Formas
    .caption = As 13 peças como estão desenhadas.
    .assumed = yes
FIT-C5 = O segundo lado do tabuleiro tem 9 caixas de símbolos, 3 de cada uma de 3 cores; as nossas também diferem na forma. Suposição: onde estão impressas. Um ficheiro de componentes pode mudá-las de sítio, e pode juntar caixas que custam pontos enquanto descobertas, ou um preço por cada buraco; de origem não há nem uma coisa nem outra.
    .title = Símbolos
    .caption = Estrelas, luas e losangos no segundo lado.
    .assumed = yes

## Como se joga

FIT-1 = O jogo tem duas rondas: uma no lado liso do tabuleiro, depois outra no lado com símbolos. Antes de cada ronda baralham-se os dois baralhos.
    .title = Duas rondas
FIT-2 = Cada jogador recebe uma das 4 cartas iniciais e mantém-na à vista até ao fim da ronda. A peça que ela mostra é a primeira que coloca. Suposição: as cartas iniciais tiram-se à sorte; uma opção permite escolhê-las à vez.
    .title = Cartas iniciais
    .caption = F, a peça inicial, está por cima das colunas 2 a 4 e desliza até às caixas marcadas. Também podia ser rodada e descer noutras colunas.
    .assumed = yes
FIT-3 = Rode a peça como quiser, vire-a se quiser: há até 8 maneiras de a segurar. Ponha-a por cima de quaisquer colunas e deslize-a a direito para baixo, até assentar no fundo ou noutra peça. Pelo caminho não roda nem anda para o lado, por isso já não se chega a um buraco coberto por cima.
    .title = Deslizar uma peça
    .caption = A peça L nas suas oito posições.
    .caption2 = Já nada chega aos dois buracos da linha 1.
FIT-4 = Colocadas todas as peças iniciais, vira-se a carta de cima. Cada um pega na peça que ela mostra e desliza-a onde quiser no seu quadro, todos ao mesmo tempo e segundo as mesmas regras da peça inicial. Depois vem a carta seguinte.
    .title = A mesma peça para todos
    .caption = A carta mostra T.
FIT-5 = Se uma carta mostra uma peça com que alguém começou, é descartada e vira-se outra: todos saltam essa peça. Com a opção própria, só o dono fica de fora e os outros colocam a peça. Para um só jogador vai dar ao mesmo. Disso depende até onde se pode chegar: dos 60 quadrados das nossas peças, a cada um de 4 jogadores calham 45 quando todos saltam, o que dá para 7 linhas; quando só o dono salta, vêm os 60, o que dá para 10.
    .title = As peças iniciais só vêm uma vez
FIT-6 = Nenhuma peça pode sair pela esquerda nem pela direita. Pode sair por cima. Suposição: pelo menos um dos seus quadrados tem de ficar dentro do quadro.
    .title = Bordos
    .caption = L sai por cima com um quadrado.
    .assumed = yes
FIT-7 = Em vez de colocar uma peça, pode pô-la de lado, as vezes que quiser. Fica perdida nesta ronda. Suposição: a peça inicial tem de ser colocada; há sempre lugar para ela.
    .title = Pôr de lado
    .assumed = yes
FIT-8 = A ronda acaba quando todas as cartas foram viradas. Cada peça vem no máximo uma vez por ronda.
    .title = Fim de uma ronda

## Pontuação

FIT-9 = Na primeira ronda cada linha completa vale 1 ponto, portanto no máximo 10. Os buracos não custam nada.
    .title = Lado liso
    .caption = As linhas 1 e 2 estão completas.
FIT-10 = Também na segunda ronda cada linha completa vale 1 ponto, e aqui uma caixa de símbolo ainda visível conta como uma caixa coberta. Depois, 3 símbolos visíveis da mesma cor valem 3 pontos. No máximo são 10 + 9 = 19.
    .title = Lado com símbolos
    .caption = A linha 1 está completa à volta de um losango; ainda não há símbolos cobertos.
FIT-11 = Somam-se as duas rondas. Ganha o total mais alto, e quem ganha é o Magni-fits até ao próximo jogo. Suposição: quem empata partilha a vitória.
    .title = Vitória
    .assumed = yes
FIT-12 = A solo, o total dá-lhe um título. Até 4: Néo-fits, refazer tudo. De 5 a 7: Malé-fits, ainda há que trabalhar. De 8 a 10: Justi-fits, pode fazer melhor. De 11 a 13: Béné-fits, promissor. De 14 a 16: Pro-fits, profissional. Mais de 16: Magni-fits, magnífico.
    .title = Jogar a solo

## Esclarecimentos

FIT-R1 = Suposição: com menos de 4 jogadores, as cartas iniciais que ninguém recebeu não têm efeito, e as cartas das suas peças jogam-se normalmente. Se a última carta mostrar uma peça inicial, a ronda acaba com ela.
    .title = Cartas iniciais que ninguém recebeu
    .assumed = yes
FIT-R2 = Suposição: uma peça que sai por cima bloqueia as suas colunas, e os seus quadrados acima do quadro nunca pontuam. As cartas descartadas ficam à vista, para todos verem o que ainda pode vir.
    .title = Por cima do quadro
    .caption = As colunas 5 e 6 estão bloqueadas: C só pode descer mais à esquerda.
    .assumed = yes
