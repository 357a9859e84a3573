### What the room's own client says.

fit-ui-piece-left = Mover para a esquerda
fit-ui-piece-right = Mover para a direita
fit-ui-piece-turn = Rodar
fit-ui-piece-flip = Virar
fit-ui-piece-plain = Sem linha, sem símbolo, nada fica enterrado.
fit-ui-piece-stuck = Rodada assim, não cabe ali.
fit-ui-drop = Largar
fit-ui-drop-points = Largar, { $points }
fit-ui-if-here = Se ficar aqui
fit-ui-next-card = Carta seguinte
fit-ui-ready-count = Prontos: { $ready } de { $of }.
fit-ui-deck = Ainda no baralho
fit-ui-aside = Postas de lado
fit-ui-your-round = A sua ronda
fit-ui-round-of = Ronda { $round } de { $of }
fit-ui-sum-count = Quanto
fit-ui-sum-lines = Linhas completas
fit-ui-sum-symbol = À vista: { $symbol }
fit-ui-sum-penalties = Caixas de penalização descobertas
fit-ui-sum-holes = Buracos
fit-ui-sum-times = { $count } × { $each }
fit-ui-sum-of = { $count } de { $of }
fit-ui-rank = O seu título
fit-ui-end-lines-open = { $count ->
    [1] { $count } linha incompleta
   *[other] { $count } linhas incompletas
}
fit-ui-key-move = mover
fit-ui-key-turn = rodar
fit-ui-key-flip = virar
fit-ui-key-drop = largar
fit-ui-keys-move = Mover a peça
fit-ui-keys-turn = Rodar a peça; a seta para baixo roda ao contrário
fit-ui-keys-flip = Virar a peça
fit-ui-keys-drop = Largar a peça, ou continuar
fit-ui-keys-aside = Pôr a peça de lado
fit-ui-keys-slide = Com o rato, aponte e clique; a roda roda a peça. Com o dedo, arraste a peça até à coluna; um segundo toque larga-a.

## In the words of a game that has pieces, not tiles

ui-box-about-mini-fits = O programa pode virar as cartas por si e contar os pontos dos quadros.
ui-caller-about-mini-fits = Todos jogam com o jogo verdadeiro. O programa dá as cartas iniciais, vira as cartas das peças e lê-as em voz alta, ronda a ronda.
ui-caller-first-mini-fits = Virar a primeira carta
ui-caller-next-mini-fits = Carta seguinte
ui-caller-ready-mini-fits = Primeiro cada um coloca a sua peça inicial.
ui-caller-number-mini-fits = Peça { $number } de { $of }
ui-caller-left-mini-fits = { $left ->
    [0] não falta nenhuma
    [1] falta { $left }
   *[other] faltam { $left }
}
ui-caller-last-mini-fits = Era a última peça.
ui-caller-last-about-mini-fits = Agora conte: passe os quadros para a folha, que explica cada ponto.
ui-caller-looking-mini-fits = Uma peça anterior
ui-caller-latest-mini-fits = Última peça
ui-caller-show-mini-fits = Ver o número { $number }: { $piece }
ui-caller-no-voice-mini-fits = Este navegador não tem voz em português, por isso as peças só se mostram.
ui-caller-score-mini-fits = Contar os pontos
ui-caller-again-mini-fits = Novo jogo
ui-sheet-about-mini-fits = Copie os seus quadros: em cada ronda, marque as caixas que as peças cobrem. O programa conta as linhas e os símbolos e soma as rondas.
ui-sheet-boards-mini-fits = Quadros
ui-sheet-empty-mini-fits = { $count ->
    [0] Todas as caixas estão cobertas.
    [1] Há { $count } caixa descoberta.
   *[other] Há { $count } caixas descobertas.
}
ui-sheet-clear-mini-fits = Limpar este quadro
ui-sheet-go-mini-fits = Indicar os quadros
ui-sheet-compare-mini-fits = Os quadros de todos
ui-best-mini-fits = O melhor possível com estas peças: { $score }
ui-best-between-mini-fits = O melhor possível com estas peças: pelo menos { $score }, no máximo { $bound }
ui-best-waiting-mini-fits = O melhor possível com estas peças

## What became of a card

fit-ui-card-deck = ainda no baralho
fit-ui-card-skips = vai ser saltada
fit-ui-card-now = na mesa
fit-ui-card-skipped = saltada
fit-ui-card-aside = posta de lado
fit-ui-card-came = colocada

## Shapes, read aloud: from the top down, the columns that each row covers

fit-ui-shape = { $squares } quadrados, { $width } de largura, { $height } de altura. Linhas de cima para baixo: { $rows }
fit-ui-shape-run = { $first } a { $last }
fit-ui-shape-and = {" "}e{" "}
fit-ui-shape-then = ;{" "}

## When the symbols come into play

fit-ui-symbols = Este lado tem símbolos
fit-ui-symbols-line = Um símbolo à vista conta como caixa coberta: a linha pode completar-se à volta dele.
fit-ui-symbols-set = { $count } à vista: { $symbol }
fit-ui-symbols-cover = Conta o que estiver à vista no fim da ronda. Pode tapar símbolos se as linhas valerem mais.
fit-ui-symbols-close = Percebi
