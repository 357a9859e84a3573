# Stamp Swap para 2 a 5 jogadores.

preset-stamp-swap-several = Vários jogadores
preset-stamp-swap-several-about = Recolher de uma oferta comum, dividir em segredo, escolher uns dos outros. Sem a Pinzetta.
choice-stamp-swap-mode-several = Vários jogadores
option-stamp-swap-turn_up = Selos virados para baixo
option-stamp-swap-turn_up-about = Nas regras publicadas, quem escolheu revela logo os seus selos, antes de o seguinte escolher. Também podem ficar ocultos até todos terem escolhido.
choice-stamp-swap-turn_up-each-choice = Revelados após cada escolha
choice-stamp-swap-turn_up-all-chosen = Revelados quando todos escolheram
option-stamp-swap-unclaimed = Ficha que ninguém tira
option-stamp-swap-unclaimed-about = Segundo uma crítica do jogo, a ficha de primeiro jogador que sobra na oferta vai, como item a mais, para quem recolheu por último. Também pode ficar com quem a tinha.
choice-stamp-swap-unclaimed-last = Para quem recolheu por último
choice-stamp-swap-unclaimed-stays = Fica onde estava

refused-mode = { $seats ->
    [1] A solo, joga-se contra a Pinzetta: introdutório ou completo.
   *[other] { $seats } pessoas jogam sem a Pinzetta: o modo é «Vários jogadores».
  }
refused-hers-alone = O nível e os ícones riscados só dizem respeito à Pinzetta; quando jogam vários, não têm efeito.
refused-pack-no-pools = Este pacote não tem cartas de evento para vários jogadores.
refused-not-in-pool = Já não há nada neste lugar da oferta.
refused-empty-pile = Cada uma das duas pilhas precisa de pelo menos um item.
refused-smaller-pile = Diga os itens da pilha maior; se forem iguais, os da que tem o primeiro item.
refused-own-pile = Escolha uma pilha de outra pessoa, não uma sua.
refused-pile-gone = Alguém já ficou com uma destas pilhas; a outra fica com o dono.

sts-token = a ficha de primeiro jogador

sts-rule-nothing = Hoje não há regra especial.
sts-rule-turn-up = Hoje toda a oferta está virada para cima.
sts-rule-forever = Hoje todos recebem um selo permanente.
sts-rule-two-reserves = Hoje todos reservam dois itens.
sts-rule-other-way = Hoje recolhe-se no sentido contrário ao dos ponteiros do relógio.
sts-rule-double-token = Hoje a ficha de primeiro jogador vale o dobro.

sts-page-of = O álbum de { $player }, { $empty ->
    [1] { $empty } quadrado vazio
   *[other] { $empty } quadrados vazios
  }
sts-in-pool = Lugar { $number } da oferta
sts-out-of-pool = Lugar { $number } da oferta, levado
sts-item-theirs = Item { $number } de { $player }, { $where }

sts-now-pick = { $day }: tire um item da oferta, { $number } de { $of }.
sts-now-reserve-one = { $day }: reserve um item. Fica seu; do resto, alguém leva uma pilha.
sts-now-split-any = { $day }: faça duas pilhas. Alguém leva uma, a outra é sua.
sts-now-choose = { $day }: escolha uma pilha de outro jogador.
sts-now-others-cut = { $day }: os outros ainda estão a fazer as pilhas.
sts-now-others-show = { $day }: os outros ainda estão a colocar os selos.
sts-now-other-picks = { $day }: { $player } tira um item da oferta.
sts-now-other-chooses = { $day }: { $player } escolhe uma pilha.
sts-now-reserve-two = { $day }: reserve um item, { $number } de { $of }. Fica seu.
sts-now-all-cut = { $day }: todos fazem duas pilhas.
sts-now-all-show = { $day }: todos colocam selos.
sts-now-winner = { $player } ganha com { $points } { $points ->
    [1] ponto
   *[other] pontos
  }.
sts-now-shared = { $player } partilham a vitória com { $points } { $points ->
    [1] ponto
   *[other] pontos
  } cada.

sts-do-pick = Tirar: { $item }
sts-do-pick-short = Tirar
sts-do-take-large-from = Ficar com a pilha grande de { $player }: { $items }
sts-do-take-small-from = Ficar com a pilha pequena de { $player }: { $items }
sts-do-take-large-from-short = Pilha grande de { $player }
sts-do-take-small-from-short = Pilha pequena de { $player }

sts-log-reveal-keeps = Tudo é virado para cima. Sem pilha para levar: { $players }; as duas próprias ficam
sts-log-turn-up = Revelados: { $items }
sts-log-first = Ficha de primeiro jogador: { $player }
sts-log-mat-of = { $player }: { $mat }
sts-log-pool-event = A carta de evento { $number } vai para a mesa
sts-log-pool = Para a oferta: { $item }
sts-log-draw-for = { $player }: { $item }
sts-log-pick = Tira da oferta: { $item }
sts-log-pick-token = Tira da oferta: { $item }; junta-se a ficha de primeiro jogador, que ninguém tirou
sts-log-take-large-from = Escolhe uma pilha grande ({ $player }): { $items }
sts-log-take-small-from = Escolhe uma pilha pequena ({ $player }): { $items }

rulebook-stamp-swap-several = Dois a cinco jogadores: recolher
rulebook-stamp-swap-several-swap = Dois a cinco jogadores: a troca
rulebook-stamp-swap-several-end = Dois a cinco jogadores: exposição e fim
STS-17 = Com 2 a 5 jogadores não há Pinzetta: todos recolhem de uma oferta comum, dividem em segredo e levam uma pilha de outra pessoa. O dia tem os mesmos cinco passos do jogo a solo. Páginas, concursos, expositores e especialistas funcionam como no jogo a solo.
    .title = Sem a Pinzetta
STS-M1 = Todas as manhãs põem-se na mesa tantas cartas de evento como jogadores. O que elas mostram vai para a oferta, em parte virado para baixo, e o texto da carta de cima vale o dia inteiro. A ficha de primeiro jogador também está na oferta. Suposição: à noite, o que sobra volta para a reserva geral, uma pilha vazia da reserva geral é saltada, e as cartas de evento são baralhadas de novo quando acabam.
    .title = A oferta
    .assumed = yes
STS-M2 = Começa quem tem a ficha de primeiro jogador e, no sentido dos ponteiros do relógio, cada um tira um item de cada vez, até ter 6. O que se tira virado para baixo só o dono vê. Se ninguém tira a ficha, ela vai, como item a mais, para quem recolheu por último; com uma opção, fica onde estava. Suposição: a primeira ficha é sorteada.
    .title = Recolher
    .assumed = yes
STS-M3 = Cada um reserva em segredo um item, nunca um raro, e divide o resto em duas pilhas de qualquer tamanho, com pelo menos um item cada. Quando todos estão prontos, as pilhas são mostradas; o que está virado para baixo assim continua. Suposição: quem recolheu demasiado pouco para fazer duas pilhas fica com tudo.
    .title = Reservar e dividir
    .assumed = yes
STS-M4 = Quem tem a ficha escolhe primeiro: uma pilha de outra pessoa. O dono fica com a outra pilha e escolhe a seguir; se já escolheu, é a vez, no sentido contrário, da primeira pessoa que ainda não escolheu. Ninguém perde duas pilhas. Quem não tem pilha para levar fica com as duas suas.
    .title = Escolher
STS-M5 = Quem já escolheu revela os selos virados para baixo que já são seus; com uma opção, só se revelam quando todos tiverem escolhido. Suposição: depois de escolher são seus a reserva, a pilha levada e a que resta das suas duas.
    .title = Revelar
    .assumed = yes
STS-M6 = Todos colocam selos, pontuam expositores e um concurso, como no jogo a solo. A ficha de primeiro jogador vale 2 pontos. No fim, todos competem pelos selos permanentes; ganha quem tem mais pontos, e os iguais partilham a vitória. Suposição: os especialistas atuam desde o dia em que são tirados, também os que tiram selos; o prémio por escolher em último é de quem por último levou uma pilha; o jogador imaginário com 3 selos permanentes só se senta à mesa de um ou dois.
    .title = Exposição e fim
    .assumed = yes
