### O que o próprio cliente diz; tudo sobre um jogo vem com a sua sala.

## Em todo o lado

ui-language = Idioma
ui-theme-dark = Mudar para o tema escuro
ui-theme-light = Mudar para o tema claro
ui-settings = Definições
ui-skip = Saltar para o conteúdo
ui-home = Todos os jogos
ui-close = Fechar
ui-page-lost = Página não encontrada
ui-unreachable = O servidor não responde. Tente de novo daqui a pouco.
ui-away-note = Não há ligação ao servidor. Pode ler as regras entretanto; a tentar de novo…
ui-away-games = Os seus jogos estão a salvo. Voltam assim que o servidor responder.

## A estante

ui-home-title = Escolha um jogo.
ui-home-about = Jogos de tabuleiro, fiéis às regras.
ui-games = Jogos
ui-players = { $most ->
    [1] 1 jogador
   *[other] { $least }–{ $most } jogadores
}

## Jogos guardados

ui-continue = Continuar
ui-going-on = em curso
ui-over = terminado
ui-just-now = agora mesmo
ui-saved-none = Os seus jogos aparecem aqui, guardados automaticamente.
ui-forget = Remover da lista
ui-give-up = Desistir
ui-give-up-title = Desistir deste jogo?
ui-give-up-about = O jogo é apagado para todos à mesa e não pode ser recuperado. Para continuar mais tarde, basta sair: fica guardado.
ui-no-keep = Manter o jogo

## Uma mesa nova

ui-variant = Variante
ui-all-options = Todas as opções
ui-own-mix = personalizada
ui-assumed = suposição nossa
ui-seats = Lugares
ui-seat-count = Quantos jogam
ui-seat = Jogador { $number }
ui-seat-kind = Quem se senta no lugar { $number }
ui-seat-name = Nome no lugar { $number }
ui-human = Este ecrã
ui-bot-level = Bot: { $level }
ui-start = Começar a jogar
ui-rule = Regra { $rule }.

## À mesa

ui-table = Mesa
ui-opening = A abrir a mesa…
ui-lost = Ligação perdida. O seu jogo está a salvo; a ligar de novo…
ui-watching = Está a assistir.
ui-gone = Não é possível abrir esta mesa
ui-gone-about = Não existe aqui, ou este navegador não tem lugar nela.
ui-turn = Jogada { $turn } de { $of }
ui-your-turn = { $name }, é a sua vez
ui-your-score = A sua pontuação
ui-rows = { $done } de { $of } linhas completas
ui-rows-round = Ronda { $round }: { $done } de { $of } linhas completas
ui-row-list = Estado das linhas
ui-promised = +{ $points } possíveis
ui-leader = À frente
ui-and-more = { $count ->
    [1] e mais uma pessoa
   *[other] e mais { $count } pessoas
}
ui-at-the-table = À mesa
ui-enlarge = Ampliar este tabuleiro
ui-pick = Escolha uma peça.
ui-place = Colocar
ui-undo = Desfazer
ui-next-round = Próxima ronda
ui-next-tile = Peça seguinte
ui-drag = Arraste-a para uma casa, ou escolha uma casa.
ui-undo-of = { $name }: desfazer
ui-leave = Sair (fica guardado)
ui-key-arrows = Setas
ui-key-choose = escolher
ui-key-place = colocar
ui-cell-empty = vazia
ui-tallies = O que ainda pode sair
ui-tally = { $what }: restam { $left } de { $of }
ui-story = O que aconteceu
ui-story-empty = Ainda nada.
ui-legend-complete = completa, pontua
ui-legend-live = linha em aberto
ui-legend-broken = cortada: sem pontos

## Cartas na mão

ui-last = última
ui-key-of = tecla { $key }
ui-team = { $team }: { $names }
ui-team-of = Equipa: { $team }
ui-plays-now = joga agora
ui-zoom = Tamanho do tabuleiro
ui-zoom-in = Aproximar
ui-zoom-out = Afastar
ui-zoom-all = Tabuleiro inteiro
ui-keys-hand = Escolher uma carta ou peça; depois Tab ou as setas levam às suas casas
ui-keys-tab-hand = Às cartas ou peças, às casas iluminadas, aos botões
ui-keys-zoom = Aproximar, afastar, tabuleiro inteiro

## Peças num suporte, uma mesa sem fim

ui-hints = Mostrar onde as peças servem e os pontos
ui-places-or-none = { $count ->
    [0] sem lugar
    [1] { $count } lugar
   *[other] { $count } lugares
}

## Várias pessoas no mesmo ecrã

ui-curtain = Passe o dispositivo a { $name }
ui-curtain-about = O que vem a seguir é só para { $name }.
ui-curtain-open = Sou { $name }: mostrar a mesa
ui-curtain-may = { $name } quer fazer algo antes
ui-pass-on = Passar a { $name }

## Pontos

ui-where-from = De onde vêm os pontos
ui-points-of = Pontos de { $name }
ui-line = Motivo
ui-points = Pontos
ui-total = Total
ui-no-points = Sem pontos.

## O fim

ui-standings = Classificação
ui-standings-hint = Escolha um jogador para ver o tabuleiro e os pontos.
ui-winner = vencedor
ui-rounds = Ronda a ronda
ui-round = Ronda { $round }
ui-round-won = ganhou a ronda
ui-rematch = Desforra
ui-download = Descarregar o registo

# Como o jogo acabou: o lugar, depois a distância dos outros.
ui-end-place = { $rank ->
    [1] Primeiro
    [2] Segundo
    [3] Terceiro
    [4] Quarto
    [5] Quinto
    [6] Sexto
   *[other] { $rank }.º
} lugar entre { $of ->
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
   *[other] { $of }
}.
ui-end-place-shared = { $rank ->
    [1] Primeiro
    [2] Segundo
    [3] Terceiro
    [4] Quarto
    [5] Quinto
   *[other] { $rank }.º
} lugar partilhado, entre { $of ->
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
   *[other] { $of }
}.
ui-end-ahead = { $gap ->
    [1] { $gap } ponto
   *[other] { $gap } pontos
} à frente de { $next }.
ui-end-level = Em igualdade com { $level }.
ui-end-behind = A { $gap ->
    [1] { $gap } ponto
   *[other] { $gap } pontos
} de { $first }.
ui-end-behind-ahead = A { $gap ->
    [1] { $gap } ponto
   *[other] { $gap } pontos
} de { $first }, à frente de { $below }.
ui-end-alone = A sua pontuação final
ui-record-new = Novo recorde pessoal! O anterior: { $before }.
ui-record-first = O seu primeiro resultado nesta variante: agora é batê-lo.
ui-record = O seu recorde: { $best }.
ui-end-boards = Os tabuleiros de todos
ui-end-row = Linha
ui-end-number = Número
ui-end-sum = Conta
ui-end-rows-complete = { $count ->
    [1] { $count } linha completa
   *[other] { $count } linhas completas
}
ui-end-rows-broken = { $count ->
    [1] { $count } linha cortada
   *[other] { $count } linhas cortadas
}

## O melhor possível

ui-best = O melhor possível com estas peças: { $score }
ui-best-between = O melhor possível com estas peças: pelo menos { $score }, no máximo { $bound }
ui-best-proved = Provado: nenhum outro tabuleiro dá mais.
ui-best-found = É o melhor tabuleiro encontrado; não se exclui um melhor.
ui-best-mine = Alcançou { $percent } disso sem saber o que ia sair.
ui-best-of = { $name } alcançou { $percent } disso sem saber o que ia sair.
ui-best-mine-between = Alcançou entre { $least } e { $most } disso sem saber o que ia sair.
ui-best-of-between = { $name } alcançou entre { $least } e { $most } disso sem saber o que ia sair.
ui-best-perfect = Não era possível fazer melhor.
ui-best-round = Conta a última ronda.
ui-best-rounds = Contam todas as rondas.
ui-best-open = Abrir este tabuleiro
ui-best-waiting = O melhor possível com estas peças
ui-best-working = A calcular…
ui-best-title = O melhor tabuleiro

## Repetição

ui-replay = Repetição
ui-replay-play = Reproduzir
ui-replay-pause = Pausar
ui-replay-first = Ir para o início
ui-replay-slider = Momento do jogo
ui-replay-at = { $stop } de { $of }
ui-replay-speed = Velocidade
ui-replay-begin = A mesa antes da primeira jogada.
ui-replay-points = { $points ->
    [1] { $points } ponto até agora
   *[other] { $points } pontos até agora
}

## Partilhar e guardar

ui-share = Partilhar
ui-share-title = Partilhar este tabuleiro
ui-share-picture = O tabuleiro com os seus pontos, como imagem
ui-share-png = Imagem (PNG)
ui-share-svg = Desenho (SVG)
ui-share-send = Enviar…
ui-share-link = Ligação para esta página
ui-share-link-about = Quem a tiver vê o resultado, todos os tabuleiros e a repetição.
ui-share-copy = Copiar
ui-share-copied = Copiada
ui-share-failed = Não foi possível criar a imagem aqui. Experimente o outro formato.
ui-keep = Descarregar
ui-import = Abrir um ficheiro de jogo
ui-import-about = Um registo «.ludo»: um jogo terminado aparece com a repetição, um por terminar continua. Também pode largar o ficheiro aqui.
ui-import-drop = Largue para abrir o jogo
ui-import-refused = Não é possível abrir este ficheiro.
ui-import-line = Linha { $line }
ui-pace = Velocidade dos bots e do sorteio
ui-pace-about = Enquanto esperam, pode desfazer a jogada. Manual: nada acontece até continuar.
ui-pace-quick = Rápido
ui-pace-normal = Normal
ui-pace-calm = Lento
ui-pace-hand = Manual
ui-confirm = Confirmar as jogadas
ui-confirm-about = O primeiro clique ou toque mostra o que aconteceria, o segundo coloca a peça.
ui-confirm-touch = Ao tocar
ui-confirm-always = Sempre
ui-confirm-never = Nunca
ui-large = Números maiores, padrões mais leves
ui-keys = Teclas
ui-key-space = Espaço
ui-keys-tab = Para o tabuleiro, os botões e os outros tabuleiros
ui-keys-arrows = De casa em casa
ui-keys-ends = Para a primeira e para a última casa
ui-keys-place = Colocar nesta casa; continuar, se a mesa estiver à espera
ui-keys-escape = Largar, sair do tabuleiro, fechar uma janela
ui-keys-undo = Desfazer a jogada
ui-keys-next = Continuar, se a mesa estiver à espera
ui-keys-settings = Definições
ui-keys-help = Esta lista de teclas
ui-keys-drag = Com o rato ou o dedo, arraste para uma casa. Escape cancela.

## O treinador

ui-coach = O treinador
ui-coach-mine = Comparadas com as escolhas do especialista, as suas jogadas perderam { $cost } pontos no total.
ui-coach-of = Comparadas com as escolhas do especialista, as jogadas de { $name } perderam { $cost } pontos no total.
ui-coach-flawless = Nem o especialista teria feito muito melhor.
ui-coach-strip = Quanto custou cada jogada
ui-coach-taken = a sua jogada
ui-coach-better = melhor
ui-coach-expected = Pontos esperados no fim da ronda, em comparação com a melhor escolha.
ui-coach-working = A analisar as jogadas…
ui-coach-played = jogada
ui-end-won = Ganhou por { $gap }
ui-end-lost = Perdeu por { $gap }
ui-end-tied = Empate
ui-try-again = Tentar de novo
