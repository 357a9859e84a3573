### Sequence: tudo o que a sala diz durante o jogo. As regras estão em rulebook.ftl.

game-sequence = Sequence
game-sequence-about = Jogue uma carta, ponha uma ficha numa das suas duas casas e seja o primeiro a alinhar cinco.
game-sequence-box = Jogue uma carta, ponha uma ficha, alinhe cinco.
game-sequence-line = Alinhe cinco fichas.

## Variantes prontas

preset-sequence-classic = Jogo clássico
preset-sequence-classic-about = Duas equipas correm para duas sequências; 3 ou 9 jogadores formam três equipas e só precisam de uma.
preset-sequence-three-teams = Três equipas
preset-sequence-three-teams-about = Três cores no tabuleiro, e a primeira sequência ganha.
preset-sequence-advanced = Avançado
preset-sequence-advanced-about = Os valetes de um olho também tiram fichas de sequências completas.
preset-sequence-forgetful = Compra manual
preset-sequence-forgetful-about = Cada um compra as suas cartas: quem se esquece joga com menos.
preset-sequence-silent = Sem conversa à mesa
preset-sequence-silent-about = Avisar um parceiro custa uma carta a cada membro da equipa.

## Opções

option-sequence-teams = Equipas
option-sequence-teams-about = Duas equipas precisam de duas sequências, três precisam de uma. Com 6 ou 12 jogadores pode escolher-se.
choice-sequence-teams-auto = Pelo número de jogadores
choice-sequence-teams-2 = Duas equipas
choice-sequence-teams-3 = Três equipas

option-sequence-colours = Fichas de duas equipas
choice-sequence-colours-red-blue = Vermelhas e azuis
choice-sequence-colours-red-green = Vermelhas e verdes
choice-sequence-colours-blue-green = Azuis e verdes

option-sequence-row_for_two = Duas sequências numa linha
option-sequence-row_for_two-about = Suposição: duas sequências têm no máximo uma ficha comum, também numa só linha.
choice-sequence-row_for_two-nine = Nove em linha, com uma ficha comum
choice-sequence-row_for_two-ten = Dez em linha, sem fichas comuns

option-sequence-choose_lock = Escolher as cinco que se fecham
option-sequence-choose_lock-about = Suposição: com mais de cinco em linha, fecham-se as cinco que deixam mais hipóteses de outra sequência. Escolha «sim» para decidir.

option-sequence-exchanges = Cartas mortas em cada jogada
option-sequence-exchanges-about = Suposição: as nossas regras não indicam um limite; outras edições permitem uma troca em cada jogada.
choice-sequence-exchanges-one = Trocar uma
choice-sequence-exchanges-unlimited = Trocar quantas quiser

option-sequence-manual_draw = Compra manual
option-sequence-manual_draw-about = É você quem compra as suas cartas, e pode esquecer-se.

option-sequence-no_table_talk = Sem conversa à mesa
option-sequence-no_table_talk-about = Os adversários podem denunciar um aviso, e são eles que votam.

option-sequence-advanced = Tirar fichas de sequências
option-sequence-advanced-about = Um valete de um olho pode desfazer uma sequência completa.

## Cartas e fichas, lidas em voz alta

seq-card = { $rank } de { $suit }
seq-card-dead = { $card }, morta
seq-index = { $index }
seq-rank-2 = 2
seq-rank-3 = 3
seq-rank-4 = 4
seq-rank-5 = 5
seq-rank-6 = 6
seq-rank-7 = 7
seq-rank-8 = 8
seq-rank-9 = 9
seq-rank-T = 10
seq-rank-J = valete
seq-rank-Q = dama
seq-rank-K = rei
seq-rank-A = ás
seq-suit-spades = espadas
seq-suit-hearts = copas
seq-suit-diamonds = ouros
seq-suit-clubs = paus
seq-team-red = Vermelhos
seq-team-blue = Azuis
seq-team-green = Verdes
seq-chip = Ficha: { $team }
seq-chip-locked = Ficha numa sequência: { $team }

## A mesa

seq-board = O tabuleiro
seq-cell = Casa { $cell }, { $card }
seq-cell-corner = Canto { $cell }, livre para todos
seq-corner = livre
seq-row = { $team }, sequência { $five }
seq-line = Sequência { $five }
seq-dealer = dá as cartas
seq-note-cards = { $team }, { $cards ->
    [1] { $cards } carta
   *[other] { $cards } cartas
}
seq-made = { $made } de { $needed }
seq-need = Tem { $have } de 5. Em falta: { $cards }
seq-left-pile = Monte
seq-left-two-eyed = Valetes de dois olhos por ver
seq-left-one-eyed = Valetes de um olho por ver

## O que se passa

seq-now-cut = Sorteio de quem dá: dá quem tirar a mais baixa.
seq-now-deal = { $name } dá as cartas.
seq-now-draw = { $name } compra uma carta.
seq-now-play = É a sua vez: jogue uma carta.
seq-now-play-again = É a sua vez: a carta morta foi trocada, agora jogue.
seq-now-play-late = É a sua vez. Ainda não comprou: compre primeiro, ou continue com menos cartas.
seq-now-wait = Joga { $name } ({ $team }).
seq-now-lock = Mais de cinco em linha: que cinco formam a sua sequência?
seq-now-lock-wait = { $name } escolhe que cinco formam a sequência.
seq-now-vote = { $name } denuncia um aviso ({ $team }). Foi assim?
seq-now-vote-wait = { $name } denuncia um aviso ({ $team }). Os adversários votam.
seq-now-give = A sua equipa falou: entregue uma carta à sua escolha.
seq-now-give-wait = Cada membro da equipa que falou entrega uma carta.
seq-now-over = { $names } { $players ->
    [1] ganha
   *[other] ganham
} ({ $team }) com { $made ->
    [1] { $made } sequência
   *[other] { $made } sequências
}.
seq-now-draw-game = Nenhuma ficha mudou durante uma volta inteira: empate.

## O que pode fazer

seq-do-place = { $card }: ficha em { $cell }
seq-do-place-short = Ficha em { $cell }
seq-do-remove = { $card }: tirar a ficha de { $cell }
seq-do-remove-short = Tirar a ficha de { $cell }
seq-do-dead = Trocar a carta morta: { $card }
seq-do-dead-short = Trocar
seq-do-give = Entregar: { $card }
seq-do-give-short = Entregar
seq-do-lock = Fechar { $five }
seq-do-object = Denunciar um aviso: { $team }
seq-do-pass = Passar
seq-do-draw = Comprar uma carta
seq-do-agree = Sim, falaram
seq-do-disagree = Não, ninguém falou
seq-do-abstain = Não sei

# O que faz uma ficha: poucas palavras.
seq-completes = { $sequences ->
    [1] Completa uma sequência
   *[other] Completa { $sequences } sequências
}
seq-extends = Faz { $have } de 5
seq-blocks = Bloqueia { $have } ({ $team })
seq-breaks = Estraga { $have } ({ $team })
seq-breaks-sequence = Desfaz uma sequência ({ $team })

## O que aconteceu

seq-log-cut = { $player }, carta tirada: { $card }
seq-log-deal = { $player }, carta comprada: { $card }
seq-log-shuffle = As cartas jogadas são baralhadas e formam um novo monte
seq-log-place = { $card }: ficha em { $cell }
seq-log-complete = { $card }: ficha em { $cell }, uma sequência
seq-log-remove = { $card }: tira uma ficha de { $cell } ({ $team })
seq-log-dead = Troca uma carta morta: { $card }
seq-log-give = Entrega: { $card }
seq-log-lock = Fecha { $five }, uma sequência
seq-log-object = Denuncia um aviso ({ $team })
seq-log-pass = Passa
seq-log-draw = Compra uma carta
seq-log-agree = Acha que falaram
seq-log-disagree = Acha que ninguém falou
seq-log-abstain = Abstém-se

## Recusas

refused-card-not-in-hand = Esta carta não está na sua mão. Escolha uma que esteja.
refused-chip-there = Já há uma ficha nesta casa. Escolha uma livre.
refused-wrong-cell = Esta casa mostra outra carta. Escolha uma das duas casas da sua carta.
refused-corner-is-free = Os cantos são de todos; não se põem lá fichas nem se tiram de lá.
refused-nothing-to-remove = Não há aqui ficha para tirar. Escolha uma ficha de um adversário.
refused-own-chip = Esta ficha é sua. Um valete de um olho tira uma ficha de um adversário.
refused-chip-locked = Esta ficha faz parte de uma sequência completa e fica. Escolha outra.
refused-not-dead = Esta carta não está morta: ainda há onde jogá-la.
refused-enough-exchanged = Já trocou uma carta morta nesta jogada. Jogue uma carta.
refused-nothing-to-draw = Não há nada para comprar, por isso não se pode trocar.
refused-can-play = Só passa quem não tem carta para jogar. Uma das suas serve.
refused-can-exchange = Troque a carta morta antes de passar.
refused-no-right-to-draw = Não pode comprar agora: já comprou, ou o jogador seguinte foi mais rápido.
refused-not-a-sequence = Estas cinco não se podem fechar. Escolha cinco suas que estejam em linha.
refused-choose-a-five = Primeiro escolha que cinco fichas formam a sua sequência.
refused-talk-allowed = Nesta mesa é permitido falar.
refused-own-team = Não pode denunciar a própria equipa.
refused-objected-already = Já denunciou nesta jogada.
refused-card-not-in-pile = Esta carta não está no monte.
refused-another-players-card = Esta carta é para outro jogador.
refused-pile-not-empty = As cartas jogadas só se baralham quando o monte está vazio.
refused-card-unknown = Não há essa carta. Escreva o valor e o naipe: KD, TS, 7H, 2C.
refused-no-cell = O tabuleiro não tem essa casa. As colunas são letras da esquerda, as filas contam-se de cima: e5.
refused-jack-sign = Os valetes de um olho (JS, JH) tiram: JS<e5. As outras cartas põem: KD>e5.
refused-teams = { $seats } jogadores não podem formar { $teams } equipas iguais. Com { $teams } equipas, a mesa pode ter: { $allowed }.
refused-teams-asked = { $seats } jogadores podem formar duas equipas ou três. Escolha quantas equipas.
refused-colours = Três equipas usam as três cores. Deixe esta opção como está.
refused-talk-alone = Aqui cada um joga sozinho, por isso não há parceiro para avisar.
refused-board-lines = Um tabuleiro tem 10 linhas, este tem { $found }.
refused-board-line = Cada linha do tabuleiro tem 10 casas, esta tem { $found }.
refused-board-corner = Os quatro cantos, e só eles, escrevem-se XX. Veja { $cell }.
refused-board-card = «{ $card }» não é carta do tabuleiro. Escreva valor e naipe, como KD ou TS; os valetes não estão lá.
refused-board-twice = Cada carta, menos os valetes, está no tabuleiro exatamente duas vezes; { $card } aparece { $found } vezes.

## Porque uma casa não está disponível

seq-why-no-card = Nenhuma carta da sua mão serve nesta casa.
seq-why-vote = Há uma votação. Responda primeiro.
seq-why-give = Entregue primeiro uma carta.
seq-and = { $first } e { $last }
